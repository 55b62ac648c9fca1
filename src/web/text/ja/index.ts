import { kit } from '#boards/text/ja.ts'
import type { ShellTexts } from '../texts.ts'
import { pages } from './pages.ts'
import { reasons } from './reasons.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

export const texts: ShellTexts = { kit, pages, table, replay, rules, reasons }
