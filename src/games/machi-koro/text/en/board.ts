import type { Establishment, Landmark, Takes } from '../../cards/cards.ts'
import { intro } from '../intro/en.ts'
import { REFUSALS } from './refusals.ts'
import { allLandmarks, listed, type WordTexts, withArticle, words } from './words.ts'

/** The row at the bottom, the seats at the top and the tabs between them. */
export const strip = {
  tabs: { supply: 'Supply', odds: 'Odds' },
  seats: {
    /** The spoken name of a seat's button. */
    seat: (name: string, coins: string, isActive: boolean) => `${name}, ${coins}${isActive ? ', their turn' : ''}`,
    /** The spoken name of a seat's landmarks, "Anna: 2 of 4 landmarks"; it leads to what their rolls would bring. */
    score: (name: string, landmarks: number, all: number) => `${name}: ${landmarks} of ${all} landmarks`,
  },
  /** One's own coins, spoken. */
  purse: (coins: string) => `Your coins: ${coins}`,
  rollNow: (dice: number): string => (dice === 1 ? 'Your turn: roll the die.' : 'Your turn: roll one die or two.'),
  rerollNow: (roll: number) => `You rolled ${roll}. Keep it, or roll again once.`,
  /** `card` takes the coins of one player. */
  takeNow: (card: string, coins: string) => `Your ${card}: whom do you take ${coins} from?`,
  /** `card` swaps two cards. */
  swapNow: (card: string) => `Your ${card}: choose a card to give, or do not swap.`,
  /** A card is chosen to be given, and now one to take. */
  swapFor: (given: string) => `Your ${given} goes. Choose the card that you take for it.`,
  /** Both cards are chosen. */
  swapReady: 'Both cards are chosen: swap them, or choose others.',
  /** `isAgain`: after a double another turn follows this one. */
  buildNow: (coins: string, isAgain: boolean) =>
    isAgain ? `Build with your ${coins}, then take another turn.` : `You have ${coins}. Choose what to build.`,
  /** A player looks at a card before it is the time to build. */
  buildLater: (item: string) => `${item}: you can build it after your roll.`,
  /** A player looks at a card that cannot be built; `reason` in a few words: "Mine: 3 coins short." */
  notBuilt: (item: string, reason: string) => `${item}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  /** Nothing is affordable. */
  nothingToBuild: 'You cannot afford anything.',
  /** It is another player's turn. */
  waitFor: (name: string) => `${name}’s turn.`,
  /** All landmarks are built, this many. */
  won: (name: string, landmarks: number) => `${name} has built ${allLandmarks(landmarks)} and wins.`,
  roll: (dice: number) => `Roll ${words.dice(dice)}`,
  reroll: (dice: number) => `Roll ${words.dice(dice)} again`,
  stand: (roll: number) => `Keep ${roll}`,
  take: (name: string, coins: string) => `Take ${coins} from ${name}`,
  swap: (given: string, taken: string, name: string) => `Swap ${given} for ${name}’s ${taken}`,
  noSwap: 'Do not swap',
  build: (item: string, coins: string) => `Build ${item}, ${coins}`,
  pass: 'Build nothing',
  /** Keys and what they do, for the help. */
  keys: [
    { keys: '1, 2', what: 'Roll one die or two' },
    { keys: 'K', what: 'Keep the roll' },
    { keys: 'B', what: 'Go to the supply; arrows move, Enter chooses, Enter again builds' },
    { keys: 'N', what: 'Build nothing, or do not swap' },
    { keys: 'Esc', what: 'Cancel' },
    { keys: '?', what: 'Help' },
  ],
}

export type StripTexts = typeof strip

/** What is said about the streets, the dice and the payments. `cards` is a text such as "2 Cafés". */
export const street = {
  /** The spoken name of all streets together. */
  streets: 'The streets of all players',
  /** "Anna’s street" */
  streetOf: (name: string) => `${name}’s street`,
  /** Where a small street can be enlarged. */
  showStreet: (name: string) => `Show ${name}’s street`,
  /** Whose turn it is. */
  turnOf: (name: string) => `${name}’s turn`,
  /** How many of a kind: "×3". */
  times: (count: number) => `×${count}`,
  /** A kind in a street, in full: "2 Cafés, red, rolls 3. On another player’s turn: they pay you 1 coin." */
  building: (cards: string, colour: string, rolls: string, effect: string) =>
    `${cards}, ${colour}, rolls ${rolls}. ${effect}`,
  /** A landmark of a street, in full. */
  landmark: (name: string, isBuilt: boolean, effect: string) =>
    `${name}, ${isBuilt ? 'built' : 'not built'}: ${effect}`,
  /** What a player considers building: "Preview: Ranch" */
  plan: (name: string) => `Preview: ${name}`,
  /** The landmark is not there yet. */
  notBuilt: 'Not built yet',

  /** The spoken name of the tray. */
  dice: 'Dice and payments',
  bank: 'Bank',
  toRoll: (name: string) => `${name} rolls next`,
  rolled: (name: string) => `${name} rolled`,
  double: 'Double',
  /** A roll that brings no coins. */
  nobodyPaid: 'No income',

  /** A line of the tray: what a card brought and cost whom, "Café: Béla +2, Anna −2". */
  payment: (card: string, changes: readonly string[]) => `${card}: ${changes.join(', ')}`,
  /** What a player gains or loses by a card: "Béla +2"; "Béla +1 of 2" where the payer had too little. */
  changeOf: (name: string, coins: number, owed: number) => {
    const change = `${name} ${words.signed(coins)}`
    return Math.abs(coins) < owed ? `${change} of ${owed}` : change
  },
  /** A card brings a player nothing. */
  nothingFor: (name: string) => `nothing for ${name}`,
  /** This many payments for which there is no room. */
  more: (count: number) => `+${count} more`,
  /** The spoken name of what a roll has brought a player so far. */
  change: (coins: number) => `${words.signed(coins)} with this roll`,

  /** A card takes coins from this player; 0 where there is nothing to take. */
  take: (name: string, coins: number) =>
    coins === 0 ? `Take nothing from ${name}, who has no coins` : `Take ${words.coins(coins)} from ${name}`,
  /** A card swaps two others. */
  give: (card: string) => `Give your ${card}`,
  takeCard: (name: string, card: string) => `Take ${name}’s ${card}`,
}

export type StreetTexts = typeof street

function diceText(dice: readonly number[]): string {
  const sum = dice.reduce((one, other) => one + other, 0)
  return dice.length === 1 ? String(sum) : `${sum} (${dice.join(' + ')})`
}

/** The game in words, one sentence an action. */
export const log = {
  /** "Anna rolls 7 (3 + 4)." */
  roll: (name: string, dice: readonly number[]) => `${name} rolls ${diceText(dice)}.`,
  reroll: (name: string, dice: readonly number[]) => `${name} rolls again: ${diceText(dice)}.`,
  stand: (name: string, roll: number) => `${name} keeps the ${roll}.`,
  /** A roll that brings no player anything, and asks nothing. */
  noIncome: 'No income.',
  /** Coins from the bank: "2 Bakeries: Anna gets 2 coins." or nothing of them. `cards` is already counted. */
  fromBank: (cards: string, name: string, coins: number) =>
    `${cards}: ${name} gets ${coins === 0 ? 'nothing' : words.coins(coins)}.`,
  /** "2 Cafés: Anna pays Béla 2 coins." */
  pays: (cards: string, payer: string, owner: string, coins: number) =>
    `${cards}: ${payer} pays ${owner} ${words.coins(coins)}.`,
  /** There was too little: "2 Cafés: Anna pays Béla 1 of 2 coins." */
  paysPart: (cards: string, payer: string, owner: string, coins: number, owed: number) =>
    `${cards}: ${payer} pays ${owner} ${coins} of ${words.coins(owed)}.`,
  /** There was nothing: "Café: Anna has no coins to pay Béla." */
  paysNothing: (cards: string, payer: string, owner: string) => `${cards}: ${payer} has no coins to pay ${owner}.`,
  swap: (name: string, given: string, partner: string, taken: string) =>
    `${name} gives ${partner} ${given} for ${taken}.`,
  noSwap: (name: string) => `${name} swaps nothing.`,
  build: (name: string, item: string, coins: number) => `${name} builds ${item} for ${words.coins(coins)}.`,
  pass: (name: string) => `${name} builds nothing.`,
  /** All landmarks are built, this many. */
  wins: (name: string, landmarks: number) => `${name} has ${allLandmarks(landmarks)} and wins.`,
  /** Another turn follows a double. */
  again: (name: string) => `A double: ${name} takes another turn.`,
}

export type LogTexts = typeof log

/** What the expert advises, as an instruction without a full stop: "Build a Cheese Factory". */
export const instructions = {
  roll: (dice: number) => `Roll ${words.dice(dice)}`,
  reroll: (dice: number) => `Roll ${words.dice(dice)} again`,
  stand: (roll: number) => `Keep the ${roll}`,
  /** Coins of one player. */
  take: (name: string) => `Take coins from ${name}`,
  swap: (given: string, name: string, taken: string) => `Give ${name} ${withArticle(given)} for ${withArticle(taken)}`,
  noSwap: 'Do not swap',
  build: (item: string) => `Build ${withArticle(item)}`,
  pass: 'Build nothing',
}

export type InstructionTexts = typeof instructions

/** Why a bot plays as it does, in English. */
export const HINTS = {
  /** The last landmark: card. */
  wins: '{card} is the last landmark: it wins the game.',
  /** A landmark, and this many are left after it: card, left. */
  landmark: '{card} is a landmark; {left} to go.',
  /** A landmark that makes more income possible: card, coins a round. */
  'landmark-pays': '{card}: a landmark, about +{coins} per round.',
  /** Income of the player's own: card, coins a round. */
  income: '{card}: about +{coins} per round.',
  /** It pays for cards that are there: card, count. */
  counts: '{card} pays for {count} cards in your town.',
  /** A card that is there pays for it: card, factory. */
  feeds: '{card} makes {factory} pay more.',
  /** The others pay for it: card, coins a round. */
  takes: '{card}: about {coins} per round from others.',
  /** Its worth lies in what can be built later: card. */
  prepares: '{card} starts a set that pays together.',
  /** The last one of its kind, which another player would want: card. */
  denies: 'The last {card}: no one else gets it.',
  /** Nothing is built, for a landmark soon: card, missing. */
  saves: 'Save for {card}: {missing} to go.',
  /** Nothing is worth its price. */
  nothing: 'Nothing is worth its price now.',
  /** mean, other: what one die and two dice bring. */
  'one-die': 'One die: about {mean} coins, two: {other}.',
  /** mean, other: what two dice and one die bring. */
  'two-dice': 'Two dice: about {mean} coins, one: {other}.',
  /** coins of this roll, mean of another. */
  reroll: 'Income {coins} now, {mean} on average.',
  /** coins of this roll, mean of another. */
  stand: 'Income {coins} now, only {mean} on average.',
  /** Dice that bring less than the others would on average. */
  'fewer-coins': 'Fewer coins now, but a better chance to win.',
  /** A double, which gives another turn: coins. */
  double: 'The double gives another turn.',
  /** From who is nearest to winning: player, coins. */
  'robs-leader': '{player} is closest to winning: −{coins}.',
  /** From who has most: player, coins. */
  robs: '{player} can pay the most: {coins}.',
  /** given, taken */
  swap: '{taken} is worth more here than {given}.',
  'no-swap': 'No card of theirs is worth one of yours.',
  /** There is nothing else to do. */
  forced: 'The only possible action.',
  /** Bots that compare nothing: by what pays in the next round. */
  easy: 'It looks good for the next round.',
  /** By how near the last landmark comes. */
  steady: 'The fastest way to the last landmark.',
  /** By a shopping list. */
  list: 'Next on the shopping list.',
}

export type HintTexts = typeof HINTS

export type MachiTexts = typeof texts

/** A card of the supply as it is read aloud. */
interface SpokenCard {
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

/** Everything that the board says. The other languages are typed from it, so that none lacks a text. */
export const texts = {
  name: intro.name,
  words,
  strip,
  street,
  supply,
  odds,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}
