function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What the page of the daily deals says; loaded with it. */
export const daily = {
  title: 'The Daily Hill',
  /** Under the title. */
  line: 'One deal a day for each game, the same for everyone. Your first try counts.',
  /** A past day: "16 November 2026". */
  past: (date: string) => `The deals of ${date}. You can play them again; only tries of that day count.`,
  toToday: 'Today’s deals',
  /** "Next deals in 5 h 12 min" */
  next: (hours: number, minutes: number) => `Next deals in ${hours} h ${minutes} min`,
  /** The days in a row. */
  streak: (days: number) => `Streak: ${counted(days, 'day', 'days')}`,
  mayMiss: 'One missed day is forgiven each week.',
  noMiss: 'This week’s missed day is already used.',
  play: 'Play',
  playWhat: (game: string) => `Play today’s deal: ${game}`,
  again: 'Play again',
  againWhat: (game: string) => `Play again: ${game}`,
  notCounted: 'Not counted.',
  continue: 'Continue',
  continueWhat: (game: string) => `Continue: ${game}`,
  /** Leads to the table of a finished try. */
  look: 'Look at the game',
  lookWhat: (game: string) => `Look at the game: ${game}`,
  soon: 'Can be played again once all tries of its day are over.',
  points: (points: number) => counted(points, 'point', 'points'),
  won: 'Won',
  lost: 'Lost',
  place: (place: number, of: number) => `Place ${place} of ${of}`,
  /** In place of "Place 1 of 1". */
  noOthers: 'No other results',
  noResult: 'This try has no result that counts.',
  results: (count: number) => (count === 0 ? 'No results yet' : counted(count, 'result', 'results')),
  expert: 'Expert, with the same information',
  best: 'Best possible score, at least',
  /** "03:00", or "17 Nov, 03:00" */
  later: (time: string) => `Analysis and replay open at ${time}, when all tries of the day are over.`,
  share: 'Share',
  copied: 'Copied.',
  notCopied: 'This browser does not allow copying.',
  picture: 'Save picture',
  noPicture: 'This browser cannot draw the picture.',
  /** The lines of a shared result; it tells nothing about the deal. */
  shareText: (date: string, game: string, points: number, place: number, of: number) =>
    `The Daily Hill, ${date}\n${game}: ${points}${of > 1 ? ` (place ${place} of ${of})` : ''}`,
  tables: 'Results',
  whichGame: 'Game',
  whichDays: 'Days',
  spans: { day: 'Day', week: 'Week', month: 'Month' },
  columns: { place: 'Place', name: 'Name', points: 'Points', days: 'Days' },
  noRows: 'No results yet.',
  guest: 'guest',
  you: 'you',
  raceLine: 'A win counts 200 points less one for each of your turns; a loss 20 for each landmark.',
  calendar: 'Past days',
  earlier: 'Earlier month',
  laterMonth: 'Later month',
  /** The spoken name of a day: "3 November 2026, 2 results". */
  dayWith: (date: string, results: number) =>
    results === 0 ? date : `${date}, ${counted(results, 'result of yours', 'results of yours')}`,
  fair: 'How it is kept fair',
  fairLine:
    'The server drew tomorrow’s deals already. Their commitments are below; each is the SHA-256 of a secret that is published when the day is over.',
  kept: 'Today’s deals are those that were promised yesterday: this browser had stored the commitments.',
  broken: 'Today’s deals are not those that were promised yesterday. Ask who runs this server.',
  secret: 'Secret',
  commitment: 'Commitment',
  whyName: 'It is shown in the table of results.',
  offline: 'The server cannot be reached. These are today’s deals of this browser. They are not compared with others.',
  tryAgain: 'Try again',
}

export type DailyTexts = typeof daily
