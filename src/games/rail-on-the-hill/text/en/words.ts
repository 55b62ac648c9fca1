import { intro } from '../intro/en.ts'
import type { WordTexts } from '../types/words.ts'
import { upgradeMark } from '../upgrade-mark.ts'

const LINE = { red: 'red', yellow: 'yellow', blue: 'blue', black: 'black' }

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export const words: WordTexts = {
  lines: LINE,
  lineNames: { red: 'Red line', yellow: 'Yellow line', blue: 'Blue line', black: 'Black line' },
  landmarks: {
    'amusement-park': 'amusement park',
    zoo: 'zoo',
    aquarium: 'aquarium',
    bank: 'bank',
    hospital: 'hospital',
    school: 'school',
    'city-hall': 'city hall',
    'police-station': 'police station',
    'fire-station': 'fire station',
  },
  categories: { leisure: 'leisure', welfare: 'welfare', public: 'public' },
  directions: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  townCard: (card, landmark) => (landmark === null ? `card ${card}` : `card ${card} (${words.landmarks[landmark]})`),
  planKinds: {
    category: '4 of one category',
    types: '5 different landmarks',
    pairs: '2 pairs of landmarks',
    tracks: '7 tracks',
    'tl-br': 'corners top left and bottom right',
    'tr-bl': 'corners top right and bottom left',
  },
  list: (items) => items.join(', '),
  token(kind, line) {
    if (kind === 'double') return 'Double Track'
    if (kind === 'wild') return 'Wild landmark'
    return `${upgradeMark(kind)} on ${line === undefined ? 'a line' : LINE[line]}`
  },
  tokenEffect(kind, line) {
    const name = line === undefined ? '' : LINE[line]
    if (kind === 'double') return 'Lays one track where another line already runs.'
    if (kind === 'wild') return 'Counts as any landmark for one Plan card at the end.'
    if (kind === 'x2') return `Doubles the ${name} value of one card in your town.`
    return `Adds 3 to the ${name} value of one card in your town.`
  },
  locations: {
    a: { name: 'Resources', line: 'take 2 resources' },
    b: { name: 'Plan', line: 'take one Plan card' },
    c: { name: 'Track', line: 'lay one more track' },
    d: { name: 'Token', line: 'take one token' },
  },
  requests: {
    A: '4 for each line that touches the top and the bottom row',
    B: '4 for each line that touches the left and the right column',
    C: '4 for each card with all four lines',
    D: '4 for each outer card with three or more lines',
    E: '4 for each corner card with two or more lines',
    F: '4 for each intersection',
    G: '4 for each line on three or more of the four central cards',
    H: '4 for each line on two or more corner cards',
    I: '4 for each line with two or more landmarks of each category',
    J: '8 if all 16 cards have a track',
    K: '3 for each track of the line with the fewest',
    L: '4 for each fulfilled Plan of the line with the fewest',
  },
  titles: intro.titles,
  resources: (count) => counted(count, 'resource', 'resources'),
  points: (count) => counted(count, 'point', 'points'),
  tracks: (count) => counted(count, 'track', 'tracks'),
  round: (round, rounds) => `Round ${round} of ${rounds}`,
}
