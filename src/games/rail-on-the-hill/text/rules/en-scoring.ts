import { PENALTY, RESOURCES_PER_POINT, ROUNDS, TITLE_RAISE, TOWN_SIZE } from '../../rules/numbers.ts'
import { words } from '../en/words.ts'
import { planPoints, type RailRuleSection, titleRows } from './tables.ts'

/** Scoring, variants and the solo game. */
export const scoring: readonly RailRuleSection[] = [
  {
    id: 'scoring',
    title: 'Scoring',
    intro: `After round ${ROUNDS} every player scores, in this order.`,
    rules: [
      {
        id: 'RH-V1',
        text: 'Lines: each line earns its value on every card that it touches, Town upgrades included.',
        example: 'line-score',
        caption: 'The red line touches four cards. Their red values, 4 and 3 and 6 and 5, add up to 18 points.',
      },
      {
        id: 'RH-V2',
        text: 'Plans: each Plan card earns its points if the line that it lies on meets its condition. Every card is judged on its own, so one landmark may serve several Plans.',
      },
      {
        id: 'RH-V3',
        text: 'A line touches a card when one of its tracks lies on it. The Plans ask for the following.',
        table: {
          head: ['Plan', 'The line', 'Points'],
          rows: [
            [
              'Three landmarks',
              'touches all three landmarks shown, in any order, with others in between if need be',
              planPoints('three'),
            ],
            [words.planKinds.category, 'touches four landmarks of any one category', planPoints('category')],
            [words.planKinds.types, 'touches five different landmarks', planPoints('types')],
            [
              words.planKinds.pairs,
              'touches two pairs of the same landmark; four of a kind count as two pairs',
              planPoints('pairs'),
            ],
            [words.planKinds.tracks, 'has seven or more tracks on the board', planPoints('tracks')],
            ['Two opposite corners', 'touches both corners shown', planPoints('tl-br')],
          ],
        },
        example: 'plan-corners',
        caption: `A Plan for the corners top left and bottom right: the red line touches both corner cards of the town, so it earns ${planPoints('tl-br')} points.`,
      },
      {
        id: 'RH-V4',
        text: 'Each Wild landmark stands for one landmark of any kind, for one Plan card. Several may help the same card.',
        ruling: `They are assigned for you: so that your total is highest, penalties (RH-V5) and request L included; then so that most Plans are fulfilled; then with as few Wild landmarks as possible; then on the lowest card numbers. Estimates before the end count corners, rows and columns only once a town is ${TOWN_SIZE} wide and ${TOWN_SIZE} tall.`,
      },
      { id: 'RH-V5', text: `Lose ${PENALTY} points for each of your four lines that has no fulfilled Plan card.` },
      { id: 'RH-V6', text: 'Add the Residents’ Requests, if you play with them (RH-Q).' },
      {
        id: 'RH-V7',
        text: `Every ${RESOURCES_PER_POINT} resources that you have left are worth 1 point, rounded down.`,
      },
      {
        id: 'RH-V8',
        text: 'The highest total wins. If there is a tie, more fulfilled Plan cards decide; if that is a tie too, the win is shared.',
      },
    ],
  },
  {
    id: 'requests',
    title: 'Variant: Residents’ Requests',
    rules: [
      {
        id: 'RH-Q',
        text: 'Two of the twelve Requests are revealed during setup. Each of them scores for every player at the end. Wild landmarks do not help with Request I; they serve Plan cards only.',
        table: {
          head: ['Request', 'Points'],
          rows: Object.entries({
            ...words.requests,
            F: `${words.requests.F}; counted once, however many tracks there are`,
          }),
        },
      },
    ],
  },
  {
    id: 'variants',
    title: 'Other variants',
    rules: [
      {
        id: 'RH-X1',
        text: 'No Rotation: every card is placed upright.',
        ruling: 'All variants may be combined, also in the solo game wherever they make sense.',
      },
      {
        id: 'RH-X2',
        text: 'Simultaneous turns: all acquire one after the other, in turn order. Then all play the rest of the turn at the same time, and the round ends when all have ended theirs.',
        ruling:
          'Until the last card is acquired only the player who is to acquire may act, free actions included. Cards are drawn in the order of the players’ actions.',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    rules: [
      { id: 'RH-Z1', text: 'The market is prepared (RH-R2) in odd rounds only.' },
      {
        id: 'RH-Z2',
        text: 'So in an even round you cannot use the location of the round before: its card is gone.',
      },
      {
        id: 'RH-Z3',
        text: `Your total earns you a title. With Residents’ Requests all bounds are ${TITLE_RAISE} points higher.`,
        table: {
          head: ['Total', 'With Requests', 'Title'],
          rows: titleRows(
            words.titles,
            (total) => `up to ${total}`,
            (total) => `${total} or more`,
          ),
        },
      },
    ],
  },
]
