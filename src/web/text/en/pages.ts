import { counted } from './shell.ts'

/** Texts of pages where nothing is played, in one piece to load. First the page about Hilltop. */
export const about = {
  what: [
    'Play board games in your browser: solo, on one screen, against bots, online with friends, or offline.',
    'Every action is checked against the rules, and every refusal names the rule. A finished game can be replayed action by action.',
  ],
  privacy: 'What stays with you',
  privacyLines: [
    'Games on this device, scores and settings stay in this browser, and there is no tracking. Only a language that is not your browser’s is sent to the server, in a cookie, so that pages arrive in it.',
    'An online table is saved on the server that you play on: your name, the actions and the chat. One cookie keeps you signed in; an account is optional.',
    'Clearing this site’s data deletes the games, scores and settings in this browser. Online tables stay on the server. “Export all” on the score pad saves a copy.',
  ],
  free: 'Free software',
  freeLines: ['Hilltop is free software under the MIT licence: use it, read it, change it, share it.'],
  /** The heading above what each game's intro says of its rights. */
  rights: 'The games',
  inside: 'What is inside',
  insideLine: 'Hilltop is built on the work of others, with thanks:',
  part: 'Part',
  licence: 'Licence',
  /** The link to the whole licences. */
  licences: 'Full licences',
}

export type AboutTexts = typeof about

/** What the page of the rules says besides the rules. */
export const rulesPage = {
  search: 'Search the rules',
  searchHint: 'Press / to search, Escape to clear.',
  clear: 'Clear the search',
  contents: 'Contents',
  /** How many rules, introductions and tables have the words. */
  found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  /** Said where no rule has the words; `rule` is the id of any rule, as an example. */
  nothingFound: (rule: string) => `No rule has these words. Try a shorter word, or the id of a rule such as ${rule}.`,
  /** The spoken name of the link to a rule. */
  linkTo: (rule: string) => `Link to rule ${rule}`,
  /** Before what is decided here where the printed rules are silent. */
  ruling: 'Ruling',
  rulingNote:
    'Where the printed rules are silent or unclear, or where it is played differently here, a ruling says how.',
}

export type RulesPageTexts = typeof rulesPage

/** What the pages of lessons say. The lessons' own texts are with each game. */
export const learn = {
  /** The heading of the list: "Learn Machi Koro". */
  title: (game: string) => `Learn ${game}`,
  line: 'You play on the real board, one small step at a time. You can leave at any moment and go on later.',
  /** How long a lesson takes. */
  minutes: (minutes: number) => `about ${minutes} min`,
  start: 'Start the lesson',
  goOn: 'Continue',
  again: 'Play again',
  done: 'Done',
  /** The spoken names of these buttons. */
  startWhat: (lesson: string) => `Start the lesson: ${lesson}`,
  goOnWhat: (lesson: string) => `Continue: ${lesson}`,
  againWhat: (lesson: string) => `Play again: ${lesson}`,
  /** "Step 3 of 14" */
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** The same in little room: "3 of 14". */
  shortStepOf: (step: number, steps: number) => `${step} of ${steps}`,
  /** The spoken name of the bar above the table. */
  bar: 'Lesson',
  back: 'Back',
  next: 'Next',
  /** Takes the action that is asked for. */
  showMe: 'Do it for me',
  skip: 'Skip ahead',
  leave: 'Leave the lesson',
  /** Stands in place of the text while others play. */
  others: 'Now the others take their turns.',
  /** The same where only the learner’s own turns are played. */
  ownTurns: 'Now some turns of yours go by.',
  /** Said when the learner does something else that is allowed. */
  other: 'That is allowed too. In this lesson we do what is marked; try the rest in a game of your own.',
  /** The same where the step is only to be read. */
  readFirst: 'Look around as you like, then press “Next” to go on.',
  playOn: 'Play on from here',
  /** "Next: Two dice" */
  nextLesson: (lesson: string) => `Next: ${lesson}`,
  allLessons: 'All lessons',
  rules: 'Rules',
  /** The names of the others at the table. */
  rivals: ['Mira', 'Theo', 'Ida'],
}

export type LearnTexts = typeof learn

/** Whether a record from elsewhere is as its server signed it. */
export const recordOrigin = {
  known: 'Signed by the server that you play on: nothing in this record was changed after the game.',
  /** `key` is the beginning of the key. */
  other: (key: string) =>
    `Signed by a server that this browser has not played on (key ${key}…): nothing in this record was changed after the game.`,
  changed:
    'This record was changed after the game: its signature does not match. Names, moves or results may be wrong.',
}

export type RecordOriginTexts = typeof recordOrigin

/** What the pages of puzzles say. */
export const puzzle = {
  title: 'Puzzles',
  /** The heading of the list of one game: "Puzzles: Machi Koro". */
  titleOf: (game: string) => `Puzzles: ${game}`,
  line: 'Find the best turn. Each position is from a game between bots; the expert, with far more thought than in a game, found one turn clearly best.',
  /** "12 of 60 solved" */
  progress: (solved: number, of: number) => `${solved} of ${of} solved`,
  rating: (rating: string) => `Your rating: ${rating}`,
  ratingLine:
    'The first try of each puzzle counts. A puzzle is rated by how many bots find its best turn. Your rating is stored in this browser only.',
  next: 'Next puzzle',
  nextWhat: (game: string) => `Next puzzle: ${game}`,
  all: 'All puzzles',
  allWhat: (game: string) => `All puzzles: ${game}`,
  allTried: 'You have tried all puzzles of this game. You can try each one again.',
  /** "Puzzle 12" */
  name: (number: number) => `Puzzle ${number}`,
  /** The difficulty beside it, on the scale of the rating. */
  difficulty: (rating: string) => `Difficulty ${rating}`,
  state: { open: 'not tried', solved: 'solved', missed: 'missed' },
  /** The puzzles from the analyses of the player’s own games. */
  own: 'From your games',
  ownLine: 'Your costliest turns. They do not count for your rating.',
  ownNone: 'Analyse a finished game to try its costliest turns as puzzles.',
  /** A turn of the player’s own that cost this much: "Turn that cost 4.2 points". */
  ownName: (cost: string) => `Turn that cost ${cost}`,
  remove: 'Remove',
  /** The spoken name of the bar above the table. */
  bar: 'Puzzle',
  task: 'Find the best turn.',
  judging: 'The expert compares your turn with the best one…',
  solved: 'Solved: that is the best turn.',
  asGood: 'Solved: your turn is as good as the one that is marked.',
  /** "Not the best turn: it costs 3.2 points." */
  worse: (cost: string) => `Not the best turn: it costs ${cost}.`,
  notBest: 'Not the best turn.',
  shown: 'The best turn is marked.',
  /** The rating after a try: "Rating 1034 (+34)". */
  ratingNow: (rating: string, change: string) => `Rating ${rating} (${change})`,
  /** How much better than every other turn the best one is, beside its reason: "+2.1 points". */
  margin: (difference: string) => `+${difference}`,
  /** Another turn, and what it costs. */
  costs: (difference: string) => `−${difference}`,
  obvious: 'What the beginner bot does.',
  played: 'What you played in that game.',
  yours: 'Your turn.',
  show: 'Show solution',
  again: 'Try again',
  leave: 'Leave the puzzle',
}

export type PuzzleTexts = typeof puzzle

export const scores = {
  title: 'Score pad',
  /** Shown where no game is finished. */
  empty: 'The pad is still empty',
  emptyLine: 'Finished games appear here, with their results and replays.',
  play: 'Play a game',
  /** The heading of the best scores of one game. */
  best: (game: string) => `Best scores: ${game}`,
  /** The same of a game that is a race: only victories can be counted. */
  wins: (game: string) => `Wins: ${game}`,
  /** The kinds of game in the table of best scores. */
  alone: 'Solo',
  together: 'Multiplayer',
  kind: 'Game',
  count: 'Games',
  bestTotal: 'Best',
  average: 'Average',
  /** How much of what moved the results was luck: "Solo: luck 62%, decisions 38% (3 analysed games)" */
  luckShare: (kind: string, percent: number, games: number) =>
    `${kind}: luck ${percent}%, decisions ${100 - percent}% (${games === 1 ? '1 analysed game' : `${games} analysed games`})`,
  mostWins: 'Most wins',
  finished: 'Finished games',
  gameFilter: 'Show',
  allGames: 'All games',
  /** Read out beside the winner's name. */
  winner: 'winner',
  replay: 'Replay',
  sameSeed: 'Same deal again',
  /** The spoken names of these two; `what` is "Anna, Steady, 3 May". */
  replayWhat: (what: string) => `Replay: ${what}`,
  sameSeedWhat: (what: string) => `Same deal again: ${what}`,
  exportAll: 'Export all',
  import: 'Import',
  importLine:
    'Export saves all games of this browser, unfinished ones too, in one file. Import adds the games of such a file.',
  /** What became of an import: the numbers of records that were added, and that were here already. */
  imported: (added: number, here: number) =>
    here === 0
      ? `${counted(added, 'game was', 'games were')} added.`
      : `${counted(added, 'game was', 'games were')} added; ${counted(here, 'was', 'were')} here already.`,
  /** "Record 3 was refused: …"; a reason that the rules give is in English. */
  refused: (record: number, reason: string) => `Record ${record} was refused: ${reason}.`,
  /** A whole file that cannot be read. */
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
}

export type ScoresTexts = typeof scores

export const settings = {
  title: 'Settings',
  back: 'Back to the table',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  motion: 'Motion',
  motions: { system: 'System', off: 'Off' },
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  botSpeed: 'Bot speed',
  botSpeeds: { instant: 'Instant', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  name: 'Your name',
  nameLine: 'For the first seat of a new game.',
  /** Leads to the account page, where notices are chosen. */
  notices: 'Turn notifications',
  noticesLine: 'At online tables, by push message or mail.',
  noticesOpen: 'Open your account',
  /** The heading of the card sets of one game. */
  cardsOf: (game: string) => `Cards of ${game}`,
  cardsLine: 'New games use the chosen set. A card file of your own is checked before it is added.',
  standardCards: 'Standard cards',
  /** The first digits of a card set's checksum. */
  fingerprint: (start: string) => `Checksum ${start}…`,
  addCards: 'Add a card file',
  cardsAdded: (name: string) => `${name} was added and is used for new games.`,
  /** A card file that cannot be used; a reason that the rules give names the card, in English. */
  cardsRefused: (file: string, reason: string) => `${file} was not added: ${reason}.`,
}

export type SettingsTexts = typeof settings

/** What the replay of a game says, and the page that opens one. Words that tables have too come from there. */
export const replay = {
  /** The heading of the page, and the title of the browser's tab. */
  title: 'Replay a game',
  /** Stands in place of the last action where there is none yet. */
  begin: 'The game begins.',
  /** Said once where the record claims another result than the rules find. */
  wrongResult: 'The result saved in this record does not match its actions. The board shows the recalculated result.',
  steps: {
    first: 'To the beginning',
    previousTurn: 'Previous turn',
    previousAction: 'Previous action',
    nextAction: 'Next action',
    nextTurn: 'Next turn',
    last: 'To the end',
  },
  play: 'Play',
  pause: 'Pause',
  /** The spoken name of the group of buttons. */
  controls: 'Replay',
  /** The spoken name of the slider. */
  moment: 'Moment of the game',
  /** The spoken value of the slider: "Action 57 of 243". */
  momentOf: (at: number, last: number) => `Action ${at} of ${last}`,
  /** The same in figures, beside the slider: "57 / 243". */
  figures: (at: number, last: number) => `${at} / ${last}`,
  copyLink: 'Copy link to this moment',
  linkCopied: 'Link copied. It contains the whole game.',
  playOn: 'Continue from here',
  backToTable: 'Back to the table',
  openInWorkshop: 'Open in the workshop',
  openAnother: 'Open another game',
  open: {
    /** What a record is and where it comes from, in one or two sentences. */
    line: 'Replay any game action by action, and continue it from any moment. A game record holds a whole game; it can come from this browser, a file or a link.',
    record: 'Open a game record',
    chooseFile: 'Choose a file',
    /** Stands behind the button for a file. */
    orDrop: 'or drop one anywhere on this page',
    /** Shown over the whole page while a file is dragged. */
    dropHere: 'Drop the record here',
    paste: 'Or paste a record or a link here',
    show: 'Show the game',
    own: 'Games in this browser',
    noGames: 'No games here yet.',
    replay: 'Replay',
    /** The spoken name of a replay link: "Replay the game of Anna and Steady". */
    replayWhat: (names: string) => `Replay the game of ${names}`,
    /** A game that still goes on. */
    running: (actions: string) => `Unfinished, ${actions}`,
    /** What a seat of a finished one came to: "Anna: 187 points". */
    reached: (name: string, reached: string) => `${name}: ${reached}`,
    /** Why a record is not shown; a reason that the rules give is in English. */
    refused: (reason: string) => `This cannot be shown: ${reason}.`,
    missing: 'This game is not in this browser. Games are saved in the browser you play in.',
    /** The record needs a card set that is not in this browser. */
    noCards: (name: string) =>
      `This game was played with the card set ${name}, which is not in this browser. Add that card set in the settings, then open the game again.`,
    settings: 'Settings',
  },
}

export type ReplayTexts = typeof replay
