import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  askResetSchema,
  linkSchema,
  newAddressSchema,
  newDeviceSchema,
  noticeSettingsSchema,
  noticesSchema,
} from '#wire/notices.ts'
import { meSchema, passwordSchema } from '#wire/people.ts'
import { requireSession } from '../../notices/notice-service.ts'
import { NOTICE_TEXTS } from '../../notices/notice-texts.ts'
import { type Api, type ApiContext, languageOf, NOTHING, PROBLEMS, rowParams, tableParams } from '../api.ts'
import { requirePerson, sessionOf, setSessionCookie, visitOf } from '../authentication.ts'
import { escapeHtml, styleSheetOf } from '../pages.ts'

export function noticeRoutes(api: Api, { tables: { notices }, limits }: ApiContext): void {
  const tags = ['notices']
  const config = { right: 'account' } as const
  const onRequest = limits.notices

  api.get(
    '/notices',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'How you are told that it is your turn',
        description:
          'A notice is sent 15 seconds after your turn began, if you did not have the table open. There is at most one unread notice for each table: the next one is sent after you opened the table again.',
        response: { 200: noticesSchema, ...PROBLEMS },
      },
    },
    async (request) => notices.of(requirePerson(request), sessionOf(request)),
  )

  api.put(
    '/notices',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Choose how you are told',
        body: noticeSettingsSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await notices.change(requirePerson(request), request.body)
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/notices',
    { config, onRequest, schema: { tags, summary: 'Stop all notices', response: { 204: NOTHING, ...PROBLEMS } } },
    async (request, reply) => {
      await notices.stop(requirePerson(request).id)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/notices/devices',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Send push messages to this browser',
        description: 'It gets them until it signs out. You can have 10 such browsers; then the oldest is replaced.',
        body: newDeviceSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const session = requireSession(sessionOf(request))
      const { device = '' } = visitOf(request)
      await notices.addDevice(requirePerson(request), session, request.body, device, languageOf(request))
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/notices/devices/:id',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Send no more push messages to a browser',
        params: rowParams,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await notices.removeDevice(requirePerson(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  api.put(
    '/notices/tables/:id',
    {
      config,
      onRequest,
      schema: {
        tags,
        summary: 'Turn notices about a table on or off',
        params: tableParams,
        body: z.strictObject({ isOn: z.boolean() }),
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await notices.setTable(requirePerson(request), request.params.id, request.body.isOn)
      return reply.code(204).send(null)
    },
  )
}

/** The mail address of an account, which notices are sent to and which replaces a forgotten password. */
export function mailRoutes(api: Api, { config, accounts, limits }: ApiContext): void {
  const tags = ['people']
  api.put(
    '/account/address',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: [limits.passwords, limits.mails],
      schema: {
        tags,
        summary: 'Set the mail address of the account',
        description: 'Sends a link that confirms it. An earlier address is valid until then.',
        body: newAddressSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request)
      const { address, password } = request.body
      await limits.guess(request, person.id, () =>
        accounts.setAddress(person, address, password, languageOf(request), visitOf(request)),
      )
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/account/address/confirmation',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Confirm the mail address of the account',
        body: linkSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      await accounts.confirmAddress(requirePerson(request), request.body.token)
      return reply.code(204).send(null)
    },
  )

  api.delete(
    '/account/address',
    {
      config: { right: 'account', isFreshlyAuthenticated: true },
      schema: { tags, summary: 'Remove the mail address of the account', response: { 204: NOTHING, ...PROBLEMS } },
    },
    async (request, reply) => {
      await accounts.removeAddress(requirePerson(request))
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/account/reset',
    {
      config: { right: 'account' },
      onRequest: limits.mails,
      schema: {
        tags,
        summary: 'Ask for a new password by mail',
        description: 'The answer is the same whether or not an account has this address.',
        body: askResetSchema,
        response: { 204: NOTHING, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      // Not awaited: the time that it takes would tell whether an account has this address.
      accounts
        .askReset(request.body.address, languageOf(request))
        .catch((error) => request.log.error({ err: error }, 'a reset could not be requested'))
      return reply.code(204).send(null)
    },
  )

  api.put(
    '/account/reset',
    {
      config: { right: 'account' },
      onRequest: limits.passwords,
      schema: {
        tags,
        summary: 'Choose a new password with the link of a mail',
        description: 'Ends all sessions and tokens of the account. The response sets a session cookie.',
        body: linkSchema.extend({ password: passwordSchema }),
        response: { 200: meSchema, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body
      const account = await accounts.reset(token, password, visitOf(request))
      setSessionCookie(reply, account, config)
      return account.person
    },
  )
}

/**
 * The link in mails that stops them, without signing in. Opening it asks first, since mail programs open links on their
 * own; their own button sends a form (RFC 8058). It looks like the built pages.
 */
export function serveUnsubscribe(
  server: FastifyInstance,
  { tables, limits }: Pick<ApiContext, 'tables' | 'limits'>,
  pages: string,
): void {
  const styleSheet = styleSheetOf(pages)
  server.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, null))
    scope.addHook('onRequest', limits.requests)
    for (const method of ['GET', 'POST'] as const) {
      scope.route({
        method,
        url: '/unsubscribe/:token',
        async handler(request, reply) {
          const language = languageOf(request)
          const texts = NOTICE_TEXTS[language]
          const { token } = request.params as { readonly token: string }
          const isRight = await tables.notices.stopByLink(token, method === 'POST')
          const isAsked = isRight && method === 'GET'
          const title = isAsked ? texts.stopTitle : isRight ? texts.stopped : texts.wrongLink
          const rest = isAsked
            ? `<p>${escapeHtml(texts.stopLine)}</p><form method="post"><button>${texts.stopButton}</button></form>`
            : ''
          const page = `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><title>Hilltop: ${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">${styleSheet}
<style>body{padding:3rem 1rem;font-size:var(--size-large)}h1{font:600 var(--size-title)/1.2 var(--sign)}
main{max-width:30rem;margin:auto;padding:1.5rem;border:1px solid var(--hairline);border-radius:var(--corner);background:var(--paper)}
button{min-height:44px;padding:0 1.2rem;border:0;border-radius:var(--corner);background:var(--accent);color:var(--accent-ink);font:inherit}
</style>
<main><a href="/" aria-label="Hilltop"><img src="/icon.svg" alt="" width="48"></a><h1>${escapeHtml(title)}</h1>${rest}</main></html>`
          return reply
            .code(isRight ? 200 : 404)
            .type('text/html; charset=utf-8')
            .send(page)
        },
      })
    }
  })
}
