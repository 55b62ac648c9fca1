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
