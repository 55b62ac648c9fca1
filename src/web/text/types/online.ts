import type { ProblemCode } from '#wire/problem.ts'

/** What the pages around the online tables say; loaded where one of them is opened. */
export interface OnlineTexts {
  readonly lobby: LobbyTexts
  readonly newTable: NewTableTexts
  readonly waiting: WaitingTexts
  readonly name: NameTexts
  readonly account: AccountTexts
  readonly tokens: TokenTexts
  readonly clock: ClockTexts
  readonly problems: ProblemTexts
}

export interface LobbyTexts {
  readonly title: string
  /** Who one is here, with the way to the account: "You play as Anna". */
  readonly youAre: (name: string) => string
  /** The same where nobody has said their name. */
  readonly signIn: string
  readonly code: string
  /** What stands in the empty field: it also takes a whole link. */
  readonly codeHint: string
  readonly enter: string
  readonly mine: string
  readonly noneOfMine: string
  readonly noneOfMineLine: string
  readonly open: string
  readonly noneOpen: string
  readonly noneOpenLine: string
  readonly finished: string
  readonly newTable: string
  readonly newTableLine: string
  /** The spoken name of the link to a new table: "New table: Machi Koro". */
  readonly newTableOf: (game: string) => string
  readonly yourTurn: string
  /** "Waiting for Béla" */
  readonly waitingFor: (names: string) => string
  /** Of a table whose person is away. */
  readonly botPlays: string
  readonly waitingForStart: string
  /** Before the start: "2 seats free" */
  readonly seatsFree: (count: number) => string
  /** The spoken name of an empty seat. */
  readonly freeSeat: string
  readonly play: string
  /** Leads to a table of one's own where others act. */
  readonly goThere: string
  readonly look: string
  readonly sitDown: string
  /** The spoken names of these: "Play: Machi Koro with Béla". */
  readonly withWhat: (button: string, game: string, names: string) => string
  readonly won: (names: string) => string
  readonly youWon: string
  readonly noWinner: string
  /** The spoken mark of somebody for whom a bot plays. */
  readonly away: string
  /** What is shown is old, since the server does not answer: "What you see was true 2 minutes ago." */
  readonly old: (when: string) => string
  readonly unreachable: string
  readonly unreachableLine: string
  readonly tryAgain: string
}

export interface NewTableTexts {
  readonly title: (game: string) => string
  readonly seats: string
  readonly me: string
  readonly open: string
  /** What stands beside the seat. */
  readonly you: string
  readonly openSeat: string
  readonly whoCanCome: string
  readonly onlyLink: string
  readonly onlyLinkLine: string
  readonly inLobby: string
  readonly inLobbyLine: string
  readonly clock: string
  readonly clockLine: string
  readonly words: string
  readonly wordsLine: string
  readonly create: string
  /** Why a name is asked for. */
  readonly whyName: string
}

export interface WaitingTexts {
  /** The heading: "Machi Koro: waiting for everybody". */
  readonly title: (game: string) => string
  readonly seats: string
  readonly sitHere: string
  /** The spoken name of that button. */
  readonly sitOn: (seat: number) => string
  readonly openSeat: string
  readonly host: string
  readonly you: string
  /** The spoken name of the host's choice of who sits there. */
  readonly whoSits: (seat: number) => string
  readonly botOf: (level: string) => string
  readonly sendAway: string
  /** The spoken name of that button. */
  readonly sendAwayWhom: (name: string) => string
  readonly invite: string
  readonly inviteLine: string
  readonly code: string
  readonly copyCode: string
  readonly copyLink: string
  readonly share: string
  /** The text that goes with a shared link. */
  readonly shareText: (game: string) => string
  readonly codeCopied: string
  readonly linkCopied: string
  /** Said where the browser gives no access to the clipboard. */
  readonly linkHere: (link: string) => string
  readonly chance: string
  readonly chanceLine: string
  readonly words: string
  readonly keepWords: string
  readonly wordsKept: string
  readonly commitment: string
  readonly commitmentLine: string
  /** The words that somebody added: "Béla: tea with milk". */
  readonly wordsOf: (name: string, words: string) => string
  readonly start: string
  readonly startMissing: (seats: number) => string
  readonly startReady: string
  readonly forHost: (host: string) => string
  readonly forSeats: (seats: number) => string
  readonly onlyLooking: string
  readonly leave: string
  readonly toLobby: string
  /** Read out when it happens. */
  readonly satDown: (name: string, seat: number) => string
  readonly stoodUp: (name: string, seat: number) => string
  /** Why a name is asked for. */
  readonly whyName: string
}

export interface NameTexts {
  readonly title: string
  readonly label: string
  readonly line: string
  readonly go: string
  readonly signIn: string
  readonly cancel: string
}

export interface AccountTexts {
  readonly title: string
  readonly back: string
  readonly guest: string
  readonly guestLine: string
  readonly signIn: string
  readonly signInLine: string
  /** The same for a guest, whose tables come along. */
  readonly signInGuestLine: string
  readonly make: string
  readonly makeLine: string
  readonly makeButton: string
  readonly keep: string
  readonly keepLine: string
  readonly keepButton: string
  readonly name: string
  readonly password: string
  readonly passwordLine: string
  readonly youAreGuest: (name: string) => string
  readonly youAreGuestLine: string
  readonly youAre: (name: string) => string
  readonly youAreLine: string
  readonly rename: string
  readonly renamed: string
  readonly changePassword: string
  readonly oldPassword: string
  readonly newPassword: string
  readonly passwordChanged: string
  readonly signOut: string
  /** Asked before a guest leaves for good. */
  readonly forget: string
  readonly forgetLine: string
  /** Said of a wrong old password; of a wrong name or password the problems speak. */
  readonly wrongOldPassword: string
}

export interface TokenTexts {
  readonly title: string
  readonly line: string
  readonly docs: string
  readonly name: string
  readonly nameHint: string
  readonly make: string
  /** Above a token that was just made. */
  readonly fresh: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly made: (when: string) => string
  readonly used: (when: string) => string
  readonly neverUsed: string
  readonly none: string
}

export interface ClockTexts {
  readonly none: string
  readonly turn: string
  readonly bank: string
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
  /** In a line of facts: "2 minutes a turn", "10 minutes each". */
  readonly perTurn: (time: string) => string
  readonly perGame: (time: string) => string
}

/** Why something was not done, by the server's code. */
export interface ProblemTexts extends Readonly<Record<ProblemCode, string>> {
  /** The server does not answer. */
  readonly unreachable: string
  /** A code that leads nowhere. */
  readonly noSuchCode: string
  /** Somebody else took the last seat. */
  readonly noSeatLeft: string
}
