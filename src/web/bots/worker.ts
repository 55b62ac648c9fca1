import { expose } from 'comlink'
import { questionOf, think } from '../../bots/ask.ts'
import { Budget } from '../../bots/budget.ts'
import type { CardSetName, Game, Seat } from '../../engine/game.ts'
import { Rng } from '../../engine/random.ts'
import { loadBots, loadRules } from '../../games/facts.ts'

/** What a bot is asked from the page. Everything in it can be copied from one thread to another. */
export interface BotQuestion {
  readonly game: string
  /** A replaced card set, where the game is played with one. */
  readonly cards: { readonly name: CardSetName; readonly cards: unknown } | undefined
  readonly bot: string
  readonly view: unknown
  readonly seat: Seat
  /** The same question with the same chance gets the same answer. */
  readonly chance: string
}

/** How long a bot may think about a turn. */
const TURN_MS = 1000

/** Card sets take a moment to check, so the last one is kept. */
let last: { readonly sha256: string; readonly game: Game } | undefined

async function gameOf({ game, cards }: BotQuestion): Promise<Game> {
  const rules = await loadRules(game)
  if (cards === undefined) return rules
  if (last?.sha256 === cards.name.sha256 && last.game.id === game) return last.game
  const changed = rules.withCards(cards.cards, cards.name)
  if (!changed.ok) throw new Error(changed.error)
  last = { sha256: cards.name.sha256, game: changed.value }
  return changed.value
}

const botRoom = {
  /** The bot's action, in the game's notation. */
  async choose(question: BotQuestion): Promise<string> {
    const [game, bots] = await Promise.all([gameOf(question), loadBots(question.game)])
    const bot = bots.find(({ name }) => name === question.bot)
    if (bot === undefined) throw new Error(`there is no bot ${question.bot}`)
    const { view, seat, chance } = question
    const budget = Budget.of({ ms: TURN_MS }, () => performance.now())
    return game.format(think(bot, questionOf(game, view, seat, budget, new Rng(chance))).plan[0])
  },
}

export type BotRoom = typeof botRoom

expose(botRoom)
