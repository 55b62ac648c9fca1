import { type Game, type GameTypes, NOTHING_NEW, type Seat } from '../game.ts'
import { isObject } from '../json.ts'
import { Match } from '../match.ts'
import { readOptions } from '../options.ts'
import { Rng } from '../random.ts'
import { readRecord, recordOf, verify } from '../record.ts'
import { mutated } from './mutate.ts'
import { type Complaints, UndoCheck } from './undo-check.ts'

/** What the kit needs to know about a game. */
export interface ConformanceCase<T extends GameTypes> {
  readonly options: T['options']
  readonly seed: string
  /** Every component of the game, wherever it is in the position: always the same ones. */
  readonly components: (position: T['position']) => readonly string[]
  /** A random game with more actions than this counts as endless. */
  readonly longest: number
  /** The slow checks run at one step in this many. */
  readonly closeLookEvery: number
  /** Whether the game reads more forms of its notation than the one that it writes. */
  readonly readsOtherForms?: true
}

/** Games that count their actions may have millions of them: at most this many are checked. */
const MOST_LISTED = 1000

/** One step in this many tries to undo something. */
const UNDO_EVERY = 6

/** How much of a game was checked. */
export interface Examined {
  readonly actions: number
  /** How many undos there were, and how many of them left later actions of other seats in place. */
  readonly undos: number
  readonly undosAmongOthers: number
}

/** A game breaks a promise of the contract; the message says where, so that the moment can be found again. */
export class ConformanceError extends Error {}

/**
 * Plays one random game and checks everything that the contract of a game promises, and the undo rule. Throws a
 * ConformanceError at the first broken promise.
 */
export function checkConformance<T extends GameTypes>(game: Game<T>, given: ConformanceCase<T>): Examined {
  return new Examination(game, given).run()
}

class Examination<T extends GameTypes> implements Complaints {
  readonly #game: Game<T>
  readonly #case: ConformanceCase<T>
  readonly #rng: Rng
  readonly #match: Match<T>
  readonly #components: string
  readonly #undo: UndoCheck<T>
  /** Texts that were legal at an earlier moment; at most other moments they are illegal. */
  readonly #texts: string[] = []

  constructor(game: Game<T>, given: ConformanceCase<T>) {
    this.#game = game
    this.#case = given
    this.#rng = new Rng(`${given.seed}/conformance`)
    const options = readOptions(game, given.options, 'refused')
    if (!options.ok) throw new ConformanceError(`${game.id}: ${options.error}`)
    this.#match = new Match(game, options.value, given.seed)
    this.#undo = new UndoCheck(this.#match, this)
    this.#components = this.#listComponents()
  }

  run(): Examined {
    this.#checkOptions()
    const again = this.#game.setup(this.#match.options, this.#case.seed)
    this.same('the same seed sets up the same game', this.#positionOf(again), this.#position())
    while (!this.#match.isOver) {
      if (this.#match.log.length > this.#case.longest) this.fail('random games end', 'this one does not')
      this.#checkActions()
      if (this.#rng.below(this.#case.closeLookEvery) === 0) this.#lookClosely()
      this.#step()
      this.same('components are conserved', this.#listComponents(), this.#components)
      if (this.#rng.below(UNDO_EVERY) === 0) this.#undo.check(this.#rng)
    }
    this.#checkActions()
    this.#lookClosely()
    this.#checkRecord()
    const { undos, undosAmongOthers } = this.#undo
    return { actions: this.#match.log.length, undos, undosAmongOthers }
  }

  get #state(): T['state'] {
    return this.#match.state
  }

  #seats(): Seat[] {
    return Array.from({ length: this.#case.options.players }, (_, i) => i + 1)
  }

  #positionOf(state: T['state']): string {
    return JSON.stringify(this.#game.position(state))
  }

  #position(): string {
    return this.#positionOf(this.#state)
  }

  #listComponents(): string {
    return [...this.#case.components(this.#game.position(this.#state))].sort().join(' ')
  }

  fail(promise: string, what: string): never {
    const { options, seed } = this.#case
    const where = `${this.#game.id} ${JSON.stringify(options)} seed ${JSON.stringify(seed)}`
    throw new ConformanceError(`${where} after ${this.#match.log.length} actions: ${promise}: ${what}`)
  }

  same(promise: string, actual: string, expected: string): void {
    if (actual === expected) return
    let at = 0
    while (actual[at] === expected[at]) at++
    const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40)
    this.fail(promise, `…${around(actual)}… is not …${around(expected)}…`)
  }

  /** The legal actions of a seat; only the first ones if the game counts its actions and there are many. */
  #legalTexts(state: T['state'], seat: Seat): string[] {
    const texts: string[] = []
    for (const action of this.#game.legalActions(state, seat)) {
      if (texts.length === this.#mostListed) break
      texts.push(this.#game.format(action))
    }
    return texts
  }

  get #mostListed(): number {
    return this.#game.countActions === undefined ? Number.POSITIVE_INFINITY : MOST_LISTED
  }

  // ---- Every step

  /** Legal actions are unique, in a stable order, parsed as they are written, and accepted only from their seat. */
  #checkOptions(): void {
    const { options, seed } = this.#case
    const wrong = [{ players: this.#game.players[1] + 1 }, { players: 2.5 }, { first: 99 }]
    for (const each of wrong) {
      try {
        this.#game.setup({ ...options, ...each }, seed)
      } catch {
        continue
      }
      this.fail('impossible options are refused', JSON.stringify(each))
    }
  }

  #checkActions(): void {
    const game = this.#game
    const active = game.active(this.#state)
    for (const seat of this.#seats()) {
      const texts = this.#legalTexts(this.#state, seat)
      if (new Set(texts).size !== texts.length) this.fail('legal actions are unique', `seat ${seat}: ${texts}`)
      if (texts.length > 0 !== active.includes(seat)) {
        this.fail('active seats, and only they, can act', `seat ${seat} has ${texts.length} actions`)
      }
      this.#checkOrder(seat)
      this.same('the list is stable', this.#legalTexts(game.clone(this.#state), seat).join(), texts.join())
      for (const text of texts) {
        const action = this.#parsed(text)
        const refusal = game.refusal(this.#state, seat, action)
        if (refusal !== undefined)
          this.fail('listed actions are accepted', `${text}: ${refusal.rule} ${refusal.reason}`)
      }
      if (texts.length > 0) {
        const sampled = game.format(game.sample(this.#state, seat, this.#rng))
        const isLegal = this.#isComplete(texts) ? texts.includes(sampled) : this.#isAccepted(seat, sampled)
        if (!isLegal) this.fail('sampled actions are legal', `seat ${seat}: ${sampled}`)
        this.#texts.push(sampled, texts[this.#rng.below(texts.length)])
      }
      this.#checkCounts(seat, texts)
      this.#checkForced(seat, texts)
    }
  }

  /** A forced action is the only legal one. */
  #checkForced(seat: Seat, texts: readonly string[]): void {
    const action = this.#game.forced?.(this.#state, seat)
    if (action !== undefined) this.same('a forced action is the only one', this.#game.format(action), texts.join())
  }

  #isComplete(texts: readonly string[]): boolean {
    return texts.length < this.#mostListed
  }

  #isAccepted(seat: Seat, text: string): boolean {
    return this.#game.refusal(this.#state, seat, this.#parsed(text)) === undefined
  }

  /** The counts agree with the list, as far as it can be listed. */
  #checkCounts(seat: Seat, texts: readonly string[]): void {
    const counts = this.#game.countActions?.(this.#state, seat)
    if (counts === undefined) return
    const [actual, expected] = [counts, countKinds(texts)].map((each) =>
      JSON.stringify(
        Object.entries(each)
          .filter(([, count]) => count > 0)
          .sort(),
      ),
    )
    if (this.#isComplete(texts)) this.same('actions are counted as they are listed', actual, expected)
    const total = Object.values(counts).reduce((all, count) => all + count, 0)
    if (total < texts.length) this.fail('actions are counted as they are listed', `${total}, not ${texts.length}`)
  }

  #checkOrder(seat: Seat): void {
    let previous: T['action'] | undefined
    let looked = 0
    for (const action of this.#game.legalActions(this.#state, seat)) {
      if (looked++ === this.#mostListed) return
      if (typeof previous === 'number' && typeof action === 'number' && previous >= action) {
        this.fail('legal actions are sorted', `${this.#game.format(previous)}, ${this.#game.format(action)}`)
      }
      previous = action
    }
  }

  #parsed(text: string): T['action'] {
    const action = this.#game.parse(text)
    if (action === undefined) this.fail('what is written can be read', text)
    this.same('what is read is what was written', this.#game.format(action), text)
    return action
  }

  /** Plays a random action, also on a clone: each state is changed only by its own action, and both end up the same. */
  #step(): void {
    const game = this.#game
    const active = game.active(this.#state)
    const seat = active[this.#rng.below(active.length)]
    const action = game.sample(this.#state, seat, this.#rng)
    const before = this.#position()
    const clone = game.clone(this.#state)
    const outcome = game.play(clone, seat, action)
    this.same('a clone is independent', this.#position(), before)
    this.#undo.take(seat, action)
    this.same('a clone plays on alike', this.#positionOf(clone), this.#position())
    if (this.#match.log.at(-1)?.outcome !== outcome) this.fail('a clone plays on alike', 'but for its outcome')
  }

  // ---- Now and then

  #lookClosely(): void {
    this.#checkForeignActions()
    this.#checkPosition()
    this.#checkViews()
    this.#checkOutcomes()
    this.#checkPoints()
  }

  /** Actions that are not on the list are refused with a rule and a sentence, and change nothing. */
  #checkForeignActions(): void {
    const game = this.#game
    const before = this.#position()
    for (const seat of this.#seats()) {
      const listed = this.#legalTexts(this.#state, seat)
      const legal = new Set(listed)
      for (let i = 0; i < 40 && this.#texts.length > 0; i++) {
        const foreign = this.#texts[this.#rng.below(this.#texts.length)]
        const text = i % 2 === 0 ? foreign : mutated(foreign, this.#texts, this.#rng)
        const action = game.parse(text)
        if (action === undefined) continue
        const written = game.format(action)
        this.#parsed(written)
        if (!this.#case.readsOtherForms) this.same('what is read is what was written', written, text)
        const refusal = game.refusal(this.#state, seat, action)
        if (this.#isComplete(listed) ? (refusal === undefined) !== legal.has(written) : refusal && legal.has(written)) {
          this.fail('list and refusal agree', `seat ${seat} ${text}: ${refusal?.rule ?? 'accepted'}`)
        }
        if (refusal !== undefined && /^$|[{}]|undefined/.test(game.explain(refusal))) {
          this.fail('a refusal can be explained', `${refusal.reason}: ${game.explain(refusal)}`)
        }
      }
    }
    this.same('a refusal changes nothing', this.#position(), before)
  }

  /** A state made from a position has the same position, legal actions and score. */
  #checkPosition(): void {
    const game = this.#game
    const state = game.fromPosition(JSON.parse(this.#position()), this.#rng)
    this.same('positions round-trip', this.#positionOf(state), this.#position())
    for (const seat of this.#seats()) {
      const [actual, expected] = [state, this.#state].map((each) => this.#legalTexts(each, seat).join())
      this.same('a position offers the same actions', actual, expected)
    }
    const [actual, expected] = [state, this.#state].map((each) => JSON.stringify(game.standing(each)))
    this.same('a position scores the same', actual, expected)
    // The same position with another seed for what comes, which no view may show.
    const other = game.fromPosition(JSON.parse(this.#position()), this.#rng)
    for (const who of [...this.#seats(), 'spectator'] as const) {
      const [one, two] = [state, other].map((each) => JSON.stringify(game.view(each, who)))
      this.same('chance to come does not show', one, two)
    }
  }

  /** A state made from a view gives its seat the same view and the same legal actions; no view contains the seed. */
  #checkViews(): void {
    const game = this.#game
    const seen = JSON.stringify(game.view(this.#state, 'spectator'))
    for (const who of [...this.#seats(), 'spectator'] as const) {
      const view = JSON.stringify(game.view(this.#state, who))
      if (game.isOpen) this.same('where nothing is hidden all seats see the same', view, seen)
      if (view.includes(JSON.stringify(this.#case.seed))) this.fail('a view never has the seed', view)
      const guess = game.determinize(JSON.parse(view), this.#rng)
      this.same(`what ${who} may not know does not show`, JSON.stringify(game.view(guess, who)), view)
      if (who === 'spectator') continue
      const [actual, expected] = [guess, this.#state].map((each) => this.#legalTexts(each, who).join())
      this.same('a view is enough to know the legal actions', actual, expected)
    }
  }

  /**
   * An action with the outcome "nothing new" has the same result whatever is hidden, as seen from every seat. Otherwise
   * something was drawn or revealed, and the outcome must say so.
   */
  #checkOutcomes(): void {
    const game = this.#game
    for (const seat of game.active(this.#state)) {
      const action = game.sample(this.#state, seat, this.#rng)
      const real = game.clone(this.#state)
      if (game.play(real, seat, action) !== NOTHING_NEW) continue
      for (const who of this.#seats()) {
        const guess = game.determinize(game.view(this.#state, who), this.#rng)
        const text = game.format(action)
        if (game.refusal(guess, seat, action) !== undefined) this.fail('an open action reveals nothing', text)
        game.play(guess, seat, action)
        const [actual, expected] = [guess, real].map((each) => JSON.stringify(game.view(each, who)))
        this.same(`an open action (${text}) has one result`, actual, expected)
      }
    }
  }

  /** The sources of a seat's points add up to its total, if its score has one. */
  #checkPoints(): void {
    this.#game.standing(this.#state).scores.forEach((score, i) => {
      if (!isObject(score) || typeof score.total !== 'number') return
      const sum = this.#game.pointSources(this.#state, i + 1).reduce((all, { points }) => all + points, 0)
      if (sum !== score.total) this.fail('points add up', `${sum} is not ${score.total} for seat ${i + 1}`)
    })
  }

  // ---- At the end

  /** A record is read as it was written, its replay equals the game, and it can be verified. */
  #checkRecord(): void {
    const names = this.#seats().map((seat) => `player ${seat}`)
    const record = JSON.stringify(recordOf(this.#match, names))
    const read = readRecord(JSON.parse(record))
    if (!read.ok) this.fail('records round-trip', read.error)
    const verified = verify(this.#game, read.value)
    if (!verified.ok) this.fail('records can be verified', verified.error)
    this.same('replay equals live', this.#positionOf(verified.value.state), this.#position())
    this.same('records round-trip', JSON.stringify(recordOf(verified.value, names)), record)
  }
}

function countKinds(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) {
    const [kind] = text.split(' ')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
