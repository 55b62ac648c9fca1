import type { SeatInfo } from '#boards/board.ts'
import type { Seat, Standing } from '#engine/game.ts'
import { type CardSet, LINES } from '../../cards/cards.ts'
import type { RailInsight } from '../../rules/insight.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { RailView } from '../../rules/view.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ResourceIcon } from '../pieces/ResourceIcon.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { MiniTown } from '../town/MiniTown.tsx'
import { OthersLine } from './OthersLine.tsx'
import styles from './OthersPanel.module.css'

interface OthersPanelProps {
  readonly view: RailView
  readonly insight: RailInsight
  readonly standing: Standing<RailScore>
  readonly seats: readonly SeatInfo[]
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: ScoreTexts
  /** The seat whose town is in the middle of the table. */
  readonly shown: Seat
  onShow(seat: Seat): void
}

function seatsOf(view: RailView): Seat[] {
  return view.players.map((_, i) => i + 1)
}

/** Everybody's town and lines at a glance. */
export function OthersPanel(props: OthersPanelProps) {
  const { view, texts, words } = props
  return (
    <section className={styles.panel} aria-label={texts.othersTitle}>
      <div className={styles.seats} data-count={view.players.length}>
        {seatsOf(view).map((seat) => (
          <SeatCard key={seat} {...props} seat={seat} />
        ))}
      </div>
      {view.requests.length > 0 && (
        <dl className={styles.requests} aria-label={texts.requestsTitle}>
          {view.requests.map((letter) => (
            <div key={letter} className={styles.request}>
              <dt>{letter}</dt>
              <dd>{words.requests[letter]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function SeatCard({
  view,
  insight,
  standing,
  seats,
  cards,
  words,
  texts,
  shown,
  onShow,
  seat,
}: OthersPanelProps & { seat: Seat }) {
  const player = view.players[seat - 1]
  const score = standing.scores[seat - 1]
  const { name } = seats[seat - 1]
  const kept = cards.devTokens.filter(({ id }) => player.kept.includes(id))
  return (
    <article
      className={styles.seat}
      data-shown={seat === shown}
      data-active={view.active.includes(seat)}
      style={{ borderTopColor: `var(--seat-${seat})` }}
    >
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.show}
          aria-pressed={seat === shown}
          aria-label={texts.showTown(name, score.total)}
          onClick={() => onShow(seat)}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.total}>{score.total}</span>
        </button>
      </h2>
      <div className={styles.town}>
        <MiniTown town={player.town} lines={player.lines} cards={cards} label={texts.townOf(name)} />
      </div>
      <ul className={styles.lines}>
        {LINES.map((line) => (
          <OthersLine
            key={line}
            line={line}
            tracks={player.lines[line].tracks.length}
            plans={score.plans[line]}
            progress={insight.players[seat - 1].plans[line]}
            cards={cards}
            words={words}
            texts={texts}
          />
        ))}
      </ul>
      <div className={styles.stock}>
        <span className={styles.resources} title={words.resources(player.resources)}>
          <ResourceIcon size={15} />
          <span role="img" aria-label={words.resources(player.resources)}>
            {player.resources}
          </span>
        </span>
        {kept.length > 0 && (
          <ul className={styles.kept} aria-label={texts.tokensKept}>
            {kept.map((token) => (
              <li key={token.id}>
                <TokenPicture token={token} words={words} />
              </li>
            ))}
          </ul>
        )}
        {view.requests.map((letter) => (
          <span key={letter} className={styles.wish} title={texts.request(letter)}>
            <b>{letter}</b>
            <span role="img" aria-label={texts.itemPoints(texts.request(letter), score.requests[letter] ?? 0)}>
              {score.requests[letter] ?? 0}
            </span>
          </span>
        ))}
      </div>
    </article>
  )
}
