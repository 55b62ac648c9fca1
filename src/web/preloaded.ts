import type { Language } from '#boards/board.ts'

/** Loads a part of a page in a language; a part without words ignores it. */
export type Load<Loaded> = (language: Language) => Promise<Loaded>

/** What was loaded, by its function and language: a page that needs it again shows it without waiting. */
const loaded = new WeakMap<Load<unknown>, Map<Language, unknown>>()

export async function preload<Loaded>(load: Load<Loaded>, language: Language): Promise<Loaded> {
  const value = await load(language)
  const values = loaded.get(load) ?? new Map<Language, unknown>()
  loaded.set(load, values.set(language, value))
  return value
}

/** Undefined until it is loaded. */
export function preloaded<Loaded>(load: Load<Loaded>, language: Language): Loaded | undefined {
  return loaded.get(load)?.get(language) as Loaded | undefined
}
