import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

/** How this server runs. Everything has a default, and everything comes from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the embedded database. */
  readonly data: string
  /** The address of a Postgres, where one is used in place of the embedded database. */
  readonly databaseUrl: string | undefined
  /** Where people find this server, if that is known. */
  readonly publicUrl: URL | undefined
  /** Whose word about a client's address is believed: nobody's, that of so many proxies in a row, or of listed ones. */
  readonly trustProxy: false | number | string
  readonly bots: {
    readonly thinkMs: number
    readonly pauseMs: number
    readonly threads: number
  }
  /** How many tables are kept as states in memory. */
  readonly hotTables: number
  readonly logLevel: LogLevel
  /** What all rate limits are multiplied with; 0 means that there are none. */
  readonly rate: number
  /** Whether anybody may read the metrics, or only this machine. */
  readonly hasPublicMetrics: boolean
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof LOG_LEVELS)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** A value of the environment is not as it must be: the message is one line that says which and why. */
export class ConfigError extends Error {}

export function readConfig(env: Environment): Config {
  const read = new Reader(env)
  return {
    port: read.number('PORT', 8080, 0, 65_535),
    host: read.text('HOST') ?? '0.0.0.0',
    data: resolve(read.text('DATA') ?? 'data'),
    databaseUrl: read.database('DATABASE_URL'),
    publicUrl: read.url('PUBLIC_URL'),
    trustProxy: read.proxies('TRUST_PROXY'),
    bots: {
      thinkMs: read.number('BOT_MS', 500, 1, 60_000),
      pauseMs: read.number('BOT_PAUSE', 700, 0, 60_000),
      threads: read.number('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    },
    hotTables: read.number('HOT_TABLES', 2000, 1, 1_000_000),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    rate: read.number('RATE', 1, 0, 1_000_000),
    hasPublicMetrics: read.choice('METRICS', ['local', 'public'], 'local') === 'public',
  }
}

/** Whether people come by TLS, so that browsers may be told to insist on it. */
export function isSecure({ publicUrl }: Config): boolean {
  return publicUrl?.protocol === 'https:'
}

/** The configuration for whoever starts the server, one line for each part, without secrets. */
export function configLines(config: Config): readonly string[] {
  const { bots } = config
  return [
    `database      ${config.databaseUrl === undefined ? config.data : withoutPassword(config.databaseUrl)}`,
    `public        ${config.publicUrl?.origin ?? 'not known'}${isSecure(config) ? ' (secure cookies)' : ''}`,
    `proxies       ${config.trustProxy === false ? 'none trusted' : `${config.trustProxy} trusted`}`,
    `bots          ${bots.thinkMs} ms of thought, ${bots.pauseMs} ms of pause, ${bots.threads} threads`,
    `hot tables    ${config.hotTables}`,
    `rate limits   ${config.rate === 0 ? 'none' : `times ${config.rate}`}`,
    `metrics       ${config.hasPublicMetrics ? 'public' : 'for this machine only'}`,
    `logs          ${config.logLevel}`,
  ]
}

/** An address of a database as it may be shown. */
export function withoutPassword(address: string): string {
  return address.replace(/^(\w+:\/\/[^:/?#]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/, '$1***')
}

class Reader {
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** Undefined where it is empty, as it is in many files of environments. */
  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined
  }

  number(name: string, otherwise: number, from: number, to: number): number {
    const text = this.text(name)
    if (text === undefined) return otherwise
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= from && value <= to)) {
      throw new ConfigError(`${name} must be a whole number from ${from} to ${to}, not ${text}`)
    }
    return value
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(name)
    if (text === undefined) return otherwise
    const choice = choices.find((candidate) => candidate === text)
    if (choice === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not ${text}`)
    return choice
  }

  /** Its value is not repeated where it is wrong: it may hold a password. */
  database(name: string): string | undefined {
    const text = this.text(name)
    if (text !== undefined && !/^postgres(ql)?:\/\/./.test(text)) {
      throw new ConfigError(`${name} must be an address that begins with postgres://`)
    }
    return text
  }

  url(name: string): URL | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
      throw new ConfigError(`${name} must be an address that begins with https:// or http://, not ${text}`)
    }
    return url
  }

  proxies(name: string): false | number | string {
    const text = this.text(name)
    if (text === undefined || text === 'no') return false
    if (text === 'yes') return 1
    if (/^\d+$/.test(text)) return this.number(name, 1, 0, 10) || false
    if (!text.split(',').every((part) => isProxy(part.trim()))) {
      throw new ConfigError(`${name} must be yes, no, the number of proxies or a list of their addresses, not ${text}`)
    }
    return text
  }
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address, bits, ...rest] = text.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 && (bits === undefined || isBits(bits, version === 4 ? 32 : 128))
}

function isBits(text: string, most: number): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}
