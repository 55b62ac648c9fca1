/** What the page of the rules says besides the rules; loaded only there. */
export const rulesPage = {
  search: 'Search the rules',
  searchHint: 'Press / to search, Escape to clear.',
  clear: 'Clear the search',
  contents: 'Contents',
  /** How many rules, introductions and tables have the words. */
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Said where no rule has the words; `rule` is the id of any rule, as an example. */
  nothingFound: (rule: string) => `No rule has these words. Try a shorter word, or the id of a rule such as ${rule}.`,
  /** The spoken name of the link to a rule. */
  linkTo: (rule: string) => `Link to rule ${rule}`,
  /** Before what is decided here where the printed rules are silent. */
  ruling: 'Ruling',
  rulingNote: 'Where the printed rules are silent or unclear, a ruling says how it is played here.',
}

export type RulesPageTexts = typeof rulesPage
