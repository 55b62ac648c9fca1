import { z } from 'zod'
import { newDeviceSchema, noticeSettingsSchema, noticesSchema } from '#wire/notices.ts'
import { requireSession } from '../../notices/notice-service.ts'
import { type Api, type ApiContext, NOTHING, PROBLEMS, tableParams } from '../api.ts'
import { requirePerson, sessionOf, visitOf } from '../authentication.ts'
import { languageOf } from '../language.ts'

const tags = ['notices']
const config = { right: 'account' } as const

export function noticeRoutes(api: Api, { tables: { notices }, limits }: ApiContext): void {
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
        params: z.strictObject({ id: z.string().max(40) }),
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
