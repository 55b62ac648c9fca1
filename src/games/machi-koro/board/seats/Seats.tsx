import { SeatBar } from '../../../../boards/SeatBar.tsx'
import type { Seat } from '../../../../engine/game.ts'
import { LANDMARKS } from '../../cards/cards.ts'
import { Coins } from '../pieces/Coins.tsx'
import { roundsOf } from '../rounds.ts'
import type { MachiBoardProps } from '../use-turn.ts'
import { Lamps } from './Lamps.tsx'

interface SeatsProps {
  readonly board: MachiBoardProps
  readonly shown: Seat
  onShow(seat: Seat): void
  /** A tap on somebody's landmarks. */
  onScore(seat: Seat): void
}

/** Everybody with their coins and landmarks. */
export function Seats({ board, shown, onShow, onScore }: SeatsProps) {
  const { view, seats, log, texts } = board
  const { strip, words } = texts
  const round = roundsOf(log).at(-1)
  const began = log[0]?.seat ?? view.turn
  return (
    <SeatBar
      label={strip.seats.label}
      onShow={onShow}
      onScore={onScore}
      progress={round === undefined ? undefined : { full: words.round(round), short: String(round) }}
      seats={seats.map(({ name }, i) => {
        const { coins, landmarks } = view.players[i]
        const isActive = view.active.includes(i + 1)
        return {
          seat: i + 1,
          name,
          isActive,
          isShown: shown === i + 1,
          mark: began === i + 1 ? strip.seats.starter : undefined,
          score: <Lamps built={landmarks} />,
          scoreLabel: strip.seats.score(name, landmarks.length, LANDMARKS.length),
          extra: <Coins count={coins} label={words.coins(coins)} size={16} />,
          label: strip.seats.seat(name, words.coins(coins), isActive),
        }
      })}
    />
  )
}
