/** Reading untrusted JSON: each function returns the value with its type, or throws `Malformed` with the place. */

export class Malformed extends Error {}

export function asObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed(`${where} is no object`)
  return value as Record<string, unknown>
}

function asArray(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Malformed(`${where} is no list`)
  return value
}

/** A non-negative integer. */
export function asCount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new Malformed(`${where} is no whole number from 0 up: ${JSON.stringify(value)}`)
  }
  return value
}

export function asInteger(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new Malformed(`${where} is no whole number: ${JSON.stringify(value)}`)
  }
  return value
}

export function asBoolean(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') throw new Malformed(`${where} is neither true nor false: ${JSON.stringify(value)}`)
  return value
}

export function asString(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Malformed(`${where} is no text: ${JSON.stringify(value)}`)
  return value
}

export function asOneOf<const T extends string>(value: unknown, choices: readonly T[], where: string): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new Malformed(`${where} is ${JSON.stringify(value)}, not one of ${choices.join(' ')}`)
  return found
}

export function asList<T>(value: unknown, where: string, item: (value: unknown, where: string) => T): T[] {
  return asArray(value, where).map((entry, index) => item(entry, `${where}[${index}]`))
}

export function asNullOr<T>(value: unknown, where: string, item: (value: unknown, where: string) => T): T | null {
  return value === null ? null : item(value, where)
}

/** An object with exactly the given keys, each read by `item`. */
export function asRecordOf<const K extends string, T>(
  value: unknown,
  keys: readonly K[],
  where: string,
  item: (value: unknown, where: string) => T,
): Record<K, T> {
  const object = asObject(value, where)
  const known = new Set<string>(keys)
  const strange = Object.keys(object).filter((key) => !known.has(key))
  if (strange.length > 0) throw new Malformed(`${where} has unknown entries: ${strange.join(' ')}`)
  const entries = keys.map((key) => [key, item(object[key], `${where}.${key}`)] as const)
  return Object.fromEntries(entries) as Record<K, T>
}
