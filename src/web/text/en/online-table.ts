/** What is said around a board of an online table; loaded only there. */
export const onlineTable = {
  visit: {
    /** For a visitor with a link who has no name yet, and why the page asks for one. */
    invited: 'You are invited to a table',
    whyName: 'Others see the name you play under.',
    missing: 'There is no such table for you',
    missingLine: 'It may be private, or its link may be incomplete. Ask whoever invited you for the link.',
    closed: 'This table is closed',
    closedLine: 'It was closed before its game was over.',
    unreachable: 'The server does not answer',
    unreachableLine: 'Nothing is lost: the table stays on the server as it is.',
    /** The page does not have the rules that the table is played by. */
    otherVersion: 'This page and the server do not match',
    otherVersionLine:
      'The page in this browser is older or newer than the server. Load it again to get the one that matches; the table stays as it is.',
    loadAnew: 'Load the page again',
    lobby: 'Online tables',
  },
  bar: {
    /** The spoken name of the row. */
    label: 'Turn and time',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name} to play`,
    /** Where several may act at once. */
    turnOfAll: (names: string) => `To play: ${names}`,
    over: 'Game over',
    /** Shown when few are left: a game cannot go on for ever. */
    movesLeft: (count: number) =>
      count === 1 ? '1 move is left before the game ends' : `${count} moves are left before the game ends`,
    /** It had as many moves as a game can have, and no winner. */
    endedByMoves: 'Game over without a winner: it reached the limit of moves',
    lookingOn: 'You are looking on',
    botPlaysFor: (name: string) => `A bot plays for ${name}`,
    botPlaysForYou: 'A bot plays for you',
    comeBack: 'Come back',
    /** A clock, spoken: "Anna: 4:32 left". */
    left: (name: string, time: string) => `${name}: ${time} left`,
    offline: 'No connection. Trying again.',
    /** What was done here and did not reach the server: "2 actions not sent yet". */
    notSent: (count: number) => (count === 1 ? '1 action is not sent yet.' : `${count} actions are not sent yet.`),
    /** The title of the browser's tab when it is one's turn. */
    tabYourTurn: (tab: string) => `● Your turn · ${tab}`,
  },
  chat: {
    title: 'Chat',
    open: 'Chat',
    unread: (count: number) => (count === 1 ? '1 new line' : `${count} new lines`),
    empty: 'Nobody has said anything yet.',
    field: 'Your line',
    send: 'Send',
    lookingOn: 'looking on',
    mute: (name: string) => `Hide what ${name} writes`,
    unmute: (name: string) => `Show what ${name} writes`,
    muted: (name: string) => `${name} is hidden`,
    /** Why a visitor who wants to write is asked for a name. */
    nameless: 'Whoever has a name here can write.',
  },
  menu: {
    copyLink: 'Copy invitation link',
    /** Instead of it where the browser has a sheet for that. */
    share: 'Share invitation…',
    copied: 'The link is on the clipboard.',
    /** Said where the browser does not allow copying. */
    linkHere: (link: string) => `The link: ${link}`,
    leave: 'Let a bot play for me',
    left: 'A bot plays for you until you come back.',
    lobby: 'Online tables',
    chance: 'How chance is made here',
  },
  back: {
    ask: 'Ask to take back',
    asks: (name: string) => `${name} asks to take back a move.`,
    asked: (names: string) => `You ask to take back a move. Waiting for ${names}.`,
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    declined: 'The move is not taken back.',
  },
  notices: {
    refused: (reason: string) => `The server did not accept your action, so it is taken back. ${reason}`,
    overtaken: 'Something else happened first, so your action is taken back.',
    waiting: 'Your last action is on its way. One moment.',
  },
  recap: {
    title: 'Since your last move',
    more: (count: number) => (count === 1 ? '1 action before that' : `${count} actions before that`),
  },
  result: {
    rematch: 'Rematch',
    toRematch: 'Go to the rematch',
    rematchThere: 'There is a rematch at a new table.',
    notKept: 'This browser could not keep the game, so there is no replay here.',
  },
  fair: {
    title: 'How chance is made here',
    line: 'Before it knew any words the server chose a secret and showed its fingerprint. The secret and the words of all players together make the seed of all cards and dice, so nobody could choose it alone.',
    commitment: 'Fingerprint of the secret',
    words: 'Words',
    noWords: 'Nobody added words.',
    wordsOf: (name: string, words: string) => `${name}: ${words}`,
    secret: 'Secret',
    secretLater: 'It is shown when the game is over.',
    /** The steps of the check, each behind a ✓ or a ✗. */
    checks: {
      commitment: 'The secret has the fingerprint that this browser stored before the game.',
      words: 'Your words are in the record.',
      seed: 'The seed is made of the secret and of everybody’s words.',
      replay: 'All cards, dice and the result follow from the seed and the actions.',
    },
    holds: 'Checked by this browser: the game was dealt fairly.',
    fails: 'The check failed: this game does not fit what was promised before it.',
    unknown:
      'This browser has no fingerprint from before the game; perhaps you were on another device then. It cannot tell whether the server kept its secret, only that the rest fits.',
    /** The button at the end of a game: whether the check holds, fails, or cannot be made here. */
    buttons: { holds: 'Dealt fairly', fails: 'Not dealt fairly', unknown: 'Was it dealt fairly?' },
    /** A command follows. */
    verify: 'To check it yourself, download the record and run',
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
