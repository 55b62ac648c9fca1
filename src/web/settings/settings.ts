import { LANGUAGES, type Language } from '#boards/board.ts'
import { isObject } from '#engine/json.ts'
import { withoutHidden } from '#engine/names.ts'
import { onOtherTab, read, write } from '../storage/local.ts'
import { Store, useStore } from '../store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'off'] as const
export const BOT_SPEEDS = ['instant', 'fast', 'normal', 'slow'] as const

/** Of a person: more does not fit into a seat. */
export const LONGEST_NAME = 24

export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** On unless it was turned off; a page is silent until it is touched. */
  readonly sound: boolean
  readonly botSpeed: (typeof BOT_SPEEDS)[number]
  /** The name of the person who sits here, for the first seat of a new game. */
  readonly name: string
  /** For each game the sha256 of the replaced card set that new games use. */
  readonly cardSets: Readonly<Record<string, string>>
}

const NAME = 'settings'

function browserLanguage(): Language {
  // The build renders pages in Node, of which older versions have no navigator.
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found !== undefined) return found
  }
  return 'en'
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((item) => item === value) ?? otherwise
}

/** Stored data may come from an older version or be edited: invalid values fall back to their defaults. */
function readSettings(): Settings {
  const kept = read(NAME)
  const json = isObject(kept) ? kept : {}
  const cardSets = isObject(json.cardSets) ? json.cardSets : {}
  return {
    language: oneOf(LANGUAGES, json.language, browserLanguage()),
    theme: oneOf(THEMES, json.theme, 'system'),
    motion: oneOf(MOTIONS, json.motion, 'system'),
    // Earlier versions stored their default, which was silence, as `sound`.
    sound: json.hasSound !== false,
    botSpeed: oneOf(BOT_SPEEDS, json.botSpeed, 'normal'),
    name: typeof json.name === 'string' ? withoutHidden(json.name).slice(0, LONGEST_NAME) : '',
    cardSets: Object.fromEntries(
      Object.entries(cardSets).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

const store = new Store(readSettings())

/** Takes over what other tabs of this browser change, also while this page was frozen and could not hear them. */
export function followOtherTabs(): void {
  const readAgain = () => {
    store.set(readSettings())
    showOnPage(store.get())
  }
  onOtherTab((name) => name === NAME && readAgain())
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
}

/** The settings of a visitor who has changed none: the build renders pages with them, in each language. */
export function resetSettings(language: Language): void {
  store.set({ ...readSettings(), language })
}

export function settings(): Settings {
  return store.get()
}

export function useSettings(): Settings {
  return useStore(store)
}

/** Changes only these: another tab may have changed others, and this one not have heard of it yet. */
export function changeSettings(change: Partial<Settings>): void {
  const changed = { ...readSettings(), ...change }
  write(NAME, { ...changed, hasSound: changed.sound })
  showOnPage(changed)
  store.set(changed)
  if (change.language !== undefined) void nameLanguage(true).catch(() => undefined)
}

/** New games are played with this card set; with the game's own if it is ''. */
export function chooseCardSet(gameId: string, sha256: string): void {
  const { [gameId]: _, ...others } = readSettings().cardSets
  changeSettings({ cardSets: sha256 === '' ? others : { ...others, [gameId]: sha256 } })
}

/** Theme, motion and language are attributes of the page, so that style sheets and screen readers know them. */
export function showOnPage({ theme, motion, language }: Settings): void {
  const page = document.documentElement
  page.lang = language
  setOrRemove(page, 'data-theme', theme === 'system' ? undefined : theme)
  setOrRemove(page, 'data-motion', motion === 'off' ? 'off' : undefined)
}

/** Names the language of the page to the server; loaded only where it is not the browser's, or no longer. */
export async function nameLanguage(isChanged: boolean): Promise<void> {
  const { language } = store.get()
  const isOfBrowser = language === browserLanguage()
  if (isChanged || !isOfBrowser) await (await import('../language/cookie.ts')).nameLanguage(language, isOfBrowser)
}

function setOrRemove(element: Element, attribute: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

/** How long one movement takes, in ms: nothing moves where the person or the machine does not want it. */
export function paceOf({ motion }: Settings): number {
  const isReduced = motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return isReduced ? 0 : 180
}

const PAUSES: Readonly<Record<Settings['botSpeed'], number>> = { instant: 0, fast: 300, normal: 900, slow: 2000 }

/** The pause between actions of bots, in ms, from the settings. */
export function botPause(): number {
  return PAUSES[settings().botSpeed]
}
