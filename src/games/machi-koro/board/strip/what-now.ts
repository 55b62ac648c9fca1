import { tvCoins } from '../street-mode.ts'
import type { MachiBoardProps, Turn } from '../use-turn.ts'

/** What is due now, in one sentence. */
export function whatNow(
  { view, eyes, mayAct, isOver, seats, standing, cards, texts }: MachiBoardProps,
  turn: Turn,
): string {
  const { strip, words } = texts
  if (isOver) return strip.won(seats[standing.winners[0] - 1].name)
  if (!mayAct || eyes === 'spectator') return strip.waitFor(seats[view.turn - 1].name)
  const { offer, given } = turn
  switch (view.phase) {
    case 'roll':
      return strip.rollNow(offer.rolls.length)
    case 'reroll':
      return strip.rerollNow(view.dice.reduce((one, other) => one + other, 0))
    case 'tv':
      return strip.tvNow(words.coins(tvCoins(cards)))
    case 'swap':
      return given === null ? strip.swapNow : strip.swapFor(words.items[given])
    default: {
      if (offer.builds.size === 0) return strip.nothingToBuild
      return strip.buildNow(words.coins(view.players[eyes - 1].coins))
    }
  }
}
