import { type ReactNode, useId } from 'react'

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

interface PosterFrameProps {
  readonly height: number
  /** The spoken name. */
  readonly label: string
  /** What the border and the title are printed with. */
  readonly ink: string
  readonly title: string
  readonly titleSize: number
  /** What the border cuts off. */
  readonly scene: ReactNode
  /** What lies on the scene. */
  readonly children: ReactNode
}

/** A printed poster, 1200 wide: a scene within a double border, and the name of the game over it. */
export function PosterFrame({ height, label, ink, title, titleSize, scene, children }: PosterFrameProps) {
  const clip = useId()
  const inside = { x: 34, y: 34, width: 1132, height: height - 68, rx: 4 }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 1200 ${height}`}
      width="1200"
      height={height}
      role="img"
      aria-label={label}
      // Paper is the same by day and by night.
      data-day=""
      fontFamily="var(--sign)"
    >
      <clipPath id={clip}>
        <rect {...inside} />
      </clipPath>
      <rect width="1200" height={height} fill={CREAM} />
      <g clipPath={`url(#${clip})`}>{scene}</g>
      <rect {...inside} fill="none" stroke={ink} strokeWidth="5" />
      <rect x="46" y="46" width="1108" height={height - 92} fill="none" stroke={CREAM} strokeWidth="2.5" />
      <text x="600" y="162" textAnchor="middle" fontSize={fitting(title, titleSize, 1020)} fontWeight="700" fill={ink}>
        {title}
      </text>
      {children}
    </svg>
  )
}
