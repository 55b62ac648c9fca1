import type { Rng } from '#engine/random.ts'
import { loadClient } from './boardgame-io.ts'
import { game, movesOf, type PlainGame } from './boardgame-io-machi-koro.ts'

/** Called for each move: the game before it, the move in our notation, and the game after it. */
type Witness = (before: PlainGame, seat: number, move: string, after: PlainGame) => void

/** Plays random games of Machi Koro written for boardgame.io; returns the number of moves. */
export async function plainMachiKoro(players: number) {
  const Client = await loadClient()
  return (seed: string, rng: Rng, witness?: Witness): number => {
    const client = Client<PlainGame>({ game: { ...game, seed }, numPlayers: players, debug: false })
    client.start()
    let moves = 0
    for (let now = client.getState(); now !== null; now = client.getState()) {
      const before = now.G
      const current = Number(now.ctx.currentPlayer)
      const legal = movesOf(before, current)
      if (legal.length === 0) break
      const move = legal[rng.below(legal.length)]
      const [name, ...values] = move.split(' ')
      client.moves[name](...values.map((value) => (/^\d$/.test(value) ? Number(value) : value)))
      moves++
      const after = client.getState()
      if (witness !== undefined && after !== null) witness(before, current + 1, move, after.G)
    }
    client.stop()
    return moves
  }
}
