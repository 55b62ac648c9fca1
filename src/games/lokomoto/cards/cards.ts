import type { Place } from './lattice.ts'

/** The map, the trains and the shapes, as a card file holds them. */

export const LATTICES = ['triangular', 'square'] as const
export type Lattice = (typeof LATTICES)[number]

export const SHAPE_POINTS = [1, 2, 3] as const
export type ShapePoints = (typeof SHAPE_POINTS)[number]

/** The drawn engines that a train card can show; a card that names none is drawn by its price. */
export const ENGINES = [
  'draisine',
  'steam-tank',
  'steam-tender',
  'railbus',
  'railcar',
  'diesel-small',
  'diesel',
  'diesel-nose',
  'electric-box',
  'electric-slant',
  'electric-modern',
  'multiple-unit',
  'double-decker',
  'narrow-gauge',
] as const
export type EngineId = (typeof ENGINES)[number]

export interface RailMap {
  readonly lattice: Lattice
  /** Where each station stands on the lattice. */
  readonly nodes: Readonly<Record<string, Place>>
  /** Two neighbouring stations each, the one that sorts first first: `c3-c4`. */
  readonly sections: readonly string[]
  /** The towns at the stations; a station without one is called as on the lattice. */
  readonly names?: Readonly<Record<string, string>>
  readonly scenery?: Scenery
}

/** What is drawn below the lines and means nothing, in places of the lattice that need not be whole. */
export interface Scenery {
  readonly land?: readonly Place[]
  readonly rivers?: readonly (readonly Place[])[]
  readonly lakes?: readonly (readonly Place[])[]
}

export interface Train {
  readonly id: number
  readonly name: string
  /** LK-B1: the number of sections that pay for it, and the points that it is worth. */
  readonly price: number
  /** Points that are not paid for; below 0 they are lost. */
  readonly bonus: number
  readonly engine?: EngineId
}

export interface Shape {
  readonly id: number
  readonly points: ShapePoints
  readonly sections: readonly (readonly [Place, Place])[]
  /** No single stroke can draw it. */
  readonly asterisk: boolean
}

export interface CardSet {
  readonly map: RailMap
  readonly trains: readonly Train[]
  readonly shapes: readonly Shape[]
}

/** LK-S1: so many trains lie face up. */
export const OPEN_TRAINS = 6
export const LOWEST_PRICE = 2
export const HIGHEST_PRICE = 9

/** The most that a card file can have: states have room for no more. */
export const MAX_SECTIONS = 128
export const MAX_TRAINS = 64
export const MAX_SHAPES = 32
export const LARGEST_SHAPE = 12
