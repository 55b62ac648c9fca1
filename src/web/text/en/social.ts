/** What is said about finding people to play with; loaded where it is first needed. */
export const social = {
  playNow: {
    title: 'Play now',
    /** The rule of the bot's seat. */
    line: 'You join the first player who waits. If there is none, you begin against a bot; in the first 5 minutes another player can take its seat and play on, or you agree to start again.',
    /** The spoken name of a game's button. */
    of: (game: string) => `Play now: ${game}`,
  },
  online: {
    count: (people: number) => (people === 1 ? '1 person online' : `${people} people online`),
    nobody: 'No one shows their name.',
    /** How many are online without a name: "and 3 more". */
    more: (people: number) => `and ${people} more`,
    show: 'Show my name to others while I am online',
  },
  live: {
    title: 'Games to watch',
    state: 'In progress',
    /** A public game in which a bot gives its seat to a person. */
    botLeaves: 'A bot gives its seat to you',
    take: 'Take its seat',
  },
  invites: (name: string) => `${name} invites you`,
  decline: 'Decline',
  /** The mark of a table in the lobby. */
  followed: 'You follow a player',
  people: {
    title: 'People',
    empty: 'No one else is here.',
    follow: 'Follow',
    unfollow: 'Unfollow',
    block: 'Block',
    unblock: 'Unblock',
    /** The spoken names of these: "Follow: Anna". */
    of: (button: string, name: string) => `${button}: ${name}`,
    line: 'Tables of people you follow come first in the lobby. Of people you block you see no messages, reactions or invitations; they do not find your public tables, and “Play now” does not seat you together. They do not learn of either.',
    back: 'Back to the chat',
  },
  invite: {
    title: 'People you follow',
    line: 'An invitation arrives if they follow you too.',
    button: 'Invite',
    sent: (name: string) => `${name} is invited.`,
  },
  account: {
    followed: 'You follow',
    noneFollowed: 'No one yet. You can follow people in the chat of a table, and on their profile.',
    blocked: 'Blocked',
    online: 'online',
  },
  reactions: {
    title: 'React',
    names: {
      thumb: 'Thumbs up',
      laugh: 'Funny',
      wow: 'Wow',
      'well-played': 'Well played',
      thinking: 'Thinking',
      sorry: 'Sorry',
    },
    /** Read out, and shown at the seat. */
    said: (name: string, reaction: string) => `${name}: ${reaction}`,
    tooMany: 'Wait a moment before the next reaction.',
  },
  chances: {
    title: 'Chances to win',
    line: 'For spectators only, with a delay: as the game stood before each player last acted, and without anything hidden.',
    notYet: 'Shown when every player has acted.',
    /** "Anna: 62 %" */
    of: (name: string, chance: string) => `${name}: ${chance}`,
  },
}

export type SocialTexts = typeof social

/** What is said of absent players, votes and events of an online table; loaded when it is first needed. */
export const onlinePlayers = {
  /** Shown while all wait for an absent player; `from` is when others can decide. */
  awayUntil: (name: string, since: string, from: string) =>
    `${name} has been away since ${since}. From ${from}, a bot can step in until they return.`,
  away: (name: string, since: string) => `${name} has been away since ${since}.`,
  letBot: 'Let a bot play until they return',
  botAsks: (name: string, absent: string) => `${name} proposes that a bot plays until ${absent} returns.`,
  botAsked: (absent: string, names: string) => `You proposed a bot for ${absent}. Waiting for ${names}.`,
  /** Before a player proposes the end. */
  end: 'End the game without a winner? All players who are here must agree.',
  propose: 'Propose',
  cancel: 'Cancel',
  endAsks: (name: string) => `${name} proposes to end the game without a winner.`,
  endAsked: (names: string) => `You proposed to end the game. Waiting for ${names}.`,
  /** To start again: before a player proposes it, and offered to a player who took the seat of a bot. */
  anew: 'Start again with another shuffle? All players who are here must agree.',
  anewOffer: 'You play on from the position of a bot. Start again instead?',
  playOn: 'Play on',
  anewAsks: (name: string) => `${name} proposes to start again with another shuffle.`,
  anewAsked: (names: string) => `You proposed to start again. Waiting for ${names}.`,
  /** To a player who has agreed. */
  agreed: (names: string) => `You agreed. Waiting for ${names}.`,
  /** Lines of the chat; `by` are the players who agreed. */
  events: {
    bot: (absent: string, by: string) => `A bot plays for ${absent} until they return. Agreed: ${by}.`,
    join: (name: string) => `${name} plays on in place of a bot.`,
    back: (name: string) => `${name} is back.`,
    end: (by: string) => `The game was ended without a winner. Agreed: ${by}.`,
    anew: (by: string) => `The players start again at another table. Agreed: ${by}.`,
  },
}

export type OnlinePlayersTexts = typeof onlinePlayers
