import type { ReactNode } from 'react'
import style from './TableOutline.module.css'

/** An empty table with everything in its place, so that little moves when the game is there. */
export function TableOutline({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={style.outline} aria-hidden={children === undefined || undefined}>
      <div className={style.seats}>
        <span />
        <span />
      </div>
      <div className={style.middle}>
        <div className={style.main} />
        <div className={style.side} />
      </div>
      <div className={style.strip}>{children}</div>
    </div>
  )
}
