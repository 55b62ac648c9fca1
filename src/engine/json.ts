/** Helpers for JSON from outside. */

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isWholeNumber(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to
}

export function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value)
}

/** A value as an error message shows it: short, on one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : asText(value)
  return text.length > 40 ? `${text.slice(0, 37)}...` : text
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'something that cannot be shown' // nested deeper than the stack is high
  }
}

/** Puts values into a text: `{name}` becomes the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
