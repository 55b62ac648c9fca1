/** What is impossible in a position; `{…}` is filled in. */
export const PROBLEMS = {
  count: '{card}: {there} in all; there are {all}',
  onePerTown: 'seat {seat} has several {card}; a town has only one',
  landmarkTwice: 'seat {seat} has built {card} twice',
  won: 'seat {seat} has all landmarks, so the game is over on its turn',
  notWon: 'the game is over, but seat {seat} lacks a landmark',
  active: 'active must hold the seat whose turn it is: {turn}',
  diceTooEarly: 'no dice lie on the table before the roll',
  diceMissing: 'after the roll there are dice',
  twoDice: 'seat {seat} has two dice, but no landmark that allows them',
  noReroll: 'seat {seat} has no landmark for a second roll',
  noTake: 'no card of seat {seat} takes coins from a player at {roll}',
  noSwap: 'no card of seat {seat} swaps cards at {roll}',
}

/** What the position editor says; loaded with it. */
export const editor = {
  problems: PROBLEMS,
  turn: 'Whose turn',
  phase: 'Now',
  phases: {
    roll: 'Roll',
    reroll: 'Keep or roll again',
    tv: 'Take coins from a player',
    swap: 'Swap cards',
    build: 'Build',
    over: 'Game over',
  },
  dice: 'Dice',
  die: (number: number) => `Die ${number}`,
  noDie: 'None',
  coins: 'Coins',
  landmarks: 'Landmarks',
  establishments: 'Establishments',
  /** Copies that are still in the supply. */
  left: (count: number) => `${count} left`,
  /** The score of a game on a real table. */
  scorer: {
    landmarksHint: 'those that are built.',
    coinsHint: 'for players with the same number of landmarks.',
  },
}

export type EditorWords = typeof editor
