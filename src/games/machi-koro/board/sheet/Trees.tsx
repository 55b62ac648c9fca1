import type { TownRow } from './town-layout.ts'

const STEP = 15
/** How far each is from its place, and how large it is: as if they had grown there. */
const GROWTH = [
  { aside: 2, size: 1 },
  { aside: -1, size: 0.72 },
  { aside: 3, size: 1.15 },
  { aside: 0, size: 0.86 },
  { aside: -2, size: 1.05 },
]

interface TreesProps {
  readonly row: TownRow
  readonly width: number
}

/** Trees where a street ends, on both sides. */
export function Trees({ row: { y, scale, lots }, width }: TreesProps) {
  const free = (lots[0]?.x ?? width / 2) / scale
  const places = Array.from({ length: Math.max(0, Math.floor((free - 4) / STEP)) }, (_, i) => i)
  return places.flatMap((i) => {
    const { aside, size } = GROWTH[i % GROWTH.length]
    const from = (i + 0.5) * STEP + aside
    return [from * scale, width - (from + 3) * scale].map((x) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale * size})`}>
        <path d="M-1-8h2V0h-2Z" fill="var(--mk-trunk)" />
        <path d="M-7-12a7 7 0 0 1 14 0 7 7 0 0 1-14 0Z" fill="var(--mk-leaf-dark)" />
        <path d="M-7-12a7 7 0 0 1 7-7q3 6-1 14a7 7 0 0 1-6-7Z" fill="var(--mk-leaf)" />
      </g>
    ))
  })
}
