import type { Game } from '#engine/game.ts'
import { readOptions } from '#engine/options.ts'
import { startingAt } from '#engine/position.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { POSITION_TOOLS } from '#games/editors.ts'
import { newestVersion } from '#games/index.ts'
import { type Attempt, failed } from '../problem.ts'

/** The game as it begins at the position of a record; refused with the first thing that is impossible there. */
export async function withStart(
  game: Game,
  record: Pick<GameRecord, 'options' | 'position' | 'rulesVersion'>,
): Promise<Attempt<Game>> {
  const { position } = record
  const isNewest = rulesVersionOf(record) === newestVersion(game.id)
  const checking = isNewest ? await POSITION_TOOLS[game.id]?.loadCheck() : undefined
  if (checking === undefined) return failed({ kind: 'broken', error: `${game.id} cannot begin at a position` })
  const [problem] = checking.check(position, game)
  if (problem === undefined) {
    const [given, there] = [record.options, (position as { readonly options: unknown }).options].map((options) =>
      JSON.stringify(readOptions(game, options, 'ignored')),
    )
    if (given !== there) return failed({ kind: 'broken', error: 'the position has other options than the record' })
    return { ok: true, value: startingAt(game, position) }
  }
  const id = problem.rule === '' ? '' : `${problem.rule}: `
  return failed({ kind: 'broken', error: `position: ${id}${checking.explain(problem)}` })
}
