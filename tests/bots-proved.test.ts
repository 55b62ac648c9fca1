import { expect, test } from 'vitest'
import { questionOf, think } from '#bots/ask.ts'
import { Budget } from '#bots/budget.ts'
import { type Puzzle, spotOf } from '#bots/puzzle.ts'
import { Rng } from '#engine/random.ts'
import { sha256 } from '#engine/sha256.ts'
import { loadBots, loadRules } from '#games/index.ts'
import { PUZZLES } from '#games/puzzles.ts'

/**
 * What the levels answered in some positions of each game when puzzles, levels and forecasts were last proved, as digests.
 * Those proofs take hours, so only a bot that answers differently needs them again: see CONTRIBUTING.md, "Change a bot".
 */
const PROVED = {
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

test.each(Object.entries(PROVED))('the bots of %s play as they did when they were proved', async (id, proved) => {
  const game = await loadRules(id)
  const puzzles = await PUZZLES[id]()
  const spotsOf = (every: number) =>
    puzzles
      .filter((_, i) => i % every === 0)
      .flatMap((puzzle) => [middleOf(puzzle), puzzle])
      .map((each) => spotOf(game, each))
  const few = spotsOf(EVERY)
  const more = ALIKE[id] === undefined ? few : spotsOf(OFTEN)
  const answers = (await loadBots(id, game.rulesVersion)).map((bot) => {
    const given = (ALIKE[id]?.includes(bot.name) ? more : few).map(({ state, seat }, i) => {
      const budget = Budget.of({ nodes: i === 0 ? proved.nodes : FEW_NODES }, () => 0)
      const question = questionOf(game, game.view(state, seat), seat, budget, new Rng('proved'))
      const { plan, candidates } = think(bot, question)
      return [plan.map((action) => game.format(action)), candidates.map(({ estimate }) => estimate.toPrecision(4))]
    })
    return [bot.name, sha256(JSON.stringify(given)).slice(0, 8)]
  })
  expect(new Set(answers.map(([, digest]) => digest)).size, 'each level plays in its own way').toBe(answers.length)
  expect(Object.fromEntries(answers), 'puzzles, levels and forecasts must be proved again').toEqual(proved.answers)
})
