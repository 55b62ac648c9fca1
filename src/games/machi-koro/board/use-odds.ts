import { useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { MachiBoardProps, Turn } from './use-turn.ts'

/** Whose roll the odds are about, and with how many dice: what was chosen in this turn, or what is likely meant. */
export interface Odds {
  readonly roller: Seat
  readonly dice: 1 | 2
  chooseRoller(seat: Seat): void
  chooseDice(dice: 1 | 2): void
}

export function useOdds({ view, eyes, insight }: MachiBoardProps, { chosen }: Turn): Odds {
  const [choice, setChoice] = useState<{ roller?: Seat; dice?: 1 | 2; turns: number }>({ turns: view.turns })
  const { roller: wanted, dice: wantedDice } = choice.turns === view.turns ? choice : {}
  // Before a roll it is about that roll; after it everybody thinks of their own next one.
  const meant = view.phase === 'roll' || eyes === 'spectator' ? view.turn : eyes
  const roller = wanted ?? meant
  const most = insight.mostDice(roller, chosen ?? undefined)
  const dice = most === 1 ? 1 : (wantedDice ?? 2)
  return {
    roller,
    dice,
    chooseRoller: (seat) => setChoice({ ...choice, roller: seat, turns: view.turns }),
    chooseDice: (count) => setChoice({ ...choice, dice: count, turns: view.turns }),
  }
}
