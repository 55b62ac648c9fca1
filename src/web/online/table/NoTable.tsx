import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { homeAddress, hrefOf, lobbyAddress } from '../../routes.ts'
import style from '../../table/TablePage.module.css'
import { useTexts } from '../../text/TextsContext.tsx'
import { useMe } from '../account/use-me.ts'
import { useTableWords } from '../texts.tsx'

const CodeField = lazy(async () => ({ default: (await import('../lobby/CodeField.tsx')).CodeField }))

interface Props {
  readonly why: 'missing' | 'closed' | 'unreachable' | 'otherVersion'
  /** Tries again, where that may help. */
  readonly again?: () => void
}

/** Instead of a table that cannot be shown. */
export function NoTable({ why, again }: Props) {
  const { table, pages } = useTexts()
  const { visit } = useTableWords()
  const title = visit[why]
  useEffect(() => {
    document.title = pages.frame.tab(title)
  }, [pages, title])
  return (
    <main className={style.empty}>
      <h1>{title}</h1>
      <p>{visit[`${why}Line`]}</p>
      {again !== undefined && (
        <button type="button" className={style.again} onClick={again}>
          {why === 'otherVersion' ? visit.loadAnew : table.tryAgain}
        </button>
      )}
      {why === 'missing' && (
        <Suspense fallback={null}>
          <TypedCode />
        </Suspense>
      )}
      <p className={style.ways}>
        <Link href={lobbyAddress()}>{visit.lobby}</Link>
        <Link href={homeAddress()}>{table.home}</Link>
      </p>
    </main>
  )
}

/** The code may open this very table, so the page is loaded again. */
function TypedCode() {
  return <CodeField known={useMe()} go={(address) => location.assign(hrefOf(address))} />
}
