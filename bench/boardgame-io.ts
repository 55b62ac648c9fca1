import type { Game, GameTypes } from '#engine/game.ts'
import type { Rng } from '#engine/random.ts'

/** Picks the next action in a measured loop. */
export type PickAction<T extends GameTypes> = (state: T['state'], seat: number, rng: Rng) => T['action']

/** Converts between our state and the one that boardgame.io stores. */
export interface Storage<T extends GameTypes, G> {
  save(state: T['state']): G
  load(saved: G): T['state']
}

/**
 * Plays random games through boardgame.io: our rules are its moves, its store holds the state, and its client makes the
 * moves. Returns a function that plays one game and returns the number of actions.
 */
export async function boardgameIo<T extends GameTypes, G>(
  game: Game<T>,
  options: T['options'],
  storage: Storage<T, G>,
  pick: PickAction<T>,
) {
  const Client = await loadClient()
  return (seed: string, rng: Rng): number => {
    const client = Client<G>({
      game: {
        setup: () => storage.save(game.setup(options, seed)),
        moves: {
          act: ({ G, playerID }, action: T['action']) => {
            const state = storage.load(G)
            game.play(state, Number(playerID) + 1, action)
            return storage.save(state)
          },
        },
        turn: { activePlayers: { all: 'playing' } },
        disableUndo: true,
      },
      numPlayers: options.players,
      playerID: '0',
      debug: false,
    })
    client.start()
    let actions = 0
    for (;;) {
      const current = client.getState()
      if (current === null) throw new Error('boardgame.io has no state')
      const state = storage.load(current.G)
      const seats = game.active(state)
      if (seats.length === 0) break
      const seat = seats[rng.below(seats.length)]
      client.updatePlayerID(String(seat - 1))
      client.moves.act(pick(state, seat, rng))
      actions++
    }
    client.stop()
    return actions
  }
}

/** Loads the client in production mode, without its debug panel, and restores the environment afterwards. */
export async function loadClient() {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const { Client } = await import('boardgame.io/dist/cjs/client.js')
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
  return Client
}
