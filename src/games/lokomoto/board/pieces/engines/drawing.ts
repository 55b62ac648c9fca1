/** Tones that depend on how an engine is painted; the others are the same on all of them. */
type LiveryTone = 'body' | 'shade' | 'band'

export type Tone =
  | LiveryTone
  | 'iron'
  | 'iron-light'
  | 'wheel'
  | 'hub'
  | 'spoke'
  | 'glass'
  | 'lamp'
  | 'steel'
  | 'cream'
  | 'gold'
  | 'wood'
  | 'skin'
  | 'smoke'
  | 'coat'

/** One piece of paper: its tone and its outline or, where a width is given, a line along the path. */
type Layer = readonly [tone: Tone, path: string, width?: number]

/** From back to front, on a grid of 80 x 40. Wheels stand on the rail at 36, and the front is on the right. */
export type Drawing = readonly Layer[]

export const RAIL = 36

export function isLiveryTone(tone: Tone): tone is LiveryTone {
  return tone === 'body' || tone === 'shade' || tone === 'band'
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** The same box at several places along one line. */
export function boxes(y: number, width: number, height: number, ...at: readonly number[]): string {
  return at.map((x) => box(x, y, width, height)).join('')
}

export function discs(y: number, radius: number, ...at: readonly number[]): string {
  const arc = `a${radius} ${radius} 0 0 1 `
  return at.map((x) => `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0Z`).join('')
}

/** Wheels on the rail with bright hubs. */
export function wheels(radius: number, ...at: readonly number[]): Drawing {
  return [
    ['wheel', discs(RAIL - radius, radius, ...at)],
    ['hub', discs(RAIL - radius, radius * 0.36, ...at)],
  ]
}

/** A bogie around each place, with its wheels so far to both sides. */
export function bogies(reach: number, ...at: readonly number[]): Drawing {
  const ends = at.flatMap((x) => [x - reach, x + reach])
  return [
    ...wheels(3.4, ...ends),
    ['iron', at.map((x) => `M${x - reach - 3} 30h${2 * reach + 6}l-2 3.4H${x - reach - 1}Z`).join('')],
  ]
}

/** Spoked wheels with red tyres' insides, as steam engines have them. */
export function drivers(radius: number, ...at: readonly number[]): Drawing {
  const y = RAIL - radius
  const spokes = at.map((x) => `M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`).join('')
  return [
    ['wheel', discs(y, radius, ...at)],
    ['spoke', discs(y, radius - 1.1, ...at)],
    ['wheel', spokes, 0.7],
    ['hub', discs(y, radius * 0.26, ...at)],
  ]
}

/** A pantograph that has its foot at (x, y) on the roof and touches the wire. */
export function pantograph(x: number, y: number): Drawing {
  return [['steel', `M${x - 5} ${y}h10m-9 0-2-4 6-3.5 6 3.5-2 4M${x - 5} ${y - 7.5}h10`, 1]]
}

/** The newer kind with a single arm. */
export function singleArm(x: number, y: number, height = 7.5): Drawing {
  return [['steel', `M${x - 4} ${y}h7l-7 ${-height * 0.46} 6 ${-height * 0.54}m-5 0h9`, 1]]
}
