import { describe, expect, it } from 'vitest'
import { type QuickBot, randomBot } from '#bots/quick-bot.ts'
import { fillIn } from '#engine/json.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { lokomoto } from '../rules/rules.ts'
import { playGame } from '../rules/testing/play-game.ts'
import { MODES, SOME_OPTIONS } from '../rules/testing/variants.ts'
import { HINTS, type HintTexts } from '../text/en/board.ts'
import { easyBot, expertBot, keenBot, sharpBot, strongBot } from './levels.ts'
import { steadyBot } from './steady.ts'
import { thinkingPlayer, thoughtOf } from './testing/test-player.ts'

const random = randomBot as QuickBot<LokoTypes>
const NODES = 25
const SEARCHING = [expertBot, sharpBot, strongBot, keenBot]

describe('the levels of Lokomoto', () => {
  it.each(SOME_OPTIONS.slice(2))(
    'play complete games by the rules, within their budget and with reasons: %o',
    (options) => {
      const hear = ({ nodes, reason: { reason, values }, candidates }: ReturnType<typeof thoughtOf>) => {
        expect(nodes).toBeLessThanOrEqual(1.2 * NODES)
        expect(fillIn(HINTS[reason as keyof HintTexts], values)).toMatch(/^[^{}]+\.$/)
        expect(candidates.length).toBeGreaterThan(0)
      }
      const players = Array.from(
        { length: options.players },
        (_, i) =>
          [thinkingPlayer(expertBot, NODES, hear), thinkingPlayer(strongBot, NODES, hear), easyBot, steadyBot, random][
            i
          ],
      )
      playGame(options, 'levels', players)
    },
  )

  it.each(SEARCHING)('$name answers immediately without a budget, and otherwise keeps to its budget', (bot) => {
    const view = lokomoto.view(lokomoto.setup({ players: 4, first: 1 }, 'budget'), 1)
    expect(thoughtOf(bot, view, 1, 0).nodes).toBeLessThan(10)
    for (const nodes of [50, 200, 1000]) expect(thoughtOf(bot, view, 1, nodes).nodes).toBeLessThanOrEqual(1.2 * nodes)
  })

  it.each(SEARCHING)('$name estimates every action in consider', (bot) => {
    const state = lokomoto.setup({ players: 3, first: 1 }, 'consider')
    const view = lokomoto.view(state, 1)
    const free = thoughtOf(bot, view, 1, 300)
    const poor = lokomoto.parse('draw a4-a5')
    const pair = lokomoto.parse('reserve a4-a5 i1-j1')
    if (poor === undefined || pair === undefined) throw new Error('not in the notation')
    const { candidates } = thoughtOf(bot, view, 1, 600, [[poor, pair], [pair], free.plan, [poor]])
    const considered = candidates.flatMap((candidate) => (candidate.considered === undefined ? [] : [candidate]))
    expect(considered.map(({ considered: place }) => place).sort()).toEqual([0, 1, 2, 3])
    for (const { plan, estimate, considered: place = 0 } of considered) {
      expect(plan).toEqual([[poor], [pair], [free.plan[0]], [poor]][place])
      expect(estimate).toBeGreaterThan(5)
      expect(estimate).toBeLessThanOrEqual(candidates[0].estimate)
    }
  })

  it('easy wins against random play', () => {
    for (const [k, mode] of MODES.entries()) {
      const players = 2 + k
      const bots = Array.from({ length: players }, (_, i) => (i === k % players ? easyBot : random))
      const state = playGame({ players, ...mode }, `easy/${k}`, bots)
      expect(lokomoto.standing(state).winners).toEqual([(k % players) + 1])
    }
  })
})
