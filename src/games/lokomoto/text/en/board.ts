import type { Shape } from '../../cards/cards.ts'
import { OPEN_TRAINS } from '../../rules/numbers.ts'
import { intro } from '../intro/en.ts'
import { help, players, score, sections, shapes, trains, words } from './panels.ts'
import { REFUSALS } from './refusals.ts'

/** The row at the bottom, the seats at the top and the tabs between them. */
export const strip = {
  tabs: {
    trains: 'Trains',
    shapes: 'Shapes',
    players: 'Players',
    sections: 'Sections',
  },
  seats: {
    /** The spoken name of a seat's points; it leads to where they come from. `won` are those of trains and shapes. */
    score: (name: string, won: number, unused: number, total: number) =>
      unused === 0
        ? `${name}: ${words.points(total)}`
        : `${name}: ${words.points(won)} won, ${words.sections(unused)} unused, ${words.points(total)} in all`,
  },
  /** Where the game stands, and what ends it: "Round 7 · 34 free". */
  progress: (round: number, free: number) => `Round ${round} · ${free} free`,
  /** The same as short as possible: "34 free". */
  progressShort: (free: number) => `${free} free`,
  /** One's own pen, spoken. */
  pen: 'Your pen',
  /** The two-player opening: how many sections one has blocked, of how many. */
  blockNow: (name: string | undefined = 'Opening', blocked: number, all: number) =>
    `${name}: block a section for the whole game (${blocked + 1} of ${all}).`,
  /** A section is chosen to be blocked. */
  blockPicked: 'Tap it again to block it, or choose another.',
  actNow: (name: string | undefined = 'Your turn') =>
    `${name}: choose a free section to draw, two to reserve, or a train to buy.`,
  /** The same in the last rounds, to a player with unused sections. */
  endingNow: (name: string | undefined = 'Your turn', unused: number) =>
    `${name}: the game ends soon. You have ${unused === 1 ? '1 unused section: −1 point' : `${unused} unused sections, −1 point each`}.`,
  /** A free section is chosen. */
  onePicked: 'Draw it, or choose a second one to reserve both.',
  /** The last free section is chosen. */
  lastPicked: 'The last free section: draw it or reserve it. Then the game is over.',
  /** One of the player's reserved sections is chosen. */
  reservedPicked: 'You have reserved it: now you can draw it.',
  twoPicked: 'Reserve both, or tap one to leave it out.',
  /** Around one of the above, while a payment that was begun is kept. */
  putAside: (sentence: string) => `${sentence} Your selection is kept.`,
  /** Sections are chosen to pay, and no train yet. */
  payingNow: (sections: number) => `${words.sections(sections)} selected: choose a train.`,
  /** A train is chosen, and the sections that pay for it: as many as it costs, or more. */
  buyNow: 'You pay with the marked sections. Tap sections to change them.',
  overpaying: (extra: number) => `For the shape you pay ${extra} more than the price.`,
  /** A train is chosen, and all sections were taken out of the payment. */
  nothingPays: 'Choose the sections to pay with, or a suggestion.',
  /** A train is chosen that one cannot pay for: "Csörgő costs 6 sections, your largest network has 4." */
  tooDear: (train: string, price: number, network: number) =>
    network === 0
      ? `${train} costs ${price} sections; you have none to pay with.`
      : `${train} costs ${price} sections; your largest network has ${network}.`,
  /** The network is large enough, but no set of the right size can be drawn in one stroke. */
  notInOneStroke: (train: string, price: number) => `${train}: you have no ${price} sections that one stroke can draw.`,
  /** A player wants to do something with what is not chosen yet. */
  first: {
    block: 'Choose a section first, then block it.',
    draw: 'Choose a section first, then draw it.',
    reserve: 'Choose two free sections first, then reserve them.',
    buy: 'Choose a train first, then buy it.',
  },
  /** It is another player's turn. */
  waitFor: (name: string) => `${name}’s turn.`,
  won: (name: string, points: string) => `${name} wins with ${points}.`,
  shared: (names: readonly string[], points: string) =>
    `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win with ${points}.`,
  block: (section: string) => `Block ${section}`,
  draw: (section: string) => `Draw ${section}`,
  reserveBoth: 'Reserve both',
  reserveLast: 'Reserve it',
  /** "Buy Csörgő: 7 points"; a picture of the shape that is taken stands beside it. */
  buy: (train: string, points: string) => `Buy ${train}: ${points}`,
  /** Keys and what they do, for the help. */
  keys: [
    { keys: 'M', what: 'Go to the map, and on to the next choice; arrows move, Enter chooses, Enter again draws' },
    { keys: `1 … ${OPEN_TRAINS}`, what: 'Choose a train; the same key again buys it for its price' },
    { keys: 'D', what: 'Draw the chosen section' },
    { keys: 'R', what: 'Reserve the chosen sections' },
    { keys: 'B', what: 'Buy' },
    { keys: 'L', what: 'The list of all sections' },
    { keys: '+ − 0', what: 'On the map: zoom' },
    { keys: 'Esc', what: 'Cancel' },
    { keys: '?', what: 'Help' },
  ],
}

export type StripTexts = typeof strip

/** What is said about the map and the sections on it. */
export const map = {
  /** The name of the map for those who listen. */
  label: 'Map',
  /** A section with its state. */
  free: (section: string) => `${section}, free`,
  yoursReserved: (section: string) => `${section}, yours, reserved`,
  yoursSolid: (section: string) => `${section}, yours, drawn`,
  reservedBy: (section: string, name: string) => `${section}, ${name}’s, reserved`,
  solidBy: (section: string, name: string) => `${section}, ${name}’s, drawn`,
  used: (section: string) => `${section}, used`,
  blocked: (section: string) => `${section}, blocked`,
  /** Around one of the above: the section is chosen, and nothing is done yet. */
  picked: (described: string) => `${described}, picked`,
  paying: (described: string) => `${described}, chosen to pay`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Show the whole map',
  /** A shape card on the map: how many of its sections are the player's own, can still be drawn, and can not. */
  overlay: (shape: string, yours: number, open: number, lost: number) =>
    `${shape}, on the map: ${yours} yours, ${open} open, ${lost} lost`,
  /** What keys and taps do with the card. */
  overlayHelp: 'Arrow keys move the card, R turns it, Esc removes it.',
  layAside: (shape: string) => `Remove ${shape}`,
}

export type MapTexts = typeof map

/** The game in words, one sentence an action. */
export const log = {
  block: (name: string, section: string) => `${name} blocks ${section}.`,
  reserve: (name: string, sections: readonly string[]) => `${name} reserves ${sections.join(' and ')}.`,
  draw: (name: string, section: string) => `${name} draws ${section}.`,
  /** "Anna buys Csörgő for 6 sections." */
  buy: (name: string, train: string, sections: number) => `${name} buys ${train} for ${words.sections(sections)}.`,
  /** "Anna buys Csörgő for 6 sections and takes shape 12, worth 2." */
  buyWithShape: (name: string, train: string, sections: number, { id, points }: Shape) =>
    `${name} buys ${train} for ${words.sections(sections)} and takes shape ${id}, worth ${points}.`,
  /** After the sentence of the last action; that the game is over is said by the page. */
  over: 'No free sections are left.',
  /** Several sentences after one another. */
  sentences: (sentences: readonly string[]) => sentences.join(' '),
}

export type LogTexts = typeof log

/** What the expert advises, as an instruction without a full stop: "Draw Budapest – Cegléd". */
export const instructions = {
  block: (section: string) => `Block ${section}`,
  draw: (section: string) => `Draw ${section}`,
  /** Two sections, or the last free one. */
  reserve: (sections: readonly string[]) => `Reserve ${sections.join(' and ')}`,
  /** `sections` says how many pay: "6 sections". */
  buy: (train: string, sections: number) => `Buy ${train} for ${words.sections(sections)}`,
  /** `shape` is a shape card with what it is worth. */
  buyWithShape: (train: string, sections: number, shape: string) =>
    `Buy ${train} for ${words.sections(sections)} and take ${shape.charAt(0).toLowerCase()}${shape.slice(1)}`,
}

export type InstructionTexts = typeof instructions

/**
 * Why a bot would do something, one short sentence each. `{train}`, `{shape}`, `{section}` and `{player}` are names that
 * the board makes of a train's number, a shape's number, a section and a seat; the others are numbers.
 */
export const HINTS = {
  /** train, points */
  buys: '{train} brings {points} points.',
  /** train, shape, points */
  'buys-with-shape': '{train} with shape {shape}: {points} points.',
  /** train, points, player: who could buy it too */
  'buys-in-time': '{train}: {points} points, before {player} buys it.',
  /** train, shape, points, player: who could take the shape too */
  'shape-in-time': 'Shape {shape}: {points} points, before {player} takes it.',
  /** train, points: there is hardly time for anything else */
  'last-purchase': 'Ends soon: {train} brings {points} points.',
  /** train: with this section it can be paid */
  completes: 'You can buy {train} next.',
  /** train, shape */
  'completes-shape': 'Completes shape {shape} for {train}.',
  /** train, left: how many sections it lacks after this */
  towards: 'Towards {train}: {left} to go.',
  /** train, shape, left */
  'towards-shape': '{train} with shape {shape}: {left} to go.',
  /** sections: how many are connected after this */
  joins: 'Connects {sections} of your sections.',
  /** section, player: who needs it */
  denies: '{player} needs {section} most.',
  /** train, player: who comes near */
  protects: 'Keeps {train} open; {player} is close.',
  /** Drawing gains nothing, and reserving costs nothing. */
  ends: 'Drawing no longer pays; reserve.',
  /** There is no plan behind it. */
  aside: 'Nothing valuable is close yet.',
  /** LK-2P: what one would miss least. */
  opens: 'You will hardly need this section.',
}

export type HintTexts = typeof HINTS

/** Everything that the board says. The other languages are typed from it, so that none lacks a text. */
export const texts = {
  name: intro.name,
  words,
  strip,
  map,
  trains,
  shapes,
  players,
  sections,
  score,
  log,
  help,
  refusals: REFUSALS,
  instructions,
  hints: HINTS,
}

export type LokoTexts = typeof texts
