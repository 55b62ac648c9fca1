import { LANDMARKS, type LandmarkId } from '../../cards/cards.ts'
import style from './Lamps.module.css'

/** A small house for each landmark, lit for those that are built. */
export function Lamps({ built }: { readonly built: readonly LandmarkId[] }) {
  return (
    <span className={style.lamps}>
      <span>
        {built.length}
        <span className={style.of}>/{LANDMARKS.length}</span>
      </span>
      <svg aria-hidden="true" viewBox={`0 0 ${LANDMARKS.length * 9 - 1} 10`} className={style.row}>
        {LANDMARKS.map((id, i) => (
          <path
            key={id}
            className={built.includes(id) ? style.lit : style.dark}
            d={`M${i * 9 + 1} 9.300V4.200l3-3 3 3v5.100z`}
          />
        ))}
      </svg>
    </span>
  )
}
