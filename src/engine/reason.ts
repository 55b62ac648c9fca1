/** One way in which an action can be refused: the rule that is broken, and a key into the texts. */
export interface Reason<Key extends string = string> {
  readonly rule: string
  readonly reason: Key
}

export function because<Key extends string>(rule: string, reason: Key): Reason<Key> {
  return { rule, reason }
}
