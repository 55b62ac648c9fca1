import type { CSSProperties, ReactNode } from 'react'
import style from './Celebration.module.css'

const COUNT = 44
/** Multiples of it, without their whole part, are spread evenly: pieces fall everywhere, and the same in every run. */
const GOLDEN = 0.618_034

const PAPER = ['--seat-1', '--seat-2', '--seat-3', '--seat-4', '--lamp'].map((colour) => (
  <rect key={colour} x="4" y="6" width="12" height="8" rx="1" fill={`var(${colour})`} />
))

/** The moment of the winner: pieces of the game rain over the score sheet, and let every touch through. */
export function Celebration({ pieces = PAPER }: { readonly pieces?: readonly ReactNode[] | undefined }) {
  return (
    <div className={style.rain} aria-hidden="true" data-celebration>
      {PLACES.map((place) => (
        <svg key={place} className={style.piece} viewBox="0 0 20 20" style={wayOf(place)} aria-hidden="true">
          {pieces[place % pieces.length]}
        </svg>
      ))}
    </div>
  )
}

const PLACES = Array.from({ length: COUNT }, (_, i) => i)

function wayOf(place: number): CSSProperties {
  const spread = (step: number) => (place * GOLDEN * step) % 1
  return {
    left: `${spread(1) * 100}%`,
    width: `${18 + spread(3) * 14}px`,
    animationDelay: `${spread(5) * 1.6}s`,
    animationDuration: `${2.2 + spread(7) * 1.2}s`,
    '--turn': `${(spread(2) - 0.5) * 900}deg`,
    '--drift': `${(spread(11) - 0.5) * 120}px`,
  }
}
