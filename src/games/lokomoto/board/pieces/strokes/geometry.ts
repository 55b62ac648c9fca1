/** A point of the map, in units of which a section is 100 long. */
export type Point = readonly [x: number, y: number]

/** How far before a station a stroke ends. */
export const GAP = 15

/** Turns and moves what is drawn from (0, 0) along the x axis, so that it lies on the way between two points. */
export function along([fromX, fromY]: Point, [toX, toY]: Point): { length: number; transform: string } {
  const [x, y] = [toX - fromX, toY - fromY]
  const length = Math.hypot(x, y)
  const [cos, sin] = [round(x / length), round(y / length)]
  return { length, transform: `matrix(${cos} ${sin} ${-sin} ${cos} ${round(fromX)} ${round(fromY)})` }
}

/** A number from -1 to 1 that looks like chance and is always the same for the same seed. */
export function jitter(seed: number, index: number): number {
  const wave = Math.sin(seed * 12.9898 + index * 78.233) * 43758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

/** The outline of a felt-pen line along the x axis, with an unsteady edge and round ends. */
export function penLine(start: number, end: number, width: number, seed: number, y = 0): string {
  const steps = 4
  const half = width / 2
  const at = (i: number) => start + ((end - start) * i) / steps
  const edge = (side: 1 | -1, i: number) => {
    const bend = jitter(seed, 20 + i) * 0.9
    return round(y + bend + side * (half + jitter(seed, i + (side + 1) * 5) * width * 0.055))
  }
  const upper = Array.from({ length: steps + 1 }, (_, i) => [at(i), edge(-1, i)] as const)
  const lower = Array.from({ length: steps + 1 }, (_, i) => [at(steps - i), edge(1, steps - i)] as const)
  const cap = round(half)
  return `M${point(upper[0])}${smooth(upper)}A${cap} ${cap} 0 0 1 ${point(lower[0])}${smooth(lower)}A${cap} ${cap} 0 0 1 ${point(upper[0])}Z`
}

/** Runs through the middles between points, so that no corner is left. */
function smooth(points: readonly Point[]): string {
  const last = points.length - 1
  return points
    .slice(1, last)
    .map(([x, y], i) => {
      const [nextX, nextY] = points[i + 2]
      const end: Point = i + 2 === last ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2]
      return `Q${point([x, y])} ${point(end)}`
    })
    .join('')
}

function point([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
