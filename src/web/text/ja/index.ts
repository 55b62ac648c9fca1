import type { ShellTexts } from '../texts.ts'
import { pages } from './pages.ts'
import { replay } from './replay.ts'
import { table } from './table.ts'

export const texts: ShellTexts = { pages, table, replay }
