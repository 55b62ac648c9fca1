import type { SearchEngineTexts } from '../en/search-engines.ts'

export const searchEngines: SearchEngineTexts = {
  home: 'Társasjátékok a böngészőben: egyedül, közös képernyőn, online vagy botok ellen. Ingyenes, nyílt, fiók nélkül és internet nélkül is megy.',
  rules: 'A Hilltop összes játékának teljes szabálya, kereséssel és rajzolt példákkal.',
  rulesOf: (game) => `${game}: a teljes szabály, kereséssel és rajzolt példákkal. Minden szabálynak saját címe van.`,
  about: 'Mi a Hilltop, mit ment el rólad, kiké a játékok, és miből készült az oldal.',
  noScript: 'A játékhoz JavaScript kell. A szabályok enélkül is olvashatók.',
}
