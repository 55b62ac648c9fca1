import type { PositionEditor } from '#boards/editor/editor.ts'
import type { Scorer } from '#boards/editor/scorer.ts'
import type { Game } from '#engine/game.ts'
import { readOptions } from '#engine/options.ts'
import { type PositionCheck, startingAt } from '#engine/position.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'
import { newestVersion } from './index.ts'

/** Positions of a game that come from outside or are set up by hand, by the newest version of its rules. */
export interface PositionTools {
  loadCheck(): Promise<PositionCheck>
  loadEditor(): Promise<PositionEditor>
  /** For games on a real table. */
  loadScorer(): Promise<Scorer>
}

/** The tools of each game that has some. Not in the manifests, because every page loads those. */
export const POSITION_TOOLS: Readonly<Record<string, PositionTools>> = {
  'rail-on-the-hill': {
    loadCheck: async () => (await import('./rail-on-the-hill/rules/check-position.ts')).positionCheck,
    loadEditor: async () => (await import('./rail-on-the-hill/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./rail-on-the-hill/board/editor/scorer.tsx')).scorer,
  },
  'machi-koro': {
    loadCheck: async () => (await import('./machi-koro/rules/check-position.ts')).positionCheck,
    loadEditor: async () => (await import('./machi-koro/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./machi-koro/board/editor/scorer.ts')).scorer,
  },
  lokomoto: {
    loadCheck: async () => (await import('./lokomoto/rules/check-position.ts')).positionCheck,
    loadEditor: async () => (await import('./lokomoto/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./lokomoto/board/editor/scorer.ts')).scorer,
  },
}

/** The game as it begins at the position of a record; rejected with the first thing that is impossible there. */
export async function gameFromStart(
  game: Game,
  record: Pick<GameRecord, 'options' | 'position' | 'rulesVersion'>,
): Promise<Result<Game>> {
  const { options, position } = record
  const isNewest = rulesVersionOf(record) === newestVersion(game.id)
  const checking = isNewest ? await POSITION_TOOLS[game.id]?.loadCheck() : undefined
  if (checking === undefined) return rejected(`${game.id} cannot begin at a position`)
  const [problem] = checking.check(position, game)
  if (problem !== undefined) {
    const id = problem.rule === '' ? '' : `${problem.rule}: `
    return rejected(`position: ${id}${checking.explain(problem)}`)
  }
  const [given, there] = [options, (position as { readonly options: unknown }).options].map((each) =>
    JSON.stringify(readOptions(game, each, 'ignored')),
  )
  return given === there
    ? accepted(startingAt(game, position))
    : rejected('the position has other options than the record')
}
