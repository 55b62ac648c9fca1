import { z } from 'zod'
import { dailyMonthSchema, dailySchema, dailyTableSchema, dateSchema, monthSchema, spanSchema } from '#wire/daily.ts'
import { type Api, type ApiContext, PROBLEMS } from '../api.ts'
import { requirePerson } from '../authentication.ts'

const tags = ['daily']
const gameSchema = z.string().min(1).max(40).describe('The game.')

export function dailyRoutes(api: Api, { tables: { daily }, limits }: ApiContext): void {
  api.get(
    '/daily',
    {
      config: { right: 'read' },
      onRequest: limits.daily,
      schema: {
        tags,
        summary: 'The daily deals of today or of a past day, with your results',
        description:
          'Days are in UTC. The commitments of the next day are published a day before. A try that began on its day counts until `countsUntil`; afterwards the secret is published, with which the seed can be computed as in docs/fairness.md (all words are empty).',
        querystring: z.strictObject({ date: dateSchema.optional() }),
        response: { 200: dailySchema, ...PROBLEMS },
      },
    },
    async ({ caller, query }) => daily.day(caller, query.date),
  )

  api.get(
    '/daily/months/:month',
    {
      config: { right: 'read' },
      onRequest: limits.daily,
      schema: {
        tags,
        summary: 'The days of a month that have deals, with your results',
        params: z.strictObject({ month: monthSchema }),
        response: { 200: dailyMonthSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params }) => daily.month(caller, params.month),
  )

  api.get(
    '/daily/results/:game',
    {
      config: { right: 'read' },
      onRequest: limits.daily,
      schema: {
        tags,
        summary: 'The results of a day, or the sums of a week or month',
        description:
          'Equal points share a place. Points are those of the game; in Machi Koro a win counts 200 less one for each of your turns, and a loss 20 for each landmark.',
        params: z.strictObject({ game: gameSchema }),
        querystring: z.strictObject({ span: spanSchema.default('day'), date: dateSchema.optional() }),
        response: { 200: dailyTableSchema, ...PROBLEMS },
      },
    },
    async ({ caller, params, query }) => daily.table(caller, params.game, query.span, query.date),
  )

  api.post(
    '/daily/:date/:game',
    {
      config: { right: 'play', isFreshlyAuthenticated: true },
      onRequest: [limits.newTables, limits.dailyTries],
      schema: {
        tags,
        summary: 'Play a daily deal',
        description:
          "Today's deal can be played once: a second request returns the same table. Deals of past days can be played again, without counting.",
        params: z.strictObject({ date: dateSchema, game: gameSchema }),
        response: { 200: z.object({ id: z.string().describe('The table.') }), ...PROBLEMS },
      },
    },
    async (request) => daily.play(requirePerson(request), request.params.date, request.params.game),
  )
}
