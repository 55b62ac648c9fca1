import { START_COINS } from '../../rules/numbers.ts'
import { words } from '../en/words.ts'
import { COUNTS, establishmentRows, landmarkRows, type MachiRuleSection } from './tables.ts'

export const rules: readonly MachiRuleSection[] = [
  {
    id: 'minute',
    title: 'The game in a minute',
    intro:
      'You are building a town. On your turn you roll the dice, and every establishment with that number goes to work: some bring coins to all their owners, some only to you, and the restaurants of the others send you a bill. Then you may build one thing. More establishments bring more coins, and coins build the four landmarks of your town: Train Station, Shopping Mall, Amusement Park and Radio Tower. The first player to build all four wins.',
    rules: [],
  },
  {
    id: 'setup',
    title: 'Setup',
    intro: `There are ${COUNTS.all} cards. The supply has ${COUNTS.kinds} kinds of establishment with ${COUNTS.copies} cards each and ${COUNTS.majorKinds} kinds of major establishment, the purple ones, with ${COUNTS.majorCopies} cards each. For each of four players there are also a Wheat Field and a Bakery to start with and ${COUNTS.landmarks} landmarks; these are not part of the supply.`,
    rules: [
      {
        id: 'MK-S1',
        text: `Two to four can play. Each player starts with a Wheat Field, a Bakery, ${START_COINS} coins and ${COUNTS.landmarks} landmarks that are not built yet. The whole supply lies open, whatever the number of players; with fewer than four, the starting cards and landmarks that are left over are not used. Nothing is hidden.`,
        example: 'start',
        caption: `A town at the start: a Wheat Field, a Bakery, ${START_COINS} coins, and the landmarks as plans: Train Station, Shopping Mall, Amusement Park and Radio Tower.`,
      },
      {
        id: 'MK-S2',
        text: 'Agree on the starting player in any way you like. Turns go clockwise.',
        ruling: 'Here the starting player is chosen at random or by the host.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    rules: [
      { id: 'MK-R1', text: 'On your turn you roll, then income is paid, then you may build one thing.' },
      {
        id: 'MK-R2',
        text: 'Roll one die. With a Train Station you choose each time whether to roll one or two. Of two dice only the sum counts.',
      },
      {
        id: 'MK-R3',
        text: 'With a Radio Tower you may roll again once per turn, after seeing your roll.',
        ruling: 'You keep the second roll, and may change the number of dice for it.',
      },
    ],
  },
  {
    id: 'income',
    title: 'Income',
    intro: 'Every card shows the numbers that it works at. What its colour means:',
    table: {
      head: ['Colour', 'When it works', 'Who pays'],
      rows: [
        ['Red: restaurants', 'when another player rolls', 'the player who rolled'],
        ['Blue: primary industry', 'when anyone rolls', 'the bank'],
        ['Green: shops, factories, markets', 'when you roll', 'the bank'],
        ['Purple: major establishments', 'when you roll', 'other players'],
      ],
    },
    rules: [
      {
        id: 'MK-I1',
        text: 'Income has an order: first the red cards of the other players; then the blue cards of all players and the green cards of the player who rolled.',
        ruling: 'The purple cards of the player who rolled come last.',
        example: 'order',
        caption:
          'First red, here a Café; then blue and green, here a Wheat Field and a Bakery; last purple, here a Stadium. So you pay before the bank pays you.',
      },
      {
        id: 'MK-I2',
        text: 'If you rolled, you pay for the red cards counter-clockwise: first the player to your right, whose turn was before yours, then the next. Each gets the full amount as far as your coins reach. The rest is waived, and no one makes up for it. Coins never go below zero.',
        example: 'counter-clockwise',
        caption:
          'Anna (A) rolls a 3 and has 3 coins. Béla (B) has three Cafés, Chiyo (C) has two. Chiyo sits to Anna’s right and gets her 2 coins first. One coin is left for Béla; the other 2 are waived.',
      },
      {
        id: 'MK-I3',
        text: 'Blue cards pay every owner from the bank, on anyone’s turn. Green cards pay only the player who rolled. The bank never runs out, and you may hold any number of coins.',
        example: 'empty-purse',
        caption:
          'Anna (A) rolls a 3 and has no coins, so she owes nothing for the Café of Béla (B). Then her two Bakeries bring her 2 coins from the bank. Béla’s own Bakery is green and brings nothing, because it is not his turn.',
      },
      {
        id: 'MK-I4',
        text: 'Every copy of a card pays. The +1 of the Shopping Mall is for each copy. Factories and markets count cards in your own town, and each copy pays separately.',
        example: 'copies',
        caption:
          'Two Bakeries and a Shopping Mall: each Bakery brings 1 and 1 more, which makes 4 coins. A Cheese Factory and two Ranches: 3 coins for each Ranch, which makes 6.',
      },
      {
        id: 'MK-I5',
        text: 'Of the purple cards only those of the player who rolled work. Each takes at most what the others have. Where several pay, they pay counter-clockwise.',
        ruling:
          'The Stadium comes first, then the TV Station, then the Business Center. With a TV Station you must choose a player, even a player without coins. The swap of the Business Center may be declined.',
      },
      {
        id: 'MK-I6',
        text: 'A swap moves exactly one card each way, neither of them purple. Two cards of the same kind may be swapped as well. You cannot swap with a player who has no such card. A step with only one choice is still an action of its own in the log; the screen may take it for you.',
        example: 'swap',
        caption:
          'With her Business Center Anna (A) gives Béla (B) a Ranch and takes a Mine. Each has as many cards as before.',
      },
    ],
  },
  {
    id: 'building',
    title: 'Building',
    rules: [
      {
        id: 'MK-B1',
        text: 'After income, if it is your turn, you may build one establishment of the supply or one landmark. Pay its cost to the bank. You may also build nothing.',
      },
      { id: 'MK-B2', text: 'Sold-out cards cannot be built.' },
      {
        id: 'MK-B3',
        text: 'Your town can have only one of each purple card: one Stadium, one TV Station, one Business Center. Of all others you may have several.',
      },
      {
        id: 'MK-B4',
        text: 'A landmark is built once.',
        ruling:
          'The costs of the landmarks, and what the Amusement Park and the Radio Tower do, are those of the base game: the rulebook text we had leaves them out.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Extra turns and winning',
    rules: [
      {
        id: 'MK-X1',
        text: 'With an Amusement Park a double gives you another whole turn after this one.',
        ruling:
          'A double in that turn gives yet another. The roll that you keep counts, and you must have built the park before you rolled.',
        example: 'extra-turn',
        caption: 'Two fives with an Amusement Park: take the income for 10, build if you like, and roll again.',
      },
      { id: 'MK-W1', text: 'The first player to build all four landmarks wins immediately.' },
    ],
  },
  {
    id: 'establishments',
    title: 'Establishments',
    intro:
      'The colours say when a card works (MK-I1), and shops and restaurants gain by a Shopping Mall (MK-I4). Numbers and effects are those of the base game, completed where the rulebook text we had is cut off; the drawings are our own.',
    table: {
      head: ['Card', 'Colour', 'Rolls', 'Cost', 'Income'],
      rows: establishmentRows(words),
    },
    rules: [],
  },
  {
    id: 'landmarks',
    title: 'Landmarks',
    table: {
      head: ['Landmark', 'Cost', 'Once it is built'],
      rows: landmarkRows(words),
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Notation',
    intro:
      'Every action can be written down, like a move in chess. Seats count from 1. Cards have their English names in small letters, with hyphens between the words. Income needs no action: it is paid as soon as a roll is final.',
    table: {
      head: ['Written', 'Meaning'],
      rows: [
        ['roll 2', 'roll two dice'],
        ['reroll 1', 'Radio Tower: roll again, with one die'],
        ['stand', 'Radio Tower: keep the roll'],
        ['tv 3', 'TV Station: take coins from seat 3'],
        ['swap ranch 2 mine', 'Business Center: give a Ranch to seat 2 for a Mine'],
        ['noswap', 'Business Center: swap nothing'],
        ['build cheese-factory', 'build a Cheese Factory'],
        ['build train-station', 'build the Train Station'],
        ['pass', 'build nothing'],
      ],
    },
    rules: [],
  },
]
