import { differing, type Fields, inOrder, unordered } from '../fields.ts'
import { ESTABLISHMENT_IDS } from './facts.ts'
import type { Payment } from './income.ts'
import { ruleAbout } from './moves.ts'
import type { Step } from './play.ts'
import { type Phase, type Position, seatsOf } from './position.ts'

/** The differences between the actual next position and the expected one, each with the rule that decides it. */
export function stepDifferences(
  before: Position,
  action: string,
  actual: Position,
  { position, payments }: Step,
): string[] {
  const remark = (name: string): string => {
    const seat = seatsOf(position).find((one) => name === coinsOf(one))
    if (seat !== undefined) {
      const account = payments.flatMap((payment) => accountOf(seat, payment))
      return ` (${account.join(', ') || `nothing by ${RULE_OF_PHASE[position.phase]}`})`
    }
    if (name === 'phase') return ` (${RULE_OF_PHASE[position.phase]}, ${RULE_OF_PHASE[actual.phase]})`
    return ` (${RULE_OF_FIELD[name] ?? ruleAbout(before, action)})`
  }
  return differing(fieldsOf(actual), fieldsOf(position), remark)
}

const RULE_OF_PHASE: Record<Phase, string> = {
  roll: 'MK-R1',
  reroll: 'MK-R3',
  tv: 'MK-I5',
  swap: 'MK-I5',
  build: 'MK-R1',
  over: 'MK-W1',
}

const RULE_OF_FIELD: Record<string, string> = {
  options: 'MK-S1',
  turn: 'MK-S2, MK-X1',
  active: 'MK-R1',
  dice: 'MK-R1, MK-R3',
}

/** The effect of a payment on one seat, such as `-2 by MK-I2`; payments of 0 stay, because they explain the 0. */
function accountOf(seat: number, { from, to, coins, rule }: Payment): string[] {
  if (from !== seat && to !== seat) return []
  return [`${to === seat ? '+' : '-'}${coins} by ${rule}`]
}

function coinsOf(seat: number): string {
  return `seat ${seat} coins`
}

function fieldsOf(position: Position): Fields {
  const fields: Fields = new Map([
    ['options', JSON.stringify([position.options.players, position.options.first])],
    ['phase', position.phase],
    ['active', inOrder(position.active)],
    ['turn', String(position.turn)],
    ['dice', inOrder(position.dice)],
  ])
  for (const id of ESTABLISHMENT_IDS) fields.set(`supply.${id}`, String(position.supply[id]))
  for (const [index, { coins, cards, landmarks }] of position.players.entries()) {
    const seat = index + 1
    fields.set(coinsOf(seat), String(coins))
    fields.set(`seat ${seat} landmarks`, unordered(landmarks))
    for (const id of ESTABLISHMENT_IDS) fields.set(`seat ${seat} ${id}`, String(cards[id]))
  }
  return fields
}
