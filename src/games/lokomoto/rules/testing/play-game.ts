import type { Seat } from '#engine/game.ts'
import { Match } from '#engine/match.ts'
import { Rng } from '#engine/random.ts'
import type { LokoTypes } from '../facts.ts'
import { lokomoto } from '../rules.ts'
import type { LokoOptions, LokoState } from '../state.ts'

/** The part of a bot that a game needs. */
interface Player {
  choose(question: {
    game: typeof lokomoto
    view: ReturnType<typeof lokomoto.view>
    seat: Seat
    rng: Rng
  }): LokoTypes['action']
}

/** Plays a game to its end; every action must be legal. `watch` gets the state before each choice. */
export function playGame(
  options: LokoOptions,
  seed: string,
  players: readonly Player[],
  watch?: (state: LokoState, seat: Seat) => void,
): LokoState {
  const match = new Match(lokomoto, options, seed)
  const rng = new Rng(`${seed}/bots`)
  while (!match.isOver) {
    const [seat] = lokomoto.active(match.state)
    watch?.(match.state, seat)
    const view = lokomoto.view(match.state, seat)
    const action = players[seat - 1].choose({ game: lokomoto, view, seat, rng })
    const refusal = match.take(seat, action)
    if (refusal !== undefined) throw new Error(`${lokomoto.format(action)} is refused: ${JSON.stringify(refusal)}`)
  }
  return match.state
}

/** The success of all players together: points per section of the map, and drawn sections that were not used. */
export function harvestOf(state: LokoState): { readonly perSection: number; readonly unused: number } {
  const { scores } = lokomoto.standing(state)
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)
  const total = sum(scores.map((score) => score.total))
  return { perSection: total / state.cards.sections.length, unused: -sum(scores.map(({ unused }) => unused)) }
}
