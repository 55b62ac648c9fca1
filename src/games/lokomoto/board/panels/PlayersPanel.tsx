import type { SeatInfo } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoScore } from '../../rules/score.ts'
import type { LokoPlayerView } from '../../rules/view.ts'
import type { PlayerTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { PlayerRow } from './PlayerRow.tsx'
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

/** What everybody has, and what it is worth. */
export function PlayersPanel(props: PlayersPanelProps) {
  const { cards, players, scores, seats, turn, shown, onShow, texts, words } = props
  const { trains, bonus, shapes, unused, total } = texts.parts
  const others = seats.map((_, i) => i + 1).filter((seat) => seat !== shown)
  return (
    <section className={styles.panel} aria-label={texts.label}>
      <div className={styles.parts} data-crowded={players.length > 3 || undefined}>
        {/* Each sum is read aloud with the names of its parts. */}
        <p className={styles.head} aria-hidden="true">
          {[trains, bonus, shapes, unused, total].map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </p>
        <ul className={styles.players}>
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
