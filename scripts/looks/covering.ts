import type { Language } from '#boards/board.ts'

/** A laptop, and a phone in both orientations and with the bars of a browser. */
export const SHAPES = { wide: [1280, 800], tall: [390, 844], short: [390, 664], flat: [844, 390] } as const
export const THEMES = ['light', 'dark'] as const
export const LANGUAGES: readonly Language[] = ['en', 'hu', 'ja']

export type Shape = keyof typeof SHAPES

/** How a state is looked at. */
export interface View {
  readonly shape: Shape
  readonly theme: (typeof THEMES)[number]
  readonly language: Language
}

interface Wish {
  /** What is laid out alike, such as all tables of a game: together its states are seen in every shape. */
  readonly board?: string
  /** How many views it gets; a page has one on a phone and one on a wide screen. */
  readonly views?: number
}

const BOARD_SHAPES: readonly Shape[] = ['wide', 'short', 'flat', 'tall']
const PAGE_SHAPES: readonly Shape[] = ['short', 'wide', 'tall', 'wide', 'flat', 'wide']

/**
 * The views of each wish: not all combinations, but every board in every shape, every page on a phone and on a wide
 * screen, and all shapes, themes and languages in turn, so that each pair of them occurs.
 */
export function covering(wishes: readonly Wish[]): readonly (readonly View[])[] {
  const counts = new Map<string, number>()
  let count = 0
  return wishes.map(({ board, views = board === undefined ? 2 : 1 }) =>
    Array.from({ length: views }, () => {
      const key = board ?? ''
      const turn = counts.get(key) ?? 0
      counts.set(key, turn + 1)
      const shapes = board === undefined ? PAGE_SHAPES : BOARD_SHAPES
      const mixed = count++
      return {
        shape: shapes[turn % shapes.length],
        theme: THEMES[(mixed + Math.floor(mixed / 6)) % THEMES.length],
        language: LANGUAGES[(mixed + Math.floor(mixed / 3)) % LANGUAGES.length],
      }
    }),
  )
}
