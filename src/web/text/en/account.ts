/** Notices of one's turns, by push message or mail; loaded with their settings. */
export const notices = {
  title: 'Turn notifications',
  line: 'Sent when it is your turn and you are not looking at the table. You get the next one for a table after you opened it. Invitations by people you follow are sent too.',
  push: 'On this browser',
  on: 'On',
  off: 'Off',
  /** Instead of the choice, where push messages are not possible. */
  noPush:
    'This browser cannot show them here. They need an https address; on an iPhone or iPad, add Hilltop to the home screen first.',
  denied: 'Your browser blocks notifications of this site. Allow them in its settings.',
  devices: 'Other browsers',
  unknown: 'Unknown browser',
  mail: 'By mail',
  mails: { off: 'No', now: 'Immediately', daily: 'Once a day' },
  digestAt: 'Daily mail at',
  address: 'Mail address',
  addressLine: 'For notices, and for a new password if you forget yours.',
  password: 'Your password',
  setAddress: 'Send confirmation link',
  pending: (address: string) => `We sent a link to ${address}. Open it in this browser to confirm the address.`,
  removeAddress: 'Remove',
  quiet: 'Quiet hours',
  from: 'from',
  to: 'to',
  tables: 'Tables',
  /** A table: "Machi Koro with Anna, Ben". */
  table: (game: string, names: string) => `${game} with ${names}`,
  stop: 'Stop all notices',
  /** Said after a choice at the table. */
  tableOn: 'You get a notice when it is your turn here.',
  tableOff: 'No more notices about this table.',
  tableNoWay: 'Choose push or email on your account page.',
  failed: 'That did not work. Try again later.',
  /** After the link in a mail. */
  confirmed: 'Your email address is confirmed.',
  /** After the first one, which turns mails on. */
  confirmedFirst:
    'Your email address is confirmed. You now get an email when it is your turn; you can change that below.',
  signInFirst: 'Sign in to confirm your mail address.',
  wrongLink: 'This link is no longer valid.',
  resetTitle: 'Choose a new password',
  resetLine: 'You will be signed out everywhere else.',
  newPassword: 'New password',
  reset: 'Set new password',
  forgot: 'Forgot your password?',
  forgotLine: 'Enter the mail address of your account. If there is one, you get a link.',
  sendReset: 'Send link',
  resetSent: 'If an account has this address, a mail is on its way.',
}
export type NoticesTexts = typeof notices

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
