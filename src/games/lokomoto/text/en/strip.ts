import type { StripTexts } from '../types/strip.ts'
import { words } from './words.ts'

export const strip: StripTexts = {
  tabs: {
    trains: 'Trains',
    shapes: 'Shapes',
    players: 'Players',
    sections: 'Sections',
  },
  seats: {
    score: (name, won, unused, total) =>
      unused === 0
        ? `${name}: ${words.points(total)}`
        : `${name}: ${words.points(won)} won, ${words.sections(unused)} unused, ${words.points(total)} in all`,
  },
  progress: (round, free) => `Round ${round} · ${free} free`,
  progressShort: (free) => `${free} free`,
  pen: 'Your pen',
  blockNow: (name = 'Opening', blocked, all) =>
    `${name}: block a section for the whole game (${blocked + 1} of ${all}).`,
  blockPicked: 'Tap it again to block it, or choose another.',
  actNow: (name = 'Your turn') => `${name}: tap a grey line to draw it, two to reserve them, or a train to buy it.`,
  endingNow: (name = 'Your turn', unused) =>
    `${name}: the end is near. Each unused section costs a point, and you have ${unused}.`,
  onePicked: 'Draw it, or choose a second one to reserve both.',
  lastPicked: 'The last free section: draw it or reserve it. Then the game is over.',
  reservedPicked: 'You have reserved it: now you can draw it.',
  twoPicked: 'Reserve both, or tap one to leave it out.',
  putAside: (sentence) => `${sentence} The payment waits.`,
  payingNow: (sections) => `${sections === 1 ? '1 section pays' : `${sections} sections pay`}: choose a train.`,
  buyNow: 'The marked sections pay. Tap sections to change them.',
  overpaying: (extra) => `For the shape you pay ${extra} more than the price.`,
  nothingPays: 'Tap the sections that are to pay, or choose a way to pay.',
  tooDear: (train, price, network) =>
    network === 0
      ? `${train} costs ${price} sections; you have none to pay with.`
      : `${train} costs ${price} sections; your largest network has ${network}.`,
  notInOneStroke: (train, price) => `${train}: you have no ${price} sections that one stroke can draw.`,
  first: {
    block: 'Choose a section first, then block it.',
    draw: 'Choose a section first, then draw it.',
    reserve: 'Choose two free sections first, then reserve them.',
    buy: 'Choose a train first, then buy it.',
  },
  waitFor: (name) => `${name} plays.`,
  won: (name, points) => `${name} wins with ${points}.`,
  shared: (names, points) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)} win together with ${points}.`,
  block: (section) => `Block ${section}`,
  draw: (section) => `Draw ${section}`,
  reserveBoth: 'Reserve both',
  reserveLast: 'Reserve it',
  buy: (train, points) => `Buy ${train}: ${points}`,
  keys: [
    { keys: 'M', what: 'Go to the map; arrows move, Enter chooses, Enter again draws' },
    { keys: '1 … 6', what: 'Choose a train; the same key again buys it for its price' },
    { keys: 'D', what: 'Draw the chosen section' },
    { keys: 'R', what: 'Reserve the chosen sections' },
    { keys: 'B', what: 'Buy' },
    { keys: 'L', what: 'The list of all sections' },
    { keys: '+ − 0', what: 'On the map: zoom' },
    { keys: 'Esc', what: 'Take back a choice' },
    { keys: 'Ctrl+Z', what: 'Undo' },
    { keys: '?', what: 'Help' },
  ],
}
