import type { Moment, SeatInfo } from '../../../boards/board.ts'
import type { CardSet, EstablishmentId, ItemId } from '../cards/cards.ts'
import type { Transfer } from '../income.ts'
import { ledgerOf } from '../ledger.ts'
import type { LogTexts } from '../text/types/log.ts'
import type { WordTexts } from '../text/types/words.ts'
import type { MachiView } from '../view.ts'

interface Speech {
  readonly log: LogTexts
  readonly words: WordTexts
}

/** One moment in sentences: what was done, and who paid whom for which cards. */
export function narrate(
  moment: Moment<MachiView>,
  next: MachiView,
  { log, words }: Speech,
  cards: CardSet,
  seats: readonly SeatInfo[],
): string {
  const { seat, action, before } = moment
  const done = whatWasDone(moment, next, { log, words }, seats)
  const payments = ledgerOf(before, action, next, cards).map((transfer) => payment(transfer, { log, words }, seats))
  const isSettled = /roll|stand/.test(action) && next.phase !== 'reroll'
  const isAgain = next.phase === 'roll' && next.turn === seat
  const { name } = seats[seat - 1]
  return [
    done,
    ...payments,
    ...(isSettled && payments.length === 0 ? [log.noIncome] : []),
    ...(isAgain ? [log.again(name)] : []),
    ...(next.phase === 'over' ? [log.wins(name)] : []),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function whatWasDone(
  { seat, action, before }: Moment<MachiView>,
  next: MachiView,
  { log, words }: Speech,
  seats: readonly SeatInfo[],
): string {
  const [kind, first, second, third] = action.split(' ')
  const { name } = seats[seat - 1]
  switch (kind) {
    case 'roll':
      return log.roll(name, next.dice)
    case 'reroll':
      return log.reroll(name, next.dice)
    case 'stand':
      return log.stand(
        name,
        before.dice.reduce((one, other) => one + other, 0),
      )
    case 'tv':
      return '' // the payment says it all
    case 'swap': {
      const partner = seats[Number(second) - 1].name
      return log.swap(name, words.items[first as EstablishmentId], partner, words.items[third as EstablishmentId])
    }
    case 'noswap':
      return log.noSwap(name)
    case 'build': {
      const paid = before.players[seat - 1].coins - next.players[seat - 1].coins
      return log.build(name, words.items[first as ItemId], paid)
    }
    default:
      return log.pass(name)
  }
}

/** One payment as a sentence: the cards, who pays, who gets, and what was forgiven. */
export function payment(transfer: Transfer, { log, words }: Speech, seats: readonly SeatInfo[]): string {
  const { from, to, card, copies, coins, owed } = transfer
  const named = words.copies(card, copies)
  const owner = seats[to - 1].name
  if (from === 'bank') return log.fromBank(named, owner, coins)
  const payer = seats[from - 1].name
  if (coins === owed) return log.pays(named, payer, owner, coins)
  return coins === 0 ? log.paysNothing(named, payer, owner) : log.paysPart(named, payer, owner, coins, owed)
}
