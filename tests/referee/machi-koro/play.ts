import { establishment, LANDMARK_IDS } from './facts.ts'
import { type Payment, pay, payIncome, pays } from './income.ts'
import { activeSeats, costOf, isEstablishment, isLandmark } from './moves.ts'
import { copyOf, type Phase, type Position, playerAt, roller, seatToTheLeftOf } from './position.ts'

/** The result of a legal action. */
export interface Step {
  position: Position
  payments: Payment[]
}

/** `dice` are the results of the dice, used only by an action that rolls. */
export function play(before: Position, action: string, dice: readonly number[]): Step {
  const position = copyOf(before)
  const payments = act(position, action, dice)
  position.active = activeSeats(position)
  return { position, payments }
}

function act(position: Position, action: string, dice: readonly number[]): Payment[] {
  const [verb, ...words] = action.split(' ')
  switch (verb) {
    case 'roll':
      position.dice = [...dice]
      if (!roller(position).landmarks.includes('radio-tower')) return earn(position)
      position.phase = 'reroll' // MK-R3
      return []
    case 'reroll':
      position.dice = [...dice]
      return earn(position)
    case 'stand':
      return earn(position)
    case 'tv':
      return takeByTv(position, Number(words[0]))
    case 'swap':
      swap(position, words[0], Number(words[1]), words[2])
      position.phase = 'build'
      return []
    case 'noswap':
      position.phase = 'build'
      return []
    case 'build':
      return build(position, words[0])
    default:
      endTurn(position, rollsAgain(position))
      return []
  }
}

function earn(position: Position): Payment[] {
  const payments = payIncome(position)
  position.phase = phaseAfter(position, 'income')
  return payments
}

/** MK-I5: the TV Station comes before the Business Center, and building is last (MK-R1). */
function phaseAfter(position: Position, done: 'income' | 'tv'): Phase {
  const { cards } = roller(position)
  if (done === 'income' && cards['tv-station'] > 0 && pays('tv-station', position)) return 'tv'
  return cards['business-center'] > 0 && pays('business-center', position) ? 'swap' : 'build'
}

/** MK-I5 */
function takeByTv(position: Position, from: number): Payment[] {
  const coins = establishment('tv-station').income
  const payment = pay(position, { from, to: position.turn, coins, rule: 'MK-I5' })
  position.phase = phaseAfter(position, 'tv')
  return [payment]
}

/** MK-I6 */
function swap(position: Position, give: string, seat: number, take: string): void {
  if (!isEstablishment(give) || !isEstablishment(take)) return
  const mine = roller(position).cards
  const theirs = playerAt(position, seat).cards
  mine[give] -= 1
  theirs[give] += 1
  theirs[take] -= 1
  mine[take] += 1
}

/** MK-B1 */
function build(position: Position, name: string): Payment[] {
  const again = rollsAgain(position)
  const payment = pay(position, { from: position.turn, to: 'bank', coins: costOf(name), rule: 'MK-B1' })
  const { cards, landmarks } = roller(position)
  if (isLandmark(name)) landmarks.push(name)
  if (isEstablishment(name)) {
    position.supply[name] -= 1
    cards[name] += 1
  }
  if (landmarks.length === LANDMARK_IDS.length)
    position.phase = 'over' // MK-W1
  else endTurn(position, again)
  return [payment]
}

/** MK-X1: checked before building, because an amusement park built in this step did not exist at the roll. */
function rollsAgain(position: Position): boolean {
  const [one, other] = position.dice
  return one === other && roller(position).landmarks.includes('amusement-park')
}

/** MK-S2, MK-X1 */
function endTurn(position: Position, again: boolean): void {
  if (!again) position.turn = seatToTheLeftOf(position.turn, position)
  position.dice = []
  position.phase = 'roll'
}
