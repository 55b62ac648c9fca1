import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#boards/board.ts'
import { beforePaint } from './prerender.tsx'

const page = document.documentElement

beforeEach(() => {
  localStorage.clear()
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  page.lang = 'en'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB'])
})

function keep(name: string, value: unknown): void {
  localStorage.setItem(`hilltop.${name}`, JSON.stringify(value))
}

/** The attributes of a page after the script has run. */
function at(address: string, built?: 'home' | 'page'): Readonly<Record<string, string | null>> {
  history.replaceState(null, '', address)
  if (built !== undefined) page.setAttribute('data-built', built)
  beforePaint(LANGUAGES, ['/table/', '/online/table/'])
  const names = page.getAttributeNames().filter((name) => name.startsWith('data-'))
  return Object.fromEntries(names.map((name) => [name.slice('data-'.length), page.getAttribute(name)]))
}

describe('a page that the build has rendered', () => {
  it('is shown to a new visitor', () => {
    expect(at('/', 'home')).toEqual({ built: 'home' })
  })

  it.each([
    ['of the browser', () => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hu-HU', 'en'])],
    ['that was chosen', () => keep('settings', { language: 'ja' })],
  ])('is hidden if it is not in the language %s', (_, wish) => {
    wish()
    expect(at('/rules/', 'page').hidden).toBe('page')
  })

  it('is shown in a chosen language that is not the browser’s', () => {
    keep('settings', { language: 'hu' })
    page.lang = 'hu'
    expect(at('/rules/', 'page').hidden).toBeUndefined()
  })

  it.each([
    ['a name', 'settings', { name: 'Ann' }],
    ['cards of their own', 'settings', { cardSets: { 'machi-koro': 'abc' } }],
    ['a last game', 'last-set-up', {}],
  ])('keeps its content back on the home page of a visitor with %s', (_, name, value) => {
    keep(name, value)
    expect(at('/', 'home')).toMatchObject({ personal: '', hidden: 'content' })
  })

  it('is shown to a visitor who has only seen a table', () => {
    keep('known.machi-koro', true)
    expect(at('/', 'home').hidden).toBeUndefined()
  })

  it('shows the rules to every visitor', () => {
    keep('last-set-up', {})
    expect(at('/rules/', 'page').hidden).toBeUndefined()
  })

  it('has the stored theme and motion', () => {
    keep('settings', { theme: 'dark', motion: 'off', cardSets: {}, name: '' })
    expect(at('/', 'home')).toEqual({ built: 'home', theme: 'dark', motion: 'off' })
  })

  it('is shown if what is stored cannot be read', () => {
    localStorage.setItem('hilltop.settings', '{"language":')
    expect(at('/', 'home').hidden).toBeUndefined()
  })
})

describe('the outline of a table', () => {
  it.each(['/table/?game=1', '/online/table/?id=1'])('is shown at %s', (address) => {
    expect(at(address).outline).toBe('')
  })

  it.each(['/table/', '/scores/?game=1', '/online/table/?id=1&code=AB'])('is not shown at %s', (address) => {
    expect(at(address).outline).toBeUndefined()
  })

  it('is shown to a player who comes back with the code in the address', () => {
    keep('at-online-tables', true)
    expect(at('/online/table/?id=1&code=AB').outline).toBe('')
  })
})
