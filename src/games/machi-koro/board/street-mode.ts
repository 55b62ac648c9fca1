import { cardTaking } from '../cards/cards.ts'
import type { StreetMode } from './street/street-props.ts'
import type { MachiBoardProps, Turn } from './use-turn.ts'

const LOOK: StreetMode = { kind: 'look' }

/** What touching the streets means now. */
export function streetMode({ view, eyes, mayAct, cards }: MachiBoardProps, turn: Turn): StreetMode {
  if (!mayAct || eyes === 'spectator') return LOOK
  const { offer } = turn
  if (offer.tv.length > 0) {
    const most = tvCoins(cards)
    return {
      kind: 'tv',
      targets: offer.tv,
      amount: (seat) => Math.min(most, view.players[seat - 1].coins),
      onTake: (seat) => turn.take(`tv ${seat}`),
    }
  }
  if (offer.mayKeepCards) {
    return {
      kind: 'swap',
      own: eyes,
      given: turn.given,
      taken: turn.taken,
      mayGive: [...offer.gifts],
      mayTake: (seat) => [...(offer.prizes.get(seat) ?? [])],
      onGive: turn.give,
      onTake: turn.takeCard,
    }
  }
  return LOOK
}

/** What the card that takes the coins of one player takes at most. */
export function tvCoins(cards: MachiBoardProps['cards']): number {
  return cardTaking('coins-of-one', cards).income
}
