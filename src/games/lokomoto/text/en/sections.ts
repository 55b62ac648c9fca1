import type { SectionTexts } from '../types/sections.ts'
import { words } from './words.ts'

export const sections: SectionTexts = {
  label: 'Sections',
  search: 'Find a station',
  which: 'Which sections',
  filters: { free: 'Free', mine: 'Yours', all: 'All' },
  found: (stations, count) => `${stations === 1 ? '1 station' : `${stations} stations`}, ${words.sections(count)}`,
  nothing: { free: 'No free section here.', mine: 'None of yours here.', all: 'No such station.' },
  picked: 'picked',
  paying: 'pays',
  spoken: (section, states) => [section, ...states].join(', '),
}
