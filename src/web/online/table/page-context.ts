import type { News } from '#wire/news.ts'
import { BROWSER } from '../../browser-runtime.ts'
import { BASE } from '../../routes.ts'
import { api } from '../api.ts'
import { Connection } from '../connection/connection.ts'
import type { Socket, SocketListener } from '../connection/reconnecting-socket.ts'
import { openOnlineGame } from './open-online-game.ts'
import type { TableClientContext } from './table-client.ts'

/** What the client of a table stands on in a browser. */
export const PAGE: TableClientContext = { runtime: BROWSER, api, connect: openConnection, open: openOnlineGame }

/**
 * The connection of a page until `leaving`. It retries when the network is back and when the page becomes visible
 * again.
 */
function openConnection(leaving: AbortSignal): Connection {
  const connection = new Connection(openSocket, BROWSER)
  const retryNow = () => {
    if (document.visibilityState === 'visible') connection.retryNow()
  }
  window.addEventListener('online', retryNow, { signal: leaving })
  // A socket does not notice a lost network before its next heartbeat.
  window.addEventListener('offline', retryNow, { signal: leaving })
  document.addEventListener('visibilitychange', retryNow, { signal: leaving })
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
