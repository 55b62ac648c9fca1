import type { Game, GameTypes } from '../game.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { PositionCheck } from '../position.ts'
import { Rng } from '../random.ts'

/** A text like the given one with a small change: a number, a word or a letter, or a part left out or repeated. */
export function mutated(text: string, others: readonly string[], rng: Rng): string {
  const words = text.split(' ')
  const at = rng.below(words.length)
  switch (rng.below(6)) {
    case 0:
      return text.replace(/\d+/, (digits) => String(Number(digits) + 1))
    case 1:
      return text.replace(/\d+(?!.*\d)/, (digits) => String(Math.max(0, Number(digits) - 1)))
    case 2: {
      // A word of another action replaces one of this action: valid in form, usually wrong in content.
      const other = others[rng.below(others.length)].split(' ')
      return words.with(at, other[rng.below(other.length)]).join(' ')
    }
    case 3:
      return words.toSpliced(at, 1).join(' ')
    case 4:
      return words.toSpliced(at, 0, words[at]).join(' ')
    default: {
      const letter = rng.below(text.length)
      const replaced = String.fromCharCode(97 + rng.below(26))
      return text.slice(0, letter) + replaced + text.slice(letter + 1)
    }
  }
}

const STRANGE = [null, -1, 0, 1, 2, 7, 1e9, 0.5, '', 'a', '__proto__', [], {}, true, [[1]], { seat: 1, solid: true }]

const STEPS = 12

/**
 * Changes a position in one to three places, `count` times. Positions that pass the check are played on at random,
 * scored and written again; a crash there is thrown. Returns how many passed.
 */
export function playMutatedPositions<T extends GameTypes>(
  game: Game<T>,
  checking: PositionCheck<T>,
  positions: readonly T['position'][],
  { seed, count }: { readonly seed: string; readonly count: number },
): number {
  const rng = new Rng(seed)
  let possible = 0
  for (let i = 0; i < count; i++) {
    let position: unknown = positions[rng.below(positions.length)]
    for (let changes = rng.below(3); changes >= 0; changes--) position = mutatedValue(position, rng)
    if (checking.check(position, game).length > 0) continue
    possible++
    const state = game.fromPosition(position as T['position'], rng)
    for (let step = 0; step < STEPS && game.active(state).length > 0; step++) {
      const [seat] = game.active(state)
      game.play(state, seat, game.sample(state, seat, rng))
    }
    game.standing(state)
    game.position(state)
  }
  return possible
}

/** The same JSON with one value changed, removed or swapped with its neighbour. */
function mutatedValue(json: unknown, rng: Rng): unknown {
  if (Array.isArray(json) && json.length > 0 && rng.below(4) > 0) {
    const at = rng.below(json.length)
    const way = rng.below(6)
    if (way === 0) return json.toSpliced(at, 1)
    if (way === 1) return json.toSpliced(at, 0, json[at])
    if (way === 2) return json.with(at, json[rng.below(json.length)])
    return json.with(at, mutatedValue(json[at], rng))
  }
  if (isObject(json) && Object.keys(json).length > 0 && rng.below(8) > 0) return mutatedObject(json, rng)
  if (typeof json === 'number' && rng.below(2) === 0) return json + rng.below(5) - 2
  if (typeof json === 'boolean' && rng.below(2) === 0) return !json
  return STRANGE[rng.below(STRANGE.length)]
}

function mutatedObject(json: JsonObject, rng: Rng): JsonObject {
  const keys = Object.keys(json)
  const key = keys[rng.below(keys.length)]
  const way = rng.below(8)
  if (way === 0) return Object.fromEntries(Object.entries(json).filter(([each]) => each !== key))
  const value = way === 1 ? json[keys[rng.below(keys.length)]] : mutatedValue(json[key], rng)
  return { ...json, [key]: value }
}
