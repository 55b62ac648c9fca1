import { describe, expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import type { Bot } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import { randomBot } from '#bots/quick-bot.ts'
import type { Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { machiKoro } from '../rules/rules.ts'
import { expertBot } from './expert.ts'
import { levels } from './levels.ts'
import { sparring } from './sparring.ts'

const GAMES = 400
const NODES = 300

/** The winner of a game with one bot per seat. */
function winnerOf(seed: string, bots: readonly Bot<MachiTypes>[]): Seat {
  const state = machiKoro.setup({ players: bots.length }, seed)
  const rng = new Rng(`${seed}/bots`)
  for (let [seat] = machiKoro.active(state); seat !== undefined; [seat] = machiKoro.active(state)) {
    const budget = Budget.of({ nodes: NODES }, () => 0)
    const question = questionOf(machiKoro, machiKoro.view(state, seat), seat, budget, rng)
    machiKoro.play(state, seat, think(bots[seat - 1], question).plan[0])
  }
  return machiKoro.standing(state).winners[0]
}

/** The share of games that a bot wins against others, with its seat rotating. */
function shareOf(bot: Bot<MachiTypes>, others: readonly Bot<MachiTypes>[]): number {
  const players = others.length + 1
  const won = Array.from({ length: GAMES }, (_, k) => {
    const seat = k % players
    const bots = others.toSpliced(seat, 0, bot)
    return winnerOf(`${bot.name}/${others.map(({ name }) => name)}/${k}`, bots) === seat + 1
  })
  return won.filter((isWon) => isWon).length / GAMES
}

const ladder = [...levels, randomBot as Bot<MachiTypes>]
const pairs = levels.map((bot, i) => [bot.name, ladder[i + 1].name, bot, ladder[i + 1]] as const)

describe('the levels of Machi Koro', () => {
  it.each(pairs)('%s beats three %s bots', (_, _weaker, bot, weaker) => {
    expect(shareOf(bot, [weaker, weaker, weaker])).toBeGreaterThan(0.25)
  })
})

describe('the expert bot of Machi Koro', () => {
  it.each(sparring.bots.map((bot) => [bot.name, bot] as const))('beats the shopping list %s', (_, bot) => {
    expect(shareOf(expertBot, [bot])).toBeGreaterThan(0.55)
  })
})
