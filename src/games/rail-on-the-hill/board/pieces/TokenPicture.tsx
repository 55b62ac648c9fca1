import type { DevToken } from '../../cards/cards.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { upgradeMark } from '../../text/upgrade-mark.ts'
import { LineShape } from './LineBadge.tsx'
import { CategoryMark } from './PlanSymbol.tsx'

interface TokenPictureProps {
  readonly token: DevToken
  readonly words: WordTexts
}

/** A Development token; fills its container. */
export function TokenPicture({ token, words }: TokenPictureProps) {
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="-24 -24 48 48"
      role="img"
      aria-label={words.token(token.kind, token.line)}
      focusable="false"
    >
      <circle r={22.5} fill="var(--lamp)" stroke="var(--edge)" strokeWidth={1} />
      <circle r={19} fill="var(--paper)" stroke="var(--edge)" strokeWidth={0.6} />
      <TokenFace token={token} />
    </svg>
  )
}

function TokenFace({ token: { kind, line } }: { readonly token: DevToken }) {
  if (kind === 'double') return <DoubleTrack />
  if (kind === 'wild') return <WildLandmark />
  if (line === undefined) return null
  return (
    <>
      <LineShape line={line} radius={15} />
      <text
        y={5.8}
        textAnchor="middle"
        fontFamily="var(--sign)"
        fontSize={16.5}
        fontWeight={600}
        fill={`var(--on-${line})`}
      >
        {upgradeMark(kind)}
      </text>
    </>
  )
}

/** Two tracks side by side. */
function DoubleTrack() {
  return (
    <g transform="rotate(45)">
      {[-5.6, 5.6].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} fill="none">
          <path
            d="M-4.2-10.5h8.4M-4.2-5.2h8.4M-4.2 0h8.4M-4.2 5.2h8.4M-4.2 10.5h8.4"
            stroke="var(--edge)"
            strokeWidth={2}
          />
          <path d="M-2-13.5v27M2-13.5v27" stroke="var(--ink)" strokeWidth={1.7} />
        </g>
      ))}
    </g>
  )
}

/** The bases of all three categories under one star. */
function WildLandmark() {
  return (
    <>
      <CategoryMark category="leisure" x={-7.6} y={5.2} size={14.5} />
      <CategoryMark category="welfare" x={7.6} y={5.2} size={14} />
      <CategoryMark category="public" x={0} y={-7.4} size={15} />
      <polygon
        points="0,-8.6 2.3,-2.6 8.7,-2.2 3.7,1.9 5.4,8.1 0,4.6 -5.4,8.1 -3.7,1.9 -8.7,-2.2 -2.3,-2.6"
        fill="var(--lamp)"
        stroke="var(--ink)"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
    </>
  )
}
