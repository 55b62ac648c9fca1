import type { Language } from '../../boards/board.ts'

/** What the rules page says besides the rules. */
export interface RulesPageTexts {
  readonly title: string
  readonly search: string
  readonly searchHint: string
  readonly clear: string
  readonly contents: string
  /** How many rules, introductions and tables have the words. */
  found(count: number): string
  readonly nothingFound: string
  /** The spoken name of the link to a rule. */
  linkTo(rule: string): string
  /** Before what is decided here where the printed rules are silent. */
  readonly ruling: string
  readonly rulingNote: string
}

const english: RulesPageTexts = {
  title: 'Rules',
  search: 'Search the rules',
  searchHint: 'Press / to search, Escape to clear.',
  clear: 'Clear the search',
  contents: 'Contents',
  found: (count) => (count === 1 ? '1 match' : `${count} matches`),
  nothingFound: 'No rule has these words. Try a shorter word, or the id of a rule such as RH-T2.',
  linkTo: (rule) => `Link to rule ${rule}`,
  ruling: 'Ruling',
  rulingNote: 'Where the printed rules are silent or unclear, a ruling says how it is played here.',
}

const hungarian: RulesPageTexts = {
  title: 'Szabályok',
  search: 'Keresés a szabályokban',
  searchHint: 'A / billentyűvel kereshetsz, az Escape törli a keresést.',
  clear: 'Keresés törlése',
  contents: 'Tartalom',
  found: (count) => `${count} találat`,
  nothingFound: 'Egyik szabályban sem szerepel. Próbálj rövidebb szót, vagy egy szabály jelét, például RH-T2.',
  linkTo: (rule) => `Hivatkozás erre a szabályra: ${rule}`,
  ruling: 'Döntés',
  rulingNote: 'Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, a döntés mondja meg, itt hogyan játsszuk.',
}

const japanese: RulesPageTexts = {
  title: 'ルール',
  search: 'ルールを検索',
  searchHint: '/ キーで検索、Esc キーで消去できます。',
  clear: '検索を消去',
  contents: '目次',
  found: (count) => `${count}件見つかりました`,
  nothingFound: '一致するルールはありません。短い言葉か、RH-T2 のようなルール番号で試してください。',
  linkTo: (rule) => `ルール ${rule} へのリンク`,
  ruling: '裁定',
  rulingNote: '元のルールに書かれていない点やあいまいな点は、ここでの遊び方を「裁定」として示しています。',
}

export const rulesPageTexts: Readonly<Record<Language, RulesPageTexts>> = {
  en: english,
  hu: hungarian,
  ja: japanese,
}
