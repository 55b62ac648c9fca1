import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/**
 * Throws where a page of somebody else sent this. Browsers say where a request comes from; what comes from no page says
 * nothing, and has no cookie that it was not given.
 */
export function mustBeOurPage(request: FastifyRequest, publicUrl: URL | undefined): void {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw foreign()
  }
  mustHaveOurOrigin(request, publicUrl)
}

/** The same for sockets, of which browsers say nothing but the origin. */
export function mustHaveOurOrigin(request: FastifyRequest, publicUrl: URL | undefined): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  if (host === undefined || (host !== request.host && host !== publicUrl?.host)) throw foreign()
}

/** A form of another page can send a body, but not as JSON. */
export function mustBeJson(request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem('bad-request', 'the body must be application/json')
  }
}

function foreign(): Problem {
  return new Problem('forbidden', 'this was sent by a page of another site')
}
