import type { StreetMode } from './street/street-props.ts'
import type { MachiBoardProps, Turn } from './use-turn.ts'

const LOOK: StreetMode = { kind: 'look' }

/** What touching the streets means now. */
export function streetMode({ insight, eyes, mayAct }: MachiBoardProps, turn: Turn): StreetMode {
  if (!mayAct || eyes === 'spectator') return LOOK
  const { offer } = turn
  if (offer.tv.length > 0) {
    return {
      kind: 'tv',
      targets: offer.tv,
      amount: insight.takenFrom,
      onTake: (seat) => turn.take({ kind: 'tv', seat }),
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
