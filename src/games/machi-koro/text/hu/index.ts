import { intro } from '../intro/hu.ts'
import type { MachiTexts } from '../texts.ts'
import { help } from './help.ts'
import { HINTS } from './hints.ts'
import { instructions } from './instructions.ts'
import { log } from './log.ts'
import { odds } from './odds.ts'
import { REFUSALS } from './refusals.ts'
import { score } from './score.ts'
import { street } from './street.ts'
import { strip } from './strip.ts'
import { supply } from './supply.ts'
import { words } from './words.ts'

export const texts: MachiTexts = {
  name: intro.name,
  words,
  strip,
  street,
  supply,
  odds,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
