import type { LineName } from '../../cards/cards.ts'
import { BONUS_GAIN, DRAWN_PLANS, LOCATION_GAIN, RESOURCES_PER_POINT } from '../../rules/numbers.ts'
import type { RequestLetter } from '../../rules/state.ts'
import { FIRST_BONUS, SECOND_BONUS, words } from './words.ts'

/** What the panels say that one plays with. Cards, lines and tokens come in as words already. */
export const panels = {
  cancel: 'Cancel',
  back: 'Back',
  /** What a Plan card asks for, in one line; `isSingle` where it has the No Duplicates icon (RH-N3). */
  aboutPlan: (plan: string, points: string, isSingle: boolean) =>
    isSingle ? `${plan}, ${points}\u00a0· not twice on one line` : `${plan}, ${points}`,
  /** What a Plan card is worth, when, and for what, where it is pointed at. */
  planMeaning: (plan: string, points: string, isSingle: boolean) =>
    `Worth ${points} at the end, if the line it lies on has: ${plan}.${isSingle ? ' Not twice on one line.' : ''}`,
  market: {
    label: 'Market',
    /** Spoken: "Location b, Plan: take one Plan card". */
    location: (letter: string, name: string, line: string) => `Location ${letter}, ${name}: ${line}`,
    /** Spoken of the location whose action can be taken now. */
    due: 'This action is yours to take now',
    /** Spoken of the location whose action has been taken. */
    done: 'Action taken',
    takeCard: (card: string, location: string) => `Acquire ${card} at ${location}`,
    noCard: 'No card left here',
    collect: `Take ${LOCATION_GAIN} resources`,
    layTrack: 'Lay one more track',
    takePlan: (number: number, plan: string, points: string) => `Take Plan ${number}: ${plan}, ${points}`,
    takeToken: (token: string, effect: string) => `Take ${token}. ${effect}`,
    noPlan: 'Plan card taken',
    noToken: 'Token taken',
  },
  lines: {
    label: 'Lines',
    /** The choice of a line to lay a track with. */
    lay: (line: string) => `${line}: choose to lay a track`,
    /** The choice of a line for the Plan card that is being placed. */
    put: (line: string) => `${line}: put the Plan card here`,
    tracks: (onBoard: number, scrapped: number, all: number) =>
      scrapped === 0 ? `${onBoard} of ${all} tracks laid` : `${onBoard} of ${all} tracks laid, ${scrapped} scrapped`,
    /** A few words: "bonus in 2". */
    bonusIn: (tracks: number) => `bonus in ${tracks}`,
    noBonus: 'no more bonus',
    /** The button that says where a line's points come from. */
    score: (line: string, points: string) => `${line}, ${points}: show where they come from`,
    pointsTitle: 'Where the points come from',
    /** A line without a fulfilled Plan card: "10 points lost …". */
    penalty: (points: string) => `${points} lost at the end, if no Plan card is fulfilled`,
    /** The same in two or three words, beside the number. */
    penaltyShort: 'Plan open',
    /** Spoken: "Plan 12: zoo, bank, school, 8 points, 2 of 3". */
    plan: (number: number, plan: string, points: string, have: number, need: number) =>
      `Plan ${number}: ${plan}, ${points}, ${have} of ${need}`,
    metPlan: (number: number, plan: string, points: string) => `Plan ${number}: ${plan}, ${points}, fulfilled`,
    metWithWilds: (number: number, plan: string, points: string, wilds: number) =>
      `Plan ${number}: ${plan}, ${points}, fulfilled with ${wilds === 1 ? '1 Wild landmark' : `${wilds} Wild landmarks`}`,
  },
  hand: {
    label: 'Your hand',
    choose: (card: string) => `Choose ${card}`,
    turn: 'Rotate the card',
    empty: 'No cards in hand',
  },
  draft: {
    title: (sets: number): string => (sets === 1 ? 'Your set' : 'Choose a set'),
    line: 'Three Town cards to start your town with, and one token.',
    waiting: (name: string) => `${name} is choosing a set.`,
    take: (number: number) => `Take set ${number}`,
    /** Spoken: what is in a set. */
    contents: (towns: string, token: string) => `${towns} Token ${token}.`,
  },
  piles: {
    label: 'Piles and discards',
    towns: 'Town cards',
    plans: 'Plan cards',
    tokens: 'Tokens',
    count: (left: number, discarded: number) => `${left} in the pile, ${discarded} discarded`,
  },
  planHand: {
    title: 'Your Plan cards',
    left: (count: number) =>
      count === 1 ? 'One more card for your lines.' : `${count} more cards for your lines, one on each.`,
    done: 'All lines have their Plan card.',
    choose: (number: number, plan: string, points: string) => `Choose Plan ${number}: ${plan}, ${points}`,
    lines: 'Lines',
  },
  planTarget: {
    title: (number: number) => `Put Plan ${number} on a line`,
    line: 'It scores for the line that it lies on.',
    /** How far a line would be with the card: "2 of 3". */
    progress: (have: number, need: number) => `${have} of ${need}`,
    /** The two counters below the name of a line: how far it would be with the card, and its Plan cards. */
    goal: (have: number, need: number) => `Goal ${have} of ${need}`,
    room: 'Cards',
    /** Spoken, with how far the line would be and how many Plan cards lie on it: "3 of 4". */
    put: (line: string, progress: string, have: number, most: number) =>
      `${line}, ${progress} for this Plan, ${have} of ${most} Plan cards: put it here`,
    /** Short, below the name of a line that cannot take the card. */
    impossible: 'already has this Plan',
    cannot: (line: string) => `${line}: already has this Plan`,
    discardTitle: (line: string) => `${line}: already has four Plan cards`,
    discardLine: 'Choose the one that the new Plan card replaces.',
    /** Spoken of the Plan card that comes. */
    newPlan: (number: number, about: string) => `The new Plan ${number}: ${about}`,
    discard: (number: number, plan: string) => `Replace Plan ${number} (${plan})`,
    discardShort: 'Replace this',
  },
  bonus: {
    title: 'Choose your bonus',
    line: `For the ${FIRST_BONUS} or ${SECOND_BONUS} track of a line.`,
    choices: {
      resources: { name: `Take ${BONUS_GAIN} resources`, line: 'For open land, crossings and tokens.' },
      track: { name: 'Lay one more track', line: 'With any line, at its usual cost.' },
      plans: { name: `Draw ${DRAWN_PLANS} Plan cards`, line: 'Put one of them on a line.' },
    },
    impossible: 'Not possible now',
  },
  drawnPlans: {
    title: 'Choose one Plan card',
    line: 'The other one is discarded.',
  },
  keep: {
    title: 'Keep one token',
    line: 'The other one is discarded.',
    keep: (token: string) => `Keep ${token}`,
  },
  upgrade: {
    title: (token: string) => `Choose the card for ${token}`,
    line: 'Any card of your town that has no token yet.',
  },
}

export type PanelTexts = typeof panels

const PLANS = { red: 'Red Plans', yellow: 'Yellow Plans', blue: 'Blue Plans', black: 'Black Plans' }

function andList(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

function plansFulfilled(count: number): string {
  return `${count} ${count === 1 ? 'Plan' : 'Plans'} fulfilled`
}

/** The live score, the score sheet, the others at a glance, and the poster. */
export const score = {
  /** Above the live score of a player. */
  title: (name: string) => `Score of ${name}`,
  /** What a live score means. */
  ifItEndedNow: 'If the game ended now',
  close: 'Close the score',
  /** The columns of the pad: what the cards along a line give, and its Plan cards. */
  lineColumn: 'Line',
  plansColumn: 'Plans',
  plansOf: (line: LineName) => PLANS[line],
  /** What a line gives in all: its cards and its Plan cards. */
  wholeLine: (line: LineName) => `${words.lineNames[line]} with its Plans`,
  penalty: 'No Plan met',
  request: (letter: RequestLetter) => `Request ${letter}`,
  resources: 'Resources',
  total: 'Total',
  fulfilled: 'Plans fulfilled',
  fulfilledCount: plansFulfilled,
  /** How far it is to the next title of the solo game. */
  toNextTitle: (points: number, title: string) => `${words.points(points)} to ${title}`,
  bestTitle: 'There is no higher title.',
  /** A title and how far it is to the next, in one short line. */
  titleAndNext: (title: string, points: number, next: string) => `${title} · ${points} to ${next}`,
  /** The spoken name of a number that unfolds: "Red line: 23 points". */
  itemPoints: (item: string, points: number) => `${item}: ${words.points(points)}`,
  chooseNumber: 'Choose a number to see where it comes from.',
  nothingYet: 'No points here yet.',
  /** A card along a line: "d4 · card 17 (zoo)". */
  cardSource: (square: string, card: string) => `${square} · ${card}`,
  planSource: (card: number, what: string) => `Plan ${card}: ${what}`,
  /** The squares that a Plan card rests on. */
  onSquares: (squares: string) => `on ${squares}`,
  /** What the Wild landmarks of a Plan card stand for. */
  wilds: (landmarks: string) => `Wild counts as ${landmarks}`,
  notMet: 'not fulfilled',
  penaltySource: (line: LineName) => `${words.lineNames[line]} without a fulfilled Plan`,
  intersectionAt: (square: string) => `Intersection south-east of ${square}`,
  wholeTown: 'The whole town',
  resourceSource: (resources: number) => `${words.resources(resources)}, 1 point for every ${RESOURCES_PER_POINT}`,
  /** The others: what is pressed to see a player's town. */
  showTown: (name: string, points: number) => `Show the town of ${name}, ${words.points(points)}`,
  townOf: (name: string) => `Town of ${name}`,
  othersTitle: 'All towns',
  /** "red: 5 tracks, 2 of 4 Plans fulfilled" */
  lineAtAGlance: (line: LineName, tracks: number, met: number, plans: number) =>
    `${words.lineNames[line]}: ${words.tracks(tracks)}, ${met} of ${plans} Plans fulfilled`,
  /** "zoo, bank, school: 2 of 3" */
  planProgress: (what: string, have: number, need: number) => `${what}: ${have} of ${need}`,
  /** The Town cards of a player, which all may see. */
  hand: 'Town cards in hand',
  tokensKept: 'Kept tokens',
  requestsTitle: 'Residents’ Requests: points at the end',
  /** The sheet. */
  sheetTitle: 'Score sheet',
  item: 'What scores',
  winner: 'Winner',
  wins: (name: string, points: number) => `${name} wins with ${words.points(points)}`,
  /** RH-V8: the same total, and one of them has more fulfilled Plans. */
  winsTie: (name: string, _tied: string, points: number, fulfilled: number) =>
    `${name} wins the tie at ${words.points(points)}: most Plans fulfilled (${fulfilled})`,
  /** RH-V8: the same total and the same number of fulfilled Plans. */
  sharedWin: (names: string, points: number, fulfilled: number) =>
    `${names} share the win, with ${words.points(points)} and ${plansFulfilled(fulfilled)} each.`,
  towns: 'The towns',
  /** Two or more names. */
  names: andList,
  /** The poster: above the name or the names of those who won. */
  wonBy: (winners: number): string => (winners === 1 ? 'Winner' : 'Winners'),
  posterLabel: (names: string) => `Poster of the game of ${names}`,
}

export type ScoreTexts = typeof score
