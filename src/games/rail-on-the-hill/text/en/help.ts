import {
  BONUS_GAIN,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  PENALTY,
  PLANS_PER_LINE,
  RESOURCES_PER_POINT,
  ROUNDS,
  SCRAP_VALUE,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import { FIRST_BONUS, SECOND_BONUS } from './words.ts'

/** The summary card of the box: the whole game on one page. */
export const help = {
  turn: {
    title: 'Your turn',
    acquire: 'Acquire a card and its location',
    place: `Place a card; your town is at most ${TOWN_SIZE} by ${TOWN_SIZE}`,
    lay: 'Lay a track, if you like',
    location: 'Use your location, if you like',
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
    penalty: 'Fulfil a Plan on every line',
    bonus: 'Aim for six bonuses or more',
    values: 'Do not collect low values just for a Plan',
  },
}

export type HelpTexts = typeof help
