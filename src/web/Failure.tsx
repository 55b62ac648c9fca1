import { homeAddress, hrefOf } from './routes.ts'
import style from './table/TablePage.module.css'
import { useTexts } from './text/TextsContext.tsx'

/** Shown in place of a page that failed: games are kept, so loading it again loses nothing. */
export function Failure() {
  const { table } = useTexts()
  return (
    <main className={style.empty}>
      <h1>{table.failed}</h1>
      <p>{table.failedLine}</p>
      <button type="button" className={style.again} onClick={() => location.reload()}>
        {table.tryAgain}
      </button>
      <p>
        <a href={hrefOf(homeAddress())}>{table.home}</a>
      </p>
    </main>
  )
}
