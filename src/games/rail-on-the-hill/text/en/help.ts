import type { HelpTexts } from '../types/help.ts'

export const help: HelpTexts = {
  turn: {
    title: 'Your turn',
    acquire: 'Acquire a card and its location',
    place: 'Place a card, within 4 by 4',
    lay: 'Lay a track, if you like',
    location: 'Use your location, if you like',
    order: 'A first, then the others in any order.',
  },
  free: {
    title: 'At any time in your turn',
    buy: 'Buy: pay 3, draw 2 tokens, keep 1',
    scrap: 'Scrap a line’s end track: take 2',
  },
  track: {
    title: 'What a track costs',
    road: 'Road on both cards: free',
    openLand: 'Each half on open land: 1',
    crossing: 'Crossing a diagonal: 2 more',
    ends: 'A line grows at its ends: 8 tracks, no branch, no loop',
    bonus: '3rd and 6th track: 2 resources, a track, or 1 of 2 Plans',
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
    limit: 'At most 4 on a line',
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
    title: 'At the end, after 14 rounds',
    lines: 'Lines: each card that they touch',
    plans: 'Plans: each fulfilled one',
    penalty: 'A line with no fulfilled Plan: −10',
    requests: 'Residents’ Requests, when played',
    resources: '1 point for every 2 resources',
    tie: 'Level? Most fulfilled Plans win.',
  },
}
