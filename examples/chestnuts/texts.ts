import type { GameIntro, RuleSection } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Chestnuts',
  pitch: 'Fill your sack in secret, and bring it home before it tears.',
  box: '2–3 players',
  variants: {
    sack: {
      name: 'Sack',
      line: 'How many chestnuts a sack holds.',
      values: {
        7: { name: 'Small', line: '7 chestnuts.' },
        9: { name: 'Usual', line: '9 chestnuts.' },
        11: { name: 'Large', line: '11 chestnuts.' },
      },
    },
  },
  bots: {
    gatherer: 'Gatherer',
    random: 'Random',
  },
  titles: {},
  reached: (points) => `${points} points`,
}

export const about = {
  credits: ['Chestnuts is the example game of Hilltop, and as free as the rest of it.'],
  levels: {
    gatherer: 'Tries every move in many futures.',
    random: 'Takes any legal action.',
  },
}

/** Each stands after a colon; `{stake}` is a value of the refusal. */
export const REFUSALS = {
  'no-such-seat': 'there is no such seat at this table',
  'game-over': 'the game is over',
  'not-your-turn': 'it is another player’s turn',
  'empty-sack': 'your sack is empty',
  'no-other-player': 'only another player at the table can be called',
  'nothing-to-show': 'this sack is empty',
  'no-stake': 'a call needs {stake} points, which a wrong one costs',
}

/** What the board says. */
export const texts = {
  refusals: REFUSALS,
  points: (name: string, points: number) => `${name}: ${points} points`,
  sackOf: (name: string, cards: number) => `${name}: ${cards} cards`,
  open: 'Opened',
  left: (cards: number) => `${cards} cards left. Opened:`,
  yourTurn: (limit: number, stake: number) => `A sack holds ${limit}; a wrong call costs ${stake} points.`,
  moves: { gather: 'Gather', home: 'Bring home', call: (name: string) => `Call ${name}` },
  hints: {
    gather: 'There is still room in the sack.',
    home: 'Another card would tear it too often.',
    call: 'So many cards have probably torn it.',
  },
  log: {
    gather: (name: string) => `${name} gathers.`,
    home: (name: string) => `${name} comes home.`,
    call: (name: string, called: string) => `${name} calls ${called}.`,
    opened: (cards: readonly number[]) => `In the sack: ${cards.join(', ')}.`,
  },
  score: {
    sheet: 'Score',
    item: 'Points',
    winner: 'Winner',
    chestnuts: 'Chestnuts',
    won: (names: readonly string[]) => `${names.join(' and ')} won`,
  },
  rules: 'Rules',
}

export type ChestnutsTexts = typeof texts

/** The rules page, which is also docs/rules/chestnuts.md. */
export const rules: readonly RuleSection[] = [
  {
    id: 'setup',
    title: 'Setup',
    rules: [
      {
        id: 'CH-S1',
        text: '2 or 3 players. The tree is 20 cards, four of each number from 1 to 5, shuffled face down. Sacks are empty.',
      },
      { id: 'CH-S2', text: 'The first player is random or named by the host. Turns go clockwise.' },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    rules: [
      { id: 'CH-T1', text: 'A turn is one move: gather, come home, or call.' },
      {
        id: 'CH-G1',
        text: 'Gather: put the next card of the tree into your sack. Only you may look at it; the others see how many cards it has.',
      },
      {
        id: 'CH-H1',
        text: 'Come home: open your sack, which must not be empty. It scores its chestnuts if it is whole, and is empty then.',
      },
      {
        id: 'CH-C1',
        text: 'Call: another player, whose sack is not empty, must come home. If that sack is torn, you get 3 points.',
      },
      {
        id: 'CH-C2',
        text: 'If it is whole, the call was wrong and costs you 2 points. With fewer points you may not call.',
      },
      {
        id: 'CH-V1',
        text: 'A sack with more than 9 chestnuts is torn and scores nothing. With a variant it holds 7 or 11.',
      },
    ],
  },
  {
    id: 'end',
    title: 'The end',
    rules: [
      { id: 'CH-E1', text: 'With the last card of the tree everybody comes home, and the game is over.' },
      { id: 'CH-W1', text: 'The most points win. Players with as many points share the victory.' },
    ],
  },
  {
    id: 'notation',
    title: 'Notation',
    table: {
      head: ['Written', 'Meaning'],
      rows: [
        ['gather', 'put the next card of the tree into your sack'],
        ['home', 'come home'],
        ['call 2', 'call the player on seat 2'],
      ],
    },
    rules: [],
  },
]
