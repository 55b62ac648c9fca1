import { type RefObject, useState } from 'react'
import type { Panel } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import { OddsPanel } from './panels/OddsPanel.tsx'
import { SupplyPanel } from './panels/SupplyPanel.tsx'
import type { Happening } from './street/street-props.ts'
import type { MachiBoardProps, Turn } from './use-turn.ts'

interface SupplyProps {
  /** Whose purse counts in the supply. */
  readonly buyer: Seat
  readonly happening: Happening | null
  /** The card of the supply that the Tab key reaches. */
  readonly stop: RefObject<HTMLButtonElement | null>
  /** Whether the hint points at something in the supply. */
  readonly isHinted: boolean
}

/** Everything that can be built. */
export function supplyPanel(
  { view, insight, cards, seats, texts }: MachiBoardProps,
  turn: Turn,
  { buyer, happening, stop, isHinted }: SupplyProps,
): Panel {
  const { coins, cards: owned } = view.players[buyer - 1]
  const content = (
    <SupplyPanel
      cards={cards}
      supply={view.supply}
      buyer={seats[buyer - 1].name}
      coins={coins}
      owned={owned}
      obstacle={insight.obstacle}
      buildable={turn.offer.builds}
      stopRef={stop}
      chosen={turn.chosen}
      bought={happening?.built?.item ?? null}
      gain={turn.chosen === null ? 0 : insight.gainPerRound(turn.chosen)}
      onChoose={turn.choose}
      texts={texts.supply}
      words={texts.words}
    />
  )
  return { id: 'supply', label: texts.strip.tabs.supply, content, isHinted }
}

/** What each roll would bring every player; beside it what if the chosen card were built. */
export function oddsPanel(
  { view, cards, insight, seats, eyes, texts }: MachiBoardProps,
  turn: Turn,
  odds: Odds,
): Panel {
  // A roll that stands is paid and over; one that may be rolled again is worth a look.
  const rolled = view.phase === 'reroll' ? view.dice.reduce((one, other) => one + other, 0) : null
  const content = (
    <OddsPanel
      cards={cards}
      insight={insight}
      seats={seats}
      eyes={eyes}
      roller={odds.roller}
      dice={odds.dice}
      onRoller={odds.chooseRoller}
      onDice={odds.chooseDice}
      built={turn.chosen}
      gain={turn.chosen === null ? '' : texts.supply.gain(insight.gainPerRound(turn.chosen))}
      rolled={rolled}
      texts={texts.odds}
      words={texts.words}
    />
  )
  return { id: 'odds', label: texts.strip.tabs.odds, content }
}

/** Whose roll the odds are about, and with how many dice where this many are allowed: what was chosen in this turn, or meant. */
interface Odds {
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
