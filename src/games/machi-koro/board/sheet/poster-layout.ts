export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PosterLayout {
  /** Where the winner's town ends and the lower part begins. */
  readonly edge: number
  /** The line that the winner's name stands on, and the room that it has. */
  readonly name: { readonly y: number; readonly width: number }
  /** The towns of the others. */
  readonly others: readonly Box[]
}

const LEFT = 92
const RIGHT = 1108
const BOTTOM = 1510
const GAP = 32
/** From the edge to the name of the winner, and to what stands below it. */
const NAME = 132
const BELOW = 212

/** One other town stands beside the name of the winner, several below it. */
export function posterLayout(others: number): PosterLayout {
  if (others === 1) {
    const [width, height] = [460, 260]
    const edge = BOTTOM - height - 56
    return {
      edge,
      name: { y: edge + 208, width: RIGHT - LEFT - width - GAP },
      others: [{ x: RIGHT - width, y: BOTTOM - height, width, height }],
    }
  }
  const width = (RIGHT - LEFT - (others - 1) * GAP) / others
  const height = others === 2 ? 260 : 210
  const edge = BOTTOM - height - BELOW
  return {
    edge,
    name: { y: edge + NAME, width: RIGHT - LEFT },
    others: Array.from({ length: others }, (_, i) => ({
      x: LEFT + i * (width + GAP),
      y: BOTTOM - height,
      width,
      height,
    })),
  }
}
