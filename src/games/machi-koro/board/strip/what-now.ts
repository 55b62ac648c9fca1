import { cardOf, cardTaking, type ItemId } from '../../cards/cards.ts'
import { availabilityOf, isWithinReach, sayAvailability } from '../panels/availability.ts'
import type { MachiBoardProps, Turn } from '../use-turn.ts'

/** What is due now, in one sentence. */
export function whatNow(board: MachiBoardProps, turn: Turn): string {
  const { view, insight, eyes, mayAct, isOver, seats, standing, cards, texts } = board
  const { strip, words } = texts
  if (isOver) return strip.won(seats[standing.winners[0] - 1].name, cards.landmarks.length)
  // While the player's own dice roll there is nothing to say.
  if (!mayAct && eyes === view.turn) return ''
  if (!mayAct || eyes === 'spectator') return strip.waitFor(seats[view.turn - 1].name)
  if (turn.chosen !== null && !turn.offer.builds.has(turn.chosen)) return whyNotNow(board, turn.chosen)
  switch (view.phase) {
    case 'roll':
      return strip.rollNow(turn.offer.rolls.length)
    case 'reroll':
      return strip.rerollNow(view.dice.reduce((one, other) => one + other, 0))
    case 'tv': {
      const { id, income } = cardTaking('coins-of-one', cards)
      return strip.takeNow(words.items[id], words.coins(income))
    }
    case 'swap':
      return swapNow(board, turn)
    default:
      if (turn.offer.builds.size === 0) return strip.nothingToBuild
      return strip.buildNow(words.coins(view.players[eyes - 1].coins), insight.takesAnotherTurn)
  }
}

function swapNow({ cards, texts: { strip, words } }: MachiBoardProps, { given, taken }: Turn): string {
  if (given === null) return strip.swapNow(words.items[cardTaking('card', cards).id])
  return taken === null ? strip.swapFor(words.items[given]) : strip.swapReady
}

/** A player looks at what cannot be built now. */
function whyNotNow({ view, insight, cards, texts }: MachiBoardProps, chosen: ItemId): string {
  const { strip, words, supply } = texts
  const card = cardOf(chosen, cards)
  const availability = availabilityOf(card, {
    coins: view.players[view.turn - 1].coins,
    buildable: NOTHING,
    obstacle: insight.obstacle,
  })
  if (isWithinReach(availability)) return strip.buildLater(words.items[chosen])
  return strip.notBuilt(words.items[chosen], sayAvailability(availability, supply))
}

const NOTHING: ReadonlySet<ItemId> = new Set()
