import { useEffect } from 'react'
import unseen from '#ui/unseen.module.css'
import type { ListedTable } from '#wire/tables.ts'
import { Store, useStore } from '../../store.ts'
import { api } from '../api.ts'
import { noteTables } from '../own-tables.ts'
import { useOnlineTexts, WithOnlineTexts } from '../texts.tsx'
import { inBrowserTime } from './lobby-time.ts'
import styles from './OwnTables.module.css'
import { MyTables } from './TableFacts.tsx'
import { isYourTurn } from './table-texts.ts'

const PAUSE = 60_000
/** Several parts of a page share one answer. */
const SHARED = 5000

const tables = new Store<readonly ListedTable[]>([])
let lookedAt = Number.NEGATIVE_INFINITY

/** If the server does not answer, what was known stays. */
function look(): void {
  if (document.visibilityState !== 'visible' || Date.now() - lookedAt < SHARED) return
  lookedAt = Date.now()
  api.lobby().then(
    (lobby) => {
      const { mine } = inBrowserTime(lobby, Date.now())
      tables.set(mine)
      noteTables(mine.length > 0)
    },
    () => undefined,
  )
}

/** The online tables of this browser's user; asked for again every minute and when the page becomes visible. */
function useOwnTables(): readonly ListedTable[] {
  useEffect(() => {
    look()
    const timer = setInterval(look, PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return useStore(tables)
}

/** At how many online tables it is the user's turn. */
export function TurnMark() {
  const count = useOwnTables().filter(isYourTurn).length
  return (
    count > 0 && (
      <WithOnlineTexts>
        <Mark count={count} />
      </WithOnlineTexts>
    )
  )
}

function Mark({ count }: { readonly count: number }) {
  const { yourTurn } = useOnlineTexts().lobby
  return (
    <span className={styles.mark} title={yourTurn}>
      <span className={unseen.unseen}>{yourTurn}: </span>
      {count}
    </span>
  )
}

/** The user's online tables, on pages that are not about them. */
export function OwnTables() {
  const own = useOwnTables()
  return (
    own.length > 0 && (
      <WithOnlineTexts>
        <MyTables tables={own} />
      </WithOnlineTexts>
    )
  )
}
