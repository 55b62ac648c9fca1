import { z } from 'zod'
import { LANGUAGES } from './language.ts'

/** `now`: a mail for each turn. `daily`: one mail a day with all turns. */
const mailChoiceSchema = z.enum(['off', 'now', 'daily'])
export type MailChoice = z.infer<typeof mailChoiceSchema>

const minuteSchema = z.int().min(0).max(1439).describe('A minute of the day in your time zone.')

/** How a person wants to be told that it is their turn. */
export const noticeSettingsSchema = z
  .strictObject({
    push: z.boolean().describe('Whether to send push messages to your devices.'),
    mail: mailChoiceSchema.describe('Only sent to a confirmed address.'),
    quiet: z
      .strictObject({ from: minuteSchema, to: minuteSchema })
      .nullable()
      .describe('Nothing is sent at these hours; a notice waits for their end.'),
    digestAt: minuteSchema.describe('When the daily mail is sent.'),
    timeZone: z.string().min(1).max(60).refine(isTimeZone, 'must be a time zone, such as Europe/Budapest'),
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'NoticeSettings' })
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>

const addressSchema = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s\p{C}<>(),;:"\\@]+@[^\s\p{C}<>(),;:"\\@]+\.[^\s\p{C}<>(),;:"\\@]+$/u, 'must be a mail address')

export const newAddressSchema = z
  .strictObject({ address: addressSchema, password: z.string().max(200).describe('That of your account.') })
  .meta({ id: 'NewAddress' })

/** The secret of a link in a mail. */
export const linkSchema = z.strictObject({ token: z.string().max(100) })

export const askResetSchema = z.strictObject({ address: addressSchema })

/** A push subscription, as the browser describes it. */
export const newDeviceSchema = z
  .strictObject({
    endpoint: z.string().max(1000).describe('An https address.'),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{86,88}={0,2}$/),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    }),
  })
  .meta({ id: 'NewDevice' })
export type NewDevice = z.infer<typeof newDeviceSchema>

export const noticesSchema = z
  .object({
    pushKey: z.string().describe('The public key to subscribe with (`applicationServerKey`).'),
    hasMail: z.boolean().describe('Whether this server sends mail, and you have an account.'),
    settings: noticeSettingsSchema.nullable().describe('Null before your first choice.'),
    address: z.string().nullable().describe('Your confirmed mail address.'),
    pending: z.string().nullable().describe('An address that you have not confirmed yet.'),
    devices: z.array(
      z.object({
        id: z.string(),
        device: z.string().describe('Browser and system; empty if unknown.'),
        createdAt: z.number(),
        isThis: z.boolean().describe('Whether it is the browser that asks.'),
      }),
    ),
    tables: z
      .array(
        z.object({
          id: z.string(),
          game: z.string(),
          names: z.array(z.string()).describe('The other players.'),
          isOn: z.boolean(),
        }),
      )
      .describe('Your games against other people, the last played first.'),
  })
  .meta({ id: 'Notices' })
export type Notices = z.infer<typeof noticesSchema>

/** What a push message contains. */
export interface PushMessage {
  /** The same if the message comes twice. */
  readonly id: string
  readonly table: string
  readonly title: string
  readonly body: string
  readonly language: string
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
