import type { SectionTexts } from '../types/sections.ts'
import { words } from './words.ts'

export const sections: SectionTexts = {
  label: 'Szakaszok',
  search: 'Állomás keresése',
  which: 'Mely szakaszok',
  filters: { free: 'Szabad', mine: 'Tiéd', all: 'Mind' },
  found: (stations, count) => `${stations} állomás, ${words.sections(count)}`,
  nothing: { free: 'Itt nincs szabad szakasz.', mine: 'Itt nincs szakaszod.', all: 'Nincs ilyen állomás.' },
  picked: 'kiválasztva',
  paying: 'ezzel fizetsz',
  spoken: (section, states) => [section, ...states].join(', '),
}
