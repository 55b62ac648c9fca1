import { COUNTED, ESTABLISHMENT_IDS, type EstablishmentId, establishment, MALL_CARDS } from './facts.ts'
import { othersCounterClockwise, type Player, type Position, playerAt, rolled, roller, seatsOf } from './position.ts'

/** Coins that are due by a rule; the bank has no seat. */
interface Due {
  from: number | 'bank'
  to: number | 'bank'
  coins: number
  rule: string
}

/** Coins that changed hands, and how many more were due. */
export interface Payment extends Due {
  forgiven: number
}

/** Moves the coins that are due, or all that the payer has; the bank always has enough (MK-I2, MK-I3). */
export function pay(position: Position, due: Due): Payment {
  const coins = due.from === 'bank' ? due.coins : Math.min(due.coins, playerAt(position, due.from).coins)
  if (due.from !== 'bank') playerAt(position, due.from).coins -= coins
  if (due.to !== 'bank') playerAt(position, due.to).coins += coins
  return { ...due, coins, forgiven: due.coins - coins }
}

/** MK-I1: all income that needs no choice, in this order. The TV Station needs a choice first. */
export function payIncome(position: Position): Payment[] {
  const { turn } = position
  const paid: Payment[] = []
  for (const seat of othersCounterClockwise(position)) {
    const coins = incomeOf(playerAt(position, seat), 'red', position)
    paid.push(pay(position, { from: turn, to: seat, coins, rule: 'MK-I2' }))
  }
  for (const seat of seatsOf(position)) {
    const coins = incomeOf(playerAt(position, seat), 'blue', position)
    paid.push(pay(position, { from: 'bank', to: seat, coins, rule: 'MK-I3' }))
  }
  const green = incomeOf(roller(position), 'green', position)
  paid.push(pay(position, { from: 'bank', to: turn, coins: green, rule: 'MK-I3, MK-I4' }))
  if (pays('stadium', position) && roller(position).cards.stadium > 0) {
    for (const seat of othersCounterClockwise(position)) {
      paid.push(pay(position, { from: seat, to: turn, coins: establishment('stadium').income, rule: 'MK-I5' }))
    }
  }
  return paid
}

export function pays(id: EstablishmentId, position: Position): boolean {
  return establishment(id).rolls.includes(rolled(position))
}

/** The income from all cards of one colour in a town, if no player runs out of coins. */
function incomeOf(player: Player, colour: 'red' | 'blue' | 'green', position: Position): number {
  const ids = ESTABLISHMENT_IDS.filter((id) => establishment(id).colour === colour && pays(id, position))
  return ids.reduce((sum, id) => sum + player.cards[id] * incomeOfOne(id, player), 0)
}

/** MK-I4 */
function incomeOfOne(id: EstablishmentId, { cards, landmarks }: Player): number {
  const { income } = establishment(id)
  const counted = COUNTED[id]
  if (counted !== undefined) return counted.reduce((sum, other) => sum + income * cards[other], 0)
  return MALL_CARDS.includes(id) && landmarks.includes('shopping-mall') ? income + 1 : income
}
