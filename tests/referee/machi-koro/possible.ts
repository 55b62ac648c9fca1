import { inOrder } from '../fields.ts'
import { ESTABLISHMENT_IDS, isPurple, LANDMARK_IDS, startingCards, startingSupply } from './facts.ts'
import { activeSeats } from './moves.ts'
import { type Position, playerAt, rolled, roller, seatsOf } from './position.ts'

/** The reasons why a position is impossible, independent of what was played before it. */
export function positionProblems(position: Position): string[] {
  return [
    ...componentProblems(position),
    ...townProblems(position),
    ...diceProblems(position),
    ...turnProblems(position),
  ]
}

/** MK-S1: cards only move between the supply and the towns, so their total stays the same. */
function componentProblems({ supply, players }: Position): string[] {
  return ESTABLISHMENT_IDS.flatMap((id) => {
    const there = players.reduce((sum, player) => sum + player.cards[id], supply[id])
    const all = startingSupply(id) + players.length * startingCards(id)
    return there === all ? [] : [`${there} cards ${id} in the supply and the towns, not ${all} (MK-S1)`]
  })
}

function townProblems(position: Position): string[] {
  return seatsOf(position).flatMap((seat) => {
    const { cards, landmarks } = playerAt(position, seat)
    const many = ESTABLISHMENT_IDS.filter((id) => isPurple(id) && cards[id] > 1)
    const problems = many.map((id) => `seat ${seat}: ${cards[id]} cards ${id} in one town (MK-B3)`)
    if (new Set(landmarks).size !== landmarks.length) problems.push(`seat ${seat}: a landmark twice (MK-B4)`)
    const won = landmarks.length === LANDMARK_IDS.length
    if (won && position.phase !== 'over') problems.push(`seat ${seat}: all landmarks, but not over (MK-W1)`)
    if (won && position.turn !== seat) problems.push(`seat ${seat}: all landmarks in the turn of another (MK-W1)`)
    return problems
  })
}

function diceProblems(position: Position): string[] {
  const { phase, dice } = position
  if (phase === 'roll') return dice.length === 0 ? [] : [`dice ${inOrder(dice)} before the roll (MK-R1)`]
  const problems: string[] = []
  if (dice.some((die) => die < 1 || die > 6)) problems.push(`dice ${inOrder(dice)} are not 1-6 (MK-R2)`)
  if (dice.length !== 1 && dice.length !== 2) problems.push(`${dice.length} dice (MK-R2)`)
  const station = roller(position).landmarks.includes('train-station')
  if (dice.length === 2 && !station) problems.push('two dice without a Train Station (MK-R2)')
  return problems
}

function turnProblems(position: Position): string[] {
  const { phase, turn, active } = position
  const { cards, landmarks } = roller(position)
  const problems: string[] = []
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text)
  }
  const six = rolled(position) === 6
  expect(phase !== 'reroll' || landmarks.includes('radio-tower'), 'a second roll without a Radio Tower (MK-R3)')
  expect(phase !== 'tv' || (six && cards['tv-station'] > 0), 'a TV Station that does not pay (MK-I5)')
  expect(phase !== 'swap' || (six && cards['business-center'] > 0), 'a Business Center that does not swap (MK-I5)')
  expect(phase !== 'over' || landmarks.length === LANDMARK_IDS.length, `over, but seat ${turn} has not won (MK-W1)`)
  const due = inOrder(activeSeats(position))
  expect(inOrder(active) === due, `active is ${inOrder(active)}, should be ${due} (MK-R1)`)
  return problems
}

/** MK-S1, MK-S2 */
export function startProblems(position: Position): string[] {
  const { phase, turn, options, supply } = position
  const problems: string[] = []
  const expect = (holds: boolean, text: string) => {
    if (!holds) problems.push(text)
  }
  expect(phase === 'roll', `begins in phase ${phase} (MK-R1)`)
  expect(options.first === undefined || turn === options.first, `seat ${turn} begins, not ${options.first} (MK-S2)`)
  for (const seat of seatsOf(position)) {
    const { coins, cards, landmarks } = playerAt(position, seat)
    const strange = ESTABLISHMENT_IDS.filter((id) => cards[id] !== startingCards(id))
    expect(coins === 3, `seat ${seat}: ${coins} coins at the start (MK-S1)`)
    expect(strange.length === 0, `seat ${seat}: wrong number of ${strange.join(' and ')} at the start (MK-S1)`)
    expect(landmarks.length === 0, `seat ${seat}: a landmark at the start (MK-S1)`)
  }
  for (const id of ESTABLISHMENT_IDS) {
    expect(supply[id] === startingSupply(id), `${supply[id]} cards ${id} in the supply at the start (MK-S1)`)
  }
  return problems
}
