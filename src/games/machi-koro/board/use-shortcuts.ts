import { useKeys } from '../../../boards/keys.ts'
import type { Turn } from './use-turn.ts'

interface Keys {
  readonly turn: Turn
  readonly mayAct: boolean
  onHelp(): void
  onSupply(): void
}

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
export function useShortcuts(keys: Keys): void {
  useKeys((key) => handle(key, keys))
}

/** Whether the key meant something. */
function handle(key: string, { turn, mayAct, onHelp, onSupply }: Keys): boolean {
  const { offer } = turn
  switch (key) {
    case '?':
      onHelp()
      return true
    case 'b':
      onSupply()
      return true
    case 'escape':
      turn.cancel()
      return true
    case '1':
    case '2':
      if (mayAct) turn.take(`${offer.rerolls.length > 0 ? 'reroll' : 'roll'} ${key}`)
      return mayAct
    case 'k':
      if (mayAct) turn.take('stand')
      return mayAct
    case 'n':
      if (turn.chosen !== null) turn.cancel()
      else if (mayAct) turn.take(offer.mayKeepCards ? 'noswap' : 'pass')
      return true
    default:
      return false
  }
}
