import type { Establishment, Landmark, Takes } from '../../cards/cards.ts'
import { allLandmarks, listed, type WordTexts, words } from './words.ts'

/** A card of the supply as it is read aloud. */
export interface SpokenCard {
  readonly card: Establishment
  readonly left: number
  readonly owned: number
  readonly buyer: string
  /** One of `states`. */
  readonly state: string
}

/** What can be built, and what not. */
export const supply = {
  label: 'Supply',
  /** The spoken names of the two parts. */
  establishments: 'Establishments',
  landmarks: (buyer: string) => `Landmarks of ${buyer}`,
  /** The head, while nothing is chosen: whose coins count, and what they are enough for. */
  purse: (buyer: string, coins: number) => `${buyer} has ${words.coins(coins)}`,
  withinReach: 'Bright cards are affordable.',
  nothingWithinReach: 'You cannot afford anything yet.',
  /** "Bakery, green, shop, rolls 2 and 3, 1 coin, 6 left, Anna has 1. On your turn: get 1 coin from the bank. Affordable." */
  spokenCard: (
    { card, left, owned, buyer, state }: SpokenCard,
    { items, colours, kinds, coins, list, effect }: WordTexts,
  ) => {
    const { id, colour, kind, rolls, cost } = card
    const looks = [items[id], colours[colour], ...(kind === undefined ? [] : [kinds[kind]])]
    const head = list([...looks, `rolls ${listed(rolls)}`, coins(cost), `${left} left`, `${buyer} has ${owned}`])
    return `${head}. ${effect(card)} ${state}.`
  },
  /** "Radio Tower, landmark, 22 coins. Once per turn, you may roll again. 2 coins short." */
  spokenLandmark: (landmark: Landmark, state: string, { items, coins, effect }: WordTexts) =>
    `${items[landmark.id]}, landmark, ${coins(landmark.cost)}. ${effect(landmark)} ${state}.`,
  /** What a card would bring in a round, in which every player rolls once: "+0.4 coins per round". */
  gain: (coins: number) => `${odds.average(coins)} coins per round`,
  /** Words on a card, as short as possible. */
  soldOut: 'Sold out',
  built: 'Built',
  /** Why something can be built or not, in a few words. */
  states: {
    possible: 'Can be built now',
    affordable: 'Affordable',
    short: (coins: number) => `${words.coins(coins)} short`,
    soldOut: 'Sold out',
    onePerTown: 'One per town',
    built: 'Already built',
  },
}

export type SupplyTexts = typeof supply

/** What each roll would bring every player. */
export const odds = {
  /** The head: whose roll is looked at. "When Anna rolls" */
  title: (roller: string) => `When ${roller} rolls`,
  /** What if these eyes, or another player, had built something: "If you build Ranch", "With Ranch built". */
  ifYouBuild: (item: string) => `If you build ${item}`,
  ifBuilt: (item: string) => `With ${item} built`,
  /** What the table is, for those who listen. */
  caption: (roller: string, dice: string) =>
    `What each roll brings when ${roller} rolls ${dice}. Choose a name to see that player’s roll.`,
  /** The spoken name of the choice between one die and two. */
  dice: 'Dice',
  /** The heads of the table. */
  players: 'Player',
  /** Over numbers that are percent. */
  chance: 'Odds, %',
  chanceOf: (ways: number, of: number) => `${ways} in ${of}`,
  /** What to expect of one roll. */
  mean: 'Avg',
  /** A mean with its sign and one decimal place: "+1.4". */
  average: (coins: number) => {
    const size = Math.abs(coins).toFixed(1)
    if (Number(size) === 0) return size
    return `${coins < 0 ? '−' : '+'}${size}`
  },
  /** Beside the number that lies on the table. */
  rolled: 'on the table',
  /** What a card that takes coins of one player, or swaps, would ask the roller: "TV Station: choose who pays." */
  asks: (card: string, takes: Takes | undefined) =>
    takes === 'card'
      ? `${card}: the player who rolled may swap a card.`
      : `${card}: the player who rolled chooses who pays; shown for the richest.`,
  /** A cell that changes, for those who listen: "+3, now +1". */
  changed: (coins: string, before: string) => `${coins} instead of ${before}`,
}

export type OddsTexts = typeof odds

/** The end of the game: the sheet and the poster. */
export const score = {
  sheetTitle: 'Result',
  wins: (name: string) => `${name} wins`,
  /** What it took, below the line that says who won: all landmarks, this many. */
  afterTurns: (turns: number, landmarks: number) => {
    const all = allLandmarks(landmarks)
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} after ${turns} turns`
  },
  /** Above the rows of the sheet. */
  item: 'At the end',
  winner: 'Winner',
  landmarks: 'Landmarks',
  /** How many of all landmarks a player has built. */
  landmarksOf: (built: number, all: number) => `${built} of ${all}`,
  coins: 'Coins',
  cards: 'Cards in town',
  /** What one roll of the player's own brings on average, with the better number of dice. */
  averageRoll: 'Coins per own roll, on average',
  /** Such an average, with one decimal. */
  average: (coins: number) => coins.toFixed(1).replace('-', '−'),
  towns: 'The towns',
  townOf: (name: string) => `Town of ${name}`,
  posterLabel: (names: string) => `Poster of the game of ${names}`,
}

export type ScoreTexts = typeof score

/** The whole game on one page. */
export const help = {
  goal: { title: 'Goal', landmarks: (count: number) => `The first player to build ${allLandmarks(count)} wins.` },
  turn: {
    title: 'Your turn',
    roll: 'Roll one die, or two if a landmark allows it.',
    income: 'Cards with the number rolled pay.',
    build: 'Build one thing, or nothing.',
  },
  /** Over the colours and when they pay. */
  colours: 'When a card pays',
  landmarks: 'Landmarks',
  income: {
    title: 'Income',
    order: 'Red first, then blue and green, then purple.',
    copies: 'Every copy of a card pays.',
    forgiven: 'If you cannot pay in full, you pay what you have; the rest is waived.',
  },
  limits: {
    title: 'Limits',
    soldOut: 'Sold-out cards cannot be built.',
    onePerTown: 'A town has one of each purple card.',
  },
}

export type HelpTexts = typeof help
