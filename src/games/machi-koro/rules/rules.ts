import { cardProblem } from '#engine/card-problem.ts'
import type { CardSetName, Game } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import { checkedOptions } from '#engine/options.ts'
import { Rng, randomBelow, seedWords } from '#engine/random.ts'
import { accepted, rejected } from '#engine/result.ts'
import type { CardSet } from '../cards/cards.ts'
import { PROBLEMS, readCards } from '../cards/read-cards.ts'
import standardCards from '../cards/standard.json' with { type: 'json' }
import { type CardTables, compileCards } from '../cards/tables.ts'
import { REFUSALS, type RefusalTexts } from '../text/en/refusals.ts'
import { facts, type MachiTypes } from './facts.ts'
import { forcedAction, listActions, MAX_ACTIONS, sampleAction } from './legality/legal.ts'
import { refusalOf } from './legality/refusal.ts'
import { formatAction, parseAction } from './notation.ts'
import { START_COINS } from './numbers.ts'
import { playAction } from './play.ts'
import { positionOf, stateAt, stateBehind, viewOf } from './position.ts'
import { landmarkSources, standingOf } from './score.ts'
import {
  activeSeats,
  addCards,
  COINS,
  cloneState,
  giveTurn,
  type MachiOptions,
  MachiState,
  PHASE,
  playerAt,
  RNG,
  ROLL,
  setSupply,
  stateWords,
  TURN,
  TURNS,
} from './state.ts'

const buffer = new Int32Array(MAX_ACTIONS)
const NOTHING = new Int32Array(0)

function withCardSet(set: CardSet, cardSetName: CardSetName | undefined): Game<MachiTypes> {
  const cards = compileCards(set)
  return {
    id: facts.id,
    players: facts.players,
    variants: facts.variants,
    rulesVersion: 1,
    setup: (options, seed) => setUp(checkedOptions(facts, options), cards, seed),
    active: activeSeats,
    legalActions: (state, seat) =>
      state.words[TURN] === seat - 1 ? buffer.slice(0, listActions(state, buffer)) : NOTHING,
    sample: (state, _seat, rng) => sampleAction(state, rng),
    forced: (state, seat) => (state.words[TURN] === seat - 1 ? forcedAction(state, buffer) : undefined),
    refusal: (state, seat, action) => refusalOf(state, seat - 1, action),
    play: (state, _seat, action) => playAction(state, action),
    clone: cloneState,
    isOpen: true,
    view: viewOf,
    determinize: (view, rng) => stateBehind(view, cards, rng),
    position: positionOf,
    fromPosition: (position, rng) => stateAt(position, cards, rng),
    standing: standingOf,
    pointSources: (state, seat) => landmarkSources(state, seat - 1),
    format: (action) => formatAction(action, cards),
    parse: (text) => parseAction(text, cards),
    explain: (refusal) => fillIn(REFUSALS[refusal.reason as keyof RefusalTexts], refusal.values),
    cards: set,
    cardSetName,
    withCards(json, name) {
      const read = readCards(json, STANDARD)
      if (!read.ok) return read
      const game = withCardSet(read.value, name)
      return isEndless(game) ? rejected(cardProblem('endless', { actions: LONGEST_TRIAL })) : accepted(game)
    },
    cardProblems: PROBLEMS,
  }
}

/** How many actions a game of random actions may take with a card set. With the standard cards it takes about 200. */
const LONGEST_TRIAL = 5000

/** The seed of the trials: another one could refuse sets that are played. */
const TRIAL = fillIn(PROBLEMS.endless, { actions: LONGEST_TRIAL })

/** Plays a game of random actions with each number of players, to refuse cards with which the landmarks cannot be paid. */
function isEndless(game: Game<MachiTypes>): boolean {
  const [fewest, most] = game.players
  for (let players = fewest; players <= most; players++) {
    const state = game.setup({ players }, TRIAL)
    const rng = new Rng(TRIAL)
    let left = LONGEST_TRIAL
    while (activeSeats(state).length > 0) {
      if (left-- === 0) return true
      playAction(state, sampleAction(state, rng))
    }
  }
  return false
}

const STANDARD = standardCards as CardSet

export const machiKoro = withCardSet(STANDARD, undefined)

/** MK-S1, MK-S2 */
function setUp(options: MachiOptions, cards: CardTables, seed: string): MachiState {
  const words = new Int32Array(stateWords(cards))
  const state = new MachiState(options, cards, words)
  seedWords(words, RNG, seed)
  for (let player = 0; player < options.players; player++) words[playerAt(player) + COINS] = START_COINS
  for (let item = 0; item < cards.establishments; item++) {
    setSupply(state, item, cards.copies[item])
    for (let player = 0; player < options.players; player++) addCards(words, player, item, cards.start[item])
  }
  const drawn = randomBelow(words, RNG, options.players)
  giveTurn(words, options.first === undefined ? drawn : options.first - 1)
  words[TURNS] = 1
  words[PHASE] = ROLL
  return state
}
