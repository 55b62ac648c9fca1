import { join } from 'node:path'
import Libsql from 'libsql'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The least that a game server has to do: receive a move, write one durable row, acknowledge it, and send it to all players
 * at the table. No rules, no users, no hidden information, no recovery after a gap.
 */
const file = new Libsql(join(process.env.DATA ?? '.', 'limit.db'))
file.pragma('journal_mode = WAL')
file.pragma('synchronous = FULL')
file.exec(
  'CREATE TABLE moves (table_id TEXT, seq INTEGER, seat INTEGER, text TEXT, at INTEGER, PRIMARY KEY (table_id, seq))',
)
const insert = file.prepare('INSERT INTO moves VALUES (?, ?, ?, ?, ?)')

const tables = new Map<string, WebSocket[]>()
const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: process.env.HOST ?? '127.0.0.1',
  perMessageDeflate: false,
})
server.on('connection', (socket, request) => {
  const name = new URL(request.url ?? '', 'ws://localhost').searchParams.get('table') ?? ''
  const sockets = tables.get(name) ?? []
  tables.set(name, sockets)
  sockets.push(socket)
  socket.on('message', (data) => {
    const { table, seq, seat, text } = JSON.parse(String(data))
    const at = Date.now()
    insert.run(table, seq, seat, text, at)
    socket.send(JSON.stringify({ type: 'accepted', seq }))
    const news = JSON.stringify({ type: 'move', table, seq, seat, text, at })
    for (const other of tables.get(table) ?? []) other.send(news)
  })
})
server.on('listening', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`at http://localhost:${address?.port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
