function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** What the pages around the online tables say; loaded where one of them is opened. */
export const online = {
  lobby: {
    title: 'Online tables',
    /** Who one is here, with the way to the account: "You play as Anna". */
    youAre: (name: string) => `You play as ${name}`,
    /** The same where nobody has said their name. */
    signIn: 'Sign in',
    code: 'I have a code',
    /** What stands in the empty field: it also takes a whole link. */
    codeHint: 'Code or link',
    enter: 'Go to the table',
    mine: 'My tables',
    noneOfMine: 'You sit at no table right now',
    noneOfMineLine: 'Make one and send its link to your friends. No account is needed: a name is enough.',
    open: 'Open tables',
    noneOpen: 'Nobody is waiting for players right now',
    noneOpenLine: 'A new table that is open in the lobby appears here for everyone.',
    finished: 'Finished games',
    newTable: 'New table',
    newTableLine: 'Invite friends by link, or let anyone join.',
    /** The spoken name of the link to a new table: "New table: Machi Koro". */
    newTableOf: (game: string) => `New table: ${game}`,
    yourTurn: 'Your turn',
    /** "Waiting for Béla" */
    waitingFor: (names: string) => `Waiting for ${names}`,
    /** Of a table whose person is away. */
    botPlays: 'A bot plays for you',
    waitingForStart: 'Ready to start',
    /** Before the start: "2 seats free" */
    seatsFree: (count: number) => `${counted(count, 'seat', 'seats')} free`,
    /** The spoken name of an empty seat. */
    freeSeat: 'free seat',
    play: 'Play',
    /** Leads to a table of one's own where others act. */
    goThere: 'Open',
    look: 'Look',
    sitDown: 'Sit down',
    /** The spoken names of these: "Play: Machi Koro with Béla". */
    withWhat: (button: string, game: string, names: string) =>
      names === '' ? `${button}: ${game}` : `${button}: ${game} with ${names}`,
    won: (names: string) => `Won by ${names}`,
    youWon: 'You won',
    noWinner: 'No winner',
    /** The spoken mark of somebody for whom a bot plays. */
    away: 'away',
    /** What is shown is old, since the server does not answer: "What you see was true 2 minutes ago." */
    old: (when: string) => `What you see was true ${when}.`,
    unreachable: 'The server does not answer.',
    unreachableLine:
      'Online tables need a server, and this one cannot be reached right now. Games at this screen work as always.',
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
    whoCanCome: 'Who can come',
    onlyLink: 'Only with the link',
    onlyLinkLine: 'Whoever has the link or the code can sit down or look on.',
    inLobby: 'Open in the lobby',
    inLobbyLine: 'Everyone on this server sees the table and can sit down or look on.',
    clock: 'Time to think',
    clockLine: 'When somebody’s time is up, a bot plays on until they come back.',
    create: 'Make the table',
    /** Why a name is asked for. */
    whyName: 'The others at the table need a name for you.',
  },
  waiting: {
    /** The heading: "Machi Koro: waiting for everybody". */
    title: (game: string) => `A table of ${game}`,
    seats: 'Who plays',
    sitHere: 'Sit here',
    /** The spoken name of that button. */
    sitOn: (seat: number) => `Sit here, on seat ${seat}`,
    openSeat: 'Open seat',
    host: 'host',
    you: 'you',
    /** The spoken name of the host's choice of who sits there. */
    whoSits: (seat: number) => `Who sits on seat ${seat}`,
    botOf: (level: string) => `Bot: ${level}`,
    sendAway: 'Send away',
    /** The spoken name of that button. */
    sendAwayWhom: (name: string) => `Send away: ${name}`,
    invite: 'Invite',
    inviteLine: 'Send the link, or say the code: it goes into “I have a code” on the page of online tables.',
    code: 'Code',
    copyCode: 'Copy code',
    copyLink: 'Copy link',
    share: 'Share…',
    /** The text that goes with a shared link. */
    shareText: (game: string) => `Play ${game} with me`,
    codeCopied: 'The code is on the clipboard.',
    linkCopied: 'The link is on the clipboard.',
    /** Said where the browser gives no access to the clipboard. */
    linkHere: (link: string) => `The link to this table: ${link}`,
    chance: 'Fair chance',
    chanceLine:
      'Cards and dice come from a secret of the server and from words of every player. This page adds random words for you, and checks everything at the end.',
    typeWords: 'Choose words of your own',
    words: 'Your words',
    keepWords: 'Add',
    wordsKept: 'Your words are in. Nobody sees them before the game begins.',
    commitment: 'Fingerprint of the secret',
    commitmentLine:
      'The server chose its secret before it knew any words. This browser has stored the fingerprint: another secret would not fit it.',
    start: 'Start the game',
    startMissing: (seats: number) =>
      `${counted(seats, 'seat is', 'seats are')} open. Wait for people, or put bots there.`,
    startReady: 'Everybody is here.',
    forHost: (host: string) => `Everybody is here. Waiting for ${host} to start.`,
    forSeats: (seats: number) => `Waiting for ${counted(seats, 'more player', 'more players')}.`,
    onlyLooking: 'You are looking on.',
    leave: 'Leave the table',
    toLobby: 'All online tables',
    /** Read out when it happens. */
    satDown: (name: string, seat: number) => `${name} sat down on seat ${seat}.`,
    stoodUp: (name: string, seat: number) => `${name} left seat ${seat}.`,
    /** Why a name is asked for. */
    whyName: 'The others at the table need a name for you.',
  },
  name: {
    title: 'What shall we call you?',
    label: 'Your name',
    line: 'No account, no password.',
    go: 'Go on',
    signIn: 'I have an account',
    cancel: 'Cancel',
  },
  account: {
    title: 'Account',
    back: 'All online tables',
    guest: 'Play as a guest',
    guestLine: 'A name is enough. This browser remembers you.',
    signIn: 'Sign in',
    signInLine: 'Your tables are there, on every device.',
    /** The same for a guest, whose tables come along. */
    signInGuestLine: 'You have an account already? Your tables as a guest come along.',
    make: 'Make an account',
    makeLine: 'Keeps your games and lets you go on with them on several devices. A name and a password, no e-mail.',
    makeButton: 'Make the account',
    keep: 'Keep my games',
    keepLine:
      'As an account with a password your tables stay yours, also on other devices or after this browser is cleared. No e-mail is needed.',
    keepButton: 'Make the account',
    name: 'Name',
    password: 'Password',
    passwordLine: 'At least 8 characters. Nobody can send you a new one, so keep it well.',
    youAreGuest: (name: string) => `You play as ${name}, a guest`,
    youAreGuestLine: 'Only this browser knows you.',
    youAre: (name: string) => `You are ${name}`,
    youAreLine: 'Sign in with this name and your password on any device.',
    rename: 'Change the name',
    renamed: 'That is your name now.',
    changePassword: 'Change the password',
    oldPassword: 'Old password',
    newPassword: 'New password',
    passwordChanged: 'The new password holds from now on.',
    signOut: 'Sign out',
    /** Asked before a guest leaves for good. */
    forget: 'Stop being this guest',
    forgetLine: 'Nobody can get back to your tables then.',
    /** Said of a wrong old password; of a wrong name or password the problems speak. */
    wrongOldPassword: 'The old password is not right.',
  },
  tokens: {
    title: 'Tokens for programs',
    line: 'With a token a program of yours can play in your name. Treat it like a password. It cannot change your account.',
    docs: 'What programs can ask for',
    name: 'What the token is for',
    nameHint: 'My bot',
    scope: 'What it may do',
    scopes: { read: 'Only look on', play: 'Sit, play and chat' },
    validFor: 'Valid for',
    make: 'Make a token',
    /** Above a token that was just made. */
    fresh: 'Copy it now: it is not shown again.',
    copy: 'Copy token',
    copied: 'The token is on the clipboard.',
    notCopied: 'This browser does not allow copying here. Select the token and copy it by hand.',
    made: (when: string) => `made ${when}`,
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
    turn: 'For each turn',
    bank: 'For the whole game, each',
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    hours: (count: number) => counted(count, 'hour', 'hours'),
    days: (count: number) => counted(count, 'day', 'days'),
    /** In a line of facts: "2 minutes a turn", "10 minutes each". */
    perTurn: (time: string) => `${time} a turn`,
    perGame: (time: string) => `${time} each`,
  },
  problems: {
    'bad-request': 'The server does not take this as it is. Please look at what is written and try again.',
    'not-signed-in': 'Please say who you are first.',
    'wrong-password': 'This name and this password do not belong together.',
    forbidden: 'This is for others to do.',
    blocked: 'This account may not play here any more.',
    'not-found': 'There is no such table, or it is not open to you.',
    stale: 'Something happened in the meantime. Please look again.',
    'not-now': 'This is not possible any more: the table has changed.',
    'name-taken': 'Somebody else has this name. Please choose another.',
    'too-large': 'This is too long.',
    refused: 'The rules do not allow this.',
    'too-many': 'Too many attempts. Please wait a little and try again.',
    unavailable: 'The server cannot do this right now. Nothing was changed; please try again.',
    failed: 'Something went wrong on the server. Please try again.',
    /** The server does not answer. */
    unreachable: 'The server does not answer. Please try again.',
    /** A code that leads nowhere. */
    noSuchCode: 'No table has this code. It may be over, or a letter is different.',
    /** Somebody else took the last seat. */
    noSeatLeft: 'The last free seat was taken in this moment.',
    'limit-open': 'You have as many open tables as you may. Start one of them or leave it first.',
    'limit-waiting': 'You have as many waiting tables as you may. Start one of them or leave it first.',
    'limit-bots': 'You play as many games with bots as you may. Finish one or leave it first.',
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
