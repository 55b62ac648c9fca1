/** Something read from outside: either the thing itself, or one line that says what is wrong with it and where. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string }

export function accepted<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function rejected(error: string): Result<never> {
  return { ok: false, error }
}
