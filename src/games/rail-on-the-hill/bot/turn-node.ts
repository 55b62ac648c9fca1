import { LINES } from '../cards/cards.ts'
import { BONUS_PLANS, BUY, bonus, kindOf, PLACE } from '../rules/actions.ts'
import { CELLS } from '../rules/grid.ts'
import { TOKEN_PRICE } from '../rules/numbers.ts'
import { playAction } from '../rules/play.ts'
import {
  ACQUIRED,
  ACTIVE,
  BONUS_PENDING,
  cloneState,
  DOUBLES,
  KEEP_PENDING,
  LAID,
  LAID_EVER,
  LINE_PLANS,
  LOCATED,
  lineAt,
  NORTH,
  NOTHING_PENDING,
  PENDING,
  PLACED,
  PLANS_PENDING,
  playerAt,
  type RailState,
  RESOURCES,
  TOWN,
  TRACK_PENDING,
  TRACK_SPOTS,
  WEST,
  WILDS,
} from '../rules/state.ts'

/** The most actions that a planned turn can have. */
const LONGEST_TURN = 24

/** A partly planned turn. Unless draws are known, it draws nothing: an action that draws only pays its price. */
export class TurnNode {
  readonly state: RailState
  readonly #areDrawsKnown: boolean
  readonly #actions = new Int32Array(LONGEST_TURN)
  #count = 0
  /** How many draws of each kind were made. */
  plansDrawn = 0
  tokensDrawn = 0
  /** The expected final score if the turn ends here. */
  worth = 0
  /** What the judge last said about the rounds to come, and about that. */
  prospects = 0
  correction = 0

  constructor(state: RailState, areDrawsKnown: boolean) {
    this.state = cloneState(state)
    this.#areDrawsKnown = areDrawsKnown
  }

  begin(state: RailState): void {
    cloneState(state, this.state)
    this.#count = 0
    this.plansDrawn = 0
    this.tokensDrawn = 0
    this.worth = 0
    this.prospects = 0
    this.correction = 0
  }

  become(other: TurnNode): void {
    cloneState(other.state, this.state)
    this.#actions.set(other.#actions)
    this.#count = other.#count
    this.plansDrawn = other.plansDrawn
    this.tokensDrawn = other.tokensDrawn
    this.worth = other.worth
    this.prospects = other.prospects
    this.correction = other.correction
  }

  get actions(): number[] {
    return Array.from(this.#actions.subarray(0, this.#count))
  }

  get lastAction(): number {
    return this.#actions[this.#count - 1]
  }

  get isLong(): boolean {
    return this.#count === LONGEST_TURN
  }

  play(player: number, action: number): void {
    this.#actions[this.#count++] = action
    const { words } = this.state
    const me = playerAt(player)
    if (!this.#areDrawsKnown && isDraw(action)) {
      if (kindOf(action) === BUY) {
        words[me + RESOURCES] -= TOKEN_PRICE
        this.tokensDrawn++
      } else {
        words[me + PENDING] = NOTHING_PENDING
        this.plansDrawn++
      }
      return
    }
    playAction(this.state, player, action)
    // RH-X2: other players may have to acquire before this turn continues, which does not affect it.
    words[ACTIVE] |= 1 << player
  }
}

/** The turns without those that are too much alike: at most `alike` may place the same card in the same way. */
export function ofAllKinds<Turn extends { readonly actions: readonly number[] }>(
  turns: readonly Turn[],
  alike: number,
): Turn[] {
  const counts = new Map<number, number>()
  return turns.filter(({ actions }) => {
    const placing = actions.find((action) => kindOf(action) === PLACE)
    if (placing === undefined) return true
    const count = counts.get(placing) ?? 0
    counts.set(placing, count + 1)
    return count < alike
  })
}

/** Whether an action reveals hidden cards or tokens. */
export function isDraw(action: number): boolean {
  return kindOf(action) === BUY || action === bonus(BONUS_PLANS)
}

export function isAtRest({ words }: RailState, player: number): boolean {
  return words[playerAt(player) + PENDING] === NOTHING_PENDING
}

/** RH-R5 */
export function canEnd(state: RailState, player: number): boolean {
  return isAtRest(state, player) && state.words[playerAt(player) + PLACED] !== 0
}

/** The rough value of a step that is still to come in the turn; used only to compare unfinished turns. */
const TRACK_DUE = 4
const BONUS_DUE = 4
const LOCATION_DUE = [0, 2, 3, 4, 3]

export function stillDue({ words }: RailState, player: number): number {
  const me = playerAt(player)
  let due = words[me + LAID] === 0 ? TRACK_DUE : 0
  if (words[me + LOCATED] === 0) due += LOCATION_DUE[words[me + ACQUIRED]]
  const pending = words[me + PENDING]
  if (pending === BONUS_PENDING || pending === TRACK_PENDING) due += BONUS_DUE
  if (pending === PLANS_PENDING || pending === KEEP_PENDING) due += BONUS_DUE
  return due
}

/** A hash of a player's position in the middle of a turn, independent of the order of actions. */
export function fingerprint({ words }: RailState, player: number): number {
  const me = playerAt(player)
  let hash = words[me + RESOURCES]
  hash = mix(
    hash,
    (words[me + ACQUIRED] << 3) | (words[me + PLACED] << 2) | (words[me + LAID] << 1) | words[me + LOCATED],
  )
  hash = mix(hash, (words[me + PENDING] << 8) | (words[me + DOUBLES] << 4) | words[me + WILDS])
  hash = mix(hash, (words[me + NORTH] << 4) | words[me + WEST])
  for (let cell = 0; cell < CELLS; cell++) hash = mix(hash, words[me + TOWN + cell])
  for (let line = 0; line < LINES.length; line++) {
    const mine = lineAt(player, line)
    hash = mix(hash, words[mine + LAID_EVER])
    hash = mix(hash, words[mine + TRACK_SPOTS])
    hash = mix(hash, words[mine + TRACK_SPOTS + 1])
    let plans = 0
    const last = mine + LINE_PLANS + words[mine + LINE_PLANS]
    for (let i = mine + LINE_PLANS + 1; i <= last; i++) plans += Math.imul(words[i], words[i] + 0x10001)
    hash = mix(hash, plans)
  }
  return hash
}

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}
