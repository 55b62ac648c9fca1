import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { MachiBoardProps } from './use-turn.ts'

/** Whose roll the odds are about, and with how many dice where this many are allowed: what was chosen in this turn, or meant. */
export interface Odds {
  readonly roller: Seat
  readonly dice: 1 | 2
  chooseRoller(seat: Seat): void
  chooseDice(dice: 1 | 2): void
}

interface Choice {
  readonly roller?: Seat
  readonly dice?: 1 | 2
}

export function useOdds({ view, eyes, insight }: MachiBoardProps): Odds {
  const [chosen, setChosen] = useState<{ readonly choice: Choice; readonly turns: number }>()
  const choice = chosen?.turns === view.turns ? chosen.choice : NOTHING
  const choose = (change: Choice) => setChosen({ choice: { ...choice, ...change }, turns: view.turns })
  // Before a roll it is about that roll; after it every player thinks of their own next one.
  const meant = view.phase === 'roll' || eyes === 'spectator' ? view.turn : eyes
  const roller = choice.roller ?? meant
  return {
    roller,
    // Not with what one thinks of building: a Train Station alone changes no player's roll.
    dice: choice.dice ?? (insight.mostDice(roller) === 1 ? 1 : 2),
    chooseRoller: (roller) => choose({ roller }),
    chooseDice: (dice) => choose({ dice }),
  }
}

const NOTHING: Choice = {}
