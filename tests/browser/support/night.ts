import { TESTED_GAMES } from '../tested-games.ts'
import type { SCREENS } from './screens.ts'
import type { TestedGame } from './tested-game.ts'

/** What others prove already by day: such tests run in the night, with `npm run test:long`. */
export const AT_NIGHT = { tag: '@night' }
const BY_DAY = {}

/** What is the same for every game is tested by day with the newest of them. */
export function oneGameByDay(game: TestedGame) {
  return game === TESTED_GAMES.at(-1) ? BY_DAY : AT_NIGHT
}

/** Of several tests that differ only in what is tried, the first is by day. */
export function firstByDay(index: number) {
  return index === 0 ? BY_DAY : AT_NIGHT
}

/** Boards that have not changed for long are looked at by day on a wide screen, and at night on a phone too. */
export function wideScreenByDay(screen: (typeof SCREENS)[number]['name']) {
  return screen === 'wide screen' ? BY_DAY : AT_NIGHT
}

/** Tables of the fewest and the most players are looked at by day, those between at night. */
export function fewestAndMostByDay(players: number, [fewest, most]: readonly [fewest: number, most: number]) {
  return players === fewest || players === most ? BY_DAY : AT_NIGHT
}
