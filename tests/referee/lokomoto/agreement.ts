import { explainCards } from '#engine/card-sentences.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { traceLine } from '#engine/trace.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { asObject } from '../read.ts'
import { judgeTrace } from '../trace.ts'
import { readAction, writeAction } from './actions.ts'
import { type Cards, readCards } from './cards.ts'
import { casesOf } from './cases.ts'
import { type Below, choose, type Habit } from './choose.ts'
import { stationsOf } from './lattice.ts'
import { brokenRule, legalPurchases } from './moves.ts'
import { nearMisses } from './near-misses.ts'
import { type Position, readPosition } from './position.ts'
import { refereeWith } from './referee.ts'
import { type CardFile, SQUARES, TRIANGLES } from './sample-cards.ts'

/** Games with the project's rules, checked by the referee move by move. */

/** The game with one card set, and the same set as read by the referee. */
export interface Table {
  game: Game
  cards: Cards
}

function tableOf(game: Game): Table {
  return { game, cards: readCards(throughJson(game.cards)) }
}

function withCards(file: CardFile, id: string): Table {
  const result = lokomoto.withCards(throughJson(file), { id, sha256: '' })
  if (!result.ok) throw new Error(`${id}: ${explainCards(result.error)}`)
  return tableOf(result.value)
}

/** The small sets cover what is rare with the standard one: decks that run out, few free sections, ties. */
export const TABLES = {
  standard: () => tableOf(lokomoto),
  triangles: () => withCards(TRIANGLES, 'triangles'),
  squares: () => withCards(SQUARES, 'squares'),
}

export type TableName = keyof typeof TABLES

/** Every mode for every number of players. */
export const ALL_OPTIONS: GameOptions[] = [2, 3, 4, 5].flatMap((players) => [
  { players },
  { players, hiddenAgendas: true },
  { players, advanced: true },
  { players, hiddenAgendas: true, advanced: true },
])

export interface PlayedGame {
  /** Where rules and referee disagree. */
  problems: string[]
  /** The cases that the game includes, see `cases.ts`. */
  cases: string[]
}

/** How players decide: by a habit, or by the rules' own random choice of a legal action. */
export type Manner = Habit | 'sampled'

/** Plays a complete game and checks every position, with some actions in each that no player took. */
export function playedGame({ game, cards }: Table, options: GameOptions, seed: string, manner: Manner): PlayedGame {
  const rng = new Rng(`${seed}/play`)
  const below: Below = (limit) => rng.below(limit)
  const state = game.setup(options, seed)
  const lines: unknown[] = []
  const problems: string[] = []
  for (let [seat] = game.active(state); seat !== undefined; [seat] = game.active(state)) {
    const position = readPosition(throughJson(game.position(state)), cards)
    const sampled = game.format(game.sample(state, seat, rng))
    const action = manner === 'sampled' ? sampled : choose(position, cards, manner, below)
    const texts = [sampled, ...nearMisses(position, action, cards, below), ...somePurchases(position, cards, below)]
    const accepted = (text: string) => acceptedBy(game, state, seat, text)
    problems.push(...opinionsApart(position, cards, texts, accepted), ...spellingProblems(game, action, below))
    lines.push(throughJson(traceLine(game, state, lines.length, { seat, action })))
    const parsed = game.parse(action)
    if (!accepted(action) || parsed === undefined) return { problems: [...problems, `${action} is refused`], cases: [] }
    game.play(state, seat, parsed)
  }
  lines.push(throughJson(traceLine(game, state, lines.length, undefined)))
  problems.push(...judgeTrace(lines, refereeWith(cards)))
  return { problems, cases: problems.length > 0 ? [] : casesIn(lines, cards) }
}

export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

export function acceptedBy(game: Game, state: unknown, seat: number, text: string): boolean {
  const action = game.parse(text)
  return action !== undefined && game.refusal(state, seat, action) === undefined
}

/** Actions that are legal according to only one of rules and referee. */
export function opinionsApart(
  position: Position,
  cards: Cards,
  texts: readonly string[],
  accepted: (text: string) => boolean,
): string[] {
  return texts.flatMap((text) => {
    const rule = brokenRule(position, text, cards)
    if (accepted(text) === (rule === undefined)) return []
    return [`"${text}" is ${rule === undefined ? 'refused, but legal' : `accepted, but not legal (${rule})`}`]
  })
}

/** Some of the purchases that the referee finds, so that more than their number is compared. */
export function somePurchases(position: Position, cards: Cards, below: Below): string[] {
  const all = legalPurchases(position, cards)
  const few = all.length <= 20 ? all : Array.from({ length: 20 }, () => all[below(all.length)])
  return few.map(writeAction)
}

/** Sections and their stations can be read in any order, and are written in the order of the notation. */
function spellingProblems(game: Game, text: string, below: Below): string[] {
  const action = readAction(text)
  if (action === undefined) return [`"${text}" is no notation`]
  const [first, ...rest] = action.sections
  const at = below(rest.length + 1)
  const reversed = stationsOf(first).reverse().join('-')
  const shuffled = [...rest.slice(0, at), reversed, ...rest.slice(at)].join(' ')
  const words = text.replace(/[a-z]\d+-.*[a-z]\d+/, shuffled)
  const parsed = game.parse(words)
  const written = parsed === undefined ? 'not read' : game.format(parsed)
  const expected = writeAction(action)
  return written === expected ? [] : [`"${words}" is written as "${written}", should be "${expected}"`]
}

function casesIn(lines: readonly unknown[], cards: Cards): string[] {
  const objects = lines.map((line) => asObject(line, 'line'))
  const positions = objects.map(({ position }) => readPosition(position, cards))
  return objects.slice(0, -1).flatMap(({ action }, n) => casesOf(positions[n], String(action), positions[n + 1], cards))
}
