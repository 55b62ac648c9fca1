import type { PositionEditor } from '#boards/editor/editor.ts'
import type { PositionCheck } from '#engine/position.ts'

/** Positions of a game that come from outside or are set up by hand, by the newest version of its rules. */
export interface PositionTools {
  loadCheck(): Promise<PositionCheck>
  loadEditor(): Promise<PositionEditor>
}

/** The tools of each game that has some. Not in the manifests, because every page loads those. */
export const POSITION_TOOLS: Readonly<Record<string, PositionTools>> = {
  'machi-koro': {
    loadCheck: async () => (await import('./machi-koro/rules/check-position.ts')).positionCheck,
    loadEditor: async () => (await import('./machi-koro/board/editor/editor.tsx')).editor,
  },
  lokomoto: {
    loadCheck: async () => (await import('./lokomoto/rules/check-position.ts')).positionCheck,
    loadEditor: async () => (await import('./lokomoto/board/editor/editor.tsx')).editor,
  },
}
