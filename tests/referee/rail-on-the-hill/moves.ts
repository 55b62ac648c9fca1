import { type Cards, isUpgrade, LINES, planCard } from './cards.ts'
import { LOCATIONS, type Player, type Position, playerAt, seatsOf, turnOrder } from './position.ts'
import { hasCard, layRefusal, mayPlaceOn, mayScrap, SQUARES, spotsIn } from './town.ts'

/** Which seats may act, and with which action texts, derived from the position alone. */

export const PLANS_PER_LINE = 4
export const PRICE = 3

/** RH-S5: the last player in turn order chooses first. */
export function draftOrder(position: Position): number[] {
  return turnOrder(position).reverse()
}

/** RH-S8 is the last step of the setup. */
export function hasFinishedSetup(player: Player): boolean {
  return LINES.every((line) => player.lines[line].plans.length > 0)
}

/** The seats that may act now, derived from everything but `active` itself. */
export function activeSeats(position: Position): number[] {
  switch (position.phase) {
    case 'draft': {
      const taken = position.sets.filter((set) => set === null).length
      return draftOrder(position).slice(taken, taken + 1)
    }
    case 'setup': // RH-S6: at the same time
      return seatsOf(position).filter((seat) => !hasFinishedSetup(playerAt(position, seat)))
    case 'main':
      return position.options.simultaneous ? simultaneousSeats(position) : turnSeat(position)
    case 'over':
      return []
  }
}

/** RH-R4 */
function turnSeat(position: Position): number[] {
  return turnOrder(position)
    .filter((seat) => !playerAt(position, seat).ended)
    .slice(0, 1)
}

/** RH-X2 */
function simultaneousSeats(position: Position): number[] {
  const due = turnOrder(position).filter((seat) => playerAt(position, seat).acquired === null)
  if (due.length > 0) return due.slice(0, 1)
  return seatsOf(position).filter((seat) => !playerAt(position, seat).ended)
}

/** Every legal action text of an active seat, sorted. */
export function legalActions(position: Position, seat: number, cards: Cards): string[] {
  return actionsOf(position, playerAt(position, seat), cards).sort()
}

function actionsOf(position: Position, player: Player, cards: Cards): string[] {
  switch (position.phase) {
    case 'draft': // RH-S5
      return position.sets.flatMap((set, index) => (set === null ? [] : [`take ${index + 1}`]))
    case 'setup':
      return setupActions(position, player)
    case 'main':
      return player.pending === null ? turnActions(position, player, cards) : pendingActions(position, player, cards)
    case 'over':
      return []
  }
}

function setupActions(position: Position, player: Player): string[] {
  if (Object.keys(player.town).length < 2) return placements(position, player) // RH-S6
  if (player.pending?.kind === 'upgrade') return freeSquares(player).map((square) => `upgrade ${square}`) // RH-S7
  const bare = LINES.filter((line) => player.lines[line].plans.length === 0)
  return player.planHand.flatMap((plan) => bare.map((line) => `plan ${plan} ${line}`)) // RH-S8
}

function turnActions(position: Position, player: Player, cards: Cards): string[] {
  const actions = freeActions(position, player)
  if (player.acquired === null) {
    // RH-A1. RH-Z2 needs no check of its own, because the card is gone.
    const open = LOCATIONS.filter((location) => position.board[location] !== null)
    return [...actions, ...open.map((location) => `acquire ${location}`)]
  }
  if (!player.placed) actions.push(...placements(position, player)) // RH-P6
  const secondLay = player.acquired === 'c' && !player.located // RH-L3
  if (!player.laid || secondLay) actions.push(...lays(player, cards))
  if (!player.located && player.acquired === 'a') actions.push('collect') // RH-L1
  if (!player.located && player.acquired === 'b') actions.push(...plansOnLines(player, position.plans, cards)) // RH-L2
  if (!player.located && player.acquired === 'd') {
    actions.push(...position.devs.flatMap((token) => tokenTexts('develop', token, player, cards))) // RH-L4
  }
  if (player.placed) actions.push('end') // RH-R5
  return actions
}

/** RH-R4: possible before A too, but never while something is pending. */
function freeActions(position: Position, player: Player): string[] {
  const tokensLeft = position.devPile.length + position.devDiscard.length > 0 // RH-R3
  const buy = player.resources >= PRICE && tokensLeft ? ['buy'] : [] // RH-F1
  const scraps = LINES.flatMap((line) => {
    const { tracks } = player.lines[line]
    return tracks.filter((spot) => mayScrap(tracks, spot)).map((spot) => `scrap ${line} ${spot}`) // RH-F2
  })
  return [...buy, ...scraps]
}

function pendingActions(position: Position, player: Player, cards: Cards): string[] {
  const { pending } = player
  switch (pending?.kind) {
    case 'bonus': {
      // RH-B1; RH-B2: only what can be carried out
      const track = lays(player, cards).length > 0 ? ['bonus track'] : []
      const plans = position.planDeck.length + position.planDiscard.length > 0 ? ['bonus plans'] : []
      return ['bonus resources', ...track, ...plans]
    }
    case 'track':
      return lays(player, cards)
    case 'plans':
      return plansOnLines(player, pending.cards, cards)
    case 'keep':
      return pending.tokens.flatMap((token) => tokenTexts('keep', token, player, cards))
    default:
      return []
  }
}

/** RH-P1 to RH-P4, RH-X1 */
function placements(position: Position, player: Player): string[] {
  const turns = position.options.noRotation ? [0] : [0, 90, 180, 270]
  const squares = SQUARES.filter((square) => mayPlaceOn(player, square))
  return player.hand.flatMap((card) =>
    squares.flatMap((square) => turns.map((turn) => `place ${card} ${square} r${turn}`)),
  )
}

/** RH-T */
function lays(player: Player, cards: Cards): string[] {
  const spots = spotsIn(player)
  return LINES.flatMap((line) =>
    spots.filter((spot) => layRefusal(player, line, spot, cards) === null).map((spot) => `lay ${line} ${spot}`),
  )
}

/** RH-N: all ways to put one of these Plan cards on a line. */
export function plansOnLines(player: Player, plans: readonly number[], cards: Cards): string[] {
  return plans.flatMap((plan) =>
    LINES.flatMap((line) => {
      const there = player.lines[line].plans
      if (there.length < PLANS_PER_LINE) return isDuplicate(plan, there, cards) ? [] : [`plan ${plan} ${line}`]
      return there // RH-N2
        .filter((gone) => {
          const others = there.filter((other) => other !== gone)
          return !isDuplicate(plan, others, cards)
        })
        .map((gone) => `plan ${plan} ${line} -${gone}`)
    }),
  )
}

/** RH-N3 */
export function isDuplicate(plan: number, others: readonly number[], cards: Cards): boolean {
  const { kind } = planCard(cards, plan)
  return kind !== 'three' && others.some((other) => planCard(cards, other).kind === kind)
}

/** RH-D1: one token per card. */
function freeSquares(player: Player): string[] {
  return SQUARES.filter((square) => hasCard(player, square) && player.town[square].token === null)
}

/** RH-D1: an upgrade names its square, unless no square is free. */
function tokenTexts(verb: 'develop' | 'keep', token: number, player: Player, cards: Cards): string[] {
  const squares = isUpgrade(cards, token) ? freeSquares(player) : []
  return squares.length === 0 ? [`${verb} ${token}`] : squares.map((square) => `${verb} ${token} ${square}`)
}
