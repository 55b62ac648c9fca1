import type { Seat } from '#engine/game.ts'
import { Stroke, type StrokeLook } from './Stroke.tsx'

interface SectionSampleProps {
  /** As on the map; a free section is still to be drawn on. */
  readonly look: StrokeLook | 'free'
  readonly seat: Seat
  readonly className?: string | undefined
}

/** A section as it looks on the map. */
export function SectionSample({ look, seat, className }: SectionSampleProps) {
  return (
    <svg className={className} viewBox="10 -16 80 32" aria-hidden="true">
      {look === 'free' ? (
        <path d="M15-4H85M15 4H85" stroke="var(--lk-rail)" strokeWidth="2.5" />
      ) : (
        <Stroke from={[0, 0]} to={[100, 0]} seat={seat} look={look} seed={3} />
      )}
    </svg>
  )
}
