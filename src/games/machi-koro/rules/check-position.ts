import { listOf, mapOf, objectOf, oneOf, type PositionProblem, positionCheckOf, whole } from '#engine/position.ts'
import { type CardSet, cardTaking, type Effect } from '../cards/cards.ts'
import { PROBLEMS } from '../text/en/editor.ts'
import type { MachiTypes } from './facts.ts'
import { DIE_SIDES, MAX_DICE } from './numbers.ts'
import type { MachiPosition } from './position.ts'
import { PHASES } from './state.ts'

/** More coins than any game comes to. */
export const MOST_COINS = 9999

type ProblemKey = keyof typeof PROBLEMS

export const positionCheck = positionCheckOf<MachiTypes>({ form: formOf, broken: rulesBroken, texts: PROBLEMS })

function formOf({ establishments, landmarks }: CardSet, players: number) {
  const ids = new Set(establishments.map(({ id }) => id))
  const counts = mapOf((key) => ids.has(key), whole(0, 255))
  return objectOf({
    game: oneOf(['machi-koro']),
    phase: oneOf(PHASES),
    active: listOf(whole(1, players), 0, 1),
    turn: whole(1, players),
    dice: listOf(whole(1, DIE_SIDES), 0, MAX_DICE),
    supply: counts,
    players: listOf(
      objectOf({
        coins: whole(0, MOST_COINS),
        cards: counts,
        landmarks: listOf(oneOf(landmarks.map(({ id }) => id)), 0, 2 * landmarks.length),
      }),
      players,
      players,
    ),
  })
}

function rulesBroken(position: MachiPosition, { cards }: { readonly cards: CardSet }): PositionProblem[] {
  return [...brokenCounts(position, cards), ...brokenTowns(position, cards), ...brokenTurn(position, cards)]
}

function broken(rule: string, reason: ProblemKey, values: PositionProblem['values'] = {}): PositionProblem {
  return { rule, reason, values }
}

/** MK-S1: no card leaves the game, and none is added. */
function brokenCounts({ supply, players }: MachiPosition, { establishments }: CardSet): PositionProblem[] {
  return establishments.flatMap(({ id, copies, start = 0 }) => {
    const there = players.reduce((sum, { cards }) => sum + (cards[id] ?? 0), supply[id] ?? 0)
    const all = copies + start * players.length
    return there === all ? [] : [broken('MK-S1', 'count', { card: id, there, all })]
  })
}

function brokenTowns({ players }: MachiPosition, { establishments, landmarks }: CardSet): PositionProblem[] {
  const purple = establishments.filter(({ colour }) => colour === 'purple')
  return players.flatMap((player, i) => {
    const several = purple.filter(({ id }) => (player.cards[id] ?? 0) > 1)
    const twice = landmarks.filter(({ id }) => player.landmarks.filter((each) => each === id).length > 1)
    return [
      ...several.map(({ id }) => broken('MK-B3', 'onePerTown', { card: id, seat: i + 1 })),
      ...twice.map(({ id }) => broken('MK-B4', 'landmarkTwice', { card: id, seat: i + 1 })),
    ]
  })
}

function brokenTurn(position: MachiPosition, cards: CardSet): PositionProblem[] {
  const { phase, active, turn, dice, players } = position
  const problems: PositionProblem[] = []
  const say = (isWrong: boolean, ...why: Parameters<typeof broken>) => isWrong && problems.push(broken(...why))
  const { cards: town, landmarks } = players[turn - 1]
  const hasEffect = (effect: Effect) =>
    cards.landmarks.some((each) => each.effect === effect && landmarks.includes(each.id))
  const roll = dice.reduce((sum, die) => sum + die, 0)
  const worksNow = (takes: 'coins-of-one' | 'card') => {
    if (!cards.establishments.some((each) => each.takes === takes)) return false
    const { id, rolls } = cardTaking(takes, cards)
    return (town[id] ?? 0) > 0 && rolls.includes(roll)
  }
  const isOver = phase === 'over'
  for (const [i, player] of players.entries()) {
    const hasAll = cards.landmarks.every(({ id }) => player.landmarks.includes(id))
    if (i + 1 === turn) say(isOver && !hasAll, 'MK-W1', 'notWon', { seat: turn })
    say(hasAll && !(isOver && i + 1 === turn), 'MK-W1', 'won', { seat: i + 1 })
  }
  say(String(active) !== (isOver ? '' : String(turn)), 'MK-S2', 'active', { turn: isOver ? '' : turn })
  say(phase === 'roll' && dice.length > 0, 'MK-R1', 'diceTooEarly')
  say(phase !== 'roll' && dice.length === 0, 'MK-R1', 'diceMissing')
  say(dice.length === MAX_DICE && !hasEffect('second-die'), 'MK-R2', 'twoDice', { seat: turn })
  say(phase === 'reroll' && !hasEffect('roll-again'), 'MK-R3', 'noReroll', { seat: turn })
  say(phase === 'tv' && !worksNow('coins-of-one'), 'MK-I5', 'noTake', { seat: turn, roll })
  say(phase === 'swap' && !worksNow('card'), 'MK-I5', 'noSwap', { seat: turn, roll })
  return problems
}
