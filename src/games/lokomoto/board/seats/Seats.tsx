import { SeatBar } from '../../../../boards/SeatBar.tsx'
import type { Seat } from '../../../../engine/game.ts'
import { PenIcon } from '../pieces/strokes/PenIcon.tsx'
import { roundOf } from '../rounds.ts'
import { freeIn } from '../strip/what-now.ts'
import type { LokoBoardProps } from '../use-turn.ts'
import styles from './Seats.module.css'

interface SeatsProps {
  readonly board: LokoBoardProps
  /** A tap on somebody, or on somebody's points. */
  onShow(seat: Seat): void
}

/** Everybody with their pen, the points that are won, and what the unused sections would cost. */
export function Seats({ board, onShow }: SeatsProps) {
  const { view, seats, shown, standing, log, texts } = board
  const { strip, words } = texts
  const began = log[0]?.seat ?? view.turn
  const free = freeIn(view.sections)
  return (
    <SeatBar
      label={strip.seats.label}
      onShow={onShow}
      onScore={onShow}
      progress={{ full: strip.progress(roundOf(view.turns, seats.length), free), short: strip.progressShort(free) }}
      keepsExtra
      seats={seats.map(({ name }, i) => {
        const { unused, total } = standing.scores[i]
        const won = total - unused
        const isActive = view.active.includes(i + 1)
        return {
          seat: i + 1,
          name,
          isActive,
          isShown: shown === i + 1,
          mark: began === i + 1 ? strip.seats.starter : undefined,
          score: (
            <span className={styles.score}>
              {words.figure(won)}
              <span className={styles.unused}>{unused < 0 && words.signed(unused)}</span>
            </span>
          ),
          scoreLabel: strip.seats.score(name, won, -unused, total),
          extra: <PenIcon seat={i + 1} size={17} />,
          label: strip.seats.seat(name, isActive),
        }
      })}
    />
  )
}
