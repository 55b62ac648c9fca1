import type { RuleSection, RuleText } from '#boards/board.ts'
import standard from '../../cards/standard.json' with { type: 'json' }
import { HIGHEST_PRICE, LOWEST_PRICE, OPEN_TRAINS, OPENING_TURNS, OPENING_TURNS_EACH } from '../../rules/numbers.ts'

/** The drawn examples, see board/examples. */
export type ExampleName = 'reserve-draw' | 'branch' | 'turned' | 'pay-more' | 'opening' | 'one-stroke'

/** Rules only with examples that are drawn. */
export interface LokoRuleSection extends RuleSection {
  readonly rules: readonly LokoRule[]
}

interface LokoRule extends RuleText {
  readonly example?: ExampleName
}

const { trains, shapes } = standard

export const rules: readonly LokoRuleSection[] = [
  {
    id: 'minute',
    title: 'The game in a minute',
    intro:
      'All players draw on the same map. On your turn you do one thing: reserve two sections with dots, draw one section with your pen, or buy a train. You pay for a train with connected sections that you have drawn; they turn black and are used, and the train is worth as many points as it cost. If the sections you pay with contain the pattern of a shape card, you may take that card too. The game is over when no section is free, and drawn sections left unused cost you points.',
    rules: [],
  },
  {
    id: 'setup',
    title: 'Setup',
    intro: `You need the map, the train cards, ${shapes.length} shape cards, a pen for each player and a black one. A section is the line between two neighbouring stations of the map.`,
    rules: [
      {
        id: 'LK-S1',
        text: `Two to five can play. ${OPEN_TRAINS} train cards lie face up beside the map, and the others are the deck. The shape cards make three decks, worth 1, 2 and 3 points, and the top card of each lies face up.`,
        ruling: `There are ${trains.length} trains, and ${shapes.length / 3} shapes of each value. The map is a triangular lattice.`,
      },
      {
        id: 'LK-S2',
        text: 'The player with the most recent train journey begins. If that does not decide, imitate the whistle of a train: the longest in a single breath begins. Turns go clockwise. On your turn you do exactly one of three things: reserve (LK-A1), draw (LK-A2) or buy (LK-B1).',
        ruling: 'Here the starting player is chosen at random or by the host, who may go by the print.',
      },
    ],
  },
  {
    id: 'drawing',
    title: 'Reserving and drawing',
    intro: 'What the lines on the map mean:',
    table: {
      head: ['Line', 'Meaning'],
      rows: [
        ['Empty rails', 'free: any player can reserve or draw this section'],
        ['Dots of a colour', 'reserved: only this player can draw it'],
        ['Solid line of a colour', 'drawn: its player can pay with it'],
        ['Black', 'used'],
        ['Black, crossed out', 'taken out in the opening of two players'],
      ],
    },
    rules: [
      {
        id: 'LK-A1',
        text: 'Reserve: mark two free sections as yours with a dotted line. They may lie anywhere on the map and need not touch.',
        ruling: 'If only one free section is left, any player may reserve it alone; that ends the game (LK-E1).',
      },
      {
        id: 'LK-A2',
        text: 'Draw: make one section solid in your colour. Take a free one, or one that you have reserved yourself.',
        example: 'reserve-draw',
        caption:
          'One turn (1): Anna (A) reserves two sections. A later turn (2): she draws one of them. The section that Béla (B) has reserved is closed to her.',
      },
      {
        id: 'LK-A3',
        text: 'You cannot use black sections, or sections that another player has reserved or drawn. You cannot pay with a reserved section: draw it first.',
      },
    ],
  },
  {
    id: 'buying',
    title: 'Buying trains',
    rules: [
      {
        id: 'LK-B1',
        text: 'Buy: take one of the face-up trains and pay with your own drawn sections, exactly as many as it costs. They must be connected; branches are allowed. Sections you paid with turn black and are used. A bonus of +1 on a train costs nothing.',
        example: 'branch',
        caption:
          'Anna has drawn eight sections. With six of them, a branch included, she pays for the Csörgő, which costs 6. They turn black, and the other two are left for later.',
      },
      {
        id: 'LK-B2',
        text: 'If the sections you pay with contain the pattern of a face-up shape card, you may take that card too. The pattern may be turned, but never mirrored. With one train you take at most one shape; if several fit, the choice is yours.',
        example: 'turned',
        caption:
          'The card on the left fits the first line: it is only turned. It does not fit the second: that is its mirror image.',
      },
      {
        id: 'LK-B3',
        text: 'To take a shape you may pay more sections than the train costs, if no face-up train costs exactly that many.',
        ruling:
          'You then pay exactly the sections of the shape, and not one more. This holds for a secret shape (LK-H1) as well.',
        example: 'pay-more',
        caption:
          'This shape has five sections, and no face-up train costs 5. So you may pay with its five sections for a train that costs 4. With a 5 among the trains that would not be allowed.',
      },
      {
        id: 'LK-B4',
        text: 'Every section of the pattern must be among those you pay with now. Sections that turned black before do not count.',
      },
      {
        id: 'LK-B5',
        text: 'A new card takes the place of a taken one immediately, until its deck is empty.',
      },
    ],
  },
  {
    id: 'end',
    title: 'End and score',
    rules: [
      {
        id: 'LK-E1',
        text: 'The game ends as soon as no section is free.',
        ruling: 'That may be in the middle of a round.',
      },
      {
        id: 'LK-V1',
        text: 'Add up your cards, and subtract your unused sections. Sections that are only reserved cost nothing.',
        table: {
          head: ['What', 'Points'],
          rows: [
            ['Each train', 'its price'],
            ['Bonus on a train', '+1, or −1 for the draisine'],
            ['Each shape', '1, 2 or 3, as on the card'],
            ['Each of your drawn sections left unused', '−1'],
          ],
        },
      },
      {
        id: 'LK-V2',
        text: 'The most points win. In a tie the player with more trains wins, then the one with more points in shapes.',
        ruling: 'If that is equal too, the tied players share the win.',
      },
    ],
  },
  {
    id: 'modes',
    title: 'Two players, and variants',
    rules: [
      {
        id: 'LK-2P',
        text: `If you are two, you begin with the black pen: in turn, each of you takes one free section out of the game, ${OPENING_TURNS_EACH} each and ${OPENING_TURNS} in all. They cannot be used. Then the starting player begins the normal game.`,
        example: 'opening',
        caption:
          'A part of the map during the opening. The sections that are crossed out stay out of the game; all others can still be drawn.',
      },
      {
        id: 'LK-H1',
        text: 'Hidden agendas: only the deck of shapes worth 1 is open. You are dealt one shape worth 2 and one worth 3, which no one else sees. Each of them can be taken once with a train, like an open shape (LK-B2), and is then shown. There is still at most one shape with a train. A secret shape that you have not taken is worth nothing.',
        ruling:
          'The two secret cards are dealt. A secret shape is taken like an open one; the other cards of the two decks are not used.',
      },
      {
        id: 'LK-X1',
        text: 'Advanced: you must be able to draw the sections you pay with in one stroke, without lifting the pen. That is possible where they are connected and at most two stations have an odd number of them. Shapes with an asterisk are left out, since no single stroke draws them.',
        ruling: 'The stroke never draws a section twice. All variants can be combined.',
        example: 'one-stroke',
        caption:
          'The rings mark stations with an odd number of sections. On the left there are two: begin at one and end at the other. On the right there are four, so no single stroke can draw it.',
      },
    ],
  },
  {
    id: 'tips',
    title: 'Tips',
    intro:
      'With younger children: turn the shape cards towards them, and let them pick a card up to compare it with the map from all sides; then it goes back, so that all players see it. On the screen “Try on map” does the same: the card can be moved and turned over the map.',
    rules: [],
  },
  {
    id: 'cards',
    title: 'Map and cards',
    intro:
      'The map is a triangular lattice, so that a shape can be turned in steps of 60°. The map and the faces of the cards are our own; a file of your own can replace them.',
    table: {
      head: ['Cards', 'How many', 'What is on them'],
      rows: [
        [
          'Trains',
          String(trains.length),
          `a price from ${LOWEST_PRICE} to ${HIGHEST_PRICE}, mostly 4 to 6; on some a bonus of +1, on the draisine −1`,
        ],
        ['Shapes worth 1', '10', '3 or 4 sections'],
        ['Shapes worth 2', '10', '4 or 5 sections'],
        ['Shapes worth 3', '10', '6 or 7 sections'],
      ],
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Notation',
    intro:
      'Every action can be written down, like a move in chess. A station is a letter for its column and a number for its row, and a section is its two stations. Sections may be written in any order.',
    table: {
      head: ['Written', 'Meaning'],
      rows: [
        ['block c3-c4', 'opening of two players: take a section out'],
        ['reserve c3-c4 d2-d3', 'reserve two sections'],
        ['reserve c3-c4', 'reserve the last free section'],
        ['draw c3-c4', 'draw a section'],
        ['buy 17 with c3-c4 c4-d3 c4-d4', 'buy train card 17 with these sections'],
        ['buy 17 with c3-c4 c4-d3 c4-d4 shape 8', 'and take shape card 8'],
      ],
    },
    rules: [],
  },
]
