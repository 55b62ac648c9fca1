import { z } from 'zod'
import manifest from '../../../../package.json' with { type: 'json' }
import { type Api, type ApiContext, PROBLEMS } from '../api.ts'

const aboutSchema = z
  .object({
    version: z.string(),
    /** The Ed25519 public key that the records of this server are signed with, 64 hexadecimal digits. */
    recordKey: z.string(),
    /** Whether a forgotten password can be replaced by mail. */
    sendsMail: z.boolean(),
  })
  .meta({ id: 'About' })

export function aboutRoutes(api: Api, { config, tables }: ApiContext): void {
  api.get(
    '/',
    {
      config: { right: 'public' },
      schema: {
        tags: ['server'],
        summary: 'The version of the server, and the key that it signs records with',
        description: '`npx hilltop verify RECORD --key KEY` checks that this server wrote a record.',
        response: { 200: aboutSchema, ...PROBLEMS },
      },
    },
    async () => ({
      version: manifest.version,
      recordKey: await tables.recordKey(),
      sendsMail: config.smtpUrl !== undefined,
    }),
  )
}
