/** The papers that buildings are cut from; each is a colour in colours.css. */
export type Tone =
  | 'wall'
  | 'wall-shade'
  | 'white'
  | 'roof'
  | 'brick'
  | 'slate'
  | 'stone'
  | 'dark'
  | 'glass'
  | 'gold'
  | 'orange'
  | 'signal'
  | 'plum'
  | 'copper'
  | 'leaf'
  | 'leaf-dark'
  | 'meadow'
  | 'wheat'
  | 'wheat-dark'
  | 'trunk'
  | 'rose'

/** One piece of paper: its tone and its outline or, where a width is given, a line along the path. */
export type Layer = readonly [tone: Tone, path: string, width?: number]

/** From back to front, on a grid that is 48 wide. The ground is 4 above the lower edge. */
export type Drawing = readonly Layer[]

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** The same box in several places, each given as x and y. */
export function boxes(width: number, height: number, ...at: readonly (readonly [x: number, y: number])[]): string {
  return at.map(([x, y]) => box(x, y, width, height)).join('')
}

export function disc(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 0 1 `
  return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0Z`
}

export function discs(radius: number, ...at: readonly (readonly [x: number, y: number])[]): string {
  return at.map(([x, y]) => disc(x, y, radius)).join('')
}

/** A striped blind with a scalloped edge: seven stripes of two papers. */
export function awning(tone: Tone, x: number, y: number, width: number, height: number): Drawing {
  const stripe = width / 7
  const drop = `v${height}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`
  const stripes = (first: number) =>
    Array.from({ length: 4 - first }, (_, i) => `M${x + (2 * i + first) * stripe} ${y}h${stripe}${drop}`).join('')
  return [
    [tone, stripes(0)],
    ['white', stripes(1)],
  ]
}
