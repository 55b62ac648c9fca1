import type { Language, SampleSet } from '#boards/board.ts'
import type { SetEditor } from '#boards/editor/set-editor.tsx'

/** What a game has for people who want other cards. */
export interface CardTools {
  loadEditor(): Promise<SetEditor>
  /** Card sets that new games offer beside the standard cards. */
  loadSamples(language: Language): Promise<readonly SampleSet[]>
}

/** The tools of each game that has some. Not in the manifests, because every page loads those. */
export const CARD_TOOLS: Readonly<Record<string, CardTools>> = {
  'rail-on-the-hill': {
    loadEditor: async () => (await import('./rail-on-the-hill/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./rail-on-the-hill/text/sets.ts')).sets[language],
  },
  'machi-koro': {
    loadEditor: async () => (await import('./machi-koro/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./machi-koro/text/sets.ts')).sets[language],
  },
  lokomoto: {
    loadEditor: async () => (await import('./lokomoto/board/editor/SetEditor.tsx')).setEditor,
    loadSamples: async (language) => (await import('./lokomoto/text/sets.ts')).sets[language],
  },
}
