import { type Action, readAction } from './actions.ts'
import { type Cards, type Shape, shapeCard, trainCard } from './cards.ts'
import { connectedSets, isConnected, isOneStroke } from './patterns.ts'
import { DECKS, freeSections, type Position, playerAt, sectionsOf } from './position.ts'

/** Which seats may act, and with which actions, derived from the position alone. */

export function activeSeats({ phase, turn }: Position): number[] {
  return phase === 'over' ? [] : [turn]
}

/** The rule behind each kind of action. */
export const RULES: Record<Action['kind'], string> = {
  block: 'LK-2P',
  reserve: 'LK-A1',
  draw: 'LK-A2',
  buy: 'LK-B1',
}

/** The rule that forbids this action to the player whose turn it is, or undefined if it is legal. */
export function brokenRule(position: Position, text: string, cards: Cards): string | undefined {
  const action = readAction(text)
  if (action === undefined) return 'no such notation'
  const { kind, sections } = action
  if (sections.some((name) => !position.sections.has(name))) return 'no such section'
  if (new Set(sections).size !== sections.length) return RULES[kind]
  if ((kind === 'block') !== (position.phase === 'block')) return 'LK-2P'
  if (kind === 'buy') return ruleAgainstBuying(position, action, cards)
  return ruleAgainstMarking(position, kind, sections)
}

function ruleAgainstMarking(
  position: Position,
  kind: Exclude<Action['kind'], 'buy'>,
  names: readonly string[],
): string | undefined {
  const { turn } = position
  const own = [...sectionsOf(position, turn, 'solid'), ...sectionsOf(position, turn, 'reserved')]
  const free = freeSections(position)
  if (names.some((name) => !free.includes(name) && !own.includes(name))) return 'LK-A3'
  if (kind === 'reserve') {
    const due = Math.min(2, free.length)
    return names.length === due && names.every((name) => free.includes(name)) ? undefined : 'LK-A1'
  }
  const open = kind === 'draw' ? [...free, ...sectionsOf(position, turn, 'reserved')] : free
  return names.length === 1 && open.includes(names[0]) ? undefined : RULES[kind]
}

function ruleAgainstBuying(position: Position, { train, sections, shape }: Action, cards: Cards): string | undefined {
  const solid = sectionsOf(position, position.turn, 'solid')
  if (train === undefined || !position.trains.includes(train)) return 'LK-B1'
  if (sections.some((name) => !solid.includes(name))) return 'LK-A3'
  if (!isConnected(sections)) return 'LK-B1'
  if (position.options.advanced && !isOneStroke(sections)) return 'LK-X1'
  const { price } = trainCard(cards, train)
  if (shape === undefined || sections.length < price) return sections.length === price ? undefined : 'LK-B1'
  const card = openShapes(position, cards).find(({ id }) => id === shape)
  if (card === undefined) return position.options.hiddenAgendas ? 'LK-H1' : 'LK-B2'
  const within = card.placements.filter((placement) => placement.every((name) => sections.includes(name)))
  if (within.length === 0) return 'LK-B4'
  if (sections.length === price) return undefined
  const exact = within.some((placement) => placement.length === sections.length)
  return exact && !isPriceOfOpenTrain(position, sections.length, cards) ? undefined : 'LK-B3'
}

/** LK-B2, LK-H1: the shape cards that the current player can take. */
export function openShapes(position: Position, cards: Cards): Shape[] {
  const faceUp = DECKS.flatMap((deck) => position.shapes[deck] ?? [])
  return [...faceUp, ...playerAt(position, position.turn).secret].map((id) => shapeCard(cards, id))
}

export function isPriceOfOpenTrain(position: Position, price: number, cards: Cards): boolean {
  return position.trains.some((id) => trainCard(cards, id).price === price)
}

/** Every legal purchase of the current player: each combination of train, set of sections, and shape or none, once. */
export function legalPurchases(position: Position, cards: Cards): Action[] {
  if (position.phase !== 'main') return []
  const solid = sectionsOf(position, position.turn, 'solid')
  const trains = position.trains.map((id) => trainCard(cards, id))
  const shapes = openShapes(position, cards).map(({ id, placements }) => {
    return { id, placements: placements.filter((placement) => placement.every((name) => solid.includes(name))) }
  })
  const mayPay = (set: readonly string[]) => !position.options.advanced || isOneStroke(set)
  const purchases: Action[] = []
  for (const sections of connectedSets(solid, Math.max(0, ...trains.map(({ price }) => price)))) {
    const affordable = trains.filter(({ price }) => price === sections.length)
    if (affordable.length === 0 || !mayPay(sections)) continue
    const contained = shapes.filter(({ placements }) =>
      placements.some((placement) => placement.every((name) => sections.includes(name))),
    )
    for (const { id: train } of affordable) {
      purchases.push({ kind: 'buy', train, sections })
      for (const { id: shape } of contained) purchases.push({ kind: 'buy', train, sections, shape })
    }
  }
  // LK-B3
  for (const { id: shape, placements } of shapes) {
    for (const sections of placements.filter(mayPay)) {
      if (trains.some(({ price }) => price === sections.length)) continue
      for (const { id: train } of trains.filter(({ price }) => price < sections.length)) {
        purchases.push({ kind: 'buy', train, sections, shape })
      }
    }
  }
  return purchases
}

/** The number of legal actions of each kind for the current player. */
export function legalCounts(position: Position, cards: Cards): Record<string, number> {
  const free = freeSections(position).length
  if (position.phase === 'block') return { block: free }
  return {
    reserve: free === 1 ? 1 : (free * (free - 1)) / 2,
    draw: free + sectionsOf(position, position.turn, 'reserved').length,
    buy: legalPurchases(position, cards).length,
  }
}
