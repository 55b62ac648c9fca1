import type { LogTexts } from '../types/log.ts'
import { asObject } from './accusative.ts'
import { listed, the } from './grammar.ts'
import { words } from './words.ts'

export const log: LogTexts = {
  block: (name, section) => `${name} lezárja ${the(section)} szakaszt.`,
  reserve: (name, sections) => `${name} lefoglalja ${listed(sections.map(the))} szakaszt.`,
  draw: (name, section) => `${name} megrajzolja ${the(section)} szakaszt.`,
  buy: (name, train, sections) => `${name} ${sections} szakaszért megveszi ${the(asObject(train))}.`,
  buyWithShape: (name, train, sections, { id, points }) =>
    `${name} ${sections} szakaszért megveszi ${the(asObject(train))}, és elveszi ${the(words.shape(id, points))}ot.`,
  over: 'Nincs több szabad szakasz: a játék véget ért.',
  sentences: (sentences) => sentences.join(' '),
}
