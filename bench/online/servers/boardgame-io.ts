import { Server } from 'boardgame.io/dist/cjs/server.js'
import { WAYS } from '../boardgame-io/machi-koro.ts'

/** boardgame.io's own server with its defaults: socket.io, everything in memory only. */
const { appServer } =
  process.env.WAY === 'itsOwnWay'
    ? await Server({ games: [WAYS.itsOwnWay.game], origins: [] }).run(Number(process.env.PORT))
    : await Server({ games: [WAYS.withOurRules.game], origins: [] }).run(Number(process.env.PORT))
const address = appServer.address()
if (typeof address === 'object') process.stdout.write(`at http://localhost:${address?.port}\n`)
process.once('SIGTERM', () => process.exit(0))
