/** What the posters of all games are printed with. */

export const CREAM = '#fbf3df'
export const GOLD = '#f2b632'

/** The size at which a text is no wider than it may be. Latin letters are about half as wide as high, others square. */
export function fitting(text: string, size: number, width: number): number {
  const wide = Array.from(text, (letter) => (letter > '\u2fff' ? 1 : 0.54)).reduce((sum, part) => sum + part, 0)
  return Math.min(size, width / wide)
}

const RAYS = 28
/** Beyond the corners, wherever the sun stands. */
const LONG = 1400

/** The rays of a sun at the origin, as one path. */
export function sunRays(): string {
  const turn = (2 * Math.PI) / RAYS
  const point = (angle: number) => `${Math.round(LONG * Math.cos(angle))} ${Math.round(LONG * Math.sin(angle))}`
  const ray = (_: unknown, i: number) => `M0 0L${point(i * turn)}L${point((i + 0.5) * turn)}Z`
  return Array.from({ length: RAYS }, ray).join('')
}
