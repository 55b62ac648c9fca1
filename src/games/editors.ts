import type { Language, SampleSet } from '#boards/board.ts'
import type { PositionEditor } from '#boards/editor/editor.ts'
import type { Scorer } from '#boards/editor/scorer.ts'
import type { SetEditor } from '#boards/editor/set-editor.tsx'
import type { Game } from '#engine/game.ts'
import { readOptions } from '#engine/options.ts'
import { type PositionCheck, startingAt } from '#engine/position.ts'
import { type GameRecord, rulesVersionOf } from '#engine/record.ts'
import { accepted, type Result, rejected } from '#engine/result.ts'

/** What the workshop has for a game. */
export interface GameTools {
  /** For positions that come from outside or are set up by hand, by the version of the rules. */
  readonly checks: Readonly<Record<number, () => Promise<PositionCheck>>>
  loadPositionEditor(): Promise<PositionEditor>
  /** For games on a real table. */
  loadScorer(): Promise<Scorer>
  /** For people who want other cards. */
  loadSetEditor(): Promise<SetEditor>
  /** Card sets that new games offer beside the standard cards. */
  loadSamples(language: Language): Promise<readonly SampleSet[]>
}

/** The tools of each game that has some. Not in the manifests, because every page loads those. */
export const GAME_TOOLS: Readonly<Record<string, GameTools>> = {
  'rail-on-the-hill': {
    checks: { 1: async () => (await import('./rail-on-the-hill/rules/check-position.ts')).positionCheck },
    loadPositionEditor: async () => (await import('./rail-on-the-hill/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./rail-on-the-hill/board/editor/scorer.tsx')).scorer,
    loadSetEditor: async () => (await import('./rail-on-the-hill/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./rail-on-the-hill/text/about.ts')).sets[language],
  },
  'machi-koro': {
    checks: { 1: async () => (await import('./machi-koro/rules/check-position.ts')).positionCheck },
    loadPositionEditor: async () => (await import('./machi-koro/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./machi-koro/board/editor/scorer.ts')).scorer,
    loadSetEditor: async () => (await import('./machi-koro/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./machi-koro/text/about.ts')).sets[language],
  },
  lokomoto: {
    checks: { 1: async () => (await import('./lokomoto/rules/check-position.ts')).positionCheck },
    loadPositionEditor: async () => (await import('./lokomoto/board/editor/editor.tsx')).editor,
    loadScorer: async () => (await import('./lokomoto/board/editor/scorer.ts')).scorer,
    loadSetEditor: async () => (await import('./lokomoto/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./lokomoto/text/about.ts')).sets[language],
  },
}

/** What is impossible in positions of a version; undefined where no game begins at a position. */
export async function loadCheck(id: string, version: number): Promise<PositionCheck | undefined> {
  return GAME_TOOLS[id]?.checks[version]?.()
}

/** The game as it begins at the position of a record; rejected with the first thing that is impossible there. */
export async function gameFromStart(
  game: Game,
  record: Pick<GameRecord, 'options' | 'position' | 'rulesVersion'>,
): Promise<Result<Game>> {
  const { options, position } = record
  const checking = await loadCheck(game.id, rulesVersionOf(record))
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
