import type { RulesTexts } from '../types/rules.ts'

export const rules: RulesTexts = {
  title: 'Rules',
  titleOf: (game) => `${game}: rules`,
  line: 'Every rule has an id, and every refusal at the table names its rule.',
  search: 'Search the rules',
  searchHint: 'Press / to search, Escape to clear.',
  clear: 'Clear the search',
  contents: 'Contents',
  found: (count) => (count === 1 ? '1 match' : `${count} matches`),
  nothingFound: (rule) => `No rule has these words. Try a shorter word, or the id of a rule such as ${rule}.`,
  linkTo: (rule) => `Link to rule ${rule}`,
  ruling: 'Ruling',
  rulingNote: 'Where the printed rules are silent or unclear, a ruling says how it is played here.',
}
