import type { Reason } from '#bots/bot.ts'
import { lowestBit } from '#engine/bits.ts'
import {
  firstSection,
  isBlock,
  isDraw,
  isPurchase,
  isReserveOne,
  type Purchase,
  secondSection,
} from '../rules/actions.ts'
import { partsOf } from '../rules/networks.ts'
import { sectionsOf } from '../rules/sections.ts'
import { type LokoState, NONE, playerAt, SOLID } from '../rules/state.ts'
import type { HintTexts } from '../text/en/board.ts'
import type { Thinkable } from './candidates.ts'
import type { Planner } from './planner.ts'

/** In the last so many turns of one's own a purchase is a matter of time. */
const LAST_TURNS = 3
/** Who lacks no more than this can take a card away. */
const CLOSE = 1

/** Says what somebody does it for. The planner has looked at everybody, and last at the player whose turn it is. */
export function reasonFor(state: LokoState, player: number, planner: Planner, way: Thinkable): Reason {
  const { action, plan, against } = way
  if (isPurchase(action)) return ofPurchase(state, player, planner, action)
  if (isBlock(action)) return because('opens', {})
  const { cards } = state
  const section = firstSection(action)
  if (plan === undefined && against !== undefined) {
    return because('denies', { section: cards.sections[against.section], player: against.other + 1 })
  }
  if (plan === undefined) return because(isDraw(action) ? 'aside' : 'ends', {})
  const train = cards.trainIds[plan.train]
  if (!isDraw(action)) {
    const near = planner.ground.near[section] | (isReserveOne(action) ? 0 : planner.ground.near[secondSection(action)])
    return near === 0
      ? because('towards', { train, left: plan.missing })
      : because('protects', { train, player: lowestBit(near) + 1 })
  }
  const joined = joinedBy(state, player, section)
  if (joined > 0) return because('joins', { sections: joined })
  const left = plan.missing - 1
  if (plan.shape === NONE) return left === 0 ? because('completes', { train }) : because('towards', { train, left })
  const shape = cards.shapeIds[plan.shape]
  return left === 0 ? because('completes-shape', { train, shape }) : because('towards-shape', { train, shape, left })
}

function ofPurchase(state: LokoState, player: number, { survey, ground }: Planner, { train, shape }: Purchase): Reason {
  const { cards, options } = state
  const number = cards.trainNumbers.get(train) as number
  const others = Array.from({ length: options.players }, (_, other) => other).filter((other) => other !== player)
  const price = cards.prices[number]
  const points = price + cards.bonuses[number]
  if (shape !== undefined) {
    const taken = cards.shapeNumbers.get(shape) as number
    const values = { train, shape, points: points + cards.points[taken] }
    const rival = others.find((other) => survey.lack(other, taken) <= CLOSE)
    return rival === undefined
      ? because('buys-with-shape', values)
      : because('shape-in-time', { ...values, player: rival + 1 })
  }
  if (ground.free <= LAST_TURNS * options.players) return because('last-purchase', { train, points })
  const rival = others.find((other) => survey.networks[other] >= price)
  return rival === undefined
    ? because('buys', { train, points })
    : because('buys-in-time', { train, points, player: rival + 1 })
}

/** How many sections hang together after a draw that joins two networks; 0 where it joins none. */
function joinedBy({ words, cards }: LokoState, player: number, section: number): number {
  const solid = sectionsOf(words, playerAt(player) + SOLID)
  const touched = partsOf(cards, solid).filter((part) => part.some((own) => cards.meeting[section].includes(own)))
  return touched.length < 2 ? 0 : 1 + touched.reduce((sum, part) => sum + part.length, 0)
}

function because(reason: keyof HintTexts, values: Reason['values']): Reason {
  return { reason, values }
}
