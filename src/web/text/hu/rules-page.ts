import type { RulesPageTexts } from '../en/rules-page.ts'

export const rulesPage: RulesPageTexts = {
  search: 'Keresés a szabályokban',
  searchHint: 'A / billentyűvel kereshetsz, az Escape törli a keresést.',
  clear: 'Keresés törlése',
  contents: 'Tartalom',
  found: (count) => `${count} találat`,
  nothingFound: (rule) =>
    `Egyik szabályban sem szerepel. Próbálj rövidebb szót, vagy egy szabály jelét, például ${rule}.`,
  linkTo: (rule) => `Link erre a szabályra: ${rule}`,
  ruling: 'Értelmezés',
  rulingNote: 'Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, az „Értelmezés” mondja meg, hogyan játsszuk itt.',
}
