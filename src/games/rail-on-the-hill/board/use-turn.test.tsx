import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people, QUIET_BOARD } from '#boards/testing/quiet-board.ts'
import { Match } from '#engine/match.ts'
import { LINES } from '../cards/cards.ts'
import type { RailTypes } from '../rules/facts.ts'
import { insightOf } from '../rules/insight.ts'
import { readMove } from '../rules/notation.ts'
import { railOnTheHill as game, railOnTheHill } from '../rules/rules.ts'
import { playThrough } from '../rules/testing/play-through.ts'
import { texts } from '../text/en/board.ts'
import { type Offer, offerOf, type RailBoardProps, useTurn } from './use-turn.ts'

/** A board that plays seat 1 of a match; every action and every undo makes a new log, as in the shell. */
class Desk {
  readonly match: Match<RailTypes>
  log: RailBoardProps['log'] = []

  constructor(options: RailTypes['options']) {
    this.match = new Match<RailTypes>(game, options, 'desk')
  }

  take = (action: string): void => this.act(1, action)

  act(seat: number, action: string): void {
    const before = game.view(this.match.state, 'spectator')
    if (this.match.take(seat, game.parse(action) ?? -1) === undefined)
      this.log = [...this.log, { seat, action, before }]
  }

  legal(seat: number): string[] {
    return Array.from(game.legalActions(this.match.state, seat), game.format)
  }

  undo(): void {
    this.match.undo({ seats: [1] })
    this.log = this.log.slice(0, -1)
  }

  props(): RailBoardProps {
    const { state } = this.match
    return {
      ...QUIET_BOARD,
      cards: game.cards,
      view: game.view(state, 1),
      insight: insightOf(state, 1),
      standing: game.standing(state),
      seats: people(1),
      legal: this.legal(1),
      take: this.take,
      whyNot: (action) => game.refusal(state, 1, game.parse(action) ?? -1),
      log: this.log,
      texts,
    }
  }
}

function sitDown(options: RailTypes['options'] = { players: 1 }) {
  const desk = new Desk(options)
  if (options.players === 1) desk.take('take 1')
  const { result, rerender } = renderHook(() => useTurn(desk.props()))
  const does = (touch: () => void) => {
    act(touch)
    rerender()
  }
  return { desk, turn: () => result.current, does }
}

it('places a card in three touches: the card, a square, and yes', () => {
  const { desk, turn, does } = sitDown()
  const [card] = desk.props().view.players[0].hand
  does(() => turn().card(card))
  does(() => turn().square('d4'))
  expect(turn().selection).toEqual({ kind: 'card', card, turn: 0, square: 'd4' })
  does(() => turn().turnCard())
  does(() => turn().confirm())
  expect(desk.log.at(-1)?.action).toBe(`place ${card} d4 r90`)
  expect(turn().selection.kind).toBe('nothing')
})

it('puts down what was picked up when an action is taken back and another one taken', () => {
  const { desk, turn, does } = sitDown()
  const [first, second] = desk.props().view.players[0].hand
  does(() => desk.take(`place ${first} d4 r0`))
  does(() => turn().card(second))
  expect(turn().selection.kind).toBe('card')
  does(() => desk.undo())
  expect(turn().selection.kind).toBe('nothing')
  does(() => desk.take(`place ${second} d4 r0`))
  expect(turn().selection.kind).toBe('nothing')
})

it('in simultaneous turns, what another player does leaves the card in hand, on its square', () => {
  const { desk, turn, does } = sitDown({ players: 2, simultaneous: true })
  does(() => desk.act(2, 'take 1'))
  does(() => desk.take('take 2'))
  const [card] = desk.props().view.players[0].hand
  does(() => turn().card(card))
  does(() => turn().square('d4'))
  const picked = turn().selection
  expect(picked.kind).toBe('card')
  does(() => desk.act(2, desk.legal(2)[0]))
  expect(desk.log).toHaveLength(3)
  expect(turn().selection).toEqual(picked)
})

it('asks before it buys tokens, since what is drawn cannot be undone', () => {
  const { desk, turn, does } = sitDown()
  const taken: string[] = []
  const { props } = desk
  does(() => {
    desk.take = (action) => taken.push(action)
    desk.props = () => ({ ...props.call(desk), legal: ['buy'] })
  })
  does(() => turn().buy())
  does(() => turn().cancel())
  expect(turn().selection.kind).toBe('nothing')
  does(() => turn().buy())
  expect(taken).toEqual([])
  does(() => turn().confirm())
  expect(taken).toEqual(['buy'])
})

it('sends what cannot be done, so that the reason can be heard', () => {
  const { desk, turn, does } = sitDown()
  const refused: string[] = []
  does(() => {
    desk.take = (action) => refused.push(action)
  })
  const [card] = desk.props().view.players[0].hand
  does(() => turn().location('b'))
  does(() => turn().card(card))
  does(() => turn().square('a1'))
  expect(refused).toEqual(['acquire b', `place ${card} a1 r0`])
})

it('sends the track that is nearest to a legal one where a line can be laid nowhere', () => {
  const { desk, turn, does } = sitDown()
  const [first, second] = desk.props().view.players[0].hand
  does(() => desk.take(`place ${first} d4 r0`))
  does(() => desk.take(`place ${second} e4 r0`))
  const refused: string[] = []
  does(() => {
    desk.take = (action) => refused.push(action)
  })
  does(() => turn().line('blue'))
  expect(turn().selection.kind).toBe('nothing')
  expect(refused).toEqual(['lay blue d4-e4'])
})

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
