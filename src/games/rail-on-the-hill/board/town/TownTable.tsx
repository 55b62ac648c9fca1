import { memo } from 'react'
import { CARD, cornerOf, VIEW } from './geometry.ts'

const PLANKS = [0, 1, 2, 3, 4, 5]
const PLANK = VIEW / PLANKS.length

/** The wooden table that a town lies on. */
export const TownTable = memo(function TownTable() {
  return (
    <g>
      <rect width={VIEW} height={VIEW} rx="8" fill="var(--table)" />
      {PLANKS.map((plank) => {
        const y = plank * PLANK
        return (
          <g key={plank} fill="none" stroke="var(--grain)" strokeWidth="0.7">
            {plank > 0 && <path d={`M0 ${y}H${VIEW}`} strokeWidth="1.1" />}
            <path
              d={`M0 ${y + 17}C90 ${y + 11} 150 ${y + 25} 230 ${y + 19}S350 ${y + 13} 400 ${y + 20}`}
              opacity="0.55"
            />
            <path
              d={`M0 ${y + 44}C70 ${y + 50} 190 ${y + 36} 260 ${y + 47}S360 ${y + 50} 400 ${y + 45}`}
              opacity="0.55"
            />
          </g>
        )
      })}
    </g>
  )
})

/** The places around a town that a card could still come to. */
export const Plots = memo(function Plots({ squares }: { readonly squares: readonly string[] }) {
  return squares.map((square) => {
    const { x, y } = cornerOf(square)
    return (
      <rect
        key={square}
        x={x + 3}
        y={y + 3}
        width={CARD - 6}
        height={CARD - 6}
        rx="4"
        fill="none"
        stroke="var(--plot)"
        strokeWidth="1.2"
        strokeDasharray="5 4.4"
      />
    )
  })
})
