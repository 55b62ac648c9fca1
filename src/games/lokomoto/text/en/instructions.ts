import type { InstructionTexts } from '../types/instructions.ts'
import { words } from './words.ts'

export const instructions: InstructionTexts = {
  block: (section) => `Block ${section}`,
  draw: (section) => `Draw ${section}`,
  reserve: (sections) => `Reserve ${sections.join(' and ')}`,
  buy: (train, sections) => `Buy ${train} for ${words.sections(sections)}`,
  buyWithShape: (train, sections, shape) =>
    `Buy ${train} for ${words.sections(sections)} and take ${shape.charAt(0).toLowerCase()}${shape.slice(1)}`,
}
