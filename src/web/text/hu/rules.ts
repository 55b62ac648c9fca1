import type { RulesTexts } from '../types/rules.ts'

export const rules: RulesTexts = {
  title: 'Szabályok',
  titleOf: (game) => `${game}: szabályok`,
  line: 'Minden szabálynak saját jele van, és minden elutasítás megnevezi a szabályt.',
  search: 'Keresés a szabályokban',
  searchHint: 'A / billentyűvel kereshetsz, az Escape törli a keresést.',
  clear: 'Keresés törlése',
  contents: 'Tartalom',
  found: (count) => `${count} találat`,
  nothingFound: (rule) =>
    `Egyik szabályban sem szerepel. Próbálj rövidebb szót, vagy egy szabály jelét, például ${rule}.`,
  linkTo: (rule) => `Hivatkozás erre a szabályra: ${rule}`,
  ruling: 'Döntés',
  rulingNote: 'Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, a döntés mondja meg, itt hogyan játsszuk.',
}
