import type { GameIntro } from '#boards/board.ts'
import type { GameFacts } from '#engine/game.ts'
import { listCardSets } from '../../games/card-sets.ts'
import { startGame } from '../../games/start-game.ts'
import type { NewGameTexts } from '../../text/en/shell.ts'
import { keepSetUp } from './last-set-up.ts'
import { optionsOf, type SetUp, seatPlans } from './set-up.ts'

/** Starts the game and remembers who plays; the answer is the new game's name. */
export function startSetUp(game: GameFacts, setUp: SetUp, texts: NewGameTexts, intro: GameIntro): string {
  keepSetUp(game, setUp)
  const cards = listCardSets(game.id).find(({ sha256 }) => sha256 === setUp.cards)
  const seed = setUp.seed.trim()
  return startGame({
    game,
    options: optionsOf(setUp),
    seats: seatPlans(setUp, texts, intro),
    ...(seed !== '' && { seed }),
    ...(cards && { cards }),
  })
}
