import { TESTED_GAMES } from '../tested-games.ts'
import type { SCREENS } from './screens.ts'
import type { TestedGame } from './tested-game.ts'

/** For tests whose subject other tests already prove by day: they run with `npm run test:long`. */
export const AT_NIGHT = { tag: '@night' }
const BY_DAY = {}

/** What is the same for every game is tested by day with the newest game only. */
export function oneGameByDay(game: TestedGame) {
  return game === TESTED_GAMES.at(-1) ? BY_DAY : AT_NIGHT
}

/** Of several tests that differ only in their input, the first runs by day. */
export function firstByDay(index: number) {
  return index === 0 ? BY_DAY : AT_NIGHT
}

/** Boards that have not changed for long are checked by day on a wide screen, and at night on a phone too. */
export function wideScreenByDay(screen: (typeof SCREENS)[number]['name']) {
  return screen === 'wide screen' ? BY_DAY : AT_NIGHT
}

/** Tables with the most players, which have the least room, are checked by day, the others at night. */
export function mostPlayersByDay(players: number, [, most]: readonly [fewest: number, most: number]) {
  return players === most ? BY_DAY : AT_NIGHT
}
