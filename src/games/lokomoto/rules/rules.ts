import type { CardSetName, Game } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import { checkedOptions } from '#engine/options.ts'
import { accepted } from '#engine/result.ts'
import type { CardSet } from '../cards/cards.ts'
import { PROBLEMS, readCards } from '../cards/read-cards.ts'
import standardCards from '../cards/standard.json' with { type: 'json' }
import { compileCards } from '../cards/tables.ts'
import { REFUSALS, type RefusalTexts } from '../text/en/refusals.ts'
import { facts, type LokoTypes } from './facts.ts'
import { countActions, listActions, sampleAction } from './legality/legal.ts'
import { refusalOf } from './legality/refusal.ts'
import { formatAction, parseAction } from './notation.ts'
import { playAction } from './play.ts'
import { positionOf, stateAt } from './position.ts'
import { pointsOf, standingOf } from './score.ts'
import { setUp } from './setup.ts'
import { activeSeats, cloneState, TURN } from './state.ts'
import { stateBehind, viewOf } from './view.ts'

function withCardSet(set: CardSet, cardSetName: CardSetName | undefined): Game<LokoTypes> {
  const cards = compileCards(set)
  return {
    id: facts.id,
    players: facts.players,
    variants: facts.variants,
    rulesVersion: 1,
    setup: (options, seed) => setUp(checkedOptions(facts, options), cards, seed),
    active: activeSeats,
    legalActions: (state, seat) => (state.words[TURN] === seat - 1 ? listActions(state) : []),
    countActions: (state, seat) => (state.words[TURN] === seat - 1 ? countActions(state) : {}),
    sample: (state, _seat, rng) => sampleAction(state, rng),
    refusal: (state, seat, action) => refusalOf(state, seat - 1, action),
    play: (state, _seat, action) => playAction(state, action),
    clone: cloneState,
    view: viewOf,
    determinize: (view, rng) => stateBehind(view, cards, rng),
    position: positionOf,
    fromPosition: (position, rng) => stateAt(position, cards, rng),
    standing: standingOf,
    pointSources: (state, seat) => pointsOf(state, seat - 1),
    format: (action) => formatAction(cards, action),
    parse: (text) => parseAction(cards, text),
    explain: (refusal) => fillIn(REFUSALS[refusal.reason as keyof RefusalTexts], refusal.values),
    cards: set,
    cardSetName,
    withCards(json, name) {
      const read = readCards(json)
      return read.ok ? accepted(withCardSet(read.value, name)) : read
    },
    cardProblems: PROBLEMS,
  }
}

export const lokomoto = withCardSet(standardCards as unknown as CardSet, undefined)
