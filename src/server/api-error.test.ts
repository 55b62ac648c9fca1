import { expect, it } from 'vitest'
import { ApiError, mapDatabaseError } from './api-error.ts'

const coded = (code: string) => Object.assign(new Error('no'), { code })

it.each([
  ['a full disk', coded('SQLITE_FULL')],
  ['a locked file', coded('SQLITE_BUSY')],
  ['a Postgres that stops', coded('57P01')],
  ['a Postgres without room', coded('53100')],
  ['nobody at the address', coded('ECONNREFUSED')],
  ['nobody at any of the addresses', new AggregateError([coded('ECONNREFUSED')])],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['no answer in time', new Error('Query read timeout')],
])('%s is a problem that goes by', (_, error) => {
  expect(mapDatabaseError(error)).toMatchObject({ code: 'unavailable', cause: error })
})

it.each([
  ['a text that cannot be kept', coded('22021')],
  ['what must be unique', coded('23505')],
  ['what must be unique in SQLite', coded('SQLITE_CONSTRAINT_UNIQUE')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['a problem that was found already', new ApiError('stale', 'no')],
  ['nothing', undefined],
])('%s stays what it is', (_, error) => {
  expect(mapDatabaseError(error)).toBe(error)
})
