import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** The message is one line: the variable, what it must be, and what it is. */
export class ConfigError extends Error {}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** The folder of the embedded database. */
  DATA: z.string().default('data'),
  /** The address of a Postgres, used instead of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be an address that begins with postgres://')
    .optional(),
  /** The address of a NATS server that carries notifications between nodes instead of Postgres. */
  NATS_URL: z.string().refine(isNatsAddress, 'must be an address that begins with nats:// or tls://').optional(),
  /** The address that players use, if it is known. */
  PUBLIC_URL: z
    .string()
    .refine(isWebAddress, 'must be an address that begins with https:// or http://')
    .transform((text) => new URL(text))
    .optional(),
  /** Which proxies are trusted to report the client's address: none, this many in a row, or the listed ones. */
  TRUST_PROXY: z
    .union(
      [
        z.literal('no').transform(() => false as const),
        z.literal('yes').transform(() => 1),
        wholeNumber(0, 10).transform((count) => count || (false as const)),
        z.string().refine((text) => text.split(',').every((part) => isProxy(part.trim())), { abort: true }),
      ],
      'must be yes, no, the number of proxies (0 to 10) or a list of their addresses',
    )
    .default(false),
  /** The mail server, such as `smtps://user:password@mail.example.org`; without it no mails are sent. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must be an address that begins with smtp:// or smtps://')
    .refine((text) => URL.canParse(text), 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  /** The sender of mails. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{C}]*@[^\p{C}]+$/u, 'must be a mail address')
    .optional(),
  /** Push services that may be in a private network, by host and port. */
  PUSH_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
  BOT_MS: wholeNumber(1, 60_000).default(500),
  BOT_PAUSE: wholeNumber(0, 60_000).default(700),
  BOT_THREADS: wholeNumber(1, 256).default(Math.max(1, availableParallelism() - 1)),
  /** How many tables are held in memory. */
  HOT_TABLES: wholeNumber(1, 1_000_000).default(2000),
  LOG_LEVEL: choice(LOG_LEVELS).default('info'),
  /** A factor for all rate limits; 0 turns them off. */
  RATE: wholeNumber(0, 1_000_000).default(1),
  /** Who may read the metrics. */
  METRICS: choice(['local', 'public']).default('local'),
})

export type Config = ReturnType<typeof readConfig>

/** How this server runs. Every variable has a default; an empty one counts as missing, as in many .env files. */
export function readConfig(env: Environment) {
  const given = Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []))
  const read = environmentSchema.safeParse(Object.fromEntries(given))
  if (!read.success) throw errorOf(read.error, env)
  const { data } = read
  if (data.NATS_URL !== undefined && data.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_URL must be set when NATS_URL is, since only nodes that share a Postgres need NATS')
  }
  // Links in mails must not depend on what a request claims to be sent to.
  if (data.SMTP_URL !== undefined && data.PUBLIC_URL === undefined) {
    throw new ConfigError('PUBLIC_URL must be set when SMTP_URL is, since mails contain links')
  }
  return {
    port: data.PORT,
    host: data.HOST,
    data: resolve(data.DATA),
    databaseUrl: data.DATABASE_URL,
    natsUrl: data.NATS_URL,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Hilltop <hilltop@${data.PUBLIC_URL?.hostname ?? 'localhost'}>`,
    pushHosts: data.PUSH_HOSTS,
    bots: { thinkMs: data.BOT_MS, pauseMs: data.BOT_PAUSE, threads: data.BOT_THREADS },
    hotTables: data.HOT_TABLES,
    logLevel: data.LOG_LEVEL,
    rate: data.RATE,
    hasPublicMetrics: data.METRICS === 'public',
  } as const
}

/** Whether players connect by TLS, so that browsers are instructed to require it. */
export function isSecure({ publicUrl }: Config): boolean {
  return publicUrl?.protocol === 'https:'
}

/** The configuration as it is printed at the start, without secrets. */
export function configLines(config: Config): readonly string[] {
  const { thinkMs, pauseMs, threads } = config.bots
  return [
    `database      ${config.databaseUrl === undefined ? config.data : withoutPassword(config.databaseUrl)}`,
    ...(config.natsUrl === undefined ? [] : [`notifications by NATS at ${new URL(config.natsUrl).host}`]),
    `public URL    ${config.publicUrl?.origin ?? 'not set (PUBLIC_URL)'}${isSecure(config) ? ' (secure cookies)' : ''}`,
    `proxies       ${config.trustProxy === false ? 'none trusted' : `${config.trustProxy} trusted`}`,
    `mail          ${config.smtpUrl === undefined ? 'not sent (SMTP_URL)' : `by ${new URL(config.smtpUrl).host}`}`,
    `bots          ${thinkMs} ms per action, ${pauseMs} ms pause, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
    `hot tables    ${config.hotTables}`,
    `rate limits   ${config.rate === 0 ? 'none' : `×${config.rate}`}`,
    `metrics       ${config.hasPublicMetrics ? 'public' : 'for this machine only'}`,
    `logs          ${config.logLevel}`,
  ]
}

/** A database address that is safe to print. */
export function withoutPassword(address: string): string {
  return address.replace(/^(\w+:\/\/[^:/?#]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/, '$1***')
}

function wholeNumber(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= from && value <= to, message)
}

function choice<const Choices extends readonly string[]>(choices: Choices) {
  return z.enum(choices, `must be one of ${choices.join(', ')}`)
}

function errorOf({ issues: [{ path, message }] }: z.ZodError, env: Environment): ConfigError {
  const name = String(path[0])
  // These addresses can hold a password, so they are not repeated.
  const isSecret = ['DATABASE_URL', 'NATS_URL', 'SMTP_URL'].includes(name)
  return new ConfigError(`${name} ${message}${isSecret ? '' : `, not ${env[name]?.trim()}`}`)
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isNatsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return ['nats:', 'tls:'].includes(protocol) && hostname !== ''
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= most))
}
