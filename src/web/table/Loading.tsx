import type { ReactNode } from 'react'
import { useTexts } from '../text/TextsContext.tsx'
import style from './TablePage.module.css'

/** For pages that may come to show something other than a table. Keeps the outline where the page began with one. */
export function Loading() {
  const { table } = useTexts()
  if (document.documentElement.dataset.outline !== undefined) return <LoadingTable />
  return (
    <main className={style.empty}>
      <p className={style.loading}>{table.loading}</p>
    </main>
  )
}

export function LoadingTable() {
  return (
    <main>
      <TableOutline>{useTexts().table.loading}</TableOutline>
    </main>
  )
}

/** An empty table with everything in its place, so that little moves when the game is there. Its style is in the HTML of the build. */
export function TableOutline({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="table-outline" aria-hidden={children === undefined || undefined}>
      <div className="table-outline-seats">
        <span />
        <span />
      </div>
      <div className="table-outline-middle">
        <div className="table-outline-main" />
        <div className="table-outline-side" />
      </div>
      <div className="table-outline-strip">{children}</div>
    </div>
  )
}
