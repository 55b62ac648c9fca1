import type { Reason } from '../../../bots/bot.ts'
import {
  build,
  builtItem,
  diceOf,
  givenCard,
  isBuild,
  isReroll,
  isRoll,
  isTv,
  NO_SWAP,
  PASS,
  STAND,
  takenCard,
  tvPlayer,
} from '../actions.ts'
import { ESTABLISHMENTS, FIRST_LANDMARK, ITEMS, LANDMARKS, SECOND_DIE } from '../cards/cards.ts'
import { legalBits } from '../legality/legal.ts'
import { hasWonTurn, playAction } from '../play.ts'
import {
  COINS,
  cloneState,
  copiesIn,
  hasEffect,
  hasItem,
  type MachiState,
  playerAt,
  rollOf,
  SUPPLY,
  TOWNS,
  TURN,
} from '../state.ts'
import type { HintTexts } from '../text/types/hints.ts'
import { incomeRates } from './income-rate.ts'
import { RollGains } from './roll-gains.ts'

/** Less than this a round is not what something is built for. */
const WORTH_TELLING = 0.15
/** So many rounds one may save for something. */
const SAVING_ROUNDS = 3

/** Why a plan is good, told by its first action. */
export class Reasons {
  readonly #state: MachiState
  readonly #player: number
  #ratesNow: readonly number[] | undefined

  constructor(state: MachiState) {
    this.#state = state
    this.#player = state.words[TURN]
  }

  of([action]: readonly number[]): Reason {
    if (isRoll(action)) return this.#ofRoll(diceOf(action))
    if (isReroll(action) || action === STAND) return this.#ofSecondRoll(action)
    if (isTv(action)) return this.#ofVictim(tvPlayer(action))
    if (isBuild(action)) return this.#ofBuilding(builtItem(action))
    if (action === PASS) return this.#ofPassing()
    if (action === NO_SWAP) return because('no-swap')
    return because('swap', { given: ESTABLISHMENTS[givenCard(action)], taken: ESTABLISHMENTS[takenCard(action)] })
  }

  #ofRoll(dice: number): Reason {
    if (!hasEffect(this.#state, SECOND_DIE)) return because('forced')
    const gains = new RollGains().look(this.#state)
    const values = { mean: rounded(gains.meanOf(dice)), other: rounded(gains.meanOf(3 - dice)) }
    return because(dice === 1 ? 'one-die' : 'two-dice', values)
  }

  #ofSecondRoll(action: number): Reason {
    const { words } = this.#state
    const gains = new RollGains().look(this.#state)
    if (action === STAND && hasWonTurn(this.#state)) return because('double', { coins: gains.of[rollOf(words)] })
    const mean = rounded(gains.meanOf(action === STAND ? gains.dice : diceOf(action)))
    return because(action === STAND ? 'stand' : 'reroll', { coins: gains.of[rollOf(words)], mean })
  }

  #ofVictim(victim: number): Reason {
    const { words, cards, options } = this.#state
    const coins = Math.min(words[playerAt(victim) + COINS], cards.incomes[cards.tvStation])
    const others = Array.from({ length: options.players }, (_, i) => i).filter(
      (i) => i !== this.#player && i !== victim,
    )
    const isAhead = others.every((other) => landmarksOf(words, victim) > landmarksOf(words, other))
    return because(isAhead && others.length > 0 ? 'robs-leader' : 'robs', { player: victim + 1, coins })
  }

  #ofBuilding(item: number): Reason {
    const { words } = this.#state
    const card = ITEMS[item]
    const more = this.#moreIncomeWith(item)
    if (item >= FIRST_LANDMARK) {
      const left = LANDMARKS.length - landmarksOf(words, this.#player) - 1
      if (left === 0) return because('wins', { card })
      return more < WORTH_TELLING
        ? because('landmark', { card, left })
        : because('landmark-pays', { card, coins: rounded(more) })
    }
    return this.#ofTogether(item) ?? this.#ofIncome(item, more)
  }

  /** Cards that pay by how many of others there are. */
  #ofTogether(item: number): Reason | undefined {
    const { words, cards } = this.#state
    const card = ITEMS[item]
    const count = cards.per[item].reduce((sum, each) => sum + copiesIn(words[TOWNS + each], this.#player), 0)
    if (count > 1) return because('counts', { card, count })
    const factory = ESTABLISHMENTS.findIndex(
      (_, other) => cards.per[other].includes(item) && hasItem(words, this.#player, other),
    )
    return factory === -1 ? undefined : because('feeds', { card, factory: ITEMS[factory] })
  }

  #ofIncome(item: number, more: number): Reason {
    const { words, cards } = this.#state
    const card = ITEMS[item]
    if (more < WORTH_TELLING) return because(words[SUPPLY + item] === 1 ? 'denies' : 'prepares', { card })
    const isRed = cards.red.some((working) => working.includes(item))
    return because(isRed ? 'takes' : 'income', { card, coins: rounded(more) })
  }

  #ofPassing(): Reason {
    const { words, cards } = this.#state
    if (legalBits(this.#state) === 1 << PASS) return because('forced')
    const coins = words[playerAt(this.#player) + COINS]
    const dear = LANDMARKS.map((_, i) => FIRST_LANDMARK + i).filter(
      (item) => !hasItem(words, this.#player, item) && cards.costs[item] > coins,
    )
    if (dear.length === 0) return because('nothing')
    const next = dear.reduce((one, other) => (cards.costs[other] < cards.costs[one] ? other : one))
    const missing = cards.costs[next] - coins
    const isSoon = missing <= SAVING_ROUNDS * this.#rates()[this.#player]
    return isSoon ? because('saves', { card: ITEMS[next], missing }) : because('nothing')
  }

  #moreIncomeWith(item: number): number {
    const after = cloneState(this.#state)
    playAction(after, build(item))
    return incomeRates(after)[this.#player] - this.#rates()[this.#player]
  }

  #rates(): readonly number[] {
    this.#ratesNow ??= incomeRates(this.#state)
    return this.#ratesNow
  }
}

function because(reason: keyof HintTexts, values: Reason['values'] = {}): Reason {
  return { reason, values }
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10
}

function landmarksOf(words: Int32Array, player: number): number {
  return LANDMARKS.filter((_, i) => hasItem(words, player, FIRST_LANDMARK + i)).length
}
