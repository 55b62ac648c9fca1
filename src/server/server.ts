import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60

/** Serves the built pages. Everything comes from here: the content policy allows no other source. */
export async function createServer(pages: string): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true })
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // React sets styles of elements, such as the place of a dragged card.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Both would break plain http in a home network.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
  await server.register(fastifyStatic, {
    root: pages,
    preCompressed: true,
    redirect: true,
    setHeaders(response, path) {
      response.header('cache-control', cacheControl(path))
    },
  })
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
  return server
}

/** Files under assets have their content's fingerprint in their name, so they never change; the others may. */
function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
}
