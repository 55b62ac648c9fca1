import { Problem } from '../../problem.ts'
import type { Api, Rooms } from '../api.ts'
import { PROBLEMS } from '../api.ts'
import { homeOf } from '../home-of.ts'
import { mustHaveOurOrigin } from '../same-origin.ts'

const DESCRIPTION = `A WebSocket. Every message is JSON text.

You may send

- \`{"type": "follow", "table": ID, "seq": N, "chat": M}\`: all that happens at a table after move N and chat line M.
  What you missed comes first, then \`following\`, and from then on everything as it happens.
  Send it again at any time to go on from another number.
- \`{"type": "unfollow", "table": ID}\`
- \`{"type": "ping"}\`, which is answered with \`{"type": "pong"}\`

and you will hear

- \`{"type": "move", "table": ID, "move": Move}\`: in order, none missing and none twice.
- \`{"type": "facts", "table": ID, "facts": Table}\`: somebody sat down, the game began, it is over.
- \`{"type": "chat", "table": ID, "line": ChatLine}\`
- \`{"type": "following", "table": ID, "seq": N}\`
- \`{"type": "left", "table": ID, "problem": Problem}\`: this table is not followed, or not any more.
- \`{"type": "problem", "problem": Problem}\`: your message was not understood.

A socket follows at most 20 tables, and an address has at most 40 sockets. One is closed with 1008 after many wrong
messages, more than 200 messages or 60 times \`follow\` in half a minute, with 1012 when you should connect again, and
with 1001 when the server stops. After any gap connect again and follow from the last numbers that you have. Programs
send the same \`Authorization\` header as elsewhere.`

export function newsRoute(api: Api, { config, desk, limits }: Rooms): void {
  api.route({
    method: 'GET',
    url: '/news',
    onRequest: [
      limits.sockets,
      async (request) => {
        mustHaveOurOrigin(request, config.publicUrl)
      },
    ],
    preHandler: async (request, reply) => {
      desk.mustHaveRoom(homeOf(request.ip))
      // From here on the socket speaks for itself; attached to it, request and answer would stay as long as it is open.
      if (request.ws) reply.raw.detachSocket(request.raw.socket)
    },
    schema: { tags: ['news'], summary: 'Hear of what happens', description: DESCRIPTION, response: PROBLEMS },
    handler: async () => {
      throw new Problem('bad-request', 'this address is for WebSockets')
    },
    wsHandler: (socket, { asker, ip }) => desk.receive(socket, asker, homeOf(ip)),
  })
}
