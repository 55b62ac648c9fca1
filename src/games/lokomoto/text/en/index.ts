import { intro } from '../intro/en.ts'
import type { LokoTexts } from '../texts.ts'
import { help } from './help.ts'
import { HINTS } from './hints.ts'
import { instructions } from './instructions.ts'
import { log } from './log.ts'
import { map } from './map.ts'
import { players } from './players.ts'
import { REFUSALS } from './refusals.ts'
import { score } from './score.ts'
import { sections } from './sections.ts'
import { shapes } from './shapes.ts'
import { strip } from './strip.ts'
import { trains } from './trains.ts'
import { words } from './words.ts'

export const texts: LokoTexts = {
  name: intro.name,
  words,
  strip,
  map,
  trains,
  shapes,
  players,
  sections,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
