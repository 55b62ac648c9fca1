import { TableOutline } from '../TableOutline.tsx'
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
