import type { CSSProperties } from 'react'
import { coloursOf } from '#games/index.ts'

/** The colours that players chose, in the place of those of their seats. */
export function seatColours(seats: readonly { readonly colour?: number | undefined }[]): CSSProperties {
  const changed = coloursOf(seats).flatMap((colour, i) =>
    colour === i + 1 ? [] : [[`--seat-${i + 1}`, `var(--colour-${colour})`]],
  )
  return Object.fromEntries(changed)
}
