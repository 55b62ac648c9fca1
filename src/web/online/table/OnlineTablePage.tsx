import { useEffect, useEffectEvent, useState } from 'react'
import { useSearch } from 'wouter'
import type { Language, Loaders } from '#boards/board.ts'
import { useLoaded } from '#ui/Part.tsx'
import type { News } from '#wire/news.ts'
import { BROWSER } from '../../browser.ts'
import { BASE } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { Loading } from '../../table/Loading.tsx'
import type { OnlineTableTexts } from '../../text/en/online-table.ts'
import { api } from '../api.ts'
import { sitWithWords } from '../chance-notes.ts'
import { Connection } from '../connection/connection.ts'
import type { Socket, SocketListener } from '../connection/reconnecting-socket.ts'
import { TableWords, WithOnlineTexts } from '../texts.tsx'
import { openOnlineGame } from './open-online-game.ts'
import { NoTable, TableScreen } from './TableScreen.tsx'
import { TableClient, type TableClientContext } from './table-client.ts'

const TEXTS: Loaders<{ readonly onlineTable: OnlineTableTexts }> = {
  en: () => import('../../text/en/online-table.ts'),
  hu: () => import('../../text/hu/online-table.ts'),
  ja: () => import('../../text/ja/online-table.ts'),
}

const loadTexts = async (language: Language) => (await TEXTS[language]()).onlineTable

/** The table of the server that the address names. */
export function OnlineTablePage() {
  const query = new URLSearchParams(useSearch())
  const id = query.get('id')
  const client = useTableClient(id, query.get('code') ?? undefined)
  const { language } = useSettings()
  const words = useLoaded(language, loadTexts)
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

/** What the client of a table stands on in a browser. */
export const PAGE: TableClientContext = {
  runtime: BROWSER,
  api,
  sit: (table) => sitWithWords(table),
  connect: openConnection,
  open: openOnlineGame,
}

/**
 * The connection of a page until `leaving`. It retries when the network is back and when the page becomes visible
 * again.
 */
function openConnection(leaving: AbortSignal): Connection {
  const connection = new Connection(openSocket, BROWSER)
  const retryNow = () => {
    const isVisible = document.visibilityState === 'visible'
    connection.setVisible(isVisible)
    if (isVisible) connection.retryNow()
  }
  window.addEventListener('online', retryNow, { signal: leaving })
  // A socket does not notice a lost network before its next heartbeat.
  window.addEventListener('offline', retryNow, { signal: leaving })
  document.addEventListener('visibilitychange', retryNow, { signal: leaving })
  retryNow()
  leaving.addEventListener('abort', () => connection.stop())
  return connection
}

function openSocket(listener: SocketListener): Socket {
  const address = new URL(`${BASE}/api/news`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.addEventListener('open', () => listener.opened())
  socket.addEventListener('message', ({ data }) => listener.heard(JSON.parse(data) as News))
  socket.addEventListener('close', () => listener.closed())
  return {
    send(ask) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask))
    },
    close: () => socket.close(),
  }
}
