import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './api.ts'

const YEAR = 365 * 24 * 60 * 60

/** Serves the built pages from their folder. `originOf` is where a visitor has them from. */
export async function servePages(
  server: FastifyInstance,
  folder: string,
  originOf: (request: FastifyRequest) => string,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    redirect: true,
    setHeaders(response, path) {
      response.header('cache-control', cacheControl(path))
    },
  })
  serveTranslations(server, folder, originOf)
  server.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'))
}

/**
 * Pages that the build has rendered exist in several languages at one address: `index.html` in English, and files like
 * `index.hu.html` beside it.
 */
function serveTranslations(
  server: FastifyInstance,
  folder: string,
  originOf: (request: FastifyRequest) => string,
): void {
  const files = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/'))
      : [],
  )
  const rendered = new Set(
    [...files]
      .filter((file) => /(^|\/)index\.[a-z]+\.html$/.test(file))
      .map((file) => `/${file.replace(/index\..*/, '')}`),
  )
  for (const path of rendered) {
    server.get(path, (request, reply) => {
      const translated = `${path.slice(1)}index.${languageOf(request)}.html`
      reply.header('vary', 'accept-language, cookie, accept-encoding')
      reply.header('link', `<${originOf(request)}${path}>; rel="canonical"`)
      return reply.sendFile(files.has(translated) ? translated : `${path.slice(1)}index.html`)
    })
  }
}

/** Files under assets have a content hash in their name, so they never change. */
function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
}

/** The scripts in the built pages, as a content security policy names them. All pages have the same. */
export function inlineScripts(folder: string): string[] {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return []
  return Array.from(readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script]) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
}
