function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What the profile of a player says; loaded with it. */
export const profile = {
  title: 'Profile',
  /** "1532 ± 210" */
  rating: (value: number, uncertainty: number) => `${value} ± ${uncertainty}`,
  /** The spoken name of that figure. */
  ratingLabel: 'Rating, with its uncertainty',
  provisional: 'provisional',
  unrated: 'Not rated yet',
  games: (games: number, wins: number) =>
    `${counted(games, 'rated game', 'rated games')}, ${counted(wins, 'win', 'wins')}`,
  /** Of games that are not rated. */
  unratedGames: (games: number, wins: number) =>
    `${counted(games, 'unrated game', 'unrated games')}, ${counted(wins, 'win', 'wins')}`,
  best: (points: number) => `Best: ${counted(points, 'point', 'points')}`,
  /** The last results, the latest first. */
  form: 'Form',
  /** The spoken name of one of them: "2nd of 3" */
  place: (place: number, players: number) => `Place ${place} of ${players}`,
  left: 'left the game',
  results: 'Latest rated games',
  /** After the date of a game: "with Béla, Carl" */
  against: (names: string) => `with ${names}`,
  points: (points: number) => counted(points, 'point', 'points'),
  /** How the rating changed: "+12" */
  change: (change: string) => `Rating ${change}`,
  /** The spoken name of the date of a game, which leads to it. */
  lookWhat: (game: string, date: string) => `Look at the game: ${game}, ${date}`,
  daily: 'The Daily Hill',
  days: (days: number, wins: number | undefined) =>
    wins === undefined
      ? counted(days, 'day', 'days')
      : `${counted(days, 'day', 'days')}, ${counted(wins, 'win', 'wins')}`,
  /** "Skilled mayor (3 times)" */
  reached: (title: string, count: number) => (count === 1 ? title : `${title} (${count} times)`),
  opponents: 'Most frequent opponents',
  columns: { name: 'Player', games: 'Games', ahead: 'Ahead', behind: 'Behind' },
  /** Above the statistics of games in this browser. */
  local: 'Games in this browser',
  localLine: 'Only you see these: the server does not know them.',
  luckLine: 'Analyse a finished game, at its end or from its replay, to see how much of it was luck.',
  noLocal: 'No finished games in this browser yet.',
  visible: 'Who can see this profile',
  readers: {
    nobody: 'Only me',
    accounts: 'People with an account',
    everybody: 'Everyone',
  },
  visibleLine: 'Opponents are named only to readers who may see their profiles too.',
  noGames: 'No rated games yet.',
  howTo: 'Create an online table and choose “Rated”.',
  lobby: 'Online tables',
  missing: 'There is no such profile, or you cannot see it.',
  guest: 'Guests have no profile. With an account you can play rated games.',
  account: 'Account',
}

export type ProfileTexts = typeof profile
