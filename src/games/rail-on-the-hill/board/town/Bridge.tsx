import type { LineName } from '../../cards/cards.ts'
import { laneOf, middlePiece } from './curve.ts'
import { Rail } from './Rail.tsx'

/** Half the length of the deck, and of its parapets, which are a little shorter. */
const SPAN = 13
const PARAPET = 11

/** Where one diagonal runs above another: a deck with parapets, and the upper tracks once more on top of it. */
export function Bridge({ spot, lines }: { readonly spot: string; readonly lines: readonly LineName[] }) {
  const width = 11.6 + (lines.length - 1) * 6
  return (
    <g fill="none">
      <path d={middlePiece(spot, SPAN, 0)} stroke="var(--road)" strokeWidth={width} />
      {[-width / 2, width / 2].map((side) => (
        <g key={side} strokeLinecap="round">
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--shade)" strokeWidth="3.4" />
          <path d={middlePiece(spot, PARAPET, side)} stroke="var(--wall)" strokeWidth="1.6" />
        </g>
      ))}
      {lines.map((line) => (
        <Rail key={line} line={line} d={middlePiece(spot, SPAN + 1, laneOf(line, lines))} />
      ))}
    </g>
  )
}
