import { erase, read, write } from '../storage/local.ts'

const NAME = 'at-online-tables'

/** Whether this browser's user had an online table when last seen; only then do other pages ask the server about it. */
export function mayHaveTables(): boolean {
  return read(NAME) === true
}

export function noteTables(hasTables: boolean): void {
  if (hasTables) write(NAME, true)
  else erase(NAME)
}
