import { isDeepStrictEqual } from 'node:util'
import type { Game, GameTypes, Refusal, Seat } from '../game.ts'

/** A game at some moment, played in the notation. */
export class TestTable<T extends GameTypes> {
  readonly game: Game<T>
  state: T['state']

  constructor(game: Game<T>, state: T['state']) {
    this.game = game
    this.state = state
  }

  get position(): T['position'] {
    return this.game.position(this.state)
  }

  get active(): readonly Seat[] {
    return this.game.active(this.state)
  }

  legalOf(seat: Seat): string[] {
    return Array.from(this.game.legalActions(this.state, seat), (action) => this.game.format(action))
  }

  action(text: string): T['action'] {
    const action = this.game.parse(text)
    if (action === undefined) throw new Error(`not in the notation: ${text}`)
    return action
  }

  refusal(seat: Seat, text: string): Refusal | undefined {
    return this.game.refusal(this.state, seat, this.action(text))
  }

  /**
   * The rule and the reason for which an action is refused, such as `RH-T9 too-expensive`; undefined if it is legal.
   * The question must change nothing, the list of legal actions must agree, and a refusal must have a whole sentence.
   */
  whyNot(seat: Seat, text: string): string | undefined {
    const before = this.game.clone(this.state)
    const refusal = this.refusal(seat, text)
    const isListed = this.legalOf(seat).includes(this.game.format(this.action(text)))
    if (!isDeepStrictEqual(this.state, before)) throw new Error(`asking about ${text} changed the state`)
    if (isListed !== (refusal === undefined)) throw new Error(`${text} is ${isListed ? '' : 'not '}listed as legal`)
    if (refusal === undefined) return undefined
    const sentence = this.game.explain(refusal)
    if (!/^[^{}]{10,}$/.test(sentence) || /undefined|NaN/.test(sentence)) throw new Error(`no sentence: ${sentence}`)
    return `${refusal.rule} ${refusal.reason}`
  }
}
