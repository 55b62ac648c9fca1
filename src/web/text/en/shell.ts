import { kit } from '#boards/text/en.ts'

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What the pages around the tables say. Names of games, variants and bots come from each game's intro. */
export const pages = {
  frame: {
    /** The title of the browser's tab: "Settings · Hilltop". */
    tab: (page: string) => `${page} · Hilltop`,
    /** The first link of the page, for keyboards. */
    skip: 'Skip to content',
    /** The spoken name of the row of links. */
    navigation: 'Pages',
    games: 'Games',
    online: 'Online',
    scores: 'Score pad',
    rules: 'Rules',
    settings: 'Settings',
    about: 'About',
    /** The spoken name of the wordmark, which leads home. */
    home: 'Hilltop, all games',
    /** One line at the bottom of every page. */
    footer: 'Free software. Games on this device stay in this browser.',
    /** Said when a newer version of the pages can be loaded. */
    newVersion: 'A new version of Hilltop is ready.',
    loadNewVersion: 'Load it',
  },
  home: {
    /** Leads to the daily deals. */
    daily: 'The Daily Hill: today’s deals, the same for everyone',
    puzzles: 'Puzzles',
    workshop: 'Workshop',
    /** How far an unfinished game is: "62% played". */
    played: (percent: number) => `${percent}% played`,
    /** The title of the browser's tab, alone. */
    title: 'Hilltop: board games in your browser',
    playNow: 'Play now',
    /** The spoken name of that button; it begins with the same words. */
    playWhat: (game: string) => `Play now: ${game}`,
    /** What "Play now" starts on the first visit: "Solo". */
    alone: 'Solo',
    againstBots: (bots: number) => `You against ${bots === 1 ? 'a bot' : `${bots} bots`}`,
    /** What "Play now" starts: "Anna, Steady · Residents' Requests". */
    playNowWith: (who: string, variants: string) => (variants === '' ? who : `${who} · ${variants}`),
    /** Leads to the form; the three dots say that more is asked. */
    newGame: 'New game…',
    /** Leads to a new online table; the three dots say that more is asked. */
    online: 'Online…',
    /** The spoken name of that link. */
    onlineWhat: (game: string) => `New online table: ${game}`,
    /** Leads to the guided games, and the spoken name of that link. */
    learn: 'Learn',
    learnWhat: (game: string) => `Learn ${game}`,
    /** One line for those who are here for the first time; links to the games follow it. */
    learnOffer: 'New here? Learn by playing:',
    rules: 'Rules',
    /** Three short promises, under the games. */
    promises: ['No account', 'Works offline', 'Solo, together or with bots'],
    /** The heading of the unfinished games. */
    unfinished: 'Continue where you left off',
    continue: 'Continue',
    /** The spoken name of a continue button. */
    continueWhat: (what: string) => `Continue: ${what}`,
    /** Opens the games that were played longer ago. */
    moreUnfinished: (games: number) => counted(games, 'older game', 'older games'),
    /** "Last played 2 hours ago". */
    lastPlayed: (when: string) => `Last played ${when}`,
  },
  newGame: {
    /** The heading: "New game of The Rail on the Hill". */
    title: (game: string) => `New game of ${game}`,
    seats: 'Who plays',
    /** "Seat 2" */
    seat: (seat: number) => `Seat ${seat}`,
    /** The name of a seat whose person gave none: "Player 2". */
    player: (seat: number) => `Player ${seat}`,
    /** The second and later bots of one kind: "Steady 2". */
    sameAgain: (name: string, number: number) => `${name} ${number}`,
    person: 'Person',
    bot: 'Bot',
    /** The spoken name of the choice between person and bot. */
    whoPlays: (seat: number) => `Who plays seat ${seat}`,
    /** The spoken name of a name field. */
    nameOf: (seat: number) => `Name of seat ${seat}`,
    levelOf: (seat: number) => `Bot on seat ${seat}`,
    /** Above the levels of bots, where one is chosen. */
    strongestFirst: 'From strongest to weakest',
    addSeat: 'Add a seat',
    removeSeat: (seat: number) => `Remove seat ${seat}`,
    variants: 'Variants',
    /** Opens what few people need: starting player, seed, card set. */
    more: 'More options',
    first: 'Starting player',
    anyone: 'Random',
    /** The spoken name of the choice of a colour. */
    colourOf: (seat: number) => `Colour of seat ${seat}`,
    seed: 'Seed',
    seedLine: 'The same seed gives the same cards and dice. Leave it empty for a random one.',
    cards: 'Card set',
    standardCards: 'Standard cards',
    sampleLoading: 'The cards are loading.',
    sampleFailed: 'The cards could not be loaded. Are you online?',
    start: 'Start',
    copyLink: 'Copy link to this setup',
    linkCopied: 'Link copied.',
    /** Said where the browser gives no access to the clipboard. */
    linkHere: (link: string) => `The link to this setup: ${link}`,
  },
  notFound: {
    title: 'Page not found',
    line: 'The link may be old, or a letter is missing.',
    home: 'All games',
  },
  parts: {
    remove: 'Remove',
    /** The spoken name of a remove button: "Remove the game of Anna and Steady". */
    removeWhat: (what: string) => `Remove: ${what}`,
    /** Asked in place of the remove button; answered with yes or no. */
    removeSure: 'Remove?',
    yes: 'Yes',
    no: 'No',
    /** Names in one line: "Anna, Steady". */
    list: (items: readonly string[]) => items.join(', '),
    /** A number of actions: "1 action", "42 actions". */
    actions: (count: number) => counted(count, 'action', 'actions'),
    /** Played without any variant. */
    noVariants: 'Standard',
    /** A variant with one of several values: "Map: large". */
    variantIs: (variant: string, value: string) => `${variant}: ${value}`,
  },
}

export type PageTexts = typeof pages

export type FrameTexts = PageTexts['frame']

export type HomeTexts = PageTexts['home']

export type NewGameTexts = PageTexts['newGame']

export type PartTexts = PageTexts['parts']

/** What the shell says around a board. */
export const table = {
  undo: 'Undo',
  redo: 'Redo',
  menu: 'Menu',
  /** "Why?": the link from a refusal to its rule. */
  rule: (rule: string) => `Rule ${rule}`,
  close: 'Close',
  home: 'All games',
  newGame: 'New game',
  learn: 'Learn by playing',
  rules: 'Rules',
  settings: 'Settings',
  replay: 'Replay',
  copyRecord: 'Copy game record',
  recordCopied: 'Game record copied.',
  /** Said where the browser does not allow copying. */
  notCopied: 'This browser did not allow copying.',
  downloadRecord: 'Download game record',
  downloadPicture: 'Save picture',
  noPicture: 'This browser could not make the picture.',
  playAgain: 'Play again',
  sameSeed: 'Same deal again',
  lookAtTable: 'View board',
  result: 'Result',
  /** Said when the game is over. */
  gameOver: 'The game is over.',
  /** Said after an undo; `what` is the log's sentence for the action. */
  takenBack: (what: string) => `Undone: ${what}`,
  skip: 'Skip ahead',
  /** The button that asks the expert what it would do. */
  hint: 'Hint',
  /** Stands where the hint will be. */
  hintComes: 'The expert is thinking…',
  hintFailed: 'No hint available. Try again.',
  cancel: 'Cancel',
  /** Leads to the analysis of a finished game. */
  analyse: 'Analyse',
  /** The screen between two people at one device. */
  handOver: (name: string) => `Please pass the device to ${name}`,
  handOverLine: 'Only they may see the next cards.',
  handOverReady: (name: string) => `I am ${name}`,
  loading: 'Loading the game…',
  noSuchGame: 'This game is not in this browser',
  noSuchGameLine: 'Games are saved in the browser you play in. A game record can be opened on the replay page.',
  broken: (reason: string) => `This game cannot be opened: ${reason}.`,
  notKept: 'This browser’s storage is full, so this game will be lost on reload. Remove old games on the score pad.',
  botFailed: 'The bot did not respond.',
  tryAgain: 'Try again',
  /** A page that failed, mostly because a part of it is not to be had. */
  failed: 'Part of the page did not load',
  failedLine: 'There may be a newer version or no connection. Reload the page. Your games are safe.',
}

export type TableTexts = typeof table

/** What leads to the rules. */
export const rules = {
  title: 'Rules',
  /** The rules of one game, as the title of the browser's tab and as the spoken name of a link. */
  titleOf: (game: string) => `${game}: rules`,
  /** One line on the page that leads to the rules of each game. */
  line: 'Every rule has an id, and every refusal at the table names its rule.',
}

export type RulesTexts = typeof rules

/**
 * Why something cannot be opened or added. Each is a clause that others put behind a colon or between brackets, so that
 * it has neither a capital letter nor a full stop.
 */
export const reasons = {
  noSuchGame: (game: string) => `there is no game ${game} here`,
  /** Rules of a version of Hilltop that this page is not. */
  otherVersion: (version: number) =>
    `it is played by version ${version} of the rules, which this page does not have; reload it`,
  noCards: (name: string) => `its card set ${name} is not in this browser`,
  /** A list of two records or more, where one can be shown. */
  severalRecords: (count: number) => `it is a list of ${count} records, and only one can be shown`,
  damagedLink: 'the link is damaged or incomplete',
  tooLarge: 'it is too large to be a record',
  noRecord: 'it is neither a record nor a link to one',
  notJson: 'it is not a JSON file',
  noRoom: 'this browser’s storage is full',
}

export type ReasonTexts = typeof reasons

/** Everything that the pages say. The other languages are typed from it, so that none lacks a text. */
export const texts = { kit, pages, table, rules, reasons }

export type ShellTexts = typeof texts
