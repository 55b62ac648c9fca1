import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { randomCards as randomLokomoto } from '#games/lokomoto/cards/testing/random-cards.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { randomCards as randomMachi } from '#games/machi-koro/cards/testing/random-cards.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { randomCards as randomRail } from '#games/rail-on-the-hill/cards/testing/random-cards.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { ALL_KINDS } from './views/all-games.ts'

/** Random and hostile card files: each must be refused, or be playable to the end by random actions. */

const GAMES: readonly { rules: Game; randomCards: (rng: Rng, isExtreme: boolean) => unknown }[] = [
  { rules: railOnTheHill, randomCards: randomRail },
  { rules: machiKoro, randomCards: randomMachi },
  { rules: lokomoto, randomCards: randomLokomoto },
]

/** Each random file as it is, with extreme numbers, and broken in some places. */
export const KINDS = ['random', 'extreme', 'broken', 'extreme and broken', 'broken text'] as const

/** Four times what the check of a set allows to its own trial games: others with the same cards take longer by chance. */
const MOST_ACTIONS = 20_000

const LONGEST_REASON = 600

/** How many of the files with these numbers were played, by game and kind. Throws where one is neither refused nor ends. */
export function playFiles(first: number, count: number): ReadonlyMap<string, number> {
  const played = new Map<string, number>()
  for (let number = first; number < first + count; number++) {
    for (const { rules, randomCards } of GAMES) {
      for (const kind of KINDS) {
        const rng = new Rng(`${rules.id} ${kind} ${number}`)
        const json = randomCards(rng, kind.includes('extreme'))
        const text = JSON.stringify(kind.includes('broken') && kind !== 'broken text' ? broken(json, rng) : json)
        if (playFile(rules, kind === 'broken text' ? brokenText(text, rng) : text, rng)) {
          const key = `${rules.id}: ${kind}`
          played.set(key, (played.get(key) ?? 0) + 1)
        }
      }
    }
  }
  return played
}

/** Whether the file was taken. */
function playFile(rules: Game, text: string, rng: Rng): boolean {
  const set = cardSetIn(text, 'hostile')
  const game = set.ok ? withCardSet(rules, set.value) : set
  if (!game.ok) {
    const reason = explainCards(game.error, rules.cardProblems)
    if (!/ /.test(reason) || reason.length > LONGEST_REASON) throw new Error(`not a reason: ${reason}`)
    return false
  }
  const kinds = ALL_KINDS.filter(({ id }) => id === rules.id)
  playToTheEnd(game.value, kinds[rng.below(kinds.length)].options, rng, text)
  return true
}

function playToTheEnd(game: Game, options: Parameters<Game['setup']>[0], rng: Rng, text: string): void {
  const state = game.setup(options, String(rng.below(1000)))
  let left = MOST_ACTIONS
  for (let active = game.active(state); active.length > 0; active = game.active(state)) {
    if (left-- === 0) throw new Error(`${game.id} does not end: ${text}`)
    const seat = active[rng.below(active.length)]
    const action = game.sample(state, seat, rng)
    const refusal = game.refusal(state, seat, action)
    if (refusal !== undefined) throw new Error(`${game.id} refuses ${game.format(action)}: ${text}`)
    game.play(state, seat, action)
  }
  const numbers = JSON.stringify(game.standing(state).scores).match(/-?\d[\d.e+]*/g) ?? []
  if (numbers.some((number) => Math.abs(Number(number)) >= 2 ** 31 || !Number.isInteger(Number(number)))) {
    throw new Error(`${game.id} has scores ${numbers}: ${text}`)
  }
}

/** Values that no field should hold, or that only some may. */
const STRANGE: readonly unknown[] = [
  ...[0, 1, -1, 2, 3, 9, 10, 99, 100, 128, 129, 999, 2 ** 31, 2 ** 53, 1e308, 0.5, -0.5],
  ...['', 'a', 'zoo', 'red', 'c3', 'a1-a2', '__proto__', 'constructor', '\u202e', '0', '['.repeat(100)],
  ...[null, true, false, [], {}, [[]], [null], [[0, 0]], { id: 1 }, [1, 2, 3], Array(999).fill(1)],
]

/** The same with some values replaced, left out, or put in another place. */
function broken(json: unknown, rng: Rng): unknown {
  const whole = structuredClone(json)
  for (let times = 1 + rng.below(4); times > 0; times--) {
    const slots = slotsIn(whole)
    const [holder, key] = slots[rng.below(slots.length)]
    const [other, otherKey] = slots[rng.below(slots.length)]
    switch (rng.below(4)) {
      case 0:
        delete holder[key]
        break
      case 1:
        holder[key] = structuredClone(other[otherKey])
        break
      default:
        holder[key] = structuredClone(STRANGE[rng.below(STRANGE.length)])
    }
  }
  return whole
}

type Holder = Record<string, unknown>

/** Every place in a JSON value that holds another value. */
function slotsIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key): [Holder, string][] => [[holder, key], ...slotsIn(holder[key])])
}

/** A text with a few characters changed, doubled or cut off. */
function brokenText(text: string, rng: Rng): string {
  const at = rng.below(text.length)
  const letter = '{}[]",:0123456789-e\u0000\u202e\ud800\ufeff'[rng.below(22)]
  const after = [text.slice(at + 1), text.slice(at), text.slice(at - 50), '']
  return text.slice(0, at) + letter + after[rng.below(after.length)]
}
