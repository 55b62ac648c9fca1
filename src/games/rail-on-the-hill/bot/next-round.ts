import { randomBelow } from '#engine/random.ts'
import { beginNextRound } from '../rules/round.ts'
import { ACTIVE, BOARD, LOCATIONS, type RailState, RNG, ROUND, STARTER, TURN } from '../rules/state.ts'

/** RH-Z1: alone, the board of an odd round is there in the next one too. */
export function isBoardKept({ words, options }: RailState): boolean {
  return options.players === 1 && words[ROUND] % 2 === 1
}

/**
 * Goes on to the player's next turn in a sampled future. The turns of the others are not played: those who come before
 * the player just take any card each.
 */
export function skipToNextTurn(state: RailState, player: number): void {
  const { words, options } = state
  beginNextRound(state)
  const before = (player - words[STARTER] + options.players) % options.players
  for (let i = 0; i < before; i++) {
    let location = randomBelow(words, RNG, LOCATIONS.length)
    while (words[BOARD + location] === 0) location = (location + 1) % LOCATIONS.length
    words[BOARD + location] = 0
  }
  words[TURN] = player
  words[ACTIVE] = 1 << player
}
