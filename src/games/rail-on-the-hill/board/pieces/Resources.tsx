import parts from '#ui/parts.module.css'
import type { Bonus } from '../../rules/actions.ts'
import type { WordTexts } from '../../text/en/words.ts'

const PLANK = '#d3a468'

const PLANK_DARK = '#b98449'

const NAILED = '#7c5228'

interface ResourceIconProps {
  /** In CSS pixels, or in the units of the picture that it is a part of. */
  readonly size: number
  readonly x?: number
  readonly y?: number
}

/** A resource: a wooden crate. */
export function ResourceIcon({ size, x = 0, y = 0 }: ResourceIconProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x={2} y={3} width={20} height={18.5} rx={2} fill={NAILED} />
      <rect x={3.4} y={4.4} width={17.2} height={15.7} rx={0.8} fill={PLANK} />
      <path d="M3.4 9.6h17.2M3.4 14.9h17.2" stroke={NAILED} strokeWidth={0.9} />
      <path d="M6.4 18.6 18.2 5.9" stroke={NAILED} strokeWidth={4.6} />
      <path d="M6.4 18.6 18.2 5.9" stroke={PLANK_DARK} strokeWidth={2.9} />
      <path d="M3.4 4.4h3.2v15.7H3.4zM17.4 4.4h3.2v15.7h-3.2z" fill={PLANK_DARK} />
      <path d="M6.9 4.4v15.7M17.1 4.4v15.7" stroke={NAILED} strokeWidth={0.9} />
    </svg>
  )
}

interface ResourcesProps {
  readonly count: number
  readonly words: WordTexts
}

/** How many resources a player has. */
export function Resources({ count, words }: ResourcesProps) {
  return (
    <span className={parts.line} role="img" aria-label={words.resources(count)}>
      <ResourceIcon size={20} />
      <span className={parts.figure}>{count}</span>
    </span>
  )
}

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
