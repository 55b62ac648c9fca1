import { describe, expect, it } from 'vitest'
import { LINES } from '../cards/cards.ts'
import { insightOf } from './insight.ts'
import { formatMove, readMove, squaresOfSpot } from './notation.ts'
import { railOnTheHill } from './rules.ts'
import { playThrough } from './testing/play-through.ts'

const game = railOnTheHill

describe('what the rules tell a board', () => {
  it('RH-T2, RH-T4: every legal track has its cost and reasons, and that is what it takes', () => {
    let tracks = 0
    playThrough({ players: 2 }, 'cost', 'building', (state, next) => {
      if (next === undefined) return
      const move = readMove(next.action)
      if (move.kind !== 'lay') return
      tracks++
      const spot = insightOf(state).players[next.seat - 1].spots[move.spot]
      const before = game.position(state).players[next.seat - 1].resources
      const after = game.clone(state)
      game.play(after, next.seat, game.parse(next.action) ?? 0)
      expect(spot.cost).toBe(before - game.position(after).players[next.seat - 1].resources)
      expect(spot.cost).toBe(spot.openSquares.length + (spot.crosses ? 2 : 0))
    })
    expect(tracks).toBeGreaterThan(20)
  })

  it('RH-T2: the open squares are those whose card has no road towards the other one', () => {
    playThrough({ players: 1 }, 'open', 'building', (state) => {
      const [player] = game.position(state).players
      for (const [spot, { openSquares }] of Object.entries(insightOf(state).players[0].spots)) {
        const [first, second] = squaresOfSpot(spot)
        const open = [
          hasRoad(player.town[first], direction(first, second)) ? [] : [first],
          hasRoad(player.town[second], direction(second, first)) ? [] : [second],
        ].flat()
        expect(openSquares).toEqual(open)
      }
    })
  })

  it('RH-V3: a plan is met without Wilds exactly where its progress is complete', () => {
    let met = 0
    playThrough({ players: 2 }, 'progress', 'building', (state) => {
      const { players } = insightOf(state)
      game.standing(state).scores.forEach((score, i) => {
        for (const line of LINES) {
          expect(players[i].plans[line].map(({ card }) => card)).toEqual(score.plans[line].map(({ card }) => card))
          score.plans[line].forEach((plan, k) => {
            const { have, need, missing } = players[i].plans[line][k]
            expect(have >= 0 && have <= need).toBe(true)
            expect(plan.met && plan.wilds === 0).toBe(have === need)
            if (missing.length > 0) expect(have + missing.length).toBe(need)
            if (have === need) met++
          })
        }
      })
    })
    expect(met).toBeGreaterThan(10)
  })

  it('RH-V3: four of one category names the category that is ahead', () => {
    let named = 0
    playThrough({ players: 4 }, 'category', 'planning', (state) => {
      for (const { plans } of insightOf(state).players) {
        for (const { card, have, category } of LINES.flatMap((line) => plans[line])) {
          const isCategory = game.cards.planCards[card - 1].kind === 'category'
          expect(category !== undefined).toBe(isCategory && have > 0)
          if (category !== undefined) named++
        }
      }
    })
    expect(named).toBeGreaterThan(0)
  })

  it('RH-V3: a prospect is the progress that the Plan card has once it lies on the line', () => {
    let put = 0
    for (const seed of ['prospect/1', 'prospect/2']) {
      playThrough({ players: 2 }, seed, 'planning', (state, next) => {
        if (next === undefined) return
        const move = readMove(next.action)
        if (move.kind !== 'plan') return
        put++
        const { card, line } = move
        const prospect = insightOf(state, next.seat).prospects[card][line]
        const after = game.clone(state)
        game.play(after, next.seat, game.parse(next.action) ?? 0)
        const lying = insightOf(after).players[next.seat - 1].plans[line]
        expect(lying.find((plan) => plan.card === card)).toEqual({ card, ...prospect })
      })
    }
    expect(put).toBeGreaterThan(10)
  })

  it('names for each line the spot that is nearest to a legal track', () => {
    const NEARNESS = ['legal', 'too-expensive', 'tangled', 'spot-taken', 'anything else']
    const seen = new Set<string>()
    for (const habit of ['building', 'scrapping'] as const) {
      playThrough({ players: 2 }, `nearest/${habit}`, habit, (state, next) => {
        if (next === undefined) return
        const { players, nearestTracks } = insightOf(state, next.seat)
        const spots = Object.keys(players[next.seat - 1].spots)
        for (const line of LINES) {
          const nearness = (spot: string) => {
            const action = game.parse(formatMove({ kind: 'lay', line, spot })) ?? 0
            const at = NEARNESS.indexOf(game.refusal(state, next.seat, action)?.reason ?? 'legal')
            return at === -1 ? NEARNESS.length - 1 : at
          }
          const nearest = nearestTracks[line]
          expect(nearest !== undefined).toBe(spots.length > 0)
          if (nearest === undefined) continue
          expect(nearness(nearest)).toBe(Math.min(...spots.map(nearness)))
          seen.add(NEARNESS[nearness(nearest)])
        }
        expect(insightOf(state, 'spectator').nearestTracks).toEqual({})
      })
    }
    expect(seen).toEqual(new Set(NEARNESS))
  })

  it('shows every player the face-up Plan cards and their own, but not those of others', () => {
    let secrets = 0
    playThrough({ players: 3 }, 'secret', 'planning', (state) => {
      const { plans, players } = game.position(state)
      players.forEach(({ planHand, pending }, i) => {
        const own = [...planHand, ...(pending?.kind === 'plans' ? pending.cards : [])]
        secrets += own.length
        const known = Object.keys(insightOf(state, i + 1).prospects).map(Number)
        expect(new Set(known)).toEqual(new Set([...plans, ...own]))
      })
      expect(insightOf(state, 'spectator').prospects).toEqual({})
    })
    expect(secrets).toBeGreaterThan(0)
  })
})

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

function direction(from: string, to: string): (typeof DIRECTIONS)[number] {
  const rows = { '-1': 'n', '0': '', '1': 's' }[Math.sign(Number(to[1]) - Number(from[1]))]
  const columns = { '-1': 'w', '0': '', '1': 'e' }[Math.sign(to.charCodeAt(0) - from.charCodeAt(0))]
  return `${rows}${columns}` as (typeof DIRECTIONS)[number]
}

function hasRoad(placed: { card: number; turn: number }, towards: (typeof DIRECTIONS)[number]): boolean {
  const printed = DIRECTIONS[(DIRECTIONS.indexOf(towards) + 8 - placed.turn / 45) % 8]
  return game.cards.townCards[placed.card - 1].roads.includes(printed)
}
