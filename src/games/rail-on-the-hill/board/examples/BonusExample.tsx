import { Drawing, Figure } from '#boards/examples.tsx'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { Rail } from '../town/Tracks.tsx'

const STEP = 50
const TRACKS = [1, 2, 3, 4, 5, 6, 7, 8]

/** RH-B1 */
export function BonusExample() {
  return (
    <Drawing width={8 * STEP} height={132}>
      <g transform="translate(0 26)">
        <Rail line="red" d={`M0 0H${8 * STEP}`} />
        {TRACKS.map((track) => (
          <TrackNumber key={track} track={track} />
        ))}
      </g>
      {[3, 6].map((track) => (
        <Choices key={track} x={(track - 0.5) * STEP} />
      ))}
    </Drawing>
  )
}

function TrackNumber({ track }: { readonly track: number }) {
  const hasBonus = track % 3 === 0
  return (
    <g transform={`translate(${(track - 0.5) * STEP} 0)`}>
      <circle
        r={hasBonus ? 22 : 15}
        fill={hasBonus ? 'var(--lamp)' : 'var(--paper)'}
        stroke="var(--line-red)"
        strokeWidth="3"
      />
      <text
        y={hasBonus ? 9 : 7}
        fontFamily="var(--sign)"
        fontSize={hasBonus ? 25 : 19}
        fontWeight="700"
        textAnchor="middle"
        fill={hasBonus ? 'var(--on-yellow)' : 'var(--ink)'}
      >
        {track}
      </text>
    </g>
  )
}

/** Resources, a track or a Plan card. */
function Choices({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 94)`}>
      <path d="M0 -46V-24" stroke="var(--edge)" strokeWidth="2" />
      <rect
        x="-66"
        y="-26"
        width="132"
        height="52"
        rx="10"
        fill="var(--paper)"
        stroke="var(--edge)"
        strokeWidth="1.6"
      />
      <path d="M-22 -16V16M22 -16V16" stroke="var(--hairline)" strokeWidth="2" />
      <g transform="translate(-61 -9)">
        <ResourceIcon size={20} />
      </g>
      <g transform="translate(-45 -9)">
        <ResourceIcon size={20} />
      </g>
      <Figure x={0} y={-6} size={17}>
        +1
      </Figure>
      <Rail line="red" d="M-15 8H15" />
      <g fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2">
        <rect x="30" y="-15" width="19" height="26" rx="3" transform="rotate(-8 40 0)" opacity="0.6" />
        <rect x="37" y="-13" width="19" height="26" rx="3" />
      </g>
    </g>
  )
}
