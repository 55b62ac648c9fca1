import { expect, it } from 'vitest'
import { ConfigError, configLines, isSecure, readConfig, withoutPassword } from './config.ts'

it('needs nothing, and takes what is empty for what is not there', () => {
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
  ['PUBLIC_URL', 'play.example.org'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['BOT_MS', '0'],
  ['BOT_THREADS', '1.5'],
  ['HOT_TABLES', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['RATE', '-1'],
  ['METRICS', 'yes'],
])('refuses %s=%s in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`))
})

it('says nothing about a wrong DATABASE_URL but that it is wrong', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgers://me:secret@host/db' })).toThrow(/^(?!.*secret)/)
})

it.each([
  ['yes', 1],
  ['no', false],
  ['0', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8, ::1', 'loopback, 10.0.0.0/8, ::1'],
])('trusts proxies as TRUST_PROXY=%s says', (value, trust) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trust)
})

it('knows from PUBLIC_URL whether people come by TLS', () => {
  expect(isSecure(readConfig({ PUBLIC_URL: 'https://play.example.org' }))).toBe(true)
  expect(isSecure(readConfig({ PUBLIC_URL: 'http://play.example.org' }))).toBe(false)
  expect(isSecure(readConfig({}))).toBe(false)
})

it('shows the configuration without a password', () => {
  const lines = configLines(readConfig({ DATABASE_URL: 'postgres://me:sec@ret@db.example.org/hilltop' })).join('\n')
  expect(lines).toContain('postgres://me:***@db.example.org/hilltop')
  expect(lines).not.toContain('ret@')
  expect(withoutPassword('postgres:///hilltop?host=/run&password=secret&x=1')).toBe(
    'postgres:///hilltop?host=/run&password=***&x=1',
  )
})
