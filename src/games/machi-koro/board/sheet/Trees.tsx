import { Tree } from '../pieces/Tree.tsx'
import type { TownRow } from './town-layout.ts'

const STEP = 15
/** How far each is from its place, and how large it is: as if they had grown there. */
const GROWTH = [
  { aside: 2, size: 0.75, shape: 'round' },
  { aside: -1, size: 0.54, shape: 'fir' },
  { aside: 3, size: 0.86, shape: 'round' },
  { aside: 0, size: 0.65, shape: 'round' },
  { aside: -2, size: 0.7, shape: 'fir' },
] as const

interface TreesProps {
  readonly row: TownRow
  readonly width: number
}

/** Trees where a street ends, on both sides. */
export function Trees({ row: { y, scale, lots }, width }: TreesProps) {
  const free = (lots[0]?.x ?? width / 2) / scale
  const places = Array.from({ length: Math.max(0, Math.floor((free - 4) / STEP)) }, (_, i) => i)
  return places.flatMap((i) => {
    const { aside, size, shape } = GROWTH[i % GROWTH.length]
    const from = (i + 0.5) * STEP + aside
    return [from * scale, width - (from + 3) * scale].map((x) => (
      <Tree key={x} x={x} y={y} size={scale * size} shape={shape} />
    ))
  })
}
