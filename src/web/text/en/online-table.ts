/** What is said around a board of an online table; loaded only there. */
export const onlineTable = {
  visit: {
    /** The heading of an invitation; the second where the host has gone. */
    invitedBy: (host: string, game: string) => `${host} invites you to ${game}`,
    invited: (game: string) => `You are invited to ${game}`,
    join: 'Join the table',
    watch: 'Watch',
    /** Beside the button to join. */
    look: 'See the table first',
    full: 'All seats are taken, but you can watch.',
    begun: 'The game has begun, but you can watch.',
    missing: 'Table not found',
    missingLine:
      'It may be invite only, or the link is incomplete. Enter the code, or ask your host for the link again.',
    closed: 'This table is closed',
    closedLine: 'It was closed before its game was over.',
    unreachable: 'Cannot reach the server',
    unreachableLine: 'Nothing is lost: the table is safe on the server.',
    /** The page does not have the rules that the table is played by. */
    otherVersion: 'This page is out of date',
    otherVersionLine: 'Reload to get the server’s version. Your table is safe.',
    loadAnew: 'Reload',
    lobby: 'Online tables',
  },
  bar: {
    /** The spoken name of the row. */
    label: 'Turn and time',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    /** Where several may act at the same time. */
    turnOfAll: (names: string) => `Turn: ${names}`,
    over: 'Game over',
    /** Shown when few are left: a game cannot go on for ever. */
    movesLeft: (count: number) =>
      count === 1 ? '1 move is left before the game ends' : `${count} moves are left before the game ends`,
    /** It had as many moves as a game can have, and no winner. */
    endedByMoves: 'Game over without a winner: it reached the limit of moves',
    endedByAgreement: 'Game over without a winner: the players agreed to end it',
    /** A game of one person, see `ABANDONED_DAYS`. */
    endedAbandoned: 'Game over: no move was made for 30 days',
    lookingOn: 'You are watching',
    botPlaysFor: (name: string) => `A bot is playing for ${name}`,
    botPlaysForYou: 'A bot is playing for you',
    /** The mark of a player who does not have the table open. */
    awaySince: (time: string) => `away since ${time}`,
    /** Spoken once when it happens. */
    wentAway: (name: string) => `${name} is away.`,
    cameBack: (name: string) => `${name} is back.`,
    react: 'React',
    chances: 'Chances to win',
    /** To the player of a game whose bot gives its seat away; a time such as 12:05. */
    botsUntil: (time: string) => `Until ${time} another player can take the bot’s seat`,
    takeSeat: 'Take the bot’s seat',
    comeBack: 'Take over',
    /** A clock, spoken: "Anna: 4:32 left". */
    left: (name: string, time: string) => `${name}: ${time} left`,
    offline: 'No connection. Trying again.',
    /** What was done here and did not reach the server: "2 actions not sent yet". */
    sentences: (parts: readonly string[]) => parts.join(' '),
    notSent: (count: number) => (count === 1 ? '1 action is not sent yet.' : `${count} actions are not sent yet.`),
    /** The title of the browser's tab when it is one's turn. */
    tabYourTurn: (tab: string) => `● Your turn · ${tab}`,
  },
  chat: {
    title: 'Chat',
    open: 'Chat',
    /** Leads to following and blocking. */
    people: 'Follow or block…',
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    empty: 'No messages yet.',
    field: 'Message',
    send: 'Send',
    lookingOn: 'watching',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Unmute ${name}`,
    muted: (name: string) => `${name} is muted`,
    /** Why a visitor who wants to write is asked for a name. */
    nameless: 'Choose a name to join the chat.',
    guest: 'guest',
    /** The host's choice, and what it can be. */
    writers: 'Who can write',
    playersOnly: 'Players only',
    everybody: 'Everyone here',
    /** The host's button beside a line: that person can no longer write at this table. */
    silence: (name: string) => `Silence ${name} for all`,
    unsilence: (name: string) => `Let ${name} write again`,
    /** The mark of a person who cannot write. */
    silenced: 'silenced',
  },
  report: {
    title: 'Report a person…',
    who: 'Whom or which message to report',
    why: 'Reason',
    reasons: {
      chat: 'Rude or unwanted messages',
      name: 'An offensive name',
      play: 'Unfair play',
      other: 'Another reason',
    },
    text: 'What happened? (optional)',
    send: 'Send to the administrator',
    cancel: 'Cancel',
    sent: 'Thank you. The administrator of this server will see your report.',
  },
  menu: {
    /** Leads to the daily deals. */
    daily: 'The Daily Hill',
    copyLink: 'Copy invitation link',
    /** Instead of it where the browser has a sheet for that. */
    share: 'Share invitation…',
    copied: 'Link copied.',
    /** Said where the browser does not allow copying. */
    linkHere: (link: string) => `The link: ${link}`,
    leave: 'Let a bot play for me',
    /** The same in a rated game. */
    leaveRated: 'Let a bot play for me (I come last)',
    left: 'A bot is playing for you. Take over at any time.',
    end: 'Propose to end the game',
    anew: 'Propose to start again',
    /** Turns notices about this table on or off. */
    notices: 'Notices of my turns',
    lobby: 'Online tables',
    chance: 'How the shuffle is kept fair',
  },
  back: {
    ask: 'Request undo',
    asks: (name: string) => `${name} asks to undo.`,
    asked: (names: string) => `You asked to undo. Waiting for ${names}.`,
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    declined: 'Undo declined.',
    withdrawn: 'Undo request withdrawn.',
  },
  notices: {
    refused: (reason: string) => `The server refused your action, so it was undone. ${reason}`,
    overtaken: 'Another action came first, so yours was undone.',
    waiting: 'Sending your last action…',
  },
  recap: {
    title: 'Since your last action',
    more: (count: number) => (count === 1 ? '1 action before that' : `${count} actions before that`),
  },
  result: {
    rematch: 'Rematch',
    toRematch: 'Go to the rematch',
    rematchThere: 'There is a rematch at a new table.',
    /** The own rating before and after a rated game: "1500 ± 500". */
    rating: (before: string, after: string) => `Your rating: ${after} (before: ${before})`,
    notKept: 'This browser could not save the game, so there is no replay.',
  },
  fair: {
    title: 'How the shuffle is kept fair',
    line: 'Before any words were added, the server chose a secret and published its commitment. The secret and all players’ words together form the seed of every card and die, so no one could choose the outcome alone.',
    commitment: 'Commitment (fingerprint of the secret)',
    words: 'Words',
    noWords: 'No words were added.',
    wordsOf: (name: string, words: string) => `${name}: ${words}`,
    secret: 'Secret',
    secretLater: 'Revealed when the game is over.',
    /** Spoken before each step of the check. */
    passed: 'Passed',
    failed: 'Failed',
    checks: {
      commitment: 'The secret matches the commitment that this browser stored before the game.',
      words: 'Your words are in the record.',
      seed: 'The seed follows from the secret and all players’ words.',
      replay: 'All cards, dice and the result follow from the seed and the actions.',
      signature: 'The record bears this server’s signature: nothing in it was changed after the game.',
    },
    holds: 'Checked by this browser: the game was dealt fairly.',
    fails: 'The check failed: this game does not match its commitment.',
    unknown:
      'This browser has no commitment from before the game; you may have used another device then. It cannot check that the server kept its secret, only that the rest fits.',
    /** The button at the end of a game: whether the check holds, fails, or cannot be made here. */
    buttons: { holds: 'Dealt fairly', fails: 'Not dealt fairly', unknown: 'Was it dealt fairly?' },
    /** A command follows. */
    verify: 'To check it yourself, download the game record and, in a copy of Hilltop, run',
  },
}

export type OnlineTableTexts = typeof onlineTable
export type VisitTexts = OnlineTableTexts['visit']
export type BarTexts = OnlineTableTexts['bar']
export type ChatTexts = OnlineTableTexts['chat']
export type OnlineMenuTexts = OnlineTableTexts['menu']
export type TakeBackTexts = OnlineTableTexts['back']
export type OnlineNoticeTexts = OnlineTableTexts['notices']
export type OnlineResultTexts = OnlineTableTexts['result']
export type FairTexts = OnlineTableTexts['fair']
