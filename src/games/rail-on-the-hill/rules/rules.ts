import type { CardSetName, Game } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import { checkedOptions } from '#engine/options.ts'
import { accepted } from '#engine/result.ts'
import { type CardSet, compileCards } from '../cards/cards.ts'
import { PROBLEMS, readCards } from '../cards/read-cards.ts'
import standardCards from '../cards/standard.json' with { type: 'json' }
import { REFUSALS, type RefusalTexts } from '../text/en/refusals.ts'
import { facts, type RailTypes } from './facts.ts'
import { listActions, MAX_ACTIONS, sampleAction } from './legality/legal.ts'
import { refusalOf } from './legality/refusal.ts'
import { formatAction, parseAction } from './notation.ts'
import { playAction } from './play.ts'
import { positionOf, stateAt } from './position.ts'
import { pointSources } from './scoring/provenance.ts'
import { standingOf } from './scoring/score.ts'
import { setUp } from './setup.ts'
import { activeSeats, cloneState } from './state.ts'
import { stateBehind, viewOf } from './view.ts'

const buffer = new Int32Array(MAX_ACTIONS)

function withCardSet(set: CardSet, cardSetName: CardSetName | undefined): Game<RailTypes> {
  const cards = compileCards(set)
  return {
    id: facts.id,
    players: facts.players,
    rulesVersion: 1,
    variants: facts.variants,
    setup: (options, seed) => setUp(checkedOptions(facts, options), cards, seed),
    active: (state) => activeSeats(state.words),
    legalActions: (state, seat) => buffer.slice(0, listActions(state, seat - 1, buffer)),
    sample: (state, seat, rng) => sampleAction(state, seat - 1, rng),
    refusal: (state, seat, action) => refusalOf(state, seat - 1, action),
    play: (state, seat, action) => playAction(state, seat - 1, action),
    clone: cloneState,
    view: viewOf,
    determinize: (view, rng) => stateBehind(view, cards, rng),
    position: positionOf,
    fromPosition: (position, rng) => stateAt(position, cards, rng),
    standing: standingOf,
    pointSources: (state, seat) => pointSources(state, seat - 1),
    format: formatAction,
    parse: parseAction,
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

export const railOnTheHill = withCardSet(standardCards as CardSet, undefined)
