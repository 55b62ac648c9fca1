import { memo } from 'react'
import { type DevToken, LINES, type LineName, type TownCard } from '../../cards/cards.ts'
import { upgradeMark } from '../../text/upgrade-mark.ts'
import { Grove } from './Grove.tsx'
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
