import type { SpotInsight } from '../../rules/insight.ts'
import { ResourceIcon } from '../pieces/ResourceIcon.tsx'
import type { SpotBadge } from './spot-badges.ts'

interface SpotBadgesProps {
  readonly badges: readonly SpotBadge[]
  readonly insights: Readonly<Record<string, SpotInsight>>
}

/** What the tracks that may be laid cost, and which of them take a Double Track token. */
export function SpotBadges({ badges, insights }: SpotBadgesProps) {
  return badges.map(({ spot, shows, x, y }) => (
    <g key={spot + shows} transform={`translate(${x} ${y})`} data-badge={shows}>
      {shows === 'cost' && <Cost cost={insights[spot].cost} />}
      {shows === 'token' && <DoubleTrack />}
    </g>
  ))
}

function Cost({ cost }: { readonly cost: number }) {
  return (
    <>
      <rect
        x="-14"
        y="-8.6"
        width="28"
        height="17.2"
        rx="8.6"
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth="1"
      />
      <ResourceIcon x={-11.6} y={-6} size={12} />
      <text
        x="6.4"
        y="4.7"
        fontFamily="var(--sign)"
        fontSize="13.5"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--ink)"
      >
        {cost}
      </text>
    </>
  )
}

/** The token in small: two tracks in a golden rim. */
function DoubleTrack() {
  return (
    <>
      <circle r="9.6" fill="var(--lamp)" stroke="var(--shade)" strokeWidth="1" />
      <circle r="7.4" fill="var(--paper)" />
      <g transform="rotate(45)" fill="none">
        <path d="M-5.3 -3H-1.1M-5.3 0.2H-1.1M-5.3 3.4H-1.1M1.1 -3H5.3M1.1 0.2H5.3M1.1 3.4H5.3" stroke="var(--edge)" />
        <path d="M-3.2 -5.6V5.6M3.2 -5.6V5.6" stroke="var(--ink)" strokeWidth="2.2" />
      </g>
    </>
  )
}
