import { intro } from '../intro/en.ts'
import type { RailTexts } from '../texts.ts'
import { help } from './help.ts'
import { HINTS } from './hints.ts'
import { instructions } from './instructions.ts'
import { log } from './log.ts'
import { panels } from './panels.ts'
import { REFUSALS } from './refusals.ts'
import { score } from './score.ts'
import { strip } from './strip.ts'
import { town } from './town.ts'
import { words } from './words.ts'

export const texts: RailTexts = {
  name: intro.name,
  words,
  strip,
  town,
  panels,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
