import { createContext, useContext } from 'react'
import { type DevToken, type LineName, upgradeMark } from '../../cards/cards.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { CategoryMark } from './PlanPicture.tsx'

/** The letters of the lines in the language of the table; what draws lines provides them. */
export const LineLetters = createContext<WordTexts['lineLetters'] | undefined>(undefined)

interface LineShapeProps {
  readonly line: LineName
  /** Half of the height, in the units of the picture around it. */
  readonly radius: number
}

/** The plate of a line, around the origin: every line has a shape of its own, the same as the chips on the cards. */
export function LineShape({ line, radius }: LineShapeProps) {
  const paint = { fill: `var(--line-${line})`, stroke: 'var(--casing)', strokeWidth: radius * 0.13 }
  const r = radius * 0.92
  switch (line) {
    case 'red':
      return <circle r={r} {...paint} />
    case 'yellow': {
      const side = r * 1.52
      return (
        <rect
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          rx={side * 0.16}
          transform="rotate(45)"
          {...paint}
        />
      )
    }
    case 'blue':
      return <polygon points={hexagon(r * 1.08)} strokeLinejoin="round" {...paint} />
    case 'black': {
      const side = r * 1.76
      return <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={side * 0.14} {...paint} />
    }
  }
}

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return corners.join(' ')
}

interface LineBadgeProps {
  readonly line: LineName
  /** In CSS pixels. */
  readonly size: number
}

/** The sign of a line: its colour, its shape and its letter. What stands beside it says the line's name. */
export function LineBadge({ line, size }: LineBadgeProps) {
  const letters = useContext(LineLetters)
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <LineShape line={line} radius={11} />
      <text
        y={4.4}
        textAnchor="middle"
        fontFamily="var(--sign)"
        fontSize={12.5}
        fontWeight={600}
        fill={`var(--on-${line})`}
      >
        {letters?.[line]}
      </text>
    </svg>
  )
}

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
      style={{ display: 'block' }}
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
