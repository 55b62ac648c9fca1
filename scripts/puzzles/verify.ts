import { marginOf, spotOf, turnWith, weighTurns } from '#bots/puzzle.ts'
import { loadBots, loadRules } from '#games/index.ts'
import { PUZZLES } from '#games/puzzles.ts'
import { MININGS } from './settings.ts'

/**
 * Weighs these puzzles, or all, as deeply as mine.ts did but with other randomness, also against turns of a wider search:
 *
 *     node --import tsx scripts/puzzles/verify.ts SEED [GAME or GAME:PUZZLE…]
 *
 * Prints the margins of each puzzle, and fails if a best turn is not the best one or not clearly so. It is not a unit
 * test because the bots think several times slower inside the test runner.
 */

/** With other randomness a margin is a little smaller or larger. */
const SHARE = 0.5

const [seed, ...named] = process.argv.slice(2)
for (const id of Object.keys(MININGS)) {
  const isMeant = (puzzle: string) => named.length === 0 || named.includes(id) || named.includes(`${id}:${puzzle}`)
  const game = await loadRules(id)
  const [expert] = await loadBots(id, game.rulesVersion)
  const { deep, margin, tolerance, widerTurns } = MININGS[id]
  for (const puzzle of await PUZZLES[id]()) {
    if (!isMeant(puzzle.id)) continue
    const spot = spotOf(game, puzzle)
    const parsed = (actions: readonly string[]) => actions.map((text) => game.parse(text))
    const turns = [turnWith(spot, parsed(puzzle.best)), turnWith(spot, parsed(puzzle.obvious))]
    const wider = widerTurns?.(spot) ?? []
    const rivals = [...turns, ...wider.filter((turn) => turns.every(({ key }) => key !== turn.key))]
    const margins = [1, 2].map((run) =>
      marginOf(weighTurns(expert, spot, rivals, deep, `${seed}/${run}/${puzzle.id}`), turns[0].key, tolerance),
    )
    const isClear = Math.min(...margins) > 0 && (margins[0] + margins[1]) / 2 >= SHARE * margin
    if (!isClear) process.exitCode = 1
    const figures = margins.map((each) => each.toFixed(3)).join(' ')
    process.stdout.write(`${isClear ? 'clear' : 'WRONG'} ${id} ${puzzle.id} ${figures}\n`)
  }
}
