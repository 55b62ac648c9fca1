import { type GameRecord, recordOf } from '../../../src/engine/record.ts'
import type { RailTypes } from '../../../src/games/rail-on-the-hill/rail-types.ts'
import { railOnTheHill } from '../../../src/games/rail-on-the-hill/rules.ts'
import { playUntil, type RailMatch } from './advice.ts'
import { matchOf } from './games.ts'

const MOMENTS = ['draft', 'placing', 'plan hand', 'late turn', 'over', 'bonus', 'keep'] as const

/** The first moment at which a game is as named. */
export type MomentName = (typeof MOMENTS)[number]

function isAt(name: MomentName, { state, isOver }: RailMatch): boolean {
  const { phase, round, active, players } = railOnTheHill.position(state)
  const acting = players[(active[0] ?? 1) - 1]
  switch (name) {
    case 'draft':
      return phase === 'draft'
    case 'placing':
      return phase === 'setup' && Object.keys(acting.town).length === 1
    case 'plan hand':
      return phase === 'setup' && acting.hand.length === 1 && acting.pending === null
    case 'late turn':
      return round >= 11 && acting.acquired !== null && acting.pending === null && canLay(state, active[0])
    case 'over':
      return isOver
    default:
      return acting.pending?.kind === name
  }
}

function canLay(state: RailTypes['state'], seat: number): boolean {
  const legal = Array.from(railOnTheHill.legalActions(state, seat), (action) => railOnTheHill.format(action))
  return legal.some((action) => action.startsWith('lay'))
}

interface WholeGame {
  readonly record: GameRecord
  /** After how many actions each moment comes. */
  readonly moments: ReadonlyMap<MomentName, number>
}

/** Games by their options, since the advisor takes its time: each is played only once. */
const played = new Map<string, WholeGame>()

/** The games of the moments: one for each number of players and each choice of variants. */
const SEED = 'e'

export function momentOf(name: MomentName, options: RailTypes['options']): RailMatch {
  const key = JSON.stringify(options)
  const { record, moments } = played.get(key) ?? playWhole(options)
  played.set(key, { record, moments })
  const count = moments.get(name)
  if (count === undefined) throw new Error(`the game of ${key} has no such moment: ${name}`)
  return matchOf({ ...record, actions: record.actions.slice(0, count) })
}

function playWhole(options: RailTypes['options']): WholeGame {
  const moments = new Map<MomentName, number>()
  const match = playUntil(options, SEED, (now) => {
    for (const name of MOMENTS) if (!moments.has(name) && isAt(name, now)) moments.set(name, now.log.length)
    return now.isOver
  })
  return { record: recordOf(match, []), moments }
}
