function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What the pages around the online tables say; loaded where one of them is opened. */
export const online = {
  lobby: {
    title: 'Online tables',
    /** Who one is here, with the way to the account: "You play as Anna". */
    youAre: (name: string) => `You play as ${name}`,
    /** The same for a visitor without a name. */
    signIn: 'Sign in',
    code: 'I have a code',
    /** What stands in the empty field: it also takes a whole link. */
    codeHint: 'Code or link',
    enter: 'Go to the table',
    mine: 'My tables',
    noneOfMine: 'You are not at any table',
    noneOfMineLine: 'Create one and send the link to friends. No account needed, just a name.',
    open: 'Open tables',
    noneOpen: 'No open tables right now',
    noneOpenLine: 'Public tables appear here. Create one and others can join.',
    finished: 'Finished games',
    newTable: 'New table',
    newTableLine: 'Invite friends by link, or let anyone join.',
    /** The spoken name of the link to a new table: "New table: Machi Koro". */
    newTableOf: (game: string) => `New table: ${game}`,
    yourTurn: 'Your turn',
    /** "Waiting for Béla" */
    waitingFor: (names: string) => `Waiting for ${names}`,
    /** Of a table whose person is away. */
    botPlays: 'A bot is playing for you',
    waitingForStart: 'Ready to start',
    /** Before the start: "2 open seats" */
    seatsFree: (count: number) => counted(count, 'open seat', 'open seats'),
    /** The spoken name of an empty seat. */
    freeSeat: 'open seat',
    play: 'Play',
    /** Leads to a table of one's own where others act. */
    goThere: 'Open',
    look: 'Watch',
    sitDown: 'Join',
    /** The spoken names of these: "Play: Machi Koro with Béla". */
    withWhat: (button: string, game: string, names: string) =>
      names === '' ? `${button}: ${game}` : `${button}: ${game} with ${names}`,
    won: (names: string) => `Won by ${names}`,
    youWon: 'You won',
    noWinner: 'No winner',
    /** The spoken mark of a player for whom a bot plays. */
    away: 'away',
    /** The mark of a guest, whose name is not protected. */
    guest: 'guest',
    /** What is shown is old, since the server cannot be reached: "Last updated 2 minutes ago." */
    old: (when: string) => `Last updated ${when}.`,
    unreachable: 'Cannot reach the server.',
    unreachableLine: 'Games on this device still work.',
    tryAgain: 'Try again',
  },
  newTable: {
    title: (game: string) => `New table: ${game}`,
    seats: 'Who plays',
    me: 'Me',
    open: 'Open',
    /** What stands beside the seat. */
    you: 'You',
    openSeat: 'Open seat',
    whoCanCome: 'Who can join',
    onlyLink: 'Invite only',
    onlyLinkLine: 'Anyone with the link or code can join or watch.',
    inLobby: 'Public',
    inLobbyLine: 'Anyone on this server can see the table, join or watch.',
    /** Whether the game counts for ratings. */
    rating: 'Ratings',
    rated: 'Rated',
    casual: 'For fun',
    ratedLine:
      'Counts for the ratings: only people with an account, no bots, no requested undo. If a bot plays for you, you come last.',
    clock: 'Clock',
    /** Before the next line, where a clock must be chosen. */
    ratedClockLine: 'A rated game needs a clock, so that no one can hold up a game that is lost.',
    clockLine: 'When a player runs out of time, a bot takes over until they return.',
    /** How long a player must be away: a choice of times. */
    patience: 'A bot may play for an absent player',
    after: (time: string) => `after ${time}, if the others agree`,
    create: 'Create table',
    /** Why a name is asked for. */
    whyName: 'Other players see this name.',
  },
  waiting: {
    /** The heading: "Machi Koro: waiting for players". */
    title: (game: string) => `${game}: waiting for players`,
    seats: 'Who plays',
    sitHere: 'Take this seat',
    /** The spoken name of that button. */
    sitOn: (seat: number) => `Take this seat: seat ${seat}`,
    openSeat: 'Open seat',
    host: 'host',
    you: 'you',
    /** The spoken name of the host's choice of who sits there. */
    whoSits: (seat: number) => `Player on seat ${seat}`,
    botOf: (level: string) => `Bot: ${level}`,
    sendAway: 'Remove',
    /** The spoken name of that button. */
    sendAwayWhom: (name: string) => `Remove: ${name}`,
    invite: 'Invite',
    inviteLine: 'Share the link, or read out the code: friends enter it under “I have a code” on the Online page.',
    code: 'Code',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
    qrCode: 'QR code',
    /** The spoken name of the picture. */
    qrLabel: 'The link of the invitation as a QR code',
    share: 'Share…',
    /** The text that goes with a shared link. */
    shareText: (game: string) => `Play ${game} with me`,
    codeCopied: 'Code copied.',
    linkCopied: 'Link copied.',
    /** Said where the browser gives no access to the clipboard. */
    linkHere: (link: string) => `The link to this table: ${link}`,
    /** The line that folds all of it away. */
    chance: 'Fair dice',
    chanceLine:
      'Cards and dice are decided by a secret of the server and the words of all players. Both are revealed at the end. This page adds random words for you, and checks everything when the game is over.',
    words: 'Your words',
    keepWords: 'Add',
    wordsKept: 'Your words are added. No one sees them before the game begins.',
    commitment: 'Commitment (fingerprint of the secret)',
    commitmentLine:
      'The server fixed its secret before any words were added. This browser has stored the commitment: another secret would not match it.',
    start: 'Start the game',
    startMissing: (seats: number) => `${counted(seats, 'open seat', 'open seats')}. Wait for players or add bots.`,
    startReady: 'All seats are taken.',
    /** The mark of a player whose seat in a rematch is kept, but who has not said yes. */
    asked: 'has not answered yet',
    away: 'away',
    forAnswers: (names: string) => `Waiting for ${names} to say yes to the rematch.`,
    /** To the host of a rematch: players who do not answer can be replaced then. */
    replaceFrom: (time: string) => `From ${time}, you can give the seats to others.`,
    joinRematch: 'Join the rematch',
    forHost: (host: string) => `Waiting for ${host} to start the game.`,
    forSeats: (seats: number) => `Waiting for ${counted(seats, 'more player', 'more players')}.`,
    onlyLooking: 'You are watching.',
    leave: 'Leave the table',
    toLobby: 'All online tables',
    /** Read out when it happens. */
    satDown: (name: string, seat: number) => `${name} took seat ${seat}.`,
    stoodUp: (name: string, seat: number) => `${name} left seat ${seat}.`,
    /** Why a name is asked for. */
    whyName: 'Other players see this name.',
  },
  name: {
    title: 'What is your name?',
    label: 'Your name',
    line: 'No account, no password.',
    go: 'Continue',
    signIn: 'I have an account',
    cancel: 'Cancel',
  },
  account: {
    profile: 'My profile',
    title: 'Account',
    back: 'All online tables',
    guest: 'Play as a guest',
    guestLine: 'A name is enough. This browser remembers you.',
    signIn: 'Sign in',
    signInLine: 'See your tables on every device.',
    /** The same for a guest, whose tables come along. */
    signInGuestLine: 'Already have an account? Your guest tables move to it.',
    make: 'Create an account',
    makeLine: 'Keep your games and continue them on any device. Just a name and a password, no email.',
    makeButton: 'Create account',
    keep: 'Keep my games',
    keepLine:
      'With a password, your tables stay yours on other devices and after this browser’s data is cleared. No email needed.',
    keepButton: 'Create account',
    name: 'Name',
    password: 'Password',
    passwordLine: 'At least 8 characters. Keep it safe: without a mail address it cannot be reset.',
    youAreGuest: (name: string) => `You play as ${name}, a guest`,
    youAreGuestLine: 'You are signed in on this browser only.',
    youAre: (name: string) => `You are ${name}`,
    youAreLine: 'Sign in with this name and your password on any device.',
    rename: 'Change the name',
    renamed: 'Name changed.',
    changePassword: 'Change the password',
    changePasswordLine: 'Signs you out everywhere else and ends all tokens.',
    oldPassword: 'Old password',
    newPassword: 'New password',
    passwordChanged: 'Password changed.',
    signOut: 'Sign out',
    /** Asked before a guest leaves for good. */
    forget: 'Forget me on this browser',
    forgetLine: 'You lose access to your tables. To keep them, create an account first.',
    /** Said of a wrong old password; of a wrong name or password the problems speak. */
    wrongOldPassword: 'The old password is wrong.',
  },
  tokens: {
    title: 'Tokens for programs',
    line: 'A token lets your own program play as you. Treat it like a password. It cannot change your account.',
    docs: 'API documentation',
    name: 'What the token is for',
    nameHint: 'My bot',
    scope: 'What it may do',
    scopes: { read: 'Only watch', play: 'Join, play and chat' },
    validFor: 'Valid for',
    make: 'Create a token',
    /** Above a token that was just created. */
    fresh: 'Copy it now: it is not shown again.',
    copy: 'Copy token',
    copied: 'Token copied.',
    notCopied: 'This browser does not allow copying here. Select the token and copy it by hand.',
    made: (when: string) => `created ${when}`,
    expires: (date: string) => `expires ${date}`,
    used: (when: string) => `last used ${when}`,
    neverUsed: 'never used',
    none: 'No token yet.',
  },
  sessions: {
    title: 'Where you are signed in',
    line: 'Sign out what you do not recognise, and change the password.',
    unknown: 'Unknown browser',
    current: 'this browser',
    opened: (when: string) => `signed in ${when}`,
    used: (when: string) => `last used ${when}`,
    end: 'Sign out',
    endWhat: (device: string) => `Sign out: ${device}`,
    endOthers: 'Sign out everywhere else',
  },
  clock: {
    none: 'No clock',
    turn: 'Per turn',
    bank: 'Per player, whole game',
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    hours: (count: number) => counted(count, 'hour', 'hours'),
    days: (count: number) => counted(count, 'day', 'days'),
    /** In a line of facts: "2 minutes per turn", "10 minutes each". */
    perTurn: (time: string) => `${time} per turn`,
    perGame: (time: string) => `${time} each`,
  },
  problems: {
    'bad-request': 'The server could not accept this. Check what you entered and try again.',
    'not-signed-in': 'Enter a name or sign in first.',
    'wrong-password': 'Wrong name or password.',
    forbidden: 'You are not allowed to do this here. Only the host or the player on that seat can.',
    blocked: 'This account is blocked on this server. Ask its administrator.',
    'players-only': 'Only players can write here.',
    silenced: 'The host has silenced you at this table.',
    'not-found': 'There is no such table, or it is not open to you.',
    stale: 'The table has changed. Look again, then retry.',
    'not-now': 'The table has changed, so this is no longer possible.',
    'still-here': 'The player is here, or has not been away long enough.',
    'vote-open': 'Another question is open. Answer it first.',
    'vote-over': 'This question is no longer open.',
    'asked-recently': 'Your last question was declined. Ask again later in the game.',
    'other-seat': 'You are signed in as another player, or no longer signed in.',
    'not-agreed': 'Not all players have agreed to the rematch yet.',
    'name-taken': 'This name, or one that looks like it, is taken. Sign in if it is yours, or choose another.',
    'too-large': 'This is too long. Shorten it.',
    refused: 'The rules do not allow this.',
    'too-many': 'Too many attempts. Please wait a little and try again.',
    unavailable: 'The server cannot confirm this right now. Try again: nothing is done twice.',
    failed: 'Something went wrong on the server. Please try again.',
    /** The request got no response. */
    unreachable: 'Cannot reach the server. Please try again.',
    /** A code that leads nowhere. */
    noSuchCode: 'No table has this code. Check the letters; the game may be over.',
    /** Another player took the last seat. */
    noSeatLeft: 'Someone just took the last seat. You can watch.',
    'limit-open': 'You have reached the limit of open tables. Start or leave one of them first.',
    'limit-waiting': 'You have reached the limit of waiting tables. Start or leave one of them first.',
    'limit-solo': 'You have reached the limit of solo games. Finish one of them first.',
    'limit-bots': 'You have reached the limit of games with bots. Finish one of them first.',
  },
}

export type OnlineTexts = typeof online
export type LobbyTexts = OnlineTexts['lobby']
export type NewTableTexts = OnlineTexts['newTable']
export type WaitingTexts = OnlineTexts['waiting']
export type NameTexts = OnlineTexts['name']
export type AccountTexts = OnlineTexts['account']
export type TokenTexts = OnlineTexts['tokens']
export type ClockTexts = OnlineTexts['clock']
export type ProblemTexts = OnlineTexts['problems']
