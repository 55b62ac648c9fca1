import { describe, expect, it } from 'vitest'
import { Rng } from '#engine/random.ts'
import type { RailPosition } from './position.ts'
import { railOnTheHill } from './rules.ts'
import { componentsOf } from './testing/components.ts'
import { ALL_COMPONENTS, FULL_TOWN, line, mainPosition, type Situation, Table } from './testing/positions.ts'

const game = railOnTheHill
const stateAt = (position: RailPosition, seed = 'view') => game.fromPosition(position, new Rng(seed))
const viewAt = (position: RailPosition, who: number | 'spectator', seed?: string) =>
  game.view(stateAt(position, seed), who)

/** Seat 1 has bought, seat 2 has drawn Plan cards, seat 3 has a Plan hand: everything that can be secret. */
const SECRETS: Situation = {
  options: { players: 3, simultaneous: true },
  active: [1, 2, 3],
  plans: [1, 2],
  planDiscard: [3, 4],
  planDeck: [10, 11, 12, 13, 14],
  devs: [1, 2],
  devDiscard: [3],
  devPile: [4, 5, 6, 7],
  townDiscard: [60],
  players: [
    { acquired: 'a', pending: { kind: 'keep', tokens: [30, 31] }, kept: [32], planHand: [20, 21] },
    { acquired: 'b', pending: { kind: 'plans', cards: [40, 41] }, lines: { red: line('d4-e4', { plans: [43] }) } },
    { acquired: 'c', planHand: [50, 51, 52, 53, 54, 55] },
  ],
}

const ALL_VIEWERS = [1, 2, 3, 'spectator'] as const

describe('what a seat may know', () => {
  it('RH-S4: its own Plan hand, and only how many cards the others have', () => {
    const position = mainPosition(SECRETS)
    expect(viewAt(position, 3).players[2].planHand).toEqual([50, 51, 52, 53, 54, 55])
    for (const who of [1, 2, 'spectator'] as const) expect(viewAt(position, who).players[2].planHand).toBe(6)
    expect(viewAt(position, 3).players[0].planHand).toBe(2)
  })

  it('RH-B3: the Plan cards that it has drawn, and only that others have drawn some', () => {
    const position = mainPosition(SECRETS)
    expect(viewAt(position, 2).players[1].pending).toEqual({ kind: 'plans', cards: [40, 41] })
    for (const who of [1, 3, 'spectator'] as const) {
      expect(viewAt(position, who).players[1].pending).toEqual({ kind: 'plans', hidden: 2 })
    }
  })

  it('RH-F1: the tokens that it has drawn, and only that others have drawn some', () => {
    const position = mainPosition(SECRETS)
    expect(viewAt(position, 1).players[0].pending).toEqual({ kind: 'keep', tokens: [30, 31] })
    for (const who of [2, 3, 'spectator'] as const) {
      expect(viewAt(position, who).players[0].pending).toEqual({ kind: 'keep', hidden: 2 })
    }
  })

  it('everything that lies open, as it is', () => {
    const position = mainPosition(SECRETS)
    for (const who of ALL_VIEWERS) {
      const view = viewAt(position, who)
      const { townDeck, planDeck, devPile, players, ...open } = position
      expect(view).toMatchObject(open)
      expect(view).toMatchObject({ townDeck: townDeck.length, planDeck: 5, devPile: 4 })
      view.players.forEach((player, i) => {
        const { planHand: _, pending: __, ...known } = players[i]
        expect(player).toMatchObject(known)
      })
    }
  })

  it('steps that are no player’s secret: a bonus, a bonus track, a drafted upgrade', () => {
    for (const pending of [{ kind: 'bonus' }, { kind: 'track' }, { kind: 'upgrade', token: 5 }] as const) {
      const position = mainPosition({ players: [{ pending }] })
      for (const who of [1, 2, 'spectator'] as const) expect(viewAt(position, who).players[0].pending).toEqual(pending)
    }
  })

  it('the sets of the draft', () => {
    const { position, state } = Table.start({ players: 3 }, 'draft')
    for (const who of ALL_VIEWERS) expect(game.view(state, who).sets).toEqual(position.sets)
  })
})

describe('what a seat may not know', () => {
  it('RH-S4, RH-B3, RH-F1: whatever is hidden from it could be anything: its view stays the same', () => {
    const position = mainPosition(SECRETS)
    const reversed = {
      ...position,
      townDeck: [...position.townDeck].reverse(),
      planDeck: [...position.planDeck].reverse(),
      devPile: [...position.devPile].reverse(),
    }
    for (const who of ALL_VIEWERS) expect(viewAt(reversed, who, 'another seed')).toEqual(viewAt(position, who))

    const [one, two, three] = position.players
    // Seats 1 and 3 swap Plan cards with the deck, and so do the cards and tokens that were drawn.
    const swapped: RailPosition = {
      ...position,
      planDeck: [40, 41, 50, 20, 21],
      devPile: [30, 31, 6, 7],
      players: [
        { ...one, planHand: [13, 14], pending: { kind: 'keep', tokens: [4, 5] } },
        { ...two, pending: { kind: 'plans', cards: [10, 11] } },
        { ...three, planHand: [12, 51, 52, 53, 54, 55] },
      ],
    }
    expect(viewAt(swapped, 'spectator')).toEqual(viewAt(position, 'spectator'))
    for (const seat of [1, 2, 3]) {
      const own = (from: RailPosition) => ({ ...viewAt(from, seat).players[seat - 1], planHand: 0, pending: null })
      expect(own(swapped)).toEqual(own(position))
      const others = (from: RailPosition) => viewAt(from, seat).players.filter((_, i) => i !== seat - 1)
      expect(others(swapped)).toEqual(others(position))
    }
  })

  it('the seed, or what chance will bring', () => {
    const { state } = Table.start({ players: 2, first: 1 }, 'a seed that no player may see')
    for (const who of [1, 2, 'spectator'] as const) {
      const view = game.view(state, who)
      expect(JSON.stringify(view)).not.toContain('a seed that no player may see')
      const { townDeck, planDeck, devPile, players, ...open } = game.position(state)
      expect(Object.keys(view).sort()).toEqual(
        [...Object.keys(open), 'townDeck', 'planDeck', 'devPile', 'players'].sort(),
      )
      expect([view.townDeck, view.planDeck, view.devPile]).toEqual([townDeck.length, planDeck.length, devPile.length])
    }
  })

  it('a view is made of numbers and texts only, and can be sent', () => {
    const view = viewAt(mainPosition(SECRETS), 2)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
  })
})

describe('what could be behind a view', () => {
  it.each(ALL_VIEWERS)('a state that looks the same and has every card once, for %s', (who) => {
    const { planDeck: _, devPile: __, ...whole } = SECRETS
    const view = viewAt(mainPosition(whole), who)
    for (let k = 0; k < 20; k++) {
      const state = game.determinize(view, new Rng(`behind/${k}`))
      expect(game.view(state, who)).toEqual(view)
      expect(componentsOf(game.position(state)).sort()).toEqual(ALL_COMPONENTS)
    }
  })

  it('in every phase of whole games, and with the same legal actions for the seat', () => {
    const rng = new Rng('behind')
    const phases = new Set<string>()
    for (const options of [{ players: 1 }, { players: 2 }, { players: 3, simultaneous: true, requests: true }]) {
      Table.start(options, 'behind').playOn(rng, (table) => {
        if (table.position.phase === 'main' && rng.below(10) > 0) return false
        for (const seat of [...table.active, 'spectator'] as const) {
          const view = game.view(table.state, seat)
          const state = game.determinize(view, rng)
          expect(game.view(state, seat)).toEqual(view)
          if (seat === 'spectator') continue
          expect(game.legalActions(state, seat)).toEqual(game.legalActions(table.state, seat))
        }
        phases.add(table.position.phase)
        return false
      })
    }
    expect(phases).toEqual(new Set(['draft', 'setup', 'main']))
  })

  it('hidden cards differ from one guess to the next, open ones do not', () => {
    const view = viewAt(mainPosition(SECRETS), 1)
    const hands = new Set<string>()
    const drawn = new Set<string>()
    for (let k = 0; k < 50; k++) {
      const { players } = game.position(game.determinize(view, new Rng(`guess/${k}`)))
      expect(players[0]).toMatchObject({ planHand: [20, 21], pending: { kind: 'keep', tokens: [30, 31] } })
      hands.add(players[2].planHand.join())
      drawn.add(JSON.stringify(players[1].pending))
    }
    expect(hands.size).toBeGreaterThan(45)
    expect(drawn.size).toBeGreaterThan(40)
  })

  it('every hidden Plan card is equally likely to be in a hidden hand', () => {
    const view = viewAt(mainPosition(SECRETS), 1)
    const times = new Map<number, number>()
    for (let k = 0; k < 900; k++) {
      const { players } = game.position(game.determinize(view, new Rng(`likely/${k}`)))
      for (const card of players[2].planHand) times.set(card, (times.get(card) ?? 0) + 1)
    }
    // Seat 1 sees 1-4, 43 and its own 20 and 21; 53 cards could be among seat 3's 6.
    expect(times.size).toBe(53)
    for (const seen of [1, 2, 3, 4, 43, 20, 21]) expect(times.has(seen)).toBe(false)
    // 102 each; a fair guess differs by 50 once in a million.
    for (const count of times.values()) expect(Math.abs(count - 102)).toBeLessThan(50)
  })

  it('chance to come is drawn anew', () => {
    const view = viewAt(
      mainPosition({
        players: [{ acquired: 'a', placed: true, town: FULL_TOWN }, { ended: true }],
        starter: 2,
        active: [1],
      }),
      1,
    )
    const boards = new Set<string>()
    for (let k = 0; k < 20; k++) {
      const state = game.determinize(view, new Rng(`chance/${k}`))
      game.play(state, 1, game.parse('end') ?? 0)
      boards.add(JSON.stringify(game.position(state).board))
    }
    expect(boards.size).toBe(20)
  })
})
