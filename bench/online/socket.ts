import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const LAST_FRAME = 0x80
const MASKED = 0x80
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const NO_MASK = Buffer.alloc(4)

/** A read buffer shared by all sockets; nothing is kept in it. */
const reading = Buffer.allocUnsafe(256 * 1024)

/**
 * A cheap WebSocket client: one process listens to thousands, and the load must cost less than the measured server. It
 * supports only what these servers send: unfragmented texts, pings and close.
 */
export class ClientSocket {
  readonly #socket: Socket
  readonly #heard: (text: string) => void
  #rest: Buffer | undefined
  #opened: (() => void) | undefined

  private constructor(port: number, path: string, headers: string, heard: (text: string) => void, opened: () => void) {
    this.#heard = heard
    this.#opened = opened
    const onread = { buffer: reading, callback: (size: number) => this.#read(reading.subarray(0, size)) }
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    const key = randomBytes(16).toString('base64')
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n${headers}sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    )
  }

  /** Opens a socket; `headers` are header lines. */
  static open(port: number, path: string, heard: (text: string) => void, headers = ''): Promise<ClientSocket> {
    return new Promise((resolve, reject) => {
      const socket = new ClientSocket(port, path, headers, heard, () => resolve(socket))
      socket.#socket.on('error', reject).on('close', () => reject(new Error(`no socket at ${path}`)))
    })
  }

  send(text: string): void {
    this.#send(TEXT, Buffer.from(text))
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(bytes: Buffer): boolean {
    let left = this.#rest === undefined ? bytes : Buffer.concat([this.#rest, bytes])
    if (this.#opened !== undefined) left = this.#shakeHands(left)
    while (left.length > 0 && this.#opened === undefined) {
      const size = frameSize(left)
      if (left.length < size) break
      this.#hear(left, size)
      left = left.subarray(size)
    }
    this.#rest = left.length === 0 ? undefined : Buffer.from(left)
    return true
  }

  #shakeHands(bytes: Buffer): Buffer {
    const end = bytes.indexOf('\r\n\r\n')
    if (end === -1) return bytes
    if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) throw new Error(bytes.toString())
    this.#opened?.()
    this.#opened = undefined
    return bytes.subarray(end + 4)
  }

  #hear(bytes: Buffer, size: number): void {
    const code = bytes[0] & 0x0f
    const text = bytes.toString('utf8', headSize(bytes), size)
    if (code === TEXT && (bytes[0] & LAST_FRAME) !== 0) this.#heard(text)
    else if (code === PING) this.#send(PONG, Buffer.from(text))
    else if (code === CLOSE) throw new Error(`the server closed a socket: ${text.slice(2)}`)
  }

  /** Clients must mask their frames; a mask of zeros changes nothing. */
  #send(code: number, payload: Buffer): void {
    const { length } = payload
    const head = Buffer.from(
      length < TWO_BYTES
        ? [LAST_FRAME | code, MASKED | length]
        : [LAST_FRAME | code, MASKED | TWO_BYTES, length >> 8, length & 0xff],
    )
    this.#socket.write(Buffer.concat([head, NO_MASK, payload]))
  }
}

function headSize(bytes: Buffer): number {
  return bytes[1] === EIGHT_BYTES ? 10 : bytes[1] === TWO_BYTES ? 4 : 2
}

/** The size of the frame that begins here; more than is available if it is not known yet. */
function frameSize(bytes: Buffer): number {
  const head = bytes.length < 2 ? 2 : headSize(bytes)
  if (bytes.length < head || bytes.length < 2) return head
  if (bytes[1] === EIGHT_BYTES) return head + Number(bytes.readBigUInt64BE(2))
  return head + (bytes[1] === TWO_BYTES ? bytes.readUInt16BE(2) : bytes[1])
}
