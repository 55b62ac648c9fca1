/** What is said around a board of an online table; loaded only there. */
export interface OnlineTableTexts {
  readonly visit: VisitTexts
  readonly bar: BarTexts
  readonly chat: ChatTexts
  readonly menu: OnlineMenuTexts
  readonly back: TakeBackTexts
  readonly notices: OnlineNoticeTexts
  readonly recap: { readonly title: string; readonly more: (count: number) => string }
  readonly result: OnlineResultTexts
  readonly fair: FairTexts
}

/** Instead of the table, where it cannot be shown. */
export interface VisitTexts {
  /** To somebody without a name who has a link; and why they are asked for one. */
  readonly invited: string
  readonly whyName: string
  readonly missing: string
  readonly missingLine: string
  readonly closed: string
  readonly closedLine: string
  readonly unreachable: string
  readonly unreachableLine: string
  /** The page does not have the rules that the table is played by. */
  readonly otherVersion: string
  readonly otherVersionLine: string
  readonly loadAnew: string
  readonly lobby: string
}

/** The row above the board. */
export interface BarTexts {
  /** The spoken name of the row. */
  readonly label: string
  readonly yourTurn: string
  readonly turnOf: (name: string) => string
  /** Where several may act at once. */
  readonly turnOfAll: (names: string) => string
  readonly over: string
  readonly lookingOn: string
  readonly botPlaysFor: (name: string) => string
  readonly botPlaysForYou: string
  readonly comeBack: string
  /** A clock, spoken: "Anna: 4:32 left". */
  readonly left: (name: string, time: string) => string
  readonly offline: string
  /** What was done here and did not reach the server: "2 actions not sent yet". */
  readonly notSent: (count: number) => string
  /** The title of the browser's tab when it is one's turn. */
  readonly tabYourTurn: (tab: string) => string
}

export interface ChatTexts {
  readonly title: string
  readonly open: string
  readonly unread: (count: number) => string
  readonly empty: string
  readonly field: string
  readonly send: string
  readonly lookingOn: string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly muted: (name: string) => string
  /** Why somebody who wants to write is asked for a name. */
  readonly nameless: string
}

export interface OnlineMenuTexts {
  readonly copyLink: string
  /** Instead of it where the browser has a sheet for that. */
  readonly share: string
  readonly copied: string
  /** Said where the browser does not allow copying. */
  readonly linkHere: (link: string) => string
  readonly leave: string
  readonly left: string
  readonly lobby: string
  readonly chance: string
}

/** Going back beyond what one may take back alone. */
export interface TakeBackTexts {
  readonly ask: string
  readonly asks: (name: string) => string
  readonly asked: (names: string) => string
  readonly agree: string
  readonly decline: string
  readonly withdraw: string
  readonly declined: string
}

export interface OnlineNoticeTexts {
  readonly refused: (reason: string) => string
  readonly overtaken: string
  readonly waiting: string
}

export interface OnlineResultTexts {
  readonly rematch: string
  readonly toRematch: string
  readonly rematchThere: string
  readonly notKept: string
}

export interface FairTexts {
  readonly title: string
  readonly line: string
  readonly commitment: string
  readonly words: string
  readonly noWords: string
  readonly wordsOf: (name: string, words: string) => string
  readonly secret: string
  readonly secretLater: string
  readonly holds: string
  readonly fails: (reason: string) => string
  /** A command follows. */
  readonly verify: string
}
