/** What is impossible in a position; `{…}` is filled in. */
export const PROBLEMS = {
  train: '{card} is there {there} times instead of once',
  shape: 'shape {card} is there {there} times instead of once',
  asterisk: 'shape {card} has an asterisk and is left out of the advanced game',
  shapeDeck: 'shape {card} lies with those worth {points}',
  openTrains: '{all} trains lie face up while there are cards in the deck',
  openShape: 'a shape worth {points} lies face up while there are cards in the deck',
  agendaOpen: 'with hidden agendas only shapes worth 1 lie face up',
  noAgendas: 'seat {seat} has secret shapes, but the game has no hidden agendas',
  secretPoints: 'secret shapes of seat {seat} must be worth 2 and 3',
  secrets: 'seat {seat} has several shapes worth {points}; its agenda gives only one',
  shapesPerTrain: 'seat {seat} has {shapes} shapes but {trains} trains; a train brings one at most',
  sectionsMissing: '{count} sections of the map are missing',
  active: 'active must hold the seat whose turn it is: {turn}',
  ended: 'no section is free, so the game is over',
  notEnded: 'the game is over, but {free} sections are free',
  noOpening: 'only a game of two players begins with blocking',
  openingOnly: 'nothing is drawn or bought while sections are being blocked',
  openingOver: '{black} sections are blocked; the opening ends with {all}',
  blockFirst: 'two players first block {all} sections; only {black} are black',
  unpaid: 'the trains cost {paid} sections; only {black} are black',
  tooBlack: '{black} sections are black, but purchases use {paid} at most',
}

/** What the position editor says; loaded with it. */
export const editor = {
  problems: PROBLEMS,
  turn: 'Whose turn',
  phases: { block: 'Blocking', main: 'Main game', over: 'Game over' },
  map: 'Map: choose a pen, then tap sections',
  pen: 'Pen',
  free: 'Free',
  black: 'Used or blocked',
  drawn: (name: string) => `${name}: drawn`,
  reserved: (name: string) => `${name}: reserved`,
  allSections: 'All sections as a list',
  openTrains: 'Trains face up',
  openShapes: 'Shapes face up',
  place: (number: number) => `Place ${number}`,
  worth: (points: number) => `Worth ${points}`,
  trains: 'Trains',
  shapes: 'Shapes',
  secret: 'Secret shapes',
  addTrain: 'Add a train',
  addShape: 'Add a shape',
  addSecret: 'Add a secret shape',
  remove: (what: string) => `Remove ${what}`,
  /** The score of a game on a real table. */
  scorer: {
    trainsHint: 'the price of each train.',
    bonusHint: 'what is printed on trains.',
    shapesHint: 'the points of each shape.',
    unusedHint: 'drawn sections that were not used.',
  },
}

export type EditorWords = typeof editor
