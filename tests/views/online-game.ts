import type { Game, GameOptions, Seat } from '#engine/game.ts'
import { readOptions } from '#engine/options.ts'
import { Rng } from '#engine/random.ts'
import type { GameRecord } from '#engine/record.ts'
import { Client, openText } from './client.ts'

/** The next action and its seat; undefined at the end. */
type Chooser = (game: Game, state: unknown) => { readonly seat: Seat; readonly action: unknown } | undefined

interface OnlineGame {
  readonly game: Game
  readonly options: GameOptions
  readonly seed: string
  readonly next: Chooser
  /** One in this many positions is compared in full. */
  readonly closeLookEvery: number
}

/** Any legal action of any seat that may act. */
export function atRandom(seed: string): Chooser {
  const rng = new Rng(seed)
  return (game, state) => {
    const seats = game.active(state)
    if (seats.length === 0) return undefined
    const seat = seats[rng.below(seats.length)]
    return { seat, action: game.sample(state, seat, rng) }
  }
}

/**
 * Plays a game as a server does, with a client for each seat and for a spectator, and compares every client with the
 * truth after every action. Returns the number of actions; throws at the first difference.
 */
export function playOnline({ game, options, seed, next, closeLookEvery }: OnlineGame): number {
  const truth = game.setup(options, seed)
  const seats = Array.from({ length: options.players }, (_, i) => i + 1)
  const clients = [...seats, 'spectator' as const].map((eyes) => ({
    eyes,
    client: new Client(game, eyes, options.players, truth),
  }))
  const where = `${game.id} ${JSON.stringify(options)} ${seed}`
  for (let n = 0, last = 'the beginning'; ; n++) {
    const fail = (eyes: Seat | 'spectator', what: string) => {
      throw new Error(`${where}, for ${eyes} after ${n} actions (${last}): ${what}`)
    }
    const open = openText(game, truth)
    for (const { eyes, client } of clients) {
      for (const what of client.differences(truth, open, seed)) fail(eyes, what)
      if (n % closeLookEvery === 0) for (const what of client.closeDifferences(truth)) fail(eyes, what)
    }
    const taken = next(game, truth)
    if (taken === undefined) return n
    const { seat, action } = taken
    last = `${seat} ${game.format(action)}`
    const foreseen = clients.map(({ client }) => client.foresee(seat, action))
    const outcome = game.play(truth, seat, action)
    for (const [i, { eyes, client }] of clients.entries()) {
      if (client.mustForesee(seat, outcome) && foreseen[i] !== outcome)
        fail(eyes, `outcome ${foreseen[i]}, not ${outcome}`)
      client.hear(seat, action, outcome, truth)
    }
  }
}

/** The same with the actions of a record. */
export function replayOnline(game: Game, { options: json, seed, actions }: GameRecord, closeLookEvery: number): number {
  const options = readOptions(game, json, 'refused')
  if (!options.ok) throw new Error(options.error)
  const rest = actions.values()
  const next: Chooser = () => {
    const { done, value } = rest.next()
    return done ? undefined : { seat: value[0], action: game.parse(value[1]) }
  }
  return playOnline({ game, options: options.value, seed, next, closeLookEvery })
}
