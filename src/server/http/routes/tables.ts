import { z } from 'zod'
import { historySchema, tableNowSchema } from '../../../wire/moves.ts'
import { type Api, PROBLEMS, type Rooms, tableParams } from '../api.ts'

const tags = ['tables']

export function tableRoutes(api: Api, { house }: Rooms): void {
  api.get(
    '/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table as it is now',
        description:
          'With the view of your seat, or of somebody who looks on; `legal` lists what your seat may do, in the notation of the game.',
        params: tableParams,
        response: { 200: tableNowSchema, ...PROBLEMS },
      },
    },
    async ({ asker, params }) => house.now(asker, params.id),
  )

  api.get(
    '/tables/:id/moves',
    {
      schema: {
        tags,
        summary: 'What happened after move `from`',
        description: 'With what you could see after that move, so that the moves can be played in it.',
        params: tableParams,
        querystring: z.strictObject({ from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
        response: { 200: historySchema, ...PROBLEMS },
      },
    },
    async ({ asker, params, query }) => house.history(asker, params.id, query.from),
  )

  api.get(
    '/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The record of a finished game',
        description:
          'With everything that proves its chance: `npx hilltop verify RECORD` derives every draw again. Before the end there is none, since it holds the seed.',
        params: tableParams,
        response: { 200: z.record(z.string(), z.unknown()).describe('A record, see docs/exchange.md.'), ...PROBLEMS },
      },
    },
    async ({ asker, params }) => ({ ...(await house.record(asker, params.id)) }),
  )
}
