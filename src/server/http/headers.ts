import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** The headers that keep browsers safe. They are the same with every answer, so helmet is asked for them once. */
export async function setSafetyHeaders(server: FastifyInstance, isSecure: boolean): Promise<void> {
  const headers = await headersOfHelmet(optionsFor(isSecure))
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Everything comes from here: the content policy allows no other source. */
function optionsFor(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // React sets styles of elements, such as the place of a dragged card.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Also for sockets to this host.
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    // These would break plain http in a home network.
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }
}

/** What helmet puts on an answer that would otherwise be bare. */
async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const server = Fastify()
  await server.register(helmet, options)
  let headers: Record<string, string> = {}
  server.get('/', async (_request, reply) => {
    headers = { ...reply.raw.getHeaders() } as Record<string, string>
    return ''
  })
  await server.inject('/')
  await server.close()
  return headers
}
