/** Where a town stands on the poster. */
export interface PosterPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

const MIDDLE = 600
const BOTTOM = 856
const GAP = 44
/** The sizes of the largest town and of those beside it, by how many these are. */
const SIZES = [
  { large: 640, small: 0 },
  { large: 590, small: 360 },
  { large: 620, small: 284 },
  { large: 640, small: 190 },
]

/** The largest town first; the others stand beside it, one below the other. */
export function posterPlaces(towns: number): PosterPlace[] {
  const others = towns - 1
  const { large, small } = SIZES[others]
  const left = MIDDLE - (others === 0 ? large : large + GAP + small) / 2
  const step = others > 1 ? (large - small) / (others - 1) : 0
  return [
    { x: left, y: BOTTOM - large, size: large },
    ...Array.from({ length: others }, (_, i) => ({
      x: left + large + GAP,
      y: BOTTOM - small - (others - 1 - i) * step,
      size: small,
    })),
  ]
}
