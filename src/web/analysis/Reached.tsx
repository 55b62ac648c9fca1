import type { Course } from './course.ts'
import style from './Reached.module.css'
import { reachedShare } from './reached-share.ts'
import type { Subject } from './use-subject.ts'

interface ReachedProps {
  readonly subject: Subject
  readonly course: Course
  /** What a search found that knew everything. */
  readonly ceiling: number
}

/** How near somebody alone came to what was possible. */
export function Reached({ subject: { texts, estimates }, course: { name, final }, ceiling }: ReachedProps) {
  const { share, possible } = reachedShare(final, ceiling)
  const points = estimates.short(possible)
  // Rounded down: nearly all is not all.
  const percent = String(Math.floor(share * 100))
  return (
    <section className={style.reached} aria-label={texts.ceiling}>
      <div className={style.scale} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p>{share === 1 ? texts.reachedAll(name, points) : texts.reached(name, percent, points)}</p>
    </section>
  )
}
