import { memo } from 'react'
import { type DevToken, LINES, type LineName, type TownCard } from '../../cards/cards.ts'
import { upgradeMark } from '../../text/upgrade-mark.ts'
import { LandmarkPicture } from './LandmarkPicture.tsx'
import type { Point } from './squares.ts'
import { ValueChip } from './ValueChip.tsx'
import { valueWith } from './value-with.ts'

/** Between the directions, where no road and no track ever runs. */
const CHIPS: Readonly<Record<LineName, Point>> = {
  red: { x: 33.4, y: 11.4 },
  yellow: { x: 66.6, y: 12 },
  blue: { x: 33.4, y: 88.8 },
  black: { x: 66.6, y: 88.8 },
}

function Grove() {
  return (
    <g>
      <rect
        x="33"
        y="33"
        width="34"
        height="34"
        rx="6"
        fill="var(--meadow)"
        stroke="var(--meadow-dark)"
        strokeWidth="1.4"
      />
      <path d="M38 58C37 53 43 52 48 54C54 55 60 52 62 57C63 62 56 63 50 63C43 63 39 62 38 58Z" fill="var(--water)" />
      <path d="M42 58.6q2.4 -1.6 4.8 0t4.8 0" fill="none" stroke="var(--wall)" strokeWidth="1" strokeLinecap="round" />
      <rect x="41.4" y="47" width="2" height="5" fill="var(--trunk)" />
      <circle cx="42.4" cy="43.6" r="5.4" fill="var(--tree-dark)" />
      <path d="M42.4 38.2a5.4 5.4 0 0 0 -4.6 8.2q6 -1.6 4.6 -8.2Z" fill="var(--tree)" />
      <rect x="55.6" y="47" width="2.2" height="5.4" fill="var(--trunk)" />
      <circle cx="56.7" cy="42.4" r="6.6" fill="var(--tree-dark)" />
      <path d="M56.7 35.8a6.6 6.6 0 0 0 -5.6 10q7.4 -2 5.6 -10Z" fill="var(--tree)" />
    </g>
  )
}

function UpgradeBadge({ token, line }: { readonly token: DevToken; readonly line: LineName }) {
  const { x, y } = CHIPS[line]
  const atX = x < 50 ? x - 16.6 : x + 16.6
  const atY = y < 50 ? 8.6 : 91.4
  return (
    <g transform={`translate(${atX} ${atY})`}>
      <circle r="7.8" fill="var(--gold)" stroke="var(--shade)" strokeWidth="1.2" />
      <text y="3.9" fontFamily="var(--sign)" fontSize="11" fontWeight="600" textAnchor="middle" fill="#22252b">
        {upgradeMark(token.kind)}
      </text>
    </g>
  )
}

interface CardTopProps {
  readonly card: TownCard
  readonly token: DevToken | null
}

/** The upper layer of a card: its landmark, the four values and an upgrade. Tracks run below it. */
export const CardTop = memo(function CardTop({ card, token }: CardTopProps) {
  return (
    <>
      {card.landmark === null ? <Grove /> : <LandmarkPicture landmark={card.landmark} x={50} y={50} size={40} />}
      {LINES.map((line) => (
        <ValueChip
          key={line}
          line={line}
          value={valueWith(card, line, token)}
          x={CHIPS[line].x}
          y={CHIPS[line].y}
          upgraded={token?.line === line}
        />
      ))}
      {token?.line !== undefined && <UpgradeBadge token={token} line={token.line} />}
    </>
  )
})
