import { expect, it } from 'vitest'
import { ApiError, mapDatabaseError } from './api-error.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

it.each([
  ['a full disk', coded('SQLITE_FULL')],
  ['a locked file', coded('SQLITE_BUSY')],
  ['a Postgres that stops', coded('57P01')],
  ['a Postgres without room', coded('53100')],
  ['no server at the address', coded('ECONNREFUSED')],
  ['no server at any address', new AggregateError([coded('ECONNREFUSED')])],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a timeout', new Error('Query read timeout')],
])('%s becomes `unavailable`', (_, error) => {
  expect(mapDatabaseError(error)).toMatchObject({ code: 'unavailable', cause: error })
})

it.each([
  ['a text that cannot be stored', coded('22021')],
  ['a unique constraint of Postgres', coded('23505')],
  ['a unique constraint of SQLite', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a programming error', new TypeError('x is not a function')],
  ['an ApiError', new ApiError('stale', 'no')],
  ['nothing', undefined],
])('%s is returned unchanged', (_, error) => {
  expect(mapDatabaseError(error)).toBe(error)
})
