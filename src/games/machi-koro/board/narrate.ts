import type { Moment, SeatInfo } from '#boards/board.ts'
import { refusalSentence } from '#boards/sentences.ts'
import type { Refusal } from '#engine/game.ts'
import { type CardSet, ITEMS, type ItemId } from '../cards/cards.ts'
import type { Transfer } from '../rules/income.ts'
import { readMove } from '../rules/notation.ts'
import type { MachiView } from '../rules/position.ts'
import { ledgerOf } from '../rules/score.ts'
import type { LogTexts, MachiTexts } from '../text/en/board.ts'
import type { Names, WordTexts } from '../text/en/words.ts'

interface Speech {
  readonly log: LogTexts
  readonly words: WordTexts
}

/** One moment in sentences: what was done, and who paid whom for which cards. */
export function narrate(
  moment: Moment<MachiView>,
  next: MachiView,
  texts: Speech,
  cards: CardSet,
  seats: readonly SeatInfo[],
): string {
  const speech = textsFor(texts, cards)
  const { seat, action, before } = moment
  const { log, words } = speech
  const payments = ledgerOf(before, action, next, cards).map((transfer) => payment(transfer, speech, seats))
  const isRoll = before.phase === 'roll' || before.phase === 'reroll'
  const isNothing = isRoll && next.phase === 'build' && payments.length === 0
  const isAgain = next.phase === 'roll' && next.turn === seat
  const { name } = seats[seat - 1]
  return words.sentences([
    ...whatWasDone(moment, next, speech, seats),
    ...payments,
    ...(isNothing ? [log.noIncome] : []),
    ...(isAgain ? [log.again(name)] : []),
    ...(next.phase === 'over' ? [log.wins(name, cards.landmarks.length)] : []),
  ])
}

function whatWasDone(
  { seat, action, before }: Moment<MachiView>,
  next: MachiView,
  { log, words: { items } }: Speech,
  seats: readonly SeatInfo[],
): readonly string[] {
  const { name } = seats[seat - 1]
  const move = readMove(action)
  switch (move.kind) {
    case 'roll':
      return [log.roll(name, next.dice)]
    case 'reroll':
      return [log.reroll(name, next.dice)]
    case 'stand': {
      const roll = before.dice.reduce((one, other) => one + other, 0)
      return [log.stand(name, roll)]
    }
    case 'tv':
      return [] // the payment says it all
    case 'swap':
      return [log.swap(name, items[move.given], seats[move.seat - 1].name, items[move.taken])]
    case 'noswap':
      return [log.noSwap(name)]
    case 'build': {
      const paid = before.players[seat - 1].coins - next.players[seat - 1].coins
      return [log.build(name, items[move.item], paid)]
    }
    case 'pass':
      return [log.pass(name)]
  }
}

/** One payment as a sentence: the cards, who pays, who gets, and what was forgiven. */
function payment(transfer: Transfer, { log, words }: Speech, seats: readonly SeatInfo[]): string {
  const { from, to, card, copies, coins, owed } = transfer
  const named = words.copies(card, copies)
  const owner = seats[to - 1].name
  if (from === 'bank') return log.fromBank(named, owner, coins)
  const payer = seats[from - 1].name
  if (coins === owed) return log.pays(named, payer, owner, coins)
  return coins === 0 ? log.paysNothing(named, payer, owner) : log.paysPart(named, payer, owner, coins, owed)
}

/** Cards are called by their names. */
export function explainRefusal(refusal: Refusal, texts: MachiTexts, cards: CardSet): string {
  const { refusals, words } = textsFor(texts, cards)
  return refusalSentence(refusal, refusals, (_, value) => words.items[value])
}

const known = new WeakMap<CardSet, Map<unknown, unknown>>()

/** Texts that call the cards of a set by the names that it gives them. The standard cards have names in every language. */
export function textsFor<Texts extends Pick<MachiTexts, 'words'>>(texts: Texts, cards: CardSet): Texts {
  const names = ownNames(cards)
  if (Object.keys(names).length === 0) return texts
  const made = known.get(cards) ?? new Map<unknown, unknown>()
  known.set(cards, made)
  // The same object for the same texts, so that memoised parts are not rendered again.
  if (!made.has(texts)) made.set(texts, { ...texts, words: texts.words.named(names) })
  return made.get(texts) as Texts
}

function ownNames({ establishments, landmarks }: CardSet): Names {
  const standard: readonly ItemId[] = ITEMS
  const own = [...establishments, ...landmarks].filter(({ id, name }) => name !== undefined || !standard.includes(id))
  return Object.fromEntries(own.map(({ id, name }) => [id, name ?? readable(id)]))
}

/** `rose-garden` is a Rose Garden, where nothing else is known. */
function readable(id: ItemId): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
