import type { InstructionTexts } from '../types/instructions.ts'
import { listOf } from './grammar.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  block: (section) => `${section}を通行止めにする`,
  draw: (section) => `${section}に線を引く`,
  reserve: (sections) => `${listOf(sections)}を予約する`,
  buy: (train, sections) => `${words.sections(sections)}で${train}を買う`,
  buyWithShape: (train, sections, shape) => `${words.sections(sections)}で${train}を買い、${shape}を取る`,
}
