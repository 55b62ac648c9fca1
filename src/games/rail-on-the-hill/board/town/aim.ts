import type { Point, UnitsPoint } from './geometry.ts'
import { isInWindow, spotOfZone, type TownWindow, type Zone, zoneAt } from './geometry.ts'
import type { SpotBadge } from './spot-badges.ts'

/** What a hand points at: a zone of a card and, where there is one, the spot on offer that is meant by it. */
export interface Aim extends Zone {
  readonly offered?: string | undefined
}

export interface Targets {
  readonly window: TownWindow
  readonly town: Readonly<Record<string, unknown>>
  /** Every spot on offer has at least one. */
  readonly badges: readonly SpotBadge[]
}

/** Half the width of a badge. */
const BADGE = 14
/** Half of the smallest target that a finger should have to hit, in pixels, and how far it may reach over a card. */
const FINGER = 13
const REACH = 24

/** What lies at a point; undefined off the town. */
export function aimAt(point: UnitsPoint, { window, town, badges }: Targets): Aim | undefined {
  const zone = zoneAt(point)
  if (!isInWindow(zone.square, window)) return undefined
  const seen = badges.filter(({ shows }) => shows !== 'nothing')
  const beside = spotOfZone(zone, town)
  const offered =
    nearest(point, seen, BADGE) ??
    badges.find(({ spot }) => spot === beside)?.spot ??
    nearest(point, badges, Math.min(REACH, Math.max(BADGE, FINGER * point.perPixel)))
  return { ...zone, offered }
}

function nearest({ x, y }: Point, badges: readonly SpotBadge[], reach: number): string | undefined {
  let best: string | undefined
  let least = reach
  for (const badge of badges) {
    const distance = Math.hypot(badge.x - x, badge.y - y)
    if (distance > least) continue
    best = badge.spot
    least = distance
  }
  return best
}
