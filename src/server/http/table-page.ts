import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findEntrance } from '#games/index.ts'
import type { Language } from '#wire/language.ts'
import type { Invitation } from '#wire/tables.ts'
import { ApiError } from '../api-error.ts'
import type { Config } from '../config.ts'
import { type ApiContext, languageOf } from './api.ts'

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

/** Where the pages are, for what needs a whole address. */
export function originOf({ protocol, host }: FastifyRequest, config: Pick<Config, 'publicUrl'>): string {
  return (config.publicUrl?.href ?? `${protocol}://${host}`).replace(/\/$/, '')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
