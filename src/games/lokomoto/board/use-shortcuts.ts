import { useKeys } from '../../../boards/keys.ts'
import type { Turn } from './use-turn.ts'

interface Keys {
  readonly turn: Turn
  /** The trains that lie face up. */
  readonly trains: readonly number[]
  readonly isOpening: boolean
  onHelp(): void
  onMap(): void
  onList(): void
}

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
export function useShortcuts(keys: Keys): void {
  useKeys((key) => handle(key, keys))
}

/** Whether the key meant something. */
function handle(key: string, { turn, trains, isOpening, onHelp, onMap, onList }: Keys): boolean {
  switch (key) {
    case '?':
      onHelp()
      return true
    case 'm':
      onMap()
      return true
    case 'l':
      onList()
      return true
    case 'd':
      turn.mark(isOpening ? 'block' : 'draw')
      return true
    case 'r':
      turn.mark('reserve')
      return true
    case 'b':
      turn.buy()
      return true
    case 'escape':
      turn.cancel()
      return true
    default: {
      const train = /^[1-6]$/.test(key) ? trains[Number(key) - 1] : undefined
      if (train !== undefined) turn.chooseTrain(train)
      return train !== undefined
    }
  }
}
