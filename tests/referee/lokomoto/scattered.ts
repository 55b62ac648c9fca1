import type { GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { randomFrom } from '../random.ts'
import { acceptedBy, opinionsApart, somePurchases, type Table, throughJson } from './agreement.ts'
import type { Cards } from './cards.ts'
import type { Below } from './choose.ts'
import { stepDifferences } from './differences.ts'
import { legalCounts } from './moves.ts'
import { touch } from './patterns.ts'
import { play } from './play.ts'
import { type Position, readPosition, type Section } from './position.ts'
import { lineAt, shuffledBy, start } from './sample.ts'

/** Constructed positions with larger networks than those in played games. */

/** A position where seat 1 has a network of this many sections, and the rest of the map is random. */
function scattered(cards: Cards, options: GameOptions, size: number, random: () => number): Position {
  const position = start(cards, options, shuffledBy(random))
  const below: Below = (limit) => Math.floor(random() * limit)
  const names = cards.map.sections
  const others: Section[] = [
    'free',
    'free',
    'black',
    { seat: 1, solid: false },
    { seat: 1, solid: true },
    { seat: 2, solid: true },
  ]
  for (const name of names) position.sections.set(name, others[below(below(2) > 0 ? 4 : others.length)])
  const net = [names[below(names.length)]]
  while (net.length < size) {
    const next = names.filter((name) => !net.includes(name) && net.some((one) => touch(one, name)))
    net.push(next[below(next.length)])
  }
  for (const name of net) position.sections.set(name, { seat: 1, solid: true })
  return { ...position, phase: 'main', turn: 1, active: [1] }
}

/** Where rules and referee disagree about such a position and about one purchase in it. */
export function scatteredProblems({ game, cards }: Table, options: GameOptions, size: number, seed: number): string[] {
  const random = randomFrom(seed)
  const below: Below = (limit) => Math.floor(random() * limit)
  const position = scattered(cards, options, size, random)
  const state = game.fromPosition(
    throughJson({ ...lineAt(0, position, cards).position, options }),
    new Rng('scattered'),
  )
  const counted = JSON.stringify(game.countActions?.(state, 1))
  const expected = JSON.stringify(legalCounts(position, cards))
  const problems = counted === expected ? [] : [`${counted} is counted, should be ${expected}`]
  const purchases = somePurchases(position, cards, below)
  problems.push(...opinionsApart(position, cards, purchases, (text) => acceptedBy(game, state, 1, text)))
  const parsed = game.parse(purchases[0] ?? '')
  if (problems.length > 0 || parsed === undefined) return problems
  game.play(state, 1, parsed)
  const after = readPosition(throughJson(game.position(state)), cards)
  return stepDifferences(purchases[0], after, play(position, purchases[0], cards))
}
