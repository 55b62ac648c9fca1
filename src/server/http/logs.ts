import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { pathOf } from './problems.ts'

export interface LogStream {
  write(line: string): void
}

/** Lines of JSON. They hold no cookie, no token, no password, no seed and no chat, because nothing here writes them. */
export function loggerOptions(level: string, stream: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    serializers: {
      // Drivers hang whole rows on their errors, so only what says where it went wrong is kept.
      err(error) {
        const { code } = error as { readonly code?: unknown }
        return {
          type: error.name,
          message: error.message,
          stack: error.stack ?? '',
          ...(typeof code === 'string' && { code }),
        }
      },
    },
  }
}

/** One line for each request, for those who look for something. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (request.log.level === 'debug' || request.log.level === 'trace') {
      const { method, ip } = request
      request.log.debug(
        { method, path: pathOf(request), status: reply.statusCode, ms: reply.elapsedTime, ip },
        'answered',
      )
    }
    done()
  })
}
