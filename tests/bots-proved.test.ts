import { expect, test } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import { Budget } from '#bots/budget.ts'
import { type Puzzle, type Spot, spotOf } from '#bots/puzzle.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { sha256 } from '#engine/sha256.ts'
import { loadBots, loadRules } from '#games/index.ts'
import { GAMES } from '#games/list.ts'
import { PUZZLES } from '#games/puzzles.ts'

/**
 * What the levels answered in some positions of each game when puzzles, levels and forecasts were last proved, as digests.
 * Those proofs take hours, so only a bot that answers differently needs them again: see CONTRIBUTING.md, "Change a bot".
 */
const PROVED: Readonly<Record<string, { readonly nodes: number; readonly answers: Readonly<Record<string, string>> }>> =
  {
    'rail-on-the-hill': {
      nodes: 12_000,
      answers: {
        expert: '9b5af3dc',
        sharp: '4a921c83',
        strong: '15274ae0',
        keen: '496058d7',
        steady: 'b454be12',
        casual: '8d5b13c7',
        easy: '9247c3db',
        beginner: '003b1eed',
        random: '990240f2',
      },
    },
    'machi-koro': {
      nodes: 1000,
      answers: {
        expert: 'aae352c4',
        strong: 'c99efcbb',
        steady: 'e298ee23',
        casual: '8e86abe6',
        easy: '2efcb472',
        beginner: '0b58df78',
        random: '64111651',
      },
    },
    lokomoto: {
      nodes: 1500,
      answers: {
        expert: 'fc8f5c0a',
        sharp: '06b6e092',
        strong: '28767f34',
        keen: 'edc8e8dd',
        steady: '5968d5a9',
        casual: 'c606d1b2',
        easy: 'dd335ce8',
        beginner: '964578ec',
        random: 'dc9f39d6',
      },
    },
    chestnuts: {
      nodes: 1000,
      answers: {
        gatherer: '8dab27fd',
        random: '74594a6b',
      },
    },
  }

/** One puzzle in this many is asked, with few nodes; the first position with enough for everything a bot does. */
const EVERY = 12
const FEW_NODES = 150

/** Levels that mostly play alike are asked about more puzzles, so that swapping them is noticed. */
const OFTEN = 4
const ALIKE: Readonly<Record<string, readonly string[]>> = { lokomoto: ['casual', 'easy'] }

/** The middle of the game that led to a puzzle: most puzzles are from the end of games. */
function middleOf(puzzle: Puzzle): Puzzle {
  const turns = puzzle.before.split('\n')
  const { seat: _, ...rest } = { ...puzzle, before: turns.slice(0, turns.length / 2).join('\n') }
  return rest
}

/** Some moments of a random game, for a game without puzzles. */
function spotsOfRandomGame(game: Game): Spot[] {
  const state = game.setup({ players: game.players[0] }, 'proved')
  const rng = new Rng('proved')
  const spots: Spot[] = []
  for (let [seat] = game.active(state); seat !== undefined && spots.length < 20; [seat] = game.active(state)) {
    spots.push({ game, state: game.clone(state), seat })
    game.play(state, seat, game.sample(state, seat, rng))
  }
  return spots
}

test.each(GAMES.map(({ facts }) => facts))('the bots of $id play as they did when they were proved', async ({ id }) => {
  const { nodes, answers } = PROVED[id] ?? { nodes: 1000, answers: {} }
  const game = await loadRules(id)
  const puzzles = await PUZZLES[id]?.()
  const spotsOf = (every: number) =>
    puzzles === undefined
      ? spotsOfRandomGame(game)
      : puzzles
          .filter((_, i) => i % every === 0)
          .flatMap((puzzle) => [middleOf(puzzle), puzzle])
          .map((each) => spotOf(game, each))
  const few = spotsOf(EVERY)
  const more = ALIKE[id] === undefined ? few : spotsOf(OFTEN)
  const given = (await loadBots(id, game.rulesVersion)).map((bot) => {
    const thoughts = (ALIKE[id]?.includes(bot.name) ? more : few).map(({ state, seat }, i) => {
      const budget = Budget.of({ nodes: i === 0 ? nodes : FEW_NODES }, () => 0)
      const question = questionOf(game, game.view(state, seat), seat, budget, new Rng('proved'))
      const { plan, candidates } = think(bot, question)
      return [plan.map((action) => game.format(action)), candidates.map(({ estimate }) => estimate.toPrecision(4))]
    })
    return [bot.name, sha256(JSON.stringify(thoughts)).slice(0, 8)]
  })
  expect(new Set(given.map(([, digest]) => digest)).size, 'two levels play alike: ask about more').toBe(given.length)
  const added = given.flatMap(([name]) => (name in answers ? [] : [name]))
  const what =
    added.length > 0 ? `prove ${added}, and add what they answer` : 'prove puzzles, levels and forecasts again'
  expect(Object.fromEntries(given), what).toEqual(answers)
})
