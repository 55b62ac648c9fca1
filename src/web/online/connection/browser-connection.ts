import type { News } from '#wire/news.ts'
import { BASE } from '../../routes.ts'
import { Connection } from './connection.ts'
import type { Socket, SocketEars } from './line.ts'
import { BROWSER } from './surroundings.ts'

/**
 * The connection of a page until `leaving`. It also hears when the network is back, and when somebody looks at the page
 * again.
 */
export function openConnection(leaving: AbortSignal): Connection {
  const connection = new Connection(openSocket, BROWSER)
  const hurry = () => {
    if (document.visibilityState === 'visible') connection.hurry()
  }
  window.addEventListener('online', hurry, { signal: leaving })
  // A line that has lost its network does not know it before it is asked.
  window.addEventListener('offline', hurry, { signal: leaving })
  document.addEventListener('visibilitychange', hurry, { signal: leaving })
  leaving.addEventListener('abort', () => connection.stop())
  return connection
}

function openSocket(ears: SocketEars): Socket {
  const address = new URL(`${BASE}/api/news`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.addEventListener('open', () => ears.opened())
  socket.addEventListener('message', ({ data }) => ears.heard(JSON.parse(data) as News))
  socket.addEventListener('close', () => ears.closed())
  return {
    send(ask) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask))
    },
    close: () => socket.close(),
  }
}
