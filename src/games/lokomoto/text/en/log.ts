import type { LogTexts } from '../types/log.ts'
import { words } from './words.ts'

export const log: LogTexts = {
  block: (name, section) => `${name} blocks ${section}.`,
  reserve: (name, sections) => `${name} reserves ${sections.join(' and ')}.`,
  draw: (name, section) => `${name} draws ${section}.`,
  buy: (name, train, sections) => `${name} buys ${train} for ${words.sections(sections)}.`,
  buyWithShape: (name, train, sections, { id, points }) =>
    `${name} buys ${train} for ${words.sections(sections)} and takes shape ${id}, worth ${points}.`,
  over: 'No section is free any more: the game is over.',
  sentences: (sentences) => sentences.join(' '),
}
