/** A value that was read or asked for, or what is wrong with it: by default a line that says what and where. */
export type Result<Value, Problem = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem }

export function accepted<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

export function rejected<Problem = string>(error: Problem): Result<never, Problem> {
  return { ok: false, error }
}

/** A way in which an action can be refused: the rule that is broken, and a key into the texts. */
export interface Reason<Key extends string = string> {
  readonly rule: string
  readonly reason: Key
}

export function because<Key extends string>(rule: string, reason: Key): Reason<Key> {
  return { rule, reason }
}
