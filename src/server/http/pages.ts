import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findEntrance } from '#games/index.ts'
import type { Language } from '#wire/language.ts'
import type { Invitation } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Config } from '../config.ts'
import { type ApiContext, languageOf } from './api.ts'

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

/** The link to the style sheet of the built pages, for pages that the server makes; empty before the first build. */
export function styleSheetOf(folder: string): string {
  const page = join(folder, '404.html')
  return existsSync(page) ? (/<link rel="stylesheet"[^>]*>/.exec(readFileSync(page, 'utf8'))?.[0] ?? '') : ''
}

type Context = Pick<ApiContext, 'config' | 'tables' | 'limits'>

const querySchema = z.object({ id: z.string().min(1).max(40), code: z.string().max(20).optional() })

/** Messengers ask for a link several times when it is sent. */
const CACHE_MS = 30_000
const CACHE_SIZE = 500

const WORDS: Readonly<Record<Language, { title(host: string, game: string): string; readonly line: string }>> = {
  en: {
    title: (host, game) => `${host} invites you to ${game}`,
    line: 'Play in the browser. Just a name, no account.',
  },
  hu: {
    title: (host, game) => `${host} meghív egy játékra: ${game}`,
    line: 'Játssz a böngészőben. Elég egy név, fiók nem kell.',
  },
  ja: {
    title: (host, game) => `${host}さんからの招待：${game}`,
    line: 'ブラウザーで遊べます。名前だけでよく、アカウントは不要です。',
  },
}

/**
 * Serves the page of an online table with Open Graph tags, which messengers show. A link that is no invitation gets the
 * general page.
 */
export function serveTablePage(server: FastifyInstance, folder: string, context: Context): void {
  const cache = new Map<string, { readonly invitation: Invitation; readonly until: number }>()

  async function invitationFor(request: FastifyRequest, reply: FastifyReply): Promise<Invitation | undefined> {
    const query = querySchema.safeParse(request.query)
    if (!query.success) return undefined
    const { id, code } = query.data
    const key = `${id} ${code ?? ''}`
    const known = cache.get(key)
    if (known !== undefined && known.until > Date.now()) return known.invitation
    cache.delete(key)
    const invitation = await readInvitation(request, reply, id, code, context)
    if (invitation === undefined) return undefined
    if (cache.size >= CACHE_SIZE) cache.clear()
    cache.set(key, { invitation, until: Date.now() + CACHE_MS })
    return invitation
  }

  server.get('/online/table/', async (request, reply) => {
    const page = await readFile(join(folder, 'online/table/index.html'), 'utf8').catch(() => undefined)
    if (page === undefined) return reply.callNotFound()
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    const invitation = await invitationFor(request, reply)
    const tags =
      invitation && (await tagsOf(invitation, languageOf(request), folder, originOf(request, context.config)))
    // A function, since $ has a meaning in a replacement text.
    return tags === undefined ? page : page.replace(/<title>.*<\/title>/, () => tags)
  })
}

/** Undefined for a wrong code and after too many requests: the page itself is served nevertheless. */
async function readInvitation(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  code: string | undefined,
  { tables, limits }: Context,
): Promise<Invitation | undefined> {
  try {
    await limits.codes(request)
    const read = () => tables.invitation(undefined, id, code)
    return await (code === undefined ? read() : limits.guessCode(request, read))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    reply.removeHeader('retry-after')
    return undefined
  }
}

async function tagsOf(
  { host, table }: Invitation,
  language: Language,
  folder: string,
  origin: string,
): Promise<string | undefined> {
  const intro = await findEntrance(table.game)?.loadIntro(language)
  if (host === null || intro === undefined) return undefined
  const cover = `covers/${table.game}.jpg`
  const picture = existsSync(join(folder, cover)) ? cover : 'icon-512.png'
  const title = WORDS[language].title(host, intro.name)
  const { line } = WORDS[language]
  const tags = Object.entries({
    'og:type': 'website',
    'og:site_name': 'Hilltop',
    'og:title': title,
    'og:description': line,
    'og:image': `${origin}/${picture}`,
    'twitter:card': picture === cover ? 'summary_large_image' : 'summary',
  }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`)
  return [`<title>${escapeHtml(title)}</title>`, ...tags].join('\n    ')
}

/** What may stand in an address as it is. The client sends the host, which can be any text. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

/** Where the pages are, for what needs a whole address. */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Pick<Config, 'publicUrl'>,
): string {
  if (config.publicUrl !== undefined) return config.publicUrl.href.replace(/\/$/, '')
  return `${protocol}://${HOST.test(host) ? host : 'localhost'}`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
