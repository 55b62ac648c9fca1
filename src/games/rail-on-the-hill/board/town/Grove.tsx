import { Growth } from './Growth.tsx'
import type { Plant } from './scenery.ts'

const PLANTS: readonly Plant[] = [
  { kind: 'tree', x: 44.5, y: 44.5, size: 1.05 },
  { kind: 'tree', x: 55.5, y: 46, size: 0.9 },
  { kind: 'bush', x: 42, y: 54.5, size: 0.9 },
]

/** What grows where the roads of a card without a landmark meet: nothing but scenery. */
export function Grove() {
  return (
    <g>
      <path
        d="M36 49C35 41 43 36.5 50 37.5C58 36 65.5 42 64.5 50C66 58 58.5 64 51 62.5C42.5 64.5 35 58 36 49Z"
        fill="var(--meadow)"
      />
      <path
        d="M46.5 57C46 53.6 50 52.8 53 53.8C56.5 52.6 60.6 53.6 60 56.8C59.4 60 55.5 60.4 52.6 60C49.5 60.4 47 59.6 46.5 57Z"
        fill="var(--water)"
      />
      <path
        d="M50 57.2q1.6 -1.1 3.2 0t3.2 0"
        fill="none"
        stroke="var(--wall)"
        strokeWidth="0.9"
        strokeLinecap="round"
      />
      {PLANTS.map((plant) => (
        <Growth key={plant.kind + plant.x} {...plant} />
      ))}
    </g>
  )
}
