/** What the pages around the tables say. Names of games, variants and bots come from each game's intro. */
export interface PageTexts {
  readonly frame: FrameTexts
  readonly home: HomeTexts
  readonly newGame: NewGameTexts
  readonly scores: ScoresTexts
  readonly settings: SettingsTexts
  readonly about: AboutTexts
  readonly notFound: { readonly title: string; readonly line: string; readonly home: string }
  readonly parts: PartTexts
}

/** Header and footer of every page. The six names stand in one row, so they must be short. */
export interface FrameTexts {
  /** The title of the browser's tab: "Settings · Hilltop". */
  readonly tab: (page: string) => string
  /** The first link of the page, for keyboards. */
  readonly skip: string
  /** The spoken name of the row of links. */
  readonly navigation: string
  readonly games: string
  readonly online: string
  readonly scores: string
  readonly rules: string
  readonly settings: string
  readonly about: string
  /** The spoken name of the wordmark, which leads home. */
  readonly home: string
  /** One line at the bottom of every page. */
  readonly footer: string
}

/** What several pages use. */
export interface PartTexts {
  readonly remove: string
  /** The spoken name of a remove button: "Remove the game of Anna and Steady". */
  readonly removeWhat: (what: string) => string
  /** Asked in place of the remove button; answered with yes or no. */
  readonly removeSure: string
  readonly yes: string
  readonly no: string
  /** Names in one line: "Anna, Steady". */
  readonly list: (items: readonly string[]) => string
  /** A number of actions: "1 action", "42 actions". */
  readonly actions: (count: number) => string
  /** Played without any variant. */
  readonly noVariants: string
  /** A variant with one of several values: "Map: large". */
  readonly variantIs: (variant: string, value: string) => string
}

export interface HomeTexts {
  /** How far an unfinished game is: "62 % played". */
  played(percent: number): string
  /** The title of the browser's tab, alone. */
  readonly title: string
  readonly playNow: string
  /** The spoken name of that button; it begins with the same words. */
  readonly playWhat: (game: string) => string
  /** Who plays when "Play now" is pressed and nobody else has played here: "You, alone". */
  readonly alone: string
  readonly againstBots: (bots: number) => string
  /** What "Play now" starts: "Anna, Steady · Residents' Requests". */
  readonly playNowWith: (who: string, variants: string) => string
  /** Leads to the form; the three dots say that more is asked. */
  readonly newGame: string
  /** Leads to a new online table; the three dots say that more is asked. */
  readonly online: string
  /** The spoken name of that link. */
  readonly onlineWhat: (game: string) => string
  readonly rules: string
  /** Three short promises, under the games. */
  readonly promises: readonly string[]
  /** The heading of the unfinished games. */
  readonly unfinished: string
  readonly continue: string
  /** The spoken name of a continue button. */
  readonly continueWhat: (what: string) => string
  /** "Last played 2 hours ago". */
  readonly lastPlayed: (when: string) => string
}

export interface NewGameTexts {
  /** The heading: "New game of The Rail on the Hill". */
  readonly title: (game: string) => string
  readonly seats: string
  /** "Seat 2" */
  readonly seat: (seat: number) => string
  /** The name of a seat whose person gave none: "Player 2". */
  readonly player: (seat: number) => string
  /** The second and later bots of one kind: "Steady 2". */
  readonly sameAgain: (name: string, number: number) => string
  readonly person: string
  readonly bot: string
  /** The spoken name of the choice between person and bot. */
  readonly whoPlays: (seat: number) => string
  /** The spoken name of a name field. */
  readonly nameOf: (seat: number) => string
  readonly levelOf: (seat: number) => string
  readonly addSeat: string
  readonly removeSeat: (seat: number) => string
  readonly variants: string
  /** Opens what few people need: starting player, seed, card set. */
  readonly more: string
  readonly first: string
  readonly anyone: string
  readonly seed: string
  readonly seedLine: string
  readonly cards: string
  readonly standardCards: string
  readonly start: string
  readonly copyLink: string
  readonly linkCopied: string
  /** Said where the browser gives no access to the clipboard. */
  readonly linkHere: (link: string) => string
}

export interface ScoresTexts {
  readonly title: string
  /** Shown where no game is finished. */
  readonly empty: string
  readonly emptyLine: string
  readonly play: string
  /** The heading of the best scores of one game. */
  readonly best: (game: string) => string
  /** The same of a game that is a race: only victories can be counted. */
  readonly wins: (game: string) => string
  /** The kinds of game in the table of best scores. */
  readonly alone: string
  readonly together: string
  readonly kind: string
  readonly count: string
  readonly bestTotal: string
  readonly average: string
  readonly mostWins: string
  readonly finished: string
  readonly gameFilter: string
  readonly allGames: string
  /** Read out beside the winner's name. */
  readonly winner: string
  readonly replay: string
  readonly sameSeed: string
  /** The spoken names of these two; `what` is "Anna, Steady, 3 May". */
  readonly replayWhat: (what: string) => string
  readonly sameSeedWhat: (what: string) => string
  readonly exportAll: string
  readonly import: string
  readonly importLine: string
  /** What became of an import: the numbers of records that were added, and that were here already. */
  readonly imported: (added: number, here: number) => string
  /** "Record 3 was refused: …"; a reason that the rules give is in English. */
  readonly refused: (record: number, reason: string) => string
  /** A whole file that cannot be read. */
  readonly unreadable: (file: string, reason: string) => string
}

export interface SettingsTexts {
  readonly title: string
  readonly back: string
  readonly language: string
  readonly theme: string
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>
  readonly motion: string
  readonly motions: Readonly<Record<'system' | 'off', string>>
  readonly sound: string
  readonly on: string
  readonly off: string
  readonly botSpeed: string
  readonly botSpeeds: Readonly<Record<'instant' | 'fast' | 'normal' | 'slow', string>>
  readonly name: string
  readonly nameLine: string
  /** The heading of the card sets of one game. */
  readonly cardsOf: (game: string) => string
  readonly cardsLine: string
  readonly standardCards: string
  /** The first signs of a card set's fingerprint. */
  readonly fingerprint: (start: string) => string
  readonly addCards: string
  readonly cardsAdded: (name: string) => string
  /** A card file that cannot be used; a reason that the rules give names the card, in English. */
  readonly cardsRefused: (file: string, reason: string) => string
}

export interface AboutTexts {
  readonly title: string
  readonly what: readonly string[]
  readonly privacy: string
  readonly privacyLines: readonly string[]
  readonly free: string
  readonly freeLines: readonly string[]
  /** The heading above what each game's intro says of its rights. */
  readonly rights: string
  readonly inside: string
  readonly insideLine: string
  readonly part: string
  readonly licence: string
  /** The link to the whole licences. */
  readonly licences: string
}
