import type { InstructionTexts } from '../types/instructions.ts'
import { asObject } from './accusative.ts'
import { listed, the } from './grammar.ts'

export const instructions: InstructionTexts = {
  block: (section) => `Zárd le ${the(section)} szakaszt`,
  draw: (section) => `Rajzold meg ${the(section)} szakaszt`,
  reserve: (sections) => `Foglald le ${listed(sections.map(the))} szakaszt`,
  buy: (train, sections) => `Vedd meg ${the(asObject(train))} ${sections} szakaszért`,
  buyWithShape: (train, sections, shape) =>
    `Vedd meg ${the(asObject(train))} ${sections} szakaszért, és vedd el ${the(shape)}ot`,
}
