import type { LineName } from '../../cards/cards.ts'
import {
  BONUS_GAIN,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  PENALTY,
  PLANS_PER_LINE,
  RESOURCES_PER_POINT,
  ROUNDS,
  SCRAP_VALUE,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import { FIRST_BONUS, SECOND_BONUS, words } from './words.ts'

/** The summary card of the box: the whole game on one page. */
export const help = {
  turn: {
    title: 'Your turn',
    acquire: 'Acquire a card and its location',
    place: `Place a card; your town is at most ${TOWN_SIZE} by ${TOWN_SIZE}`,
    lay: 'Lay a track, if you like',
    location: 'Use your location, if you like',
    /** Beside a small card that shows it. */
    corners: 'On a card: red and blue above, yellow and black below',
    /** B, C and D may be done in any order; that C and D need not be done stands beside them. */
    order: 'Acquire first, then the others in any order.',
  },
  free: {
    title: 'In your turn, but not during a bonus',
    buy: `Buy: pay ${TOKEN_PRICE}, draw ${DRAWN_TOKENS} tokens, keep 1`,
    scrap: `Scrap a line’s end track: take ${SCRAP_VALUE}`,
  },
  track: {
    title: 'What a track costs',
    road: 'Road on both cards: free',
    openLand: 'Each half on open land: 1',
    crossing: `Crossing a diagonal: ${INTERSECTION_COST} more`,
    ends: `A line grows at its ends: ${TRACKS_PER_LINE} tracks, no branch, no loop`,
    bonus: `${FIRST_BONUS} and ${SECOND_BONUS} track: ${BONUS_GAIN} resources, a track, or 1 of ${DRAWN_PLANS} Plans`,
  },
  plans: {
    title: 'Plans',
    kinds: {
      three: 'Three landmarks',
      category: 'Four of one category',
      types: 'Five different landmarks',
      pairs: 'Two pairs of landmarks',
      tracks: 'Seven tracks',
      'tl-br': 'Two opposite corners',
      'tr-bl': 'Two opposite corners',
    },
    limit: `At most ${PLANS_PER_LINE} on a line`,
    /** What the No Duplicates icon means. */
    noDuplicates: 'Not twice on one line',
  },
  tokens: {
    title: 'Development tokens',
    kinds: {
      x2: 'Doubles one value of a card',
      '+3': 'Adds 3 to one value of a card',
      double: 'Lays a track beside another line',
      wild: 'Any landmark, for one Plan',
    },
  },
  scoring: {
    title: `At the end, after ${ROUNDS} rounds`,
    lines: 'Lines: their value on each card they touch',
    plans: 'Plans: each fulfilled one',
    penalty: `A line with no fulfilled Plan: −${PENALTY}`,
    requests: 'Residents’ Requests, when played',
    resources: `1 point for every ${RESOURCES_PER_POINT} resources`,
    tie: 'Tie: most fulfilled Plans win.',
  },
  tips: {
    title: 'Tips',
    plans: 'Similar Plans on one line share landmarks',
    landmarks: 'First Plans: several lines past the same landmarks',
    penalty: 'Fulfil a Plan on every line',
    bonus: 'Aim for six bonuses or more',
    chain: 'A bonus track may earn the next bonus',
    values: 'Do not collect low values just for a Plan',
    resources: 'Spare resources at the end: buy tokens',
    scrap: 'Scrap a track only if you really must',
  },
}

export type HelpTexts = typeof help

/** What the expert advises, as an instruction without a full stop: "Lay a red track from d4 to e5". */
export const instructions = {
  take: (set: number) => `Take set ${set}`,
  place: (card: string, square: string, turn: number) =>
    turn === 0 ? `Place ${card} on ${square}` : `Place ${card} on ${square}, rotated ${turn}°`,
  /** The upgrade of the set; it has no name while no player knows which set it is. */
  upgrade: (token: string | undefined = 'the upgrade of your set', square: string) =>
    `Put ${token} on the card at ${square}`,
  plan: (plan: string, line: LineName) => `Put ${plan} on the ${words.lines[line]} line`,
  planInstead: (plan: string, line: LineName, gone: string) =>
    `Put ${plan} on the ${words.lines[line]} line and discard ${gone}`,
  /** `name` is what the location is called. */
  acquire: (card: string, location: string, name: string) => `Acquire ${card} at location ${location} (${name})`,
  lay: (line: LineName, from: string, to: string) => `Lay a ${words.lines[line]} track from ${from} to ${to}`,
  collect: `Take the ${LOCATION_GAIN} resources of your location`,
  develop: (token: string) => `Take the token ${token}`,
  developOn: (token: string, square: string) => `Take the token ${token} and put it on ${square}`,
  keep: (token: string) => `Keep the token ${token}`,
  keepOn: (token: string, square: string) => `Keep the token ${token} and put it on ${square}`,
  bonus: {
    resources: `Take ${BONUS_GAIN} resources as your bonus`,
    track: 'Choose one more track as your bonus',
    plans: `Draw ${DRAWN_PLANS} Plan cards as your bonus`,
  },
  buy: `Buy a token for ${TOKEN_PRICE} resources`,
  scrap: (line: LineName, from: string, to: string) =>
    `Scrap the ${words.lines[line]} track from ${from} to ${to} for ${SCRAP_VALUE} resources`,
  end: 'End your turn',
}

export type InstructionTexts = typeof instructions

/** Why a move is good, in English. `{name}` stands for a value of the reason. */
export const HINTS = {
  /** A Plan card becomes fulfilled: line, card, points. */
  'plan-met': 'Fulfils Plan {card} on {line}: {points} points.',
  /** The same, and it is the first one of its line: line, card, points. */
  'penalty-avoided': `Fulfils Plan {card}, the first on {line}: {points} points and no −${PENALTY}.`,
  /** A Plan card lacks less than before: line, card, missing. */
  'plan-nearer': 'Plan {card} on {line}: {missing} to go.',
  /** A new Plan card suits its line: line, card. */
  'plan-taken': 'Plan {card} suits the {line} line.',
  /** A 3rd or 6th track: line. */
  bonus: 'The {line} line earns its bonus.',
  /** A line is worth more: line, points. */
  'line-value': '{points} more points for the {line} line.',
  /** A request gives more: request, points. */
  request: 'Request {request}: {points} more points.',
  /** A Development token is gained: token. */
  token: '{token} is useful here.',
  /** Resources for the turns to come: resources. */
  resources: 'Leaves {resources} resources for later.',
  /** A line can go on well: line. */
  room: 'Good room for the {line} line.',
  /** A scrapped track pays for something better: line. */
  scrap: 'A scrapped {line} track buys more.',
  /** Something is drawn, and that promises more than what is known. */
  draw: 'A blind draw promises more.',
  /** The first cards and plans go well together. */
  opening: 'These cards and Plans fit together.',
  /** Nothing stands out: the whole is best. */
  outlook: 'Promises the most points.',
  /** What the plain levels say of all that they do. */
  easy: 'Looks best at first sight.',
  random: 'No reason: any legal action would do.',
}

export type HintTexts = typeof HINTS
