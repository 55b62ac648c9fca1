/** What the workshop says; loaded with it. */
export const workshop = {
  title: 'Workshop',
  line: 'Set up any position, or play with the cards of your own box.',
  positions: {
    title: 'Positions',
    line: 'Set up a position, see its score, and play on from it.',
    /** Leads to the replays, where every moment of a game can be opened here. */
    fromGame: 'From a game that was played',
    setUp: 'Set up a position',
  },
  undo: 'Undo',
  startOver: 'Start over',
  players: 'Players',
  fresh: 'Fresh game',
  open: 'Open text or file',
  paste: 'A position or a game record as JSON, or a link',
  show: 'Show',
  /** The spoken name of the form. */
  editor: 'Position',
  impossible: 'This position is impossible',
  /** What is wrong with the form of a text; `{…}` is filled in. */
  forms: {
    whole: '{field} must be a whole number from {from} to {to}, not {value}',
    oneOf: '{field} must be one of {allowed}, not {value}',
    list: '{field} must be a list of {from} to {to}, not {value}',
    object: '{field} must be an object, not {value}',
    flag: '{field} must be true or false, not {value}',
    key: '{field} has {value}, which is unknown',
  },
  score: 'Score',
  /** The game is not over. */
  scoreNow: 'Score if the game ended now',
  playOn: 'Play on from here',
  begin: 'Begin',
  playOnLine: 'The table shows what is allowed, refuses what is not, and gives hints from the expert.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyText: 'Copy text',
  textCopied: 'Text copied.',
  saveFile: 'Save file',
  sets: {
    title: 'Cards and maps',
  },
}

export type WorkshopTexts = typeof workshop
