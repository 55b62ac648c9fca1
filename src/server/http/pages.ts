import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60

/** Serves the built pages from their folder. */
export async function servePages(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    redirect: true,
    setHeaders(response, path) {
      response.header('cache-control', cacheControl(path))
    },
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
}

/** Files under assets have a content hash in their name, so they never change. */
function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
}
