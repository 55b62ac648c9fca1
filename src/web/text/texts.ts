import type { Language } from '#boards/board.ts'
import type { KitTexts } from '#boards/text/en.ts'
import type { PageTexts } from './types/pages.ts'
import type { ReasonTexts } from './types/reasons.ts'
import type { ReplayTexts } from './types/replay.ts'
import type { RulesTexts } from './types/rules.ts'
import type { TableTexts } from './types/table.ts'

/** Everything that the shell says, in one language. Games bring their own words. */
export interface ShellTexts {
  /** The words of the board kit. */
  readonly kit: KitTexts
  readonly pages: PageTexts
  readonly table: TableTexts
  readonly replay: ReplayTexts
  readonly rules: RulesTexts
  readonly reasons: ReasonTexts
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly texts: ShellTexts }>>> = {
  en: () => import('./en/index.ts'),
  hu: () => import('./hu/index.ts'),
  ja: () => import('./ja/index.ts'),
}

export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  return (await LOADERS[language]()).texts
}
