import { describe, expect, it } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import type { Bot } from '#bots/bot.ts'
import { Budget } from '#bots/budget.ts'
import type { Game, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { loadBots, loadRules, newestVersion } from './index.ts'
import { GAMES } from './list.ts'

const NODES = 30

/** Few positions of a whole game are enough, since each is given to every level. */
const POSITIONS = 4

function answerOf(game: Game, bot: Bot, view: unknown, seat: Seat, seed: string) {
  return think(
    bot,
    questionOf(
      game,
      view,
      seat,
      Budget.of({ nodes: NODES }, () => 0),
      new Rng(seed),
    ),
  )
}

/** What a client would be sent if everything that is hidden from the seat were dealt in another way. */
function sentView(game: Game, state: unknown, seat: Seat): unknown {
  const other = game.determinize(game.view(state, seat), new Rng('scramble'))
  return JSON.parse(JSON.stringify(game.view(other, seat)))
}

describe.each(GAMES.map(({ facts }) => [facts.id, facts] as const))('the levels of %s', (id, facts) => {
  it('are those of the facts, the strongest first', async () => {
    expect((await loadBots(id, newestVersion(id))).map(({ name }) => name)).toEqual(facts.bots)
  })

  it('play by the rules, answer the same question in the same way, and do not use what is hidden', async () => {
    const game = await loadRules(id)
    const bots = await loadBots(id, newestVersion(id))
    const quick = bots.filter(({ name }) => ['casual', 'easy', 'beginner'].includes(name))
    const state = game.setup({ players: quick.length }, 'ladder')
    const [rng, picked] = [new Rng('ladder/bots'), new Rng('ladder/positions')]
    let asked = 0
    for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
      if (asked < POSITIONS && picked.below(20) === 0) {
        asked++
        for (const bot of bots) {
          const [own, other] = [game.view(state, seat), sentView(game, state, seat)].map((view) =>
            answerOf(game, bot, view, seat, 'asked'),
          )
          expect(other, bot.name).toEqual(own)
          expect(game.refusal(state, seat, own.plan[0]), bot.name).toBeUndefined()
        }
      }
      const [action] = answerOf(game, quick[seat - 1], game.view(state, seat), seat, `${rng.below(1e9)}`).plan
      expect(game.refusal(state, seat, action), `${quick[seat - 1].name}: ${game.format(action)}`).toBeUndefined()
      game.play(state, seat, action)
    }
    expect(asked).toBe(POSITIONS)
  })
})
