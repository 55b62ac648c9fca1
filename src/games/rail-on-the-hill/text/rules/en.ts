import { DEV_TOKENS, LINES, PLAN_CARDS, TOWN_CARDS } from '../../cards/cards.ts'
import {
  BONUS_GAIN,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  FACE_UP,
  INTERSECTION_COST,
  LOCATION_GAIN,
  PENALTY,
  PLAN_HAND_SIZE,
  PLANS_PER_LINE,
  ROUNDS,
  SCRAP_VALUE,
  SET_TOWNS,
  SETUP_TOWNS,
  STARTING_RESOURCES,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
  UNUSED_PLANS,
} from '../../rules/numbers.ts'
import { LOCATIONS } from '../../rules/state.ts'
import { FIRST_BONUS, SECOND_BONUS } from '../en/words.ts'
import { scoring } from './en-scoring.ts'
import type { RailRuleSection } from './tables.ts'

export const rules: readonly RailRuleSection[] = [
  {
    id: 'minute',
    title: 'The game in a minute',
    intro: `You build a town of ${TOWN_SIZE} by ${TOWN_SIZE} cards and run four railway lines through it: red, yellow, blue and black. On your turn you acquire a Town card from one of four locations, place a card, lay a track and use the action of that location. Tracks along roads are free; open land costs resources. A line earns the value that each card it touches shows in its colour. Plan cards beside a line ask for more, such as three particular landmarks, and a line that fulfils none of its Plans loses ${PENALTY} points. After ${ROUNDS} rounds the towns are full, and the highest total wins.`,
    rules: [],
  },
  {
    id: 'setup',
    title: 'Setup',
    intro: `There are ${TOWN_CARDS} Town cards, ${PLAN_CARDS} Plan cards, ${DEV_TOKENS} Development tokens and any number of resources; every player has ${TRACKS_PER_LINE} tracks of each line. A Town card shows a landmark (some have none), one value from 1 to 6 for each line, and roads in some of the eight directions. The values stand in the corners: red top left, blue top right, yellow bottom left, black bottom right. Where there is no road there is open land. The nine landmarks belong to three categories.`,
    table: {
      head: ['Category', 'Landmarks'],
      rows: [
        ['Leisure', 'amusement park, zoo, aquarium'],
        ['Welfare', 'bank, hospital, school'],
        ['Public', 'city hall, police station, fire station'],
      ],
    },
    rules: [
      {
        id: 'RH-S1',
        text: 'One to four can play. Shuffle the Town cards and the Plan cards into two face-down decks and the Development tokens into a face-down pile.',
        ruling: 'Five of the Town cards have no landmark.',
      },
      {
        id: 'RH-S2',
        text: `For each player lay out one set, face up: ${SET_TOWNS} Town cards and 1 Development token.`,
        example: 'town-card',
        caption:
          'A Town card: its landmark in the middle, roads towards some of its sides and corners, and a value for each line in its corner. Here red (top left) earns 4, blue (top right) 2, yellow (bottom left) 3 and black (bottom right) 3.',
      },
      {
        id: 'RH-S3',
        text: `Starting resources for each player: ${STARTING_RESOURCES[1]} when one or two play, ${STARTING_RESOURCES[3]} when three play, ${STARTING_RESOURCES[4]} when four play.`,
      },
      { id: 'RH-S4', text: `Each player draws ${PLAN_HAND_SIZE} Plan cards and keeps them secret.` },
      {
        id: 'RH-S5',
        text: 'The player with the most recent train ride is the starting player. Each player gets a set, in reverse turn order: the last player of the round comes first.',
        ruling:
          'Here the starting player is chosen at random or by the host, who may go by the print. You choose your set from those that are left.',
      },
      {
        id: 'RH-S6',
        text: `Now all players get ready at the same time, each doing RH-S6, RH-S7 and RH-S8 in this order. Place ${SETUP_TOWNS} of your ${SET_TOWNS} Town cards as the start of your town; the third is your hand card.`,
        ruling: 'Hands of Town cards are open to all, since all saw the cards being taken.',
      },
      {
        id: 'RH-S7',
        text: 'If the token of your set is a Town upgrade, put it on one of these two cards. Keep any other token.',
      },
      {
        id: 'RH-S8',
        text: `Put ${LINES.length} of your ${PLAN_HAND_SIZE} Plan cards on your lines, one on each. The other ${UNUSED_PLANS} go to the Plan discard pile.`,
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Rounds',
    rules: [
      {
        id: 'RH-R1',
        text: `The game has ${ROUNDS} rounds. From the second round on, each round begins with the starting-player card passing clockwise.`,
      },
      {
        id: 'RH-R2',
        text: `Prepare the round: everything still in the market (the main board of the rulebook) goes face up to the discard piles. Then deal face up ${LOCATIONS.length} Town cards, one to each of the locations a, b, c and d, ${FACE_UP} Plan cards and ${FACE_UP} Development tokens.`,
      },
      {
        id: 'RH-R3',
        text: 'When the Plan deck or the pile of Development tokens is empty, shuffle its discard pile and draw from it.',
        ruling:
          'It is shuffled when a card or token is needed and none is left. If there are still not enough, you draw those that there are; a purchase (RH-F1) is refused when no token is left anywhere.',
      },
      {
        id: 'RH-R4',
        text: 'Turns go clockwise, beginning with the starting player. On your turn you first acquire a card (A). Then, in any order, you place a card (B), lay a track (C) and do the location action (D). Free actions (RH-F1, RH-F2) fit in between.',
        ruling: 'A free action is never taken inside another action or inside a bonus (RH-B1).',
      },
      {
        id: 'RH-R5',
        text: 'You must acquire and you must place. Once both are done, your turn ends when you say so.',
        ruling: 'You may skip your track and your location action.',
      },
      {
        id: 'RH-R6',
        text: `After round ${ROUNDS} every town is a full square of ${TOWN_SIZE} by ${TOWN_SIZE} cards, and each player has one Town card left in hand.`,
      },
    ],
  },
  {
    id: 'acquire',
    title: 'A: Acquire a card',
    rules: [
      {
        id: 'RH-A1',
        text: 'Acquire the Town card of a location that still has one. The action of this location is your location action for this turn.',
      },
    ],
  },
  {
    id: 'place',
    title: 'B: Place a card',
    rules: [
      {
        id: 'RH-P1',
        text: 'The first card of your town may lie anywhere: in the full town it may turn out to be at the edge or in the middle. (In the notation its square is d4.)',
      },
      {
        id: 'RH-P2',
        text: 'Every further card goes on an empty square beside a card that you have placed. Touching at a corner is enough.',
      },
      {
        id: 'RH-P3',
        text: `Your town never becomes wider or taller than ${TOWN_SIZE} cards.`,
        example: 'placing',
        caption: `The dashed squares may take the next card: each touches a placed card, by a side or a corner. The town is already ${TOWN_SIZE} wide, so the squares with a cross are not allowed; upwards and downwards there is still room.`,
      },
      {
        id: 'RH-P4',
        text: 'You may rotate a card by quarter turns before you place it, even upside down. Its roads turn with it; the four values stay with their lines. On the screen they also stay in their corners.',
        example: 'rotation',
        caption:
          'The same card upright and after a quarter turn clockwise: the roads lead elsewhere, the values are as they were.',
      },
      { id: 'RH-P5', text: 'Roads of neighbouring cards need not meet.' },
      { id: 'RH-P6', text: 'In a turn you place one card from your hand, no more and no fewer.' },
    ],
  },
  {
    id: 'track',
    title: 'C: Lay a track',
    rules: [
      {
        id: 'RH-T1',
        text: 'A track joins two neighbouring cards of your town, straight or diagonally. Neither has to be the card that you place this turn. The place between two such cards is called a spot.',
      },
      {
        id: 'RH-T2',
        text: 'Look at both card halves under the track. Each half without a road in that direction is open land and costs 1 resource, so a track costs 0, 1 or 2.',
        example: 'track-cost',
        caption:
          'Road meets road: the track costs nothing. Road meets open land: 1 resource. Open land on both cards: 2 resources.',
      },
      { id: 'RH-T3', text: 'There is room for one track on a spot, unless you use a Double Track (RH-D4).' },
      {
        id: 'RH-T4',
        text: `Two diagonals can cross where four cards meet. If the other diagonal already has a track, yours makes an intersection and costs ${INTERSECTION_COST} resources more. A line may cross itself.`,
        ruling: `It is ${INTERSECTION_COST} more in all, no matter how many tracks the other diagonal has.`,
        example: 'intersection',
        caption: `Blue already runs over this crossing. Red may lay the other diagonal; it pays ${INTERSECTION_COST} more than the open land under it costs.`,
      },
      {
        id: 'RH-T5',
        text: 'The first track of a line may be laid anywhere in your town.',
        ruling: 'A line whose tracks were all scrapped may begin anywhere again.',
      },
      { id: 'RH-T6', text: 'Every further track continues its line from one of the two ends.' },
      {
        id: 'RH-T7',
        text: 'A line never branches, so no card has three tracks of one line. It never makes a loop either: it does not come back to a card that it already touches.',
        example: 'no-branch-no-loop',
        caption:
          'The red line goes on from either end. The track out of its middle would be a branch; the one from its end back to a card of the line would be a loop.',
      },
      {
        id: 'RH-T8',
        text: `You can lay ${TRACKS_PER_LINE} tracks of each line in the whole game. Scrapped tracks do not come back.`,
      },
      { id: 'RH-T9', text: 'You must be able to pay the full cost.' },
    ],
  },
  {
    id: 'bonus',
    title: `Bonus: the ${FIRST_BONUS} and the ${SECOND_BONUS} track`,
    rules: [
      {
        id: 'RH-B1',
        text: `When you lay the ${FIRST_BONUS} or the ${SECOND_BONUS} track of a line, scrapped ones included, you take one bonus immediately; it cannot be kept for later. Choose: ${BONUS_GAIN} resources; or one more track of any line; or draw ${DRAWN_PLANS} Plan cards, put one on a line and discard the other.`,
        ruling: 'The bonus comes before anything else, free actions included.',
        example: 'bonus',
        caption: `The eight tracks of a line. The ${FIRST_BONUS} and the ${SECOND_BONUS} each bring a bonus.`,
      },
      {
        id: 'RH-B2',
        text: `A bonus track may itself be a ${FIRST_BONUS} or ${SECOND_BONUS} one and bring the next bonus. You cannot choose a bonus that you cannot carry out.`,
      },
      {
        id: 'RH-B3',
        text: 'You look at both Plan cards of a bonus before you choose.',
        ruling: 'No one else sees them until you have chosen.',
      },
    ],
  },
  {
    id: 'locations',
    title: 'D: Location action',
    intro: 'Your location action is that of the location where you acquired your card this turn (RH-A1).',
    rules: [
      { id: 'RH-L1', text: `Location a: take ${LOCATION_GAIN} resources.` },
      { id: 'RH-L2', text: 'Location b: take one of the face-up Plan cards and put it on a line (RH-N1).' },
      {
        id: 'RH-L3',
        text: 'Location c: lay one more track.',
        ruling:
          'The first track of a turn counts as action C and the second as the location action; it makes no difference to the game.',
      },
      { id: 'RH-L4', text: 'Location d: take one of the face-up Development tokens (RH-D1).' },
    ],
  },
  {
    id: 'plans',
    title: 'Plan cards on lines',
    rules: [
      { id: 'RH-N1', text: 'A Plan card that you gain goes immediately, face up, on one of your lines.' },
      {
        id: 'RH-N2',
        text: `A line holds at most ${PLANS_PER_LINE} Plan cards. To add another, first discard one of them.`,
      },
      {
        id: 'RH-N3',
        text: 'Every Plan other than “three landmarks” carries the No Duplicates icon: a line cannot have two Plans with the same effect.',
        ruling:
          'The card that you discard under RH-N2 no longer counts. A card that no line can take cannot be chosen; if none of the cards can be taken, the action is lost.',
      },
    ],
  },
  {
    id: 'tokens',
    title: 'Development tokens',
    rules: [
      {
        id: 'RH-D1',
        text: 'A Town upgrade (×2 or +3) goes immediately on a card of your town that has no token yet. A card takes only one.',
        ruling: 'If every card has a token, the upgrade is discarded.',
      },
      { id: 'RH-D2', text: '×2 doubles the value of its line on that card.' },
      {
        id: 'RH-D3',
        text: '+3 adds 3 to the value of its line on that card.',
        ruling: 'It counts for one line, the one on the token.',
        example: 'upgrade',
        caption: 'A red value of 4 becomes 8 with ×2 on red. A blue value of 2 becomes 5 with +3 on blue.',
      },
      {
        id: 'RH-D4',
        text: 'Keep a Double Track until you need it: spend it to lay a track on a spot that only other lines use so far. The track costs what it would cost anyway. A third and a fourth track on the spot need one token each.',
        ruling:
          'It gives no extra track, and it serves any track that you lay, also one from a bonus or from location c. Of several tokens the one with the lowest number is spent; it goes to the discard pile.',
        example: 'double-track',
        caption: 'Yellow already uses this spot. With a Double Track token, black is laid beside it.',
      },
      { id: 'RH-D5', text: 'Keep Wild landmarks for the scoring (RH-V4).' },
    ],
  },
  {
    id: 'free-actions',
    title: 'Free actions',
    intro: 'Do them in your turn as often as you like and can afford (RH-R4).',
    rules: [
      {
        id: 'RH-F1',
        text: `Buy: pay ${TOKEN_PRICE} resources and draw ${DRAWN_TOKENS} Development tokens. Keep one, as in RH-D1 to RH-D5, and discard the other.`,
        ruling: 'Only you see the tokens that you draw.',
      },
      {
        id: 'RH-F2',
        text: `Scrap: take a track at an end of one of your lines, or its only track, out of the game and gain ${SCRAP_VALUE} resources.`,
      },
    ],
  },
  ...scoring,
  {
    id: 'tips',
    title: 'Tips',
    table: {
      head: ['About', 'Tip'],
      rows: [
        ['Plans', 'Put similar Plans on the same line: the same landmarks then serve several of them.'],
        ['Landmarks', 'Among your first Plans, prefer those that send several lines past the same landmarks.'],
        ['Penalties', `Fulfil at least one Plan on every line: a line without one costs ${PENALTY} points (RH-V5).`],
        [
          'Values',
          'Do not fill your town with low values for the sake of a Plan: its landmark, or a Wild one, may still come.',
        ],
        ['Bonuses', `The ${FIRST_BONUS} and ${SECOND_BONUS} tracks pay well (RH-B1): aim for six bonuses or more.`],
        [
          'Chains',
          `A bonus track that is itself a ${FIRST_BONUS} or ${SECOND_BONUS} one brings the next bonus (RH-B2).`,
        ],
        [
          'Resources',
          'Buy Development tokens (RH-F1) with what is left near the end: two resources are worth a single point (RH-V7).',
        ],
        [
          'Scrapping',
          'Avoid it unless it is really necessary. A scrapped track still counts for the bonus, but no longer for a Plan that asks for seven tracks.',
        ],
      ],
    },
    rules: [],
  },
  {
    id: 'cards',
    title: 'The cards',
    intro:
      'The printed card faces are not part of Hilltop, so most of ours are a reconstruction: the rulebook names only some of them. A card file of your own can replace them.',
    table: {
      head: ['Cards', 'From the rulebook', 'Reconstruction'],
      rows: [
        [
          'Town cards',
          'the values of 1, 2, 4, 5, 12, 23, 30, 31, 57 and 68, some without their order',
          'all others, all roads, and which card has which landmark or none',
        ],
        [
          'Plan cards',
          '1, 42, 43, 45, 49, 54, 57 and 60, and the kinds with their points',
          'the landmarks of the other cards, and how many of each kind',
        ],
        ['Development tokens', 'the four kinds', 'how many of each kind and line'],
        ['Residents’ Requests', 'all twelve', 'nothing'],
      ],
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Notation',
    intro:
      'Every action can be written down, like a move in chess. Columns are a to g from west to east, rows 1 to 7 from north to south; the first card of a town is on d4, so every town fits. The lines are red, yellow, blue and black.',
    table: {
      head: ['Written', 'Meaning'],
      rows: [
        ['take 2', 'choose set 2'],
        ['place 17 d4 r90', 'Town card 17 on d4, rotated 90° clockwise (r0, r90, r180 or r270)'],
        ['upgrade d4', 'during setup: put the Town upgrade of the set on d4'],
        ['plan 42 red', 'put Plan card 42 on the red line'],
        ['plan 42 red -13', 'the same, after discarding Plan card 13 from it'],
        ['acquire b', 'acquire the Town card of location b'],
        ['lay red d4-e5', 'lay a red track between d4 and e5; spends a Double Track where the spot is taken'],
        ['collect', `location a: take ${LOCATION_GAIN} resources`],
        ['develop 30', 'location d: take token 30'],
        ['develop 5 d4', 'location d: take upgrade 5 and put it on d4'],
        ['bonus resources', `the bonus: ${BONUS_GAIN} resources`],
        ['bonus track', 'the bonus: one more track, then lay …'],
        ['bonus plans', `the bonus: ${DRAWN_PLANS} Plan cards, then plan …`],
        ['buy', `free action: draw ${DRAWN_TOKENS} Development tokens, then keep …`],
        ['keep 30', 'keep token 30'],
        ['keep 5 d4', 'keep upgrade 5 and put it on d4'],
        ['scrap red d4-e5', 'free action: scrap this track'],
        ['end', 'end the turn'],
      ],
    },
    rules: [],
  },
]
