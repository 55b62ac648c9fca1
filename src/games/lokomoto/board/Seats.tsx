import { SeatBar } from '#boards/SeatBar.tsx'
import type { Seat } from '#engine/game.ts'
import { PenIcon } from './pieces/strokes/PenIcon.tsx'
import { roundOf } from './rounds.ts'
import styles from './Seats.module.css'
import { freeIn } from './strip/what-now.ts'
import type { LokoBoardProps } from './use-turn.ts'

interface SeatsProps {
  readonly board: LokoBoardProps
  /** A tap on somebody, or on somebody's points. */
  onShow(seat: Seat): void
}

/** Everybody with their pen, the points that are won, and what the unused sections would cost. */
export function Seats({ board, onShow }: SeatsProps) {
  const { view, seats, standing, texts } = board
  const { strip, words } = texts
  const free = freeIn(view.sections)
  return (
    <SeatBar
      board={board}
      active={view.active}
      progress={{ full: strip.progress(roundOf(view.turns, seats.length), free), short: strip.progressShort(free) }}
      onShow={onShow}
      keepsExtra
      look={(seat) => {
        const { unused, total } = standing.scores[seat - 1]
        const won = total - unused
        return {
          score: (
            <span className={styles.score}>
              {words.figure(won)}
              <span className={styles.unused}>{unused < 0 && words.signed(unused)}</span>
            </span>
          ),
          scoreLabel: strip.seats.score(seats[seat - 1].name, won, -unused, total),
          extra: <PenIcon seat={seat} size={17} />,
        }
      }}
    />
  )
}
