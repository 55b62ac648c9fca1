import { useTexts } from '../text/TextsContext.tsx'
import style from './TablePage.module.css'

/** The empty table, so that nothing jumps when the cards come. */
export function Loading() {
  const { table } = useTexts()
  return (
    <main className={style.empty}>
      <p className={style.loading}>{table.loading}</p>
    </main>
  )
}
