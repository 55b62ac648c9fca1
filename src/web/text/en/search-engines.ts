/** What search engines show of the pages that the build renders. Only the build reads it. */
export const searchEngines = {
  home: 'Play board games in the browser: alone, with people on one screen, online, or against bots. Free, open, without an account, and offline.',
  rules: 'The rules of all games on Hilltop in full, with search and drawn examples.',
  rulesOf: (game: string) =>
    `The rules of ${game} in full, with search and drawn examples. Every rule can be linked to.`,
  about: 'What Hilltop is, what it saves about you, whose games it lets you play, and what it is made of.',
  /** Shown where scripts are switched off. */
  noScript: 'Playing needs JavaScript. The rules can be read without it.',
}

export type SearchEngineTexts = typeof searchEngines
