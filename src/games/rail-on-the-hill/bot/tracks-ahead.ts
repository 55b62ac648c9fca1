import { lowestBit } from '#engine/bits.ts'
import { CELLS } from '../rules/grid.ts'
import type { LineMap, TownMap } from './town-map.ts'

/** What a resource is taken to be worth where tracks of different costs are compared. */
const PRICE = 1.2

/** What the next track of a line can bring, in points of the line's value. */
export class TracksAhead {
  /** The cost taken off; without cost; whatever it costs. */
  net = 0
  free = 0
  best = 0
  /** The next two tracks, the cost taken off. */
  two = 0

  look(town: TownMap, map: LineMap, line: number, isOpen: boolean): void {
    this.net = 0
    this.free = 0
    this.best = 0
    this.two = 0
    if (!isOpen) return
    const values = line * CELLS
    for (let from = map.ends === 0 ? town.built : map.ends; from !== 0; from &= from - 1) {
      const end = lowestBit(from)
      const atBegin = map.ends === 0 ? town.value[values + end] : 0
      for (let to = town.joined[end] & ~map.touched; to !== 0; to &= to - 1) {
        const cell = lowestBit(to)
        const cost = town.cost[end * CELLS + cell]
        const gain = town.value[values + cell] + atBegin
        const net = gain - PRICE * cost
        if (gain > this.best) this.best = gain
        if (cost === 0 && gain > this.free) this.free = gain
        if (net > this.net) this.net = net
        if (net > this.two) this.two = net
        for (let on = town.joined[cell] & ~map.touched & ~(1 << end); on !== 0; on &= on - 1) {
          const next = lowestBit(on)
          const both = net + town.value[values + next] - PRICE * town.cost[cell * CELLS + next]
          if (both > this.two) this.two = both
        }
      }
    }
  }
}
