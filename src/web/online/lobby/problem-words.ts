import type { ProblemTexts } from '../../text/en/online.ts'
import { ServerProblem, Unreachable } from '../api.ts'

/** Why the server did not do it, in the language of the page; what is no problem of the server's is thrown again. */
export function problemWords(error: unknown, texts: ProblemTexts): string {
  if (error instanceof Unreachable) return texts.unreachable
  if (error instanceof ServerProblem) return texts[error.body.code] ?? texts.failed
  throw error
}
