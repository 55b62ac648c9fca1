import type { Outcome, Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { TestTable } from '#engine/testing/test-table.ts'
import type { EstablishmentId } from '../../cards/cards.ts'
import type { MachiTypes } from '../facts.ts'
import type { MachiPlayer, MachiPosition, MachiView } from '../position.ts'
import { machiKoro } from '../rules.ts'
import type { MachiOptions } from '../state.ts'

/** Hand-made situations for tests. A test names only what it is about. */

export type PlayerSituation = Partial<MachiPlayer>

export interface Situation extends Partial<Pick<MachiPosition, 'phase' | 'turn' | 'dice'>> {
  /** Establishments that are left out have their full supply. */
  readonly supply?: MachiPlayer['cards']
  /** Seat 1 first; two of them, unless there are more. */
  readonly players?: readonly PlayerSituation[]
}

/** Seat 1 is to roll, towns are empty and no player has coins, unless the situation says otherwise. */
export function positionIn(situation: Situation, cards = machiKoro.cards): MachiPosition {
  const { phase = 'roll', turn = 1, dice = [], supply, players = [] } = situation
  const count = Math.max(2, players.length)
  const whole = Object.fromEntries(cards.establishments.map(({ id, copies }) => [id, copies]))
  return {
    game: 'machi-koro',
    options: { players: count },
    phase,
    active: phase === 'over' ? [] : [turn],
    turn,
    dice,
    supply: { ...(whole as Record<EstablishmentId, number>), ...supply },
    players: Array.from({ length: count }, (_, i) => ({ coins: 0, cards: {}, landmarks: [], ...players[i] })),
  }
}

/** Far more than two dice need to show a given result. */
const MOST_TRIES = 10_000
/** Far more actions than a game of random moves has. */
const LONGEST = 10_000

/** A table of this game, played in the notation. */
export class Table extends TestTable<MachiTypes> {
  /** A hand-made situation. */
  static at(situation: Situation, game = machiKoro): Table {
    return new Table(game, game.fromPosition(positionIn(situation, game.cards), new Rng('table')))
  }

  /** A new game. */
  static start(options: MachiOptions, seed: string, game = machiKoro): Table {
    return new Table(game, game.setup(options, seed))
  }

  get view(): MachiView {
    return this.game.view(this.state, 'spectator')
  }

  /** The coins of each seat, seat 1 first. */
  get coins(): number[] {
    return this.position.players.map(({ coins }) => coins)
  }

  player(seat: Seat): MachiPlayer {
    return this.position.players[seat - 1]
  }

  /** The legal actions of the seat whose turn it is. */
  get legal(): string[] {
    return this.legalOf(this.position.turn)
  }

  /** The seat whose turn it is takes an action that must be legal. */
  play(text: string): Outcome {
    const seat = this.position.turn
    const why = this.whyNot(seat, text)
    if (why !== undefined) throw new Error(`seat ${seat} may not ${text}: ${why}`)
    return this.game.play(this.state, seat, this.action(text))
  }

  /** Rolls, or rolls again where that is due, and the dice show this: of all that could come, the test waits for it. */
  roll(...dice: readonly number[]): this {
    const { phase, turn } = this.position
    const text = `${phase === 'reroll' ? 'reroll' : 'roll'} ${dice.length}`
    const why = this.whyNot(turn, text)
    if (why !== undefined) throw new Error(`seat ${turn} may not ${text}: ${why}`)
    const before = this.view
    for (let k = 0; k < MOST_TRIES; k++) {
      this.state = this.game.determinize(before, new Rng(`dice/${k}`))
      this.game.play(this.state, turn, this.action(text))
      if (this.position.dice.join() === dice.join()) return this
    }
    throw new Error(`the dice never show ${dice}`)
  }

  /** Goes on with random legal actions to the end; `each` sees every moment and what is done in it. */
  playOn(seed: string, each: (table: Table, text: string) => void): this {
    const rng = new Rng(seed)
    for (let actions = 0; this.active.length > 0; actions++) {
      if (actions === LONGEST) throw new Error(`no end after ${LONGEST} actions`)
      const [seat] = this.active
      const action = this.game.sample(this.state, seat, rng)
      each(this, this.game.format(action))
      this.game.play(this.state, seat, action)
    }
    return this
  }
}
