import { expect } from '@playwright/test'
import type { GameTypes, Seat } from '#engine/game.ts'
import type { Match } from '#engine/match.ts'
import { recordOnPage, SOON, savedGame } from './games.ts'
import { forcedStep, isLegal, matchOf } from './play.ts'
import type { Advisor, Hands, TestedGame } from './tested-game.ts'

/** The next action of a person, and the position before it. */
export interface Due<T extends GameTypes = GameTypes> {
  readonly match: Match<T>
  readonly seat: Seat
}

/**
 * Plays the seats of people through the page. Every action is first chosen and checked by the rules; then it is made
 * with the input device, and the record must grow by exactly this action.
 */
export class Person<T extends GameTypes = GameTypes> {
  readonly #game: TestedGame<T>
  readonly #hands: Hands<T>
  readonly #advisor: Advisor<T>

  constructor(game: TestedGame<T>, hands: Hands<T>, seed: string) {
    this.#game = game
    this.#hands = hands
    this.#advisor = game.advisor(seed)
  }

  /** Waits until a person has something to decide. Undefined when the game is over. */
  async due(): Promise<Due<T> | undefined> {
    const { page } = this.#hands
    const { seats } = await savedGame(page)
    let due: Due<T> | undefined
    await expect
      .poll(
        async () => {
          const match = matchOf(this.#game, await recordOnPage(page))
          const seat = match.game.active(match.state).find((each) => seats[each - 1].kind === 'person')
          const isDue = seat !== undefined && forcedStep(match, seat) === undefined
          due = isDue ? { match, seat } : undefined
          return isDue || match.isOver
        },
        { intervals: SOON },
      )
      .toBe(true)
    return due
  }

  /** Takes one action for the current seat. */
  async act({ match, seat }: Due<T>): Promise<void> {
    const action = this.#advisor.choose(match, seat)
    if (!isLegal(match, seat, action)) throw new Error(`${action} is not legal`)
    const before = match.log.length
    await this.#hands.perform(action, match.game.view(match.state, seat), seat)
    await expect
      .poll(async () => (await recordOnPage(this.#hands.page)).actions.slice(before, before + 1), {
        message: action,
        intervals: SOON,
      })
      .toEqual([[seat, action]])
  }

  /** Plays until the game is over or at the wanted position, and returns the match. */
  async playUntil(isThere: (match: Match<T>) => boolean = () => false): Promise<Match<T>> {
    for (;;) {
      const due = await this.due()
      if (due === undefined) return matchOf(this.#game, await recordOnPage(this.#hands.page))
      if (isThere(due.match)) return due.match
      await this.act(due)
    }
  }
}
