import type { Language } from '#boards/board.ts'

const en = {
  home: 'Play board games in the browser: alone, with people on one screen, online, or against bots. Free, open, without an account, and offline.',
  rules: 'The rules of all games on Hilltop in full, with search and drawn examples.',
  rulesOf: (game: string) =>
    `The rules of ${game} in full, with search and drawn examples. Every rule can be linked to.`,
  about: 'What Hilltop is, what it saves about you, whose games it lets you play, and what it is made of.',
  /** Shown where scripts are switched off. */
  noScript: 'Playing needs JavaScript. The rules can be read without it.',
}

export type SearchEngineTexts = typeof en

const hu: SearchEngineTexts = {
  home: 'Társasjátékok a böngészőben: egyedül, közös képernyőn, online vagy botok ellen. Ingyenes, nyílt, fiók nélkül és internet nélkül is megy.',
  rules: 'A Hilltop összes játékának teljes szabálya, kereséssel és rajzolt példákkal.',
  rulesOf: (game) => `${game}: a teljes szabály, kereséssel és rajzolt példákkal. Minden szabálynak saját címe van.`,
  about: 'Mi a Hilltop, mit ment el rólad, kiké a játékok, és miből készült az oldal.',
  noScript: 'A játékhoz JavaScript kell. A szabályok enélkül is olvashatók.',
}

const ja: SearchEngineTexts = {
  home: 'ブラウザーで遊べるボードゲーム。ひとりで、同じ画面でみんなと、オンラインで、ボットと。無料、オープンソース、アカウント不要、オフラインでも遊べます。',
  rules: 'Hilltopで遊べるすべてのゲームのルール全文。検索と図解つき。',
  rulesOf: (game) => `${game}のルール全文。検索と図解つき。ルールごとにリンクできます。`,
  about: 'Hilltopとは何か、何を保存するか、ゲームの権利者、使っているソフトウェアについて。',
  noScript: '遊ぶにはJavaScriptが必要です。ルールはJavaScriptなしでも読めます。',
}

/** What search engines show of the pages that the build renders. Only the build reads it. */
export const SEARCH_ENGINES: Readonly<Record<Language, SearchEngineTexts>> = { en, hu, ja }
