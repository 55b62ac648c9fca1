import { expect } from '@playwright/test'
import type { Seat } from '../../../src/engine/game.ts'
import type { LineName } from '../../../src/games/rail-on-the-hill/cards/cards.ts'
import { railOnTheHill } from '../../../src/games/rail-on-the-hill/rules.ts'
import type { RailView } from '../../../src/games/rail-on-the-hill/view.ts'
import { Advisor, type RailMatch } from './advice.ts'
import { matchOf, recordOnPage, savedGame } from './games.ts'
import type { Hands } from './hands.ts'

/** The next action of a person, and the table as it is before. */
export interface Due {
  readonly match: RailMatch
  readonly seat: Seat
}

/** Pages answer at once, so it is looked again soon; in milliseconds. */
const SOON = [10, 20, 40, 80, 160]

/**
 * Plays the people's seats of a table through its page. Every action is first chosen and checked by the rules; then it
 * is made with the hands, and the record must grow by exactly this action.
 */
export class Person {
  readonly #hands: Hands
  readonly #advisor: Advisor

  constructor(hands: Hands, seed: string) {
    this.#hands = hands
    this.#advisor = new Advisor(seed)
  }

  /** Waits until a person may act. Undefined when the game is over. */
  async due(): Promise<Due | undefined> {
    const { page } = this.#hands.table
    const { seats } = await savedGame(page)
    let due: Due | undefined
    await expect
      .poll(
        async () => {
          const match = matchOf(await recordOnPage(page))
          const seat = railOnTheHill.active(match.state).find((each) => seats[each - 1].kind === 'person')
          due = seat === undefined ? undefined : { match, seat }
          return due !== undefined || match.isOver
        },
        { intervals: SOON },
      )
      .toBe(true)
    return due
  }

  /** Takes one action for the seat that is due. */
  async act({ match, seat }: Due): Promise<void> {
    const { page } = this.#hands.table
    const action = this.#advisor.choose(match, seat)
    const before = match.log.length
    await this.perform(action, railOnTheHill.view(match.state, seat), seat)
    await expect
      .poll(async () => (await recordOnPage(page)).actions.slice(before, before + 1), {
        message: action,
        intervals: SOON,
      })
      .toEqual([[seat, action]])
  }

  /** Plays until the game is over, or until it is where it should be; the answer is the match there. */
  async playUntil(isThere: (match: RailMatch) => boolean = () => false): Promise<RailMatch> {
    for (;;) {
      const due = await this.due()
      if (due === undefined) return matchOf(await recordOnPage(this.#hands.table.page))
      if (isThere(due.match)) return due.match
      await this.act(due)
    }
  }

  /** Makes the gestures of an action, whether it is legal or not. */
  async perform(action: string, view: RailView, seat: Seat): Promise<void> {
    const hands = this.#hands
    const { table } = hands
    const [kind, first, second, third] = action.split(' ')
    const me = view.players[seat - 1]
    switch (kind) {
      case 'take':
        return hands.press(table.set(Number(first)))
      case 'place':
        return hands.place(Number(first), second, Number(third.slice(1)))
      case 'upgrade':
        return hands.chooseSquare(first)
      case 'plan':
        return this.#plan(Number(first), second as LineName, third, view, seat)
      case 'acquire': {
        const location = first as 'a' | 'b' | 'c' | 'd'
        await hands.lookAtMarket()
        return hands.acquire(location, view.board[location] ?? 0)
      }
      case 'lay':
        return hands.lay(first as LineName, second)
      case 'collect':
        await hands.lookAtMarket()
        return hands.press(table.collect)
      case 'develop':
        await hands.lookAtMarket()
        await hands.press(table.marketToken(Number(first), view.devs))
        return second === undefined ? undefined : hands.chooseSquare(second)
      case 'bonus':
        await hands.lookAtMarket()
        return hands.press(table.bonus(first as 'resources' | 'track' | 'plans'))
      case 'buy':
        return hands.press(table.buy)
      case 'keep': {
        await hands.lookAtMarket()
        const drawn = me.pending?.kind === 'keep' && 'tokens' in me.pending ? me.pending.tokens : []
        await hands.press(table.keptToken(Number(first), drawn))
        return second === undefined ? undefined : hands.chooseSquare(second)
      }
      case 'scrap':
        await hands.press(table.scrap)
        return hands.press(table.scrapTrack(first as LineName, second))
      case 'end':
        return hands.end()
      default:
        throw new Error(`nobody knows how to ${action}`)
    }
  }

  async #plan(card: number, line: LineName, discard: string | undefined, view: RailView, seat: Seat): Promise<void> {
    const hands = this.#hands
    const { table } = hands
    await hands.lookAtMarket()
    if (view.phase === 'setup') return hands.putOwnPlan(card, line)
    const isDrawn = view.players[seat - 1].pending?.kind === 'plans'
    await hands.press(isDrawn ? table.ownPlan(card) : table.marketPlan(card))
    await hands.press(table.planLine(line))
    if (discard !== undefined) await hands.press(table.discard(-Number(discard)))
  }
}
