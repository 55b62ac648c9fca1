import { expect, it } from 'vitest'
import { LINES } from '../cards/cards.ts'
import { readMove } from '../rules/notation.ts'
import { railOnTheHill } from '../rules/rules.ts'
import { playThrough } from '../rules/testing/play-through.ts'
import { type Offer, offerOf } from './offer.ts'

/** Every action that an offer stands for. */
function actionsOf(offer: Offer): string[] {
  const actions = [
    ...offer.sets.map((set) => `take ${set}`),
    ...offer.upgrades.map((square) => `upgrade ${square}`),
    ...offer.locations.map((location) => `acquire ${location}`),
    ...offer.bonuses.map((bonus) => `bonus ${bonus}`),
    ...LINES.flatMap((line) => offer.lays[line].map((spot) => `lay ${line} ${spot}`)),
    ...LINES.flatMap((line) => offer.scraps[line].map((spot) => `scrap ${line} ${spot}`)),
    ...(offer.collect ? ['collect'] : []),
    ...(offer.buy ? ['buy'] : []),
    ...(offer.end ? ['end'] : []),
  ]
  for (const [card, squares] of offer.places) {
    for (const [square, turns] of squares) actions.push(...turns.map((turn) => `place ${card} ${square} r${turn}`))
  }
  for (const [card, lines] of offer.plans) {
    for (const [line, discards] of lines) {
      if (discards.length === 0) actions.push(`plan ${card} ${line}`)
      else actions.push(...discards.map((gone) => `plan ${card} ${line} -${gone}`))
    }
  }
  for (const [verb, tokens] of [
    ['develop', offer.develops],
    ['keep', offer.keeps],
  ] as const) {
    for (const [token, squares] of tokens) {
      if (squares.length === 0) actions.push(`${verb} ${token}`)
      else actions.push(...squares.map((square) => `${verb} ${token} ${square}`))
    }
  }
  return actions.sort()
}

it('offers exactly the legal actions, at every moment of whole games', () => {
  const game = railOnTheHill
  const kinds = new Set<string>()
  for (const habit of ['building', 'planning', 'buying', 'scrapping'] as const) {
    playThrough({ players: 2 }, `offer/${habit}`, habit, (state) => {
      for (const seat of game.active(state)) {
        const legal = Array.from(game.legalActions(state, seat), game.format)
        for (const action of legal) kinds.add(readMove(action).kind)
        expect(actionsOf(offerOf(legal))).toEqual([...legal].sort())
      }
    })
  }
  expect(kinds.size).toBe(13)
})
