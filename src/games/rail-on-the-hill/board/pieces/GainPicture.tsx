import type { Bonus } from '../../rules/actions.ts'
import { ResourceIcon } from './Resources.tsx'

interface GainPictureProps {
  readonly gain: Bonus
}

/** What a location or a bonus gives: two resources, a track, or two Plan cards; 64 x 32 px. */
export function GainPicture({ gain }: GainPictureProps) {
  return (
    <svg width={64} height={32} viewBox="0 0 64 32" aria-hidden="true" focusable="false">
      {PICTURES[gain]}
    </svg>
  )
}

const CURVE = 'M3 24c20 0 22-16 40-16h18'

const PICTURES = {
  resources: (
    <>
      <ResourceIcon size={30} x={1} y={1} />
      <ResourceIcon size={30} x={33} y={1} />
    </>
  ),
  track: (
    <g fill="none">
      <path d={CURVE} stroke="var(--edge)" strokeWidth={13} strokeDasharray="3.4 5.2" />
      <path d={CURVE} stroke="var(--ink)" strokeWidth={7.6} />
      <path d={CURVE} stroke="var(--paper)" strokeWidth={4} />
    </g>
  ),
  plans: (
    <>
      <PlanBack transform="rotate(-9 22 18) translate(10 2)" />
      <PlanBack transform="rotate(7 42 18) translate(31 2)" />
    </>
  ),
}

function PlanBack({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <rect width={21} height={28} rx={3} fill="var(--paper)" stroke="var(--edge)" strokeWidth={1.4} />
      <circle cx={6.8} cy={8} r={3.4} fill="var(--leisure)" stroke="var(--leisure-edge)" strokeWidth={0.8} />
      <rect
        x={11.2}
        y={4.8}
        width={6.4}
        height={6.4}
        rx={0.8}
        fill="var(--welfare)"
        stroke="var(--welfare-edge)"
        strokeWidth={0.8}
      />
      <path d="M4 16h13M4 19.6h13M4 23.2h7.5" stroke="var(--edge)" strokeWidth={1.3} />
    </g>
  )
}
