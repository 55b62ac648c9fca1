import { useKeys } from '../../../boards/keys.ts'
import { LINES } from '../cards/cards.ts'
import type { Location } from './offer.ts'
import type { Turn } from './use-turn.ts'

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
export function useShortcuts(turn: Turn, isMine: boolean, onHelp: () => void): void {
  useKeys((key) => {
    if (key !== '?') return isMine && handle(key, turn)
    onHelp()
    return true
  })
}

/** Whether the key meant something. */
function handle(key: string, turn: Turn): boolean {
  const { offer, selection, me } = turn
  const line = LINES['1234'.indexOf(key)]
  if (line !== undefined) {
    turn.line(line)
    return true
  }
  if ('abcd'.includes(key) && key.length === 1 && offer.locations.length > 0) {
    turn.location(key as Location)
    return true
  }
  switch (key) {
    case 'p': {
      const hand = me?.hand ?? []
      const at = selection.kind === 'card' ? hand.indexOf(selection.card) : -1
      if (hand.length > 0) turn.card(hand[(at + 1) % hand.length])
      return true
    }
    case 'r':
      turn.turnCard()
      return true
    case 'e':
      turn.end()
      return true
    case 'escape':
      turn.cancel()
      return true
    default:
      return false
  }
}
