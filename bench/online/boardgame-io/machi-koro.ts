import type { OnlineGame } from 'boardgame.io/dist/cjs/server.js'
import type { Rng } from '#engine/random.ts'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { MachiState } from '#games/machi-koro/rules/state.ts'
import { movesOf, type PlainGame, game as plainGame } from '../../boardgame-io-machi-koro.ts'
import { SEATS } from '../bench-table.ts'

/** A move as boardgame.io's clients send it. */
export interface Move {
  readonly type: string
  readonly args: readonly unknown[]
  /** The number of the player, from 0. */
  readonly player: number
}

/** Machi Koro on boardgame.io, and a random move for it; undefined if the game is over. */
export interface BoardgameIoRules<G> {
  readonly game: OnlineGame<G>
  pick(G: G, currentPlayer: number, rng: Rng): Move | undefined
}

/** As users of boardgame.io write a game: plain objects, its own dice, turns and undo. */
const itsOwnWay: BoardgameIoRules<PlainGame> = {
  game: { ...plainGame, name: 'machi-koro' },
  pick(G, player, rng) {
    const legal = movesOf(G, player)
    if (legal.length === 0) return undefined
    const [type, ...words] = legal[rng.below(legal.length)].split(' ')
    return { type, args: words.map((word) => (/^\d$/.test(word) ? Number(word) : word)), player }
  },
}

interface Words {
  readonly words: readonly number[]
}

const OPTIONS = { players: SEATS }
const { cards } = machiKoro.setup(OPTIONS, 'any')
const plain = ({ words }: MachiState): Words => ({ words: Array.from(words) })
const stateOf = ({ words }: Words) => new MachiState(OPTIONS, cards, Int32Array.from(words))
let matches = 0

/** Its fastest case: our rules as its only move, a state of numbers, without its turns and undo. */
const withOurRules: BoardgameIoRules<Words> = {
  game: {
    name: 'machi-koro',
    setup: () => plain(machiKoro.setup(OPTIONS, `match ${matches++}`)),
    moves: {
      act({ G, playerID }, action: number) {
        const state = stateOf(G)
        machiKoro.play(state, Number(playerID) + 1, action)
        return plain(state)
      },
    },
    turn: { activePlayers: { all: 'playing' } },
    disableUndo: true,
  },
  pick(G, _player, rng) {
    const state = stateOf(G)
    const [seat] = machiKoro.active(state)
    if (seat === undefined) return undefined
    return { type: 'act', args: [machiKoro.sample(state, seat, rng)], player: seat - 1 }
  },
}

export const WAYS = { itsOwnWay, withOurRules }
