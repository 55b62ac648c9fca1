import { Problem } from '../problem.ts'

/** The same for what is not there and what one may not know of. */
export function noSuchTable(): Problem {
  return new Problem('not-found', 'there is no such table, or it is not open to you')
}
