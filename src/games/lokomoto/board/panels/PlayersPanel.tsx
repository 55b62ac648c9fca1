import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import hidden from '#ui/unseen.module.css'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoScore } from '../../rules/score.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import type { PlayerTexts, WordTexts } from '../../text/en/panels.ts'
import { cardsOf } from '../names.ts'
import { TrainCard } from '../pieces/EngineSvg.tsx'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import { PenIcon } from '../pieces/strokes/Stroke.tsx'
import styles from './PlayersPanel.module.css'

export interface PlayersPanelProps {
  readonly cards: CardSet
  readonly players: readonly LokoPlayerView[]
  /** As they stand now, seat 1 first. */
  readonly scores: readonly LokoScore[]
  readonly seats: readonly SeatInfo[]
  /** Whose turn it is; null when the game is over. */
  readonly turn: Seat | null
  /** The seat that stands on top. */
  readonly shown: Seat
  onShow(seat: Seat): void
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** What every player has, and what it is worth. */
export function PlayersPanel(props: PlayersPanelProps) {
  const { cards, players, scores, seats, turn, shown, onShow, texts, words } = props
  const { trains, bonus, shapes, unused, total } = texts.parts
  const others = seats.map((_, i) => i + 1).filter((seat) => seat !== shown)
  return (
    <section className={`${parts.panel} ${styles.panel}`} aria-label={texts.label}>
      <div className={styles.parts} data-crowded={players.length > 3 || undefined}>
        {/* Each sum is read aloud with the names of its parts. */}
        <p className={styles.head} aria-hidden="true">
          {[trains, bonus, shapes, unused, total].map((part) => (
            <span key={part} className={`${parts.cut} ${styles.part}`}>
              {part}
            </span>
          ))}
        </p>
        <ul className={`${parts.cells} ${styles.players}`}>
          {[shown, ...others].map((seat) => (
            <PlayerRow
              key={seat}
              cards={cards}
              seat={seat}
              name={seats[seat - 1].name}
              player={players[seat - 1]}
              score={scores[seat - 1]}
              isShown={seat === shown}
              isTurn={seat === turn}
              onShow={() => onShow(seat)}
              texts={texts}
              words={words}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface PlayerRowProps {
  readonly cards: CardSet
  readonly seat: Seat
  readonly name: string
  readonly player: LokoPlayerView
  readonly score: LokoScore
  readonly isShown: boolean
  readonly isTurn: boolean
  onShow(): void
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** One player: the pen, the score in full, and the cards. */
function PlayerRow(props: PlayerRowProps) {
  const { cards, seat, name, player, score, isShown, isTurn, onShow, texts, words } = props
  const { trains, bonus, shapes, unused, total } = score
  return (
    <li
      className={styles.player}
      data-shown={isShown || undefined}
      data-turn={isTurn || undefined}
      style={{ '--seat': `var(--seat-${seat})` }}
    >
      <Touchable
        look="flat"
        className={`${parts.line} ${styles.name}`}
        aria-pressed={isShown}
        title={texts.show(name)}
        onClick={onShow}
      >
        <PenIcon seat={seat} />
        <span className={parts.cut}>{name}</span>
        {isTurn && (
          <>
            <span className={parts.lamp} aria-hidden="true" />
            <span className={hidden.unseen}>{texts.turn}</span>
          </>
        )}
      </Touchable>
      <p className={hidden.unseen}>{texts.spokenScore(score)}</p>
      <p className={`${parts.label} ${styles.sum}`} aria-hidden="true">
        <span>{trains}</span>
        <span>{words.signed(bonus)}</span>
        <span>{words.signed(shapes)}</span>
        <span>{words.signed(unused)}</span>
        <b className={styles.total}>{words.figure(total)}</b>
      </p>
      <PlayerCards cards={cards} name={name} player={player} texts={texts} words={words} />
    </li>
  )
}

interface PlayerCardsProps {
  readonly cards: CardSet
  readonly name: string
  readonly player: LokoPlayerView
  readonly texts: PlayerTexts
  readonly words: WordTexts
}

/** The cards that a player has: trains, shapes, and secret shapes face down. Where there are many they overlap. */
function PlayerCards({ cards, name, player, texts, words }: PlayerCardsProps) {
  const { trains, shapes } = cardsOf(player, cards)
  return (
    <div className={styles.cards}>
      {trains.length === 0 ? (
        <p className={`${parts.note} ${styles.none}`}>{texts.noTrains}</p>
      ) : (
        <ul className={styles.trains} aria-label={texts.trainsOf(name)}>
          {trains.map((train) => (
            <li key={train.id} className={styles.place}>
              <span className={styles.train} role="img" aria-label={texts.train(train)} title={texts.train(train)}>
                <TrainCard train={train} size="mini" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {shapes.length + player.secret.length > 0 && (
        <ul className={styles.shapes} aria-label={texts.shapesOf(name)}>
          {shapes.map((shape) => {
            const spoken = words.shape(shape.id, shape.points)
            return (
              <li key={shape.id}>
                <span className={`${parts.label} ${styles.shape}`} role="img" aria-label={spoken} title={spoken}>
                  <ShapePicture shape={shape} lattice={cards.map.lattice} turns={0} className={styles.picture} />
                  {shape.points}
                </span>
              </li>
            )
          })}
          {player.secret.map(({ points }) => (
            <li key={`secret ${points}`}>
              <span
                className={`${parts.label} ${styles.secret}`}
                role="img"
                aria-label={texts.secret(points)}
                title={texts.secret(points)}
              >
                {points}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
