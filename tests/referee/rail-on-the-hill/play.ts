import { asOneOf } from '../read.ts'
import { type Cards, isUpgrade, LINES, type LineName } from './cards.ts'
import { activeSeats, hasFinishedSetup, PRICE, plansOnLines } from './moves.ts'
import { LOCATIONS, type LocationName, type Player, type Position, playerAt } from './position.ts'
import { doubleToken, holdsTrack, layCost } from './town.ts'

export const ROUNDS = 14

/** RH-R3: shuffles a discard into a deck. The rules do not fix the order, so the caller decides it. */
export type Refill = (deck: 'planDeck' | 'devPile', discard: readonly number[]) => number[]

/** The position after a legal action. */
export function play(before: Position, seat: number, action: string, cards: Cards, refill: Refill): Position {
  const position = structuredClone(before)
  const player = playerAt(position, seat)
  const [verb, ...words] = action.split(' ')
  switch (verb) {
    case 'take':
      take(position, player, Number(words[0]), cards)
      break
    case 'place':
      place(position, player, Number(words[0]), words[1], Number(words[2].slice(1)))
      break
    case 'upgrade':
      upgrade(player, words[0])
      break
    case 'plan':
      plan(position, player, Number(words[0]), lineNamed(words[1]), words[2])
      break
    case 'acquire':
      acquire(position, player, asOneOf(words[0], LOCATIONS, 'location'))
      break
    case 'lay':
      lay(position, player, lineNamed(words[0]), words[1], cards)
      break
    case 'collect': // RH-L1
      player.resources += 2
      player.located = true
      break
    case 'develop': // RH-L4
      position.devs = without(position.devs, Number(words[0]))
      player.located = true
      gainToken(position, player, Number(words[0]), words[1], cards)
      break
    case 'bonus':
      bonus(position, player, words[0], cards, refill)
      break
    case 'buy': // RH-F1
      player.resources -= PRICE
      player.pending = { kind: 'keep', tokens: draw(position, 'devPile', 2, refill) }
      break
    case 'keep':
      keep(position, player, Number(words[0]), words[1], cards)
      break
    case 'scrap': // RH-F2; `laid` still counts it: RH-T8, RH-B1
      player.lines[lineNamed(words[0])].tracks = player.lines[lineNamed(words[0])].tracks.filter(
        (spot) => spot !== words[1],
      )
      player.resources += 2
      break
    case 'end': // RH-R5
      player.ended = true
      break
  }
  moveOn(position, refill)
  position.active = activeSeats(position)
  return position
}

function lineNamed(name: string): LineName {
  return asOneOf(name, LINES, 'line')
}

function without(list: readonly number[], gone: number): number[] {
  return list.filter((entry) => entry !== gone)
}

/** RH-R3: the deck is refilled when a card is needed and none is left; draws fewer if the discard is empty too. */
function draw(position: Position, deck: 'planDeck' | 'devPile', count: number, refill: Refill): number[] {
  const discard = deck === 'planDeck' ? 'planDiscard' : 'devDiscard'
  const drawn: number[] = []
  for (let i = 0; i < count; i++) {
    if (position[deck].length === 0) {
      position[deck] = refill(deck, position[discard])
      position[discard] = []
    }
    drawn.push(...position[deck].splice(0, 1))
  }
  return drawn
}

/** RH-S5; the exchange format lets a drafted upgrade wait in `pending`. */
function take(position: Position, player: Player, number: number, cards: Cards): void {
  const set = position.sets[number - 1]
  if (set === null) return
  position.sets[number - 1] = null
  player.hand.push(...set.towns)
  if (isUpgrade(cards, set.dev)) player.pending = { kind: 'upgrade', token: set.dev }
  else player.kept.push(set.dev)
}

/** RH-S6 or RH-P6 */
function place(position: Position, player: Player, card: number, square: string, turn: number): void {
  player.hand = without(player.hand, card)
  player.town[square] = { card, turn, token: null }
  if (position.phase === 'main') player.placed = true
}

/** RH-S7 */
function upgrade(player: Player, square: string): void {
  if (player.pending?.kind === 'upgrade') player.town[square].token = player.pending.token
  player.pending = null
}

/** RH-S8, RH-B1 or RH-L2 */
function plan(position: Position, player: Player, card: number, line: LineName, minus: string | undefined): void {
  if (minus !== undefined) {
    const gone = Number(minus.slice(1)) // RH-N2
    player.lines[line].plans = without(player.lines[line].plans, gone)
    position.planDiscard.push(gone)
  }
  player.lines[line].plans.push(card)
  if (position.phase === 'setup') {
    player.planHand = without(player.planHand, card)
    if (hasFinishedSetup(player)) {
      position.planDiscard.push(...player.planHand)
      player.planHand = []
    }
  } else if (player.pending?.kind === 'plans') {
    position.planDiscard.push(...without(player.pending.cards, card))
    player.pending = null
  } else {
    position.plans = without(position.plans, card)
    player.located = true
  }
}

/** RH-A1 */
function acquire(position: Position, player: Player, location: LocationName): void {
  const card = position.board[location]
  if (card !== null) player.hand.push(card)
  position.board[location] = null
  player.acquired = location
}

function lay(position: Position, player: Player, line: LineName, spot: string, cards: Cards): void {
  player.resources -= layCost(player, spot, cards)
  if (holdsTrack(player, spot)) {
    const token = doubleToken(player, cards) // RH-D4
    if (token !== undefined) {
      player.kept = without(player.kept, token)
      position.devDiscard.push(token)
    }
  }
  if (player.pending?.kind === 'track') player.pending = null
  else if (!player.laid)
    player.laid = true // "A `lay` uses C first and location c second"
  else player.located = true
  player.lines[line].tracks.push(spot)
  player.lines[line].laid += 1
  if (player.lines[line].laid === 3 || player.lines[line].laid === 6) player.pending = { kind: 'bonus' } // RH-B1
}

/** RH-B1 */
function bonus(position: Position, player: Player, choice: string, cards: Cards, refill: Refill): void {
  player.pending = null
  if (choice === 'resources') player.resources += 2
  if (choice === 'track') player.pending = { kind: 'track' }
  if (choice === 'plans') {
    const drawn = draw(position, 'planDeck', 2, refill)
    if (plansOnLines(player, drawn, cards).length > 0) player.pending = { kind: 'plans', cards: drawn }
    else position.planDiscard.push(...drawn) // RH-N3: lost
  }
}

/** RH-F1 */
function keep(position: Position, player: Player, token: number, square: string | undefined, cards: Cards): void {
  if (player.pending?.kind === 'keep') position.devDiscard.push(...without(player.pending.tokens, token))
  player.pending = null
  gainToken(position, player, token, square, cards)
}

/** RH-D1, RH-D4, RH-D5 */
function gainToken(position: Position, player: Player, token: number, square: string | undefined, cards: Cards): void {
  if (!isUpgrade(cards, token)) player.kept.push(token)
  else if (square !== undefined) player.town[square].token = token
  else position.devDiscard.push(token)
}

/** Moves to the next phase or round after the last action of the current one. */
function moveOn(position: Position, refill: Refill): void {
  if (position.phase === 'draft' && position.sets.every((set) => set === null)) position.phase = 'setup'
  if (position.phase === 'setup' && position.players.every(hasFinishedSetup)) {
    position.phase = 'main'
    beginRound(position, refill)
  }
  if (position.phase === 'main' && position.players.every((player) => player.ended)) {
    if (position.round === ROUNDS) position.phase = 'over'
    else beginRound(position, refill)
  }
}

function beginRound(position: Position, refill: Refill): void {
  position.round += 1
  if (position.round > 1) position.starter = (position.starter % position.players.length) + 1 // RH-R1
  for (const player of position.players) {
    player.acquired = null
    player.placed = false
    player.laid = false
    player.located = false
    player.ended = false
  }
  const solo = position.players.length === 1
  if (!solo || position.round % 2 === 1) prepare(position, refill) // RH-Z1
}

/** RH-R2 */
function prepare(position: Position, refill: Refill): void {
  for (const location of LOCATIONS) {
    const left = position.board[location]
    if (left !== null) position.townDiscard.push(left)
    position.board[location] = null
  }
  position.planDiscard.push(...position.plans)
  position.devDiscard.push(...position.devs)
  for (const location of LOCATIONS) position.board[location] = position.townDeck.shift() ?? null
  position.plans = draw(position, 'planDeck', 2, refill)
  position.devs = draw(position, 'devPile', 2, refill)
}
