import type { Ask, News } from '#wire/news.ts'
import type { Socket, SocketListener } from '../reconnecting-socket.ts'

/** The other end of a socket. */
interface OtherEnd {
  readonly listener: SocketListener
  readonly asked: Ask[]
  isClosed: boolean
}

/** Sockets that lead to a test. */
export class FakeSockets {
  readonly all: OtherEnd[] = []

  readonly open = (listener: SocketListener): Socket => {
    const end: OtherEnd = { listener, asked: [], isClosed: false }
    this.all.push(end)
    return {
      send: (ask) => end.asked.push(ask),
      close: () => {
        end.isClosed = true
        listener.closed()
      },
    }
  }

  get last(): OtherEnd {
    const socket = this.all.at(-1)
    if (socket === undefined) throw new Error('there is no socket')
    return socket
  }

  tell(...news: News[]): void {
    for (const one of news) this.last.listener.heard(one)
  }
}
