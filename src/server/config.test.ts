import { expect, it } from 'vitest'
import { ConfigError, configLines, isSecure, readConfig, withoutPassword } from './config.ts'

it('has a default for every variable, and treats an empty one as missing', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: ' ' })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    hotTables: 2000,
    logLevel: 'info',
    rate: 1,
    hasPublicMetrics: false,
  })
  expect(config.bots).toMatchObject({ thinkMs: 500, pauseMs: 700 })
  expect(config.bots.threads).toBeGreaterThan(0)
})

it.each([
  ['PORT', '80x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://host/hilltop'],
  ['NATS_URL', 'nats.example.org:4222'],
  ['NATS_URL', 'nats:///hilltop'],
  ['PUBLIC_URL', 'play.example.org'],
  ['SMTP_URL', 'mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['BOT_MS', '0'],
  ['BOT_THREADS', '1.5'],
  ['HOT_TABLES', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['RATE', '-1'],
  ['METRICS', 'yes'],
  ['BOT_PAUSE', '1e3'],
  ['RATE', '0x10'],
])('rejects %s=%s in one line that names the variable', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`))
})

it.each([
  ['PORT', '65536', 'must be a whole number from 0 to 65535, not 65536'],
  ['TRUST_PROXY', '11', 'must be yes, no, the number of proxies (0 to 10) or a list of their addresses, not 11'],
  [
    'TRUST_PROXY',
    'no, ::1',
    'must be yes, no, the number of proxies (0 to 10) or a list of their addresses, not no, ::1',
  ],
  ['LOG_LEVEL', 'loud', 'must be one of silent, fatal, error, warn, info, debug, trace, not loud'],
  ['PUBLIC_URL', 'ftp://a.example', 'must be an address that begins with https:// or http://, not ftp://a.example'],
  // The value can hold a password.
  ['DATABASE_URL', 'postgers://me:secret@host/db', 'must be an address that begins with postgres://'],
])('says what is expected of %s instead of %s', (name, value, message) => {
  expect(() => readConfig({ [name]: ` ${value} ` })).toThrow(new ConfigError(`${name} ${message}`))
})

it.each([
  ['yes', 1],
  ['no', false],
  ['0', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8, ::1', 'loopback, 10.0.0.0/8, ::1'],
])('reads TRUST_PROXY=%s', (value, trust) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trust)
})

it('uses secure cookies only if PUBLIC_URL is https', () => {
  expect(isSecure(readConfig({ PUBLIC_URL: 'https://play.example.org' }))).toBe(true)
  expect(isSecure(readConfig({ PUBLIC_URL: 'http://play.example.org' }))).toBe(false)
  expect(isSecure(readConfig({}))).toBe(false)
})

it('prints the configuration without a password', () => {
  const lines = configLines(readConfig({ DATABASE_URL: 'postgres://me:sec@ret@db.example.org/hilltop' })).join('\n')
  expect(lines).toContain('postgres://me:***@db.example.org/hilltop')
  expect(lines).not.toContain('ret@')
  expect(lines).toContain('public URL    not set (PUBLIC_URL)')
  expect(withoutPassword('postgres:///hilltop?host=/run&password=secret&x=1')).toBe(
    'postgres:///hilltop?host=/run&password=***&x=1',
  )
})

it('sends mails only with an address for their links, and never prints the password of the mail server', () => {
  const mail = { SMTP_URL: 'smtps://me:secret@mail.example.org' }
  expect(() => readConfig(mail)).toThrow(/^PUBLIC_URL must be set/)
  const config = readConfig({ ...mail, PUBLIC_URL: 'https://play.example.org' })
  expect(config.mailFrom).toBe('Hilltop <hilltop@play.example.org>')
  expect(configLines(config).join('\n')).toContain('by mail.example.org')
  expect(configLines(config).join('\n')).not.toContain('secret')
  expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail.example.org' })).toThrow(/^[^\n]*(?<!secret.*)$/)
})

it('uses NATS only together with Postgres, and never prints its password', () => {
  const nats = { NATS_URL: 'nats://me:secret@nats.example.org:4222' }
  expect(() => readConfig(nats)).toThrow(/^DATABASE_URL must be set when NATS_URL is/)
  const config = readConfig({ ...nats, DATABASE_URL: 'postgres://db.example.org/hilltop' })
  expect(configLines(config).join('\n')).toContain('by NATS at nats.example.org:4222')
  expect(configLines(config).join('\n')).not.toContain('secret')
  expect(() => readConfig({ NATS_URL: 'natz://me:secret@nats.example.org' })).toThrow(/^[^\n]*(?<!secret.*)$/)
})
