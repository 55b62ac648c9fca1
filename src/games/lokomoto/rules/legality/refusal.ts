import type { Refusal } from '#engine/game.ts'
import type { Reason } from '#engine/result.ts'
import type { CardTables } from '../../cards/tables.ts'
import {
  type Action,
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  MARKS,
  type Purchase,
  secondSection,
} from '../actions.ts'
import { isConnected, isOneStroke } from '../connected-sets.ts'
import { formatAction } from '../notation.ts'
import { countSections, hasSection, setOf } from '../sections.ts'
import { BLOCK, FREE, type LokoState, OVER, PHASE, playerAt, RESERVED, SOLID, TURN } from '../state.ts'
import { openPrices, openShapes, openTrain, paysAlone, placementsIn } from './purchases.ts'
import * as reasons from './reasons.ts'

export function refusalOf(state: LokoState, player: number, action: Action): Refusal | undefined {
  const found = whyNot(state, player, action)
  if (found === undefined) return undefined
  const { rule, reason } = found.reason
  return { rule, reason, values: { ...detailsOf(state, action), ...found.values } }
}

/** The reason, and what the sentence needs beyond the action. */
interface Problem {
  readonly reason: Reason
  readonly values?: Refusal['values']
}

function whyNot(state: LokoState, player: number, action: Action): Problem | undefined {
  const { words, options, cards } = state
  if (!isAction(cards, action)) return { reason: reasons.NOT_AN_ACTION }
  if (!(Number.isInteger(player) && player >= 0 && player < options.players)) return { reason: reasons.NO_SUCH_SEAT }
  if (words[PHASE] === OVER) return { reason: reasons.GAME_OVER }
  if (player !== words[TURN]) return { reason: reasons.NOT_YOUR_TURN }
  if (isPurchase(action)) {
    return words[PHASE] === BLOCK ? { reason: reasons.BLOCK_FIRST } : whyNotBuy(state, player, action)
  }
  if (isBlock(action)) return whyNotBlock(state, firstSection(action))
  if (words[PHASE] === BLOCK) return { reason: reasons.BLOCK_FIRST }
  return isDraw(action) ? whyNotDraw(state, player, firstSection(action)) : whyNotReserve(state, player, action)
}

function isAction({ sections }: CardTables, action: Action): boolean {
  const isSection = (section: number) => Number.isInteger(section) && section >= 0 && section < sections.length
  if (isPurchase(action)) return action.sections.length > 0 && action.sections.every(isSection)
  if (!Number.isInteger(action) || action < 0 || action >= MARKS || !isSection(firstSection(action))) return false
  if (isBlock(action) || isDraw(action) || isReserveOne(action)) return true
  // Two sections are one action, the lower number first.
  return isSection(secondSection(action)) && firstSection(action) <= secondSection(action)
}

/** LK-2P */
function whyNotBlock({ words, cards }: LokoState, section: number): Problem | undefined {
  if (words[PHASE] !== BLOCK) return { reason: reasons.NO_BLOCKING }
  if (hasSection(words, FREE, section)) return undefined
  return { reason: reasons.BLOCK_NOT_FREE, values: { section: cards.sectionLabels[section] } }
}

/** LK-A2, LK-A3 */
function whyNotDraw(state: LokoState, player: number, section: number): Problem | undefined {
  const { words } = state
  const me = playerAt(player)
  if (hasSection(words, FREE, section) || hasSection(words, me + RESERVED, section)) return undefined
  if (hasSection(words, me + SOLID, section)) return about(state, section, reasons.DRAWN_ALREADY)
  return whyNotMine(state, section)
}

/** LK-A1, LK-A3 */
function whyNotReserve(state: LokoState, player: number, mark: number): Problem | undefined {
  const { words } = state
  const isOne = isReserveOne(mark)
  if (isOne && countSections(words, FREE) > 1) return { reason: reasons.RESERVE_TWO }
  const sections = isOne ? [firstSection(mark)] : [firstSection(mark), secondSection(mark)]
  if (sections[0] === sections[1]) return { reason: reasons.RESERVE_DIFFERENT }
  for (const section of sections) {
    if (hasSection(words, FREE, section)) continue
    const me = playerAt(player)
    const isMine = hasSection(words, me + SOLID, section) || hasSection(words, me + RESERVED, section)
    return isMine ? about(state, section, reasons.RESERVE_NOT_FREE) : whyNotMine(state, section)
  }
  return undefined
}

/** LK-A3: for a section that is neither free nor the player's own. */
function whyNotMine(state: LokoState, section: number): Problem {
  return about(state, section, isOwned(state, section) ? reasons.NOT_YOURS : reasons.BLACK_ALREADY)
}

function isOwned({ words, options }: LokoState, section: number): boolean {
  for (let player = 0; player < options.players; player++) {
    const at = playerAt(player)
    if (hasSection(words, at + SOLID, section) || hasSection(words, at + RESERVED, section)) return true
  }
  return false
}

function about({ cards }: LokoState, section: number, reason: Reason): Problem {
  return { reason, values: { section: cards.sectionLabels[section] } }
}

/** LK-B1 to LK-B4, LK-X1 */
function whyNotBuy(state: LokoState, player: number, { train, sections, shape }: Purchase): Problem | undefined {
  const { cards, options } = state
  const number = openTrain(state, train)
  if (number === undefined) return { reason: reasons.NO_SUCH_TRAIN }
  const unpayable = firstProblem(sections, (section) => whyNotPay(state, player, section))
  if (unpayable !== undefined) return unpayable
  if (new Set(sections).size < sections.length) return { reason: reasons.SECTION_TWICE }
  if (!isConnected(cards, sections)) return { reason: reasons.NOT_CONNECTED }
  const price = cards.prices[number]
  const values = { price, paid: sections.length }
  if (sections.length < price) return { reason: reasons.TOO_FEW, values }
  if (sections.length > price && shape === undefined) return { reason: reasons.TOO_MANY, values }
  if (options.advanced && !isOneStroke(cards, sections)) return { reason: reasons.NOT_ONE_STROKE }
  return shape === undefined ? undefined : whyNotTake(state, player, sections, shape, price)
}

/** LK-B2 to LK-B4, LK-H1 */
function whyNotTake(
  state: LokoState,
  player: number,
  sections: readonly number[],
  shape: number,
  price: number,
): Problem | undefined {
  const { cards } = state
  const number = cards.shapeNumbers.get(shape)
  if (number === undefined || !openShapes(state, player).includes(number)) return { reason: reasons.NO_SUCH_SHAPE }
  if (placementsIn(cards, number, setOf(sections), 0).length === 0) return { reason: reasons.SHAPE_NOT_THERE }
  if (sections.length === price) return undefined
  const values = { price, paid: sections.length, size: cards.sizes[number] }
  if (sections.length > cards.sizes[number]) return { reason: reasons.MORE_THAN_SHAPE, values }
  return paysAlone(openPrices(state), sections.length) ? undefined : { reason: reasons.PRICE_IS_OPEN, values }
}

/** LK-A3, LK-B1 */
function whyNotPay(state: LokoState, player: number, section: number): Problem | undefined {
  const { words } = state
  const me = playerAt(player)
  if (hasSection(words, me + SOLID, section)) return undefined
  if (hasSection(words, FREE, section)) return about(state, section, reasons.FREE_CANNOT_PAY)
  if (hasSection(words, me + RESERVED, section)) return about(state, section, reasons.RESERVED_CANNOT_PAY)
  return whyNotMine(state, section)
}

function firstProblem(
  sections: readonly number[],
  problemOf: (section: number) => Problem | undefined,
): Problem | undefined {
  for (const section of sections) {
    const problem = problemOf(section)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** What the sentence of a refusal may need. */
function detailsOf({ cards }: LokoState, action: Action): Refusal['values'] {
  if (!isAction(cards, action)) return { action: JSON.stringify(action) }
  const values: Record<string, string | number> = { action: formatAction(cards, action) }
  if (isPurchase(action)) {
    const number = cards.trainNumbers.get(action.train)
    values.train = number === undefined ? action.train : cards.trainNames[number]
    if (action.shape !== undefined) values.shape = action.shape
  }
  return values
}
