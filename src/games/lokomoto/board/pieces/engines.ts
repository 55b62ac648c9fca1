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

/** Two axles and a friendly face. */
export const RAILBUS: Drawing = [
  ['iron', box(30, 8.5, 9, 3) + box(44, 9.3, 6, 2)],
  ['cream', 'M10 30V16q0-5 5-5h50q5 0 5 5v14Z'],
  ['body', 'M10 20h60v10.5H10Z'],
  ['shade', box(10, 27.5, 60, 3)],
  ['band', box(10, 20, 60, 1.5)],
  ['glass', `M12 18.5V15q0-2 2-2h3v5.5Z${boxes(13, 6.5, 5.5, 27.5, 35.5, 43.5)}M68 18.5V15q0-2-2-2h-3v5.5Z`],
  ['shade', boxes(13, 5.5, 15.5, 20, 53)],
  ['glass', boxes(14, 3.8, 6, 20.8, 53.9)],
  ['iron', box(12, 30, 56, 2) + box(32, 31, 15, 2.5)],
  ...wheels(3.8, 23, 57),
  ['steel', box(70, 27.8, 3, 1.6) + box(7, 27.8, 3, 1.6)],
  ['lamp', discs(25, 1.3, 68) + discs(25, 1.3, 12)],
]

/** A streamlined railcar of the time when they were new. */
export const RAILCAR: Drawing = [
  ['iron', box(20, 9.5, 8, 2) + box(36, 9.5, 8, 2) + box(52, 9.5, 6, 2)],
  ['body', 'M3 30v-7q1-12 13-12h43q15 0 18 15v4Z'],
  ['cream', 'M4.2 19q2-8 11.8-8h43q11 0 15.5 8Z'],
  ['shade', 'M3 27h74v3.5H3Z'],
  ['band', box(3.5, 20.5, 72.5, 1.4)],
  ['glass', `M7 18q1.5-4.5 6-5v5Z${boxes(13, 6.8, 5, 23.5, 32, 40.5, 49)}M62 18v-5q6 .5 9.5 5Z`],
  ['shade', boxes(13, 4.5, 15, 16.5, 57)],
  ['glass', boxes(14, 2.9, 5, 17.3, 57.8)],
  ...bogies(4.5, 15, 63),
  ['iron', box(27, 30, 24, 3)],
  ['lamp', discs(24.5, 1.4, 74.2)],
]

/** Low floors, a long nose, and a bogie below the joint. */
export const MULTIPLE_UNIT: Drawing = [
  ...singleArm(14, 11),
  ['steel', boxes(9.6, 12, 2, 21, 44)],
  ['iron', box(37.5, 13, 3, 16)],
  ['body', 'M2 30V13q0-2 2-2h34v19ZM40 30V11h22q6 0 10 7 5 5 5.5 9v3Z'],
  ['shade', 'M2 27.5h36v3H2ZM40 27.5h37.5v3H40Z'],
  ['iron', 'M2 14h36v6.5H2ZM40 14h24q4 0 6 6.5H40Z'],
  ['glass', `${boxes(14.8, 6, 5, 4.5, 20, 27.5)}${boxes(14.8, 6, 5, 42.5, 57)}M65.5 19.5v-5q2.5 0 5 5Z`],
  ['band', box(2, 22.5, 36, 2) + box(40, 22.5, 33.5, 2) + boxes(13.5, 5.5, 15, 12.5, 50)],
  ['glass', boxes(15, 1.8, 7, 13.2, 15.6, 50.7, 53.2)],
  ['iron', box(14, 30, 17, 2.5) + box(48, 30, 12, 2.5)],
  ...bogies(3.6, 8, 39, 68),
  ['lamp', 'M73 21.5q2.5 2 3 4l-3-1.5Z'],
]

/** Two rows of windows. */
export const DOUBLE_DECKER: Drawing = [
  ...singleArm(12, 8, 6),
  ['steel', boxes(6.8, 10, 2, 24, 40)],
  ['body', 'M2 31V9.5Q2 8 4 8h56q7 0 11 9 5 4 6 9v5Z'],
  ['shade', 'M2 28.5h75v2.5H2Z'],
  ['iron', 'M2 10.5h52v5.5H2ZM14 20.5h40V26H14ZM62 11q4 1 6.5 6H62Z'],
  ['glass', boxes(11.2, 6, 4.2, 4, 12, 20, 28, 36, 44) + boxes(21.2, 6, 4.2, 16, 24, 32, 44)],
  ['glass', 'M63 11.8q3 1 5 5h-5Z'],
  ['band', `${box(2, 17.2, 70, 1.8)}${boxes(15, 7, 13.5, 5, 55)}`],
  ['glass', boxes(17, 2.4, 7, 5.7, 8.9, 55.7, 58.9)],
  ...bogies(4, 10, 66),
  ['iron', box(20, 30, 36, 3)],
  ['lamp', 'M72.5 20q2.5 2 3.5 4.5l-3.5-1.5Z'],
]
