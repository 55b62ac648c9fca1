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
  /** To begin anew: before a player proposes it, and offered to a player who took the seat of a bot. */
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
