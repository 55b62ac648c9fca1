import { connect, type Socket } from 'node:net'

interface Answer {
  readonly status: number
  readonly cookie: string | undefined
  readonly body: string
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/**
 * A keep-alive connection for one request after another, as a proxy uses it. It costs far less than a general client, so
 * that the server is measured and not the load generator.
 */
export class HttpConnection {
  readonly #port: number
  #socket: Socket | undefined
  #heard = ''
  #waiting: Waiting | undefined

  constructor(port: number) {
    this.#port = port
  }

  ask(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const type = body === undefined ? '' : 'content-type: application/json\r\n'
    const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(text)}\r\n`
    const head = `${method} ${path} HTTP/1.1\r\nhost: localhost:${this.#port}\r\ncookie: ${cookie}\r\n${type}${length}\r\n`
    return this.#send(head + text)
  }

  close(): void {
    this.#socket?.destroy()
  }

  async #send(request: string): Promise<Answer> {
    const isUsed = this.#socket !== undefined
    try {
      return await this.#sendOnce(request)
    } catch (error) {
      // The server may close an idle connection just when it is used again.
      if (!isUsed) throw error
      return this.#sendOnce(request)
    }
  }

  #sendOnce(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#open().write(request)
    })
  }

  #open(): Socket {
    if (this.#socket !== undefined) return this.#socket
    const socket = connect(this.#port, '127.0.0.1')
    this.#socket = socket
    socket.setNoDelay(true).setEncoding('utf8')
    socket.on('data', (text: string) => this.#hear(text))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#socket = undefined
      this.#waiting?.reject(new Error('the server hung up'))
    })
    return socket
  }

  #hear(text: string): void {
    this.#heard += text
    const end = this.#heard.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#heard.slice(0, end)
    const body = this.#heard.slice(end + 4)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`)
    // The text may have fewer characters than bytes.
    if (body.length < length && Buffer.byteLength(body) < length) return
    this.#heard = ''
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({
      status: Number(head.slice(9, 12)),
      cookie: /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1],
      body,
    })
  }
}
