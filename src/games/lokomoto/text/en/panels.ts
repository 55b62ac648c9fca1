import type { Shape, ShapePoints, Train } from '../../cards/cards.ts'
import { OPENING_TURNS_EACH } from '../../rules/numbers.ts'

/** Words that several parts of the table need. */
export const words = {
  /** Trains whose printed name is an ordinary word, by that name; the others are proper names. */
  trainNames: { Hajtány: 'Draisine' } as Readonly<Record<string, string>>,
  /** The line between two stations. */
  section: (from: string, to: string) => `${from} – ${to}`,
  sections: (count: number) => (count === 1 ? '1 section' : `${count} sections`),
  points: (count: number) => (count === 1 ? '1 point' : `${words.figure(count)} points`),
  /** A shape card by its number and what it is worth. */
  shape: (id: number, points: number) => `Shape ${id}, worth ${points}`,
  /** The number on a shape card, printed on it: "No. 12". */
  number: (id: number) => `No. ${id}`,
  /** What is added or taken off: "+1", "−1", "0". */
  signed: (points: number) => (points > 0 ? `+${points}` : words.figure(points)),
  /** A sum, with a true minus where it is below 0. */
  figure: (points: number) => String(points).replace('-', '−'),
  /** How a section is to the player who looks at it. */
  states: {
    free: 'free',
    drawn: 'yours, drawn',
    reserved: 'yours, reserved',
    drawnBy: (name: string) => `${name}: drawn`,
    reservedBy: (name: string) => `${name}: reserved`,
    used: 'used',
    blocked: 'blocked',
  },
}

export type WordTexts = typeof words

/** A face-up train as it is read aloud. */
export interface SpokenTrain {
  readonly train: Train
  /** One of `states`. */
  readonly state: string
  /** The shape card that could be taken with it. */
  readonly shape: number | undefined
}

/** A way to pay as it is read aloud. */
export interface SpokenWay {
  readonly sections: number
  /** More than the price. */
  readonly extra: number
  readonly shape: number | undefined
  /** Undefined where it does not fit. */
  readonly points: number | undefined
  readonly isByHand: boolean
}

/** The trains that lie face up. */
export const trains = {
  label: 'Trains',
  /** How large the player's largest network is, and whether one has ever drawn anything. */
  network: (sections: number, hasDrawn: boolean) => {
    if (sections > 0) return `Largest network: ${words.sections(sections)}`
    return hasDrawn ? 'No unused sections' : 'Nothing drawn yet'
  },
  /** How many trains are in the deck, in full and on the deck itself. */
  pack: (count: number) => (count === 0 ? 'The deck is empty' : `${count} in the deck`),
  /** "Csörgő, 6 sections, worth 7 points with bonus +1. Affordable, also with shape 12." */
  spoken: ({ train: { name, price, bonus }, state, shape }: SpokenTrain) => {
    const worth = `${words.sections(price)}, worth ${words.points(price + bonus)}`
    const head = bonus === 0 ? worth : `${worth} with bonus ${words.signed(bonus)}`
    return `${name}, ${head}. ${shape === undefined ? state : `${state}, also with shape ${shape}`}.`
  },
  /** Whether a train can be bought, or what is in the way, in a few words. */
  states: {
    possible: 'Can be bought now',
    affordable: 'Affordable',
    short: (sections: number) => `${words.sections(sections)} short`,
    branched: 'Not in one stroke',
  },
  /** The same upon the card, as short as possible. */
  short: (sections: number) => `${sections} short`,
  branched: 'not in one stroke',
  inReach: 'affordable',
  /** The spoken name of the ways to pay. */
  ways: (train: string) => `Ways to pay for ${train}`,
  /** What a way to pay takes, as short as possible: "6 sections", "5 + 2 sections"; and where it was chosen by hand. */
  pays: (sections: number, extra: number) =>
    extra === 0 ? words.sections(sections) : `${trains.paysShort(sections, extra)} sections`,
  /** The same where many ways stand beside each other: "6", "5 + 2". */
  paysShort: (sections: number, extra: number) => (extra === 0 ? `${sections}` : `${sections - extra} + ${extra}`),
  paysByHand: (sections: number) => `Chosen: ${sections}`,
  /** In the place of its points, where it does not fit. */
  wrong: 'does not fit',
  /** The same in full: "7 sections, 2 more than the price, with shape 12: 9 points" */
  spokenWay: ({ sections, extra, shape, points, isByHand }: SpokenWay) => {
    const paid = `${words.sections(sections)}${isByHand ? ' of your choice' : ''}`
    const more = extra === 0 ? '' : `, ${extra} more than the price`
    const taken = shape === undefined ? '' : `, with shape ${shape}`
    return `${paid}${more}${taken}: ${points === undefined ? trains.wrong : words.points(points)}`
  },
  /** Why a train cannot be bought: "Csörgő: 2 sections short" */
  lacks: (train: string, state: string) => `${train}: ${state}`,
}

export type TrainTexts = typeof trains

/** A shape card as it is read aloud. */
export interface SpokenShape {
  readonly shape: Shape
  readonly isSecret: boolean
  /** How far the player's network is with it: `held`, `missing` or `nowhere`. */
  readonly state: string
}

/** The shape cards that one could take. */
export const shapes = {
  label: 'Shapes',
  /** The head above a face-up card, and above a secret one. */
  open: (points: ShapePoints) => words.points(points),
  secret: (points: ShapePoints) => `${words.points(points)}, secret`,
  /** How many cards are in the deck under a face-up one. */
  left: (cards: number) => (cards === 0 ? 'deck empty' : `${cards} in deck`),
  /** In the place of a card when its deck is used up, or when no player's secrets are seen. */
  none: (points: ShapePoints) => `All shapes worth ${points} are taken.`,
  /** One's network holds the shape: with this train it can be taken, or with none yet. */
  held: (train: string | undefined) =>
    train === undefined ? 'Complete, but no train fits' : `Complete: take it with ${train}`,
  missing: (sections: number) => `${words.sections(sections)} missing`,
  /** There is no place left on the map for the shape. */
  nowhere: 'Cannot be completed',
  /** "Shape 12, worth 2, secret. 2 sections missing. Show it on the map." */
  spoken: ({ shape: { id, points, asterisk }, isSecret, state }: SpokenShape) => {
    const kinds = [...(isSecret ? ['secret'] : []), ...(asterisk ? ['not in one stroke'] : [])]
    return `${[words.shape(id, points), ...kinds].join(', ')}. ${state}. Show it on the map.`
  },
  /** How a card is taken, what it is worth and when, where it is pointed at. */
  meaning: (points: ShapePoints, isSecret: boolean) =>
    `Worth ${words.points(points)} at the end. Take it with a train whose sections contain this shape, turned as you like.${isSecret ? ' Only you can take it.' : ''}`,
  /** What the buttons below a card do: as short as possible, and in full. */
  turn: 'Turn',
  turnCard: (shape: number) => `Turn shape ${shape}`,
  lay: 'Try on map',
  layCard: (shape: number) => `Try on map: shape ${shape}`,
  lift: 'Remove',
  liftCard: (shape: number) => `Remove: shape ${shape}`,
}

export type ShapeTexts = typeof shapes

export type SectionFilter = 'free' | 'mine' | 'all'

/** All sections as a list. */
export const sections = {
  label: 'Sections',
  /** The field that looks for a station. */
  search: 'Find a station',
  /** The spoken name of the filters, and the filters. */
  which: 'Which sections',
  filters: { free: 'Free', mine: 'Yours', all: 'All' },
  /** What the list holds now: "3 stations, 8 sections". */
  found: (stations: number, count: number) =>
    `${stations === 1 ? '1 station' : `${stations} stations`}, ${words.sections(count)}`,
  /** Where the list is empty. */
  nothing: { free: 'No free section here.', mine: 'None of yours here.', all: 'No such station.' },
  /** What the player has selected it for. */
  picked: 'picked',
  paying: 'to pay with',
  /** A section as it is read aloud: "Győr – Pápa, free". */
  spoken: (section: string, states: readonly string[]) => [section, ...states].join(', '),
}

export type SectionTexts = typeof sections

export interface SpokenScore {
  readonly trains: number
  readonly bonus: number
  readonly shapes: number
  readonly unused: number
  readonly total: number
}

const parts = { trains: 'Trains', bonus: 'Bonus', shapes: 'Shapes', unused: 'Unused', total: 'Total' }

/** What every player has, and what it is worth. */
export const players = {
  label: 'Players',
  /** The parts of a score, in the order of the sum. */
  parts,
  /** A score as it is read aloud: "Trains 23, bonus +2, shapes 5, unused −3, total 27". */
  spokenScore: ({ trains, bonus, shapes, unused, total }: SpokenScore) =>
    `Trains ${trains}, bonus ${words.signed(bonus)}, shapes ${shapes}, unused ${words.signed(unused)}, total ${words.figure(total)}`,
  /** The spoken name of the button with a player's name. */
  show: (name: string) => `Show ${name} first`,
  /** The player whose turn it is. */
  turn: 'their turn',
  trainsOf: (name: string) => `Trains of ${name}`,
  /** "Csörgő, 6 points", "Bzmot, 3 +1: 4 points" */
  train: ({ name, price, bonus }: Train) =>
    bonus === 0
      ? `${name}, ${words.points(price)}`
      : `${name}, ${price} ${words.signed(bonus)}: ${words.points(price + bonus)}`,
  noTrains: 'No trains yet',
  shapesOf: (name: string) => `Shapes of ${name}`,
  /** A card that lies face down. */
  secret: (points: ShapePoints) => `Secret shape worth ${points}`,
}

export type PlayerTexts = typeof players

/** The end of the game: the sheet and the poster. */
export const score = {
  sheetTitle: 'Score sheet',
  wins: (name: string, points: number) => `${name} wins with ${words.points(points)}`,
  /** LK-V2: the same total, and one of them has more trains. */
  winsByTrains: (name: string, _tied: string, points: number, trains: number) =>
    `${name} wins the tie at ${words.points(points)}: most trains (${trains})`,
  /** LK-V2: the same total and as many trains, and one of them has more points in shapes. */
  winsByShapes: (name: string, _tied: string, points: number, shapes: number) =>
    `${name} wins the tie at ${words.points(points)}: most points in shapes (${shapes})`,
  /** LK-V2: equal in all of these. */
  sharedWin: (names: string, points: number) => `${names} share the win, with ${words.points(points)} each`,
  /** Two or more names. */
  names: (names: readonly string[]) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`,
  /** Above the rows of the sheet. */
  item: 'What scores',
  winner: 'Winner',
  trains: 'Trains',
  bonus: 'Bonus',
  shapes: 'Shapes',
  /** Drawn sections that were not used. */
  unused: 'Unused sections',
  total: 'Total',
  /** The spoken name of the finished map. */
  map: 'The finished map',
  /** The cards that every player has taken. */
  collections: 'Cards taken',
  /** The poster: above the name or the names of those who won. */
  wonBy: (winners: number): string => (winners === 1 ? 'Winner' : 'Winners'),
  posterLabel: (names: string) => `Poster of the game of ${names}`,
}

export type ScoreTexts = typeof score

/** The whole game on one page. */
export const help = {
  goal: { title: 'Goal', points: 'The most points win: from trains, and from shapes.' },
  turn: {
    title: 'Your turn: one of three',
    draw: 'Draw one section: a free one, or one that you have reserved.',
    reserve: 'Reserve two free sections anywhere: they get dots.',
    buy: 'Buy one of the face-up trains.',
    /** Sections of others, and black ones. */
    taken: 'You cannot use black sections, or those of other players.',
  },
  buying: {
    title: 'Buying a train',
    price: 'Pay with connected drawn sections, as many as it costs. Branches are fine; reserved sections do not count.',
    used: 'Sections you paid with turn black and are used.',
    refill: 'A new card takes its place until the deck is empty.',
  },
  shapes: {
    title: 'Shapes',
    take: 'If they contain a shape, you may take its card too: one per train.',
    turned: 'The card may be turned, never mirrored.',
    try: 'With children: try the card on the map, and turn it there.',
    more: 'For a shape you may pay more than the price: its sections exactly, if no face-up train costs so many.',
  },
  end: {
    title: 'End and score',
    end: 'The game ends as soon as no section is free.',
    score: 'Prices and bonuses of your trains, and the points of your shapes.',
    unused: 'Each drawn section left unused costs 1 point. Reserved ones cost nothing.',
    tie: 'Tie: most trains, then most points in shapes.',
  },
  /** What is different in this game: shown only where it is so. */
  variants: {
    title: 'In this game',
    twoPlayers: `Two players first block ${OPENING_TURNS_EACH} sections each, in turn.`,
    hiddenAgendas: 'Each player has two secret shapes, worth 2 and 3. Unused ones are worth nothing.',
    advanced: 'You must be able to draw the sections you pay with in one stroke.',
  },
}

export type HelpTexts = typeof help
