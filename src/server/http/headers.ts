import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Everything comes from here: the content policy allows no other source. */
export async function setSafetyHeaders(server: FastifyInstance, isSecure: boolean): Promise<void> {
  await server.register(helmet, {
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
  })
}
