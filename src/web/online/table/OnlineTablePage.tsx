import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useSettings } from '../../settings/settings.ts'
import { Loading } from '../../table/Loading.tsx'
import { loadOnlineTableTexts } from '../../text/load-texts.ts'
import { useLoaded } from '../../text/TextsContext.tsx'
import { WithOnlineTexts } from '../lobby/OnlineFrame.tsx'
import { NoTable } from './NoTable.tsx'
import { TableWords } from './texts.ts'
import { VisitedTable } from './VisitedTable.tsx'
import { Visit } from './visit.ts'

/** The table of the server that the address names. */
export function OnlineTablePage() {
  const query = new URLSearchParams(useSearch())
  const id = query.get('id')
  const visit = useVisit(id, query.get('code') ?? undefined)
  const { language } = useSettings()
  const words = useLoaded(language, loadOnlineTableTexts)
  if (words === undefined) return <Loading />
  return (
    <TableWords value={words}>
      <WithOnlineTexts>
        {id === null ? <NoTable why="missing" /> : visit === undefined ? <Loading /> : <VisitedTable visit={visit} />}
      </WithOnlineTexts>
    </TableWords>
  )
}

/** Comes to a table while the page is there, and leaves it with the page. */
function useVisit(id: string | null, code: string | undefined): Visit | undefined {
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => {
    if (id === null) return
    const made = new Visit(id, code)
    setVisit(made)
    return () => {
      setVisit(undefined)
      made.leave()
    }
  }, [id, code])
  return visit
}
