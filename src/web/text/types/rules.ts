/** What the rules page says besides the rules. */
export interface RulesTexts {
  readonly title: string
  /** The rules of one game, as the title of the browser's tab and as the spoken name of a link. */
  readonly titleOf: (game: string) => string
  /** One line on the page that leads to the rules of each game. */
  readonly line: string
  readonly search: string
  readonly searchHint: string
  readonly clear: string
  readonly contents: string
  /** How many rules, introductions and tables have the words. */
  readonly found: (count: number) => string
  /** Said where no rule has the words; `rule` is the id of any rule, as an example. */
  readonly nothingFound: (rule: string) => string
  /** The spoken name of the link to a rule. */
  readonly linkTo: (rule: string) => string
  /** Before what is decided here where the printed rules are silent. */
  readonly ruling: string
  readonly rulingNote: string
}
