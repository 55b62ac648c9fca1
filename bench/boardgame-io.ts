import type { Game, GameTypes } from '../src/engine/game.ts'
import type { Rng } from '../src/engine/random.ts'

/** How a game picks its next action in a measured loop. */
export type Pick<T extends GameTypes> = (state: T['state'], seat: number, rng: Rng) => T['action']

/** The state as the plain data that boardgame.io asks for, and back. */
export interface Plain<T extends GameTypes, G> {
  save(state: T['state']): G
  load(saved: G): T['state']
}

/**
 * One random game driven through boardgame.io, as it is meant to be used: our rules are its moves, its store keeps the
 * state as plain data, and its client makes the moves. Returns the number of actions.
 */
export async function boardgameIo<T extends GameTypes, G>(
  game: Game<T>,
  options: T['options'],
  plain: Plain<T, G>,
  pick: Pick<T>,
) {
  process.env.NODE_ENV = 'production' // or it loads its debug panel
  const { Client } = await import('boardgame.io/dist/cjs/client.js')
  return (seed: string, rng: Rng): number => {
    const client = Client<G>({
      game: {
        setup: () => plain.save(game.setup(options, seed)),
        moves: {
          act: ({ G, playerID }, action: T['action']) => {
            const state = plain.load(G)
            game.play(state, Number(playerID) + 1, action)
            return plain.save(state)
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
      const state = plain.load(current.G)
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
