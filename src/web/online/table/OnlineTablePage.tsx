import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { useSettings } from '../../settings/settings.ts'
import { Loading } from '../../table/Loading.tsx'
import { loadOnlineTableTexts } from '../../text/load-texts.ts'
import { useLoaded } from '../../text/TextsContext.tsx'
import { TableWords, WithOnlineTexts } from '../texts.tsx'
import { NoTable } from './NoTable.tsx'
import { PAGE } from './page-context.ts'
import { TableScreen } from './TableScreen.tsx'
import { TableClient } from './table-client.ts'

/** The table of the server that the address names. */
export function OnlineTablePage() {
  const query = new URLSearchParams(useSearch())
  const id = query.get('id')
  const client = useTableClient(id, query.get('code') ?? undefined)
  const { language } = useSettings()
  const words = useLoaded(language, loadOnlineTableTexts)
  if (words === undefined) return <Loading />
  return (
    <TableWords value={words}>
      <WithOnlineTexts>
        {id === null ? <NoTable why="missing" /> : client === undefined ? <Loading /> : <TableScreen client={client} />}
      </WithOnlineTexts>
    </TableWords>
  )
}

/** Comes to a table while the page is there, and leaves it with the page. */
function useTableClient(id: string | null, code: string | undefined): TableClient | undefined {
  const [client, setClient] = useState<TableClient>()
  // The code is needed once; the page writes it into its address later.
  const open = useEffectEvent((table: string) => new TableClient(table, code, PAGE))
  useEffect(() => {
    if (id === null) return
    const made = open(id)
    setClient(made)
    return () => {
      setClient(undefined)
      made.leave()
    }
  }, [id])
  return client
}
