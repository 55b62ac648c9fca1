import { inOrder, unordered } from '../fields.ts'
import { type Cards, shapeCard, shapesInPlay, trainCard } from './cards.ts'
import { activeSeats } from './moves.ts'
import { BLOCKED_AT_FIRST } from './play.ts'
import { blackSections, DECKS, freeSections, type Position, playerAt, seatsOf } from './position.ts'

export const TRAINS_FACE_UP = 6

/** The reasons why a position is impossible, independent of what was played before it. */
export function positionProblems(position: Position, cards: Cards): string[] {
  const problems = componentProblems(position, cards)
  // With cards that do not match the set, the other checks make no sense.
  if (problems.length > 0) return problems
  return [...displayProblems(position), ...playerProblems(position, cards), ...phaseProblems(position, cards)]
}

/** LK-S1, LK-X1: every card is in one place. */
function componentProblems({ trains, trainDeck, shapes, shapeDecks, players, options }: Position, cards: Cards) {
  const allTrains = [...trains, ...trainDeck, ...players.flatMap((player) => player.trains)]
  const allShapes = [
    ...DECKS.flatMap((deck) => [...shapeDecks[deck], ...(shapes[deck] === null ? [] : [shapes[deck]])]),
    ...players.flatMap((player) => [...player.shapes, ...player.secret]),
  ]
  const known = shapesInPlay(cards, options.advanced).map(({ id }) => id)
  return [
    ...setProblems('train cards', allTrains, [...cards.trains.keys()], 'LK-S1'),
    ...setProblems('shape cards', allShapes, known, 'LK-S1, LK-X1'),
  ]
}

function setProblems(what: string, there: readonly number[], all: readonly number[], rule: string): string[] {
  if (unordered(there) === unordered(all)) return []
  const lacking = all.filter((id) => !there.includes(id))
  const strange = there.filter((id, index) => !all.includes(id) || there.indexOf(id) !== index)
  return [`${what}: ${inOrder(lacking)} nowhere, ${inOrder(strange)} unknown or twice (${rule})`]
}

/** LK-S1, LK-B5, LK-H1: the face-up cards, while the decks last. */
function displayProblems({ trains, trainDeck, shapes, options }: Position): string[] {
  const problems: string[] = []
  if (trains.length > TRAINS_FACE_UP || (trains.length < TRAINS_FACE_UP && trainDeck.length > 0)) {
    problems.push(`${trains.length} trains face up, ${trainDeck.length} in the deck (LK-S1, LK-B5)`)
  }
  for (const deck of DECKS) {
    const hidden = options.hiddenAgendas && deck !== '1'
    if (hidden && shapes[deck] !== null) problems.push(`a shape of ${deck} points face up (LK-H1)`)
  }
  return problems
}

function playerProblems(position: Position, cards: Cards): string[] {
  const { shapes, shapeDecks, options } = position
  const problems: string[] = []
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text)
  }
  for (const deck of DECKS) {
    const there = [...shapeDecks[deck], ...(shapes[deck] === null ? [] : [shapes[deck]])]
    const strange = there.filter((id) => shapeCard(cards, id).points !== Number(deck))
    expect(strange.length === 0, `shapes ${inOrder(strange)} in the deck of ${deck} points (LK-S1)`)
    const lasts = shapeDecks[deck].length > 0 && !(options.hiddenAgendas && deck !== '1')
    expect(!lasts || shapes[deck] !== null, `no shape of ${deck} points face up (LK-S1, LK-B5)`)
  }
  for (const seat of seatsOf(position)) {
    const { trains, shapes: taken, secret } = playerAt(position, seat)
    expect(taken.length <= trains.length, `seat ${seat}: more shapes than trains (LK-B2)`)
    const points = secret.map((id) => shapeCard(cards, id).points)
    const possible = options.hiddenAgendas ? ['[]', '[2]', '[3]', '[2 3]'] : ['[]']
    expect(possible.includes(inOrder(points)), `seat ${seat}: secret cards of ${inOrder(points)} points (LK-H1)`)
    const used = taken.map((id) => shapeCard(cards, id).points).filter((number) => number > 1)
    const agendas = inOrder([...points, ...used].sort())
    expect(!options.hiddenAgendas || agendas === '[2 3]', `seat ${seat}: agendas of ${agendas} points (LK-H1)`)
  }
  return problems
}

function phaseProblems(position: Position, cards: Cards): string[] {
  const { phase, active, players, sections } = position
  const problems: string[] = []
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text)
  }
  const black = blackSections(position).length
  const blocked = players.length === 2 ? BLOCKED_AT_FIRST : 0
  const sold = players.flatMap(({ trains }) => trains).map((id) => trainCard(cards, id).price)
  const owned = [...sections.values()].some((section) => typeof section === 'object')
  const over = freeSections(position).length === 0
  expect(over === (phase === 'over'), `${over ? 'no' : 'a'} free section, but phase ${phase} (LK-E1)`)
  if (phase === 'block') {
    expect(players.length === 2, `phase block with ${players.length} players (LK-2P)`)
    expect(black < BLOCKED_AT_FIRST, `phase block with ${black} black sections (LK-2P)`)
    expect(!owned && sold.length === 0, 'phase block, but the game has begun (LK-2P)')
  }
  const paid = sold.reduce((sum, price) => sum + price, 0)
  if (phase === 'main') {
    expect(black >= blocked + paid, `${black} black sections, at least ${blocked + paid} are used up (LK-B1, LK-2P)`)
    expect(sold.length > 0 || black === blocked, `${black} black sections, but nothing was bought (LK-B1, LK-2P)`)
  }
  const due = inOrder(activeSeats(position))
  expect(inOrder(active) === due, `active is ${inOrder(active)}, should be ${due} (LK-S2)`)
  return problems
}

/** LK-S1, LK-S2, LK-2P, LK-H1 */
export function startProblems(position: Position): string[] {
  const { phase, turn, options, sections, players } = position
  const problems: string[] = []
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text)
  }
  const first = players.length === 2 ? 'block' : 'main'
  expect(phase === first, `begins in phase ${phase}, should be ${first} (LK-2P)`)
  expect(options.first === undefined || turn === options.first, `seat ${turn} begins, not ${options.first} (LK-S2)`)
  expect(freeSections(position).length === sections.size, 'a section that is not free at the start (LK-S1)')
  for (const seat of seatsOf(position)) {
    const { trains, shapes, secret } = playerAt(position, seat)
    expect(trains.length === 0 && shapes.length === 0, `seat ${seat}: a card at the start (LK-S1)`)
    const dealt = options.hiddenAgendas ? 2 : 0
    expect(secret.length === dealt, `seat ${seat}: ${secret.length} secret cards at the start (LK-H1)`)
  }
  return problems
}
