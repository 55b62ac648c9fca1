import type { Moment } from '#boards/board.ts'
import { SeatBar } from '#boards/SeatBar.tsx'
import type { Seat } from '#engine/game.ts'
import type { Landmark, LandmarkId } from '../cards/cards.ts'
import { Coin, Coins } from './pieces/Coins.tsx'
import style from './Seats.module.css'
import type { MachiBoardProps } from './use-turn.ts'

interface SeatsProps {
  readonly board: MachiBoardProps
  readonly shown: Seat
  onShow(seat: Seat): void
  /** A tap on a player's landmarks. */
  onScore(seat: Seat): void
}

/** Every player with their coins and landmarks. */
export function Seats({ board, shown, onShow, onScore }: SeatsProps) {
  const { view, cards, seats, log, texts } = board
  const { strip, words } = texts
  return (
    <SeatBar
      board={{ ...board, shown }}
      active={view.active}
      progress={roundsOf(log).at(-1)}
      onShow={onShow}
      onScore={onScore}
      look={(seat) => {
        const { name } = seats[seat - 1]
        const { coins, landmarks } = view.players[seat - 1]
        return {
          score: <Lamps built={landmarks} all={cards.landmarks} />,
          scoreLabel: strip.seats.score(name, landmarks.length, cards.landmarks.length),
          points: coins,
          pointIcon: <Coin size={16} />,
          extra: <Coins count={coins} label={words.coins(coins)} size={16} />,
          label: strip.seats.seat(name, words.coins(coins), view.active.includes(seat)),
        }
      }}
    />
  )
}

/** A small house for each landmark, lit for those that are built. */
function Lamps({ built, all }: { readonly built: readonly LandmarkId[]; readonly all: readonly Landmark[] }) {
  return (
    <span className={style.lamps}>
      <span>
        {built.length}
        <span className={style.of}>/{all.length}</span>
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all.length * 9 - 1} 10`}
        className={style.row}
        style={{ width: all.length * 11 }}
      >
        {all.map(({ id }, i) => (
          <path
            key={id}
            className={built.includes(id) ? style.lit : style.dark}
            d={`M${i * 9 + 1} 9.300V4.200l3-3 3 3v5.100z`}
          />
        ))}
      </svg>
    </span>
  )
}

/** The round of each moment of a log, from 1: a new one begins whenever the turn comes back to the player who began. */
export function roundsOf(log: readonly Moment[]): number[] {
  let round = 0
  return log.map(({ seat }, i) => {
    if (seat === log[0].seat && log[i - 1]?.seat !== seat) round++
    return round
  })
}
