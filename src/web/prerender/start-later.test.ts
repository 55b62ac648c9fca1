import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startLater } from './prerender.tsx'

const page = document.documentElement
const FILES = { script: '/app.js', style: '/app.css', modules: ['/part.js'], fonts: ['/inter.woff2'] }

/** Called when the page is painted. */
let paint: () => void

/** Happy DOM paints nothing. */
class FakeObserver {
  constructor(callback: () => void) {
    paint = callback
  }
  observe() {}
}

/** Happy DOM loads no files either; by default it logs that as an error. */
const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } }

beforeEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  document.head.innerHTML = '<style data-built></style>'
  document.body.innerHTML = '<div id="root"><button>Play</button><button>Learn</button><p>Text</p></div>'
})

/** What the page has asked for, in the order of the document. */
function asked(): string[] {
  return Array.from(document.head.querySelectorAll('link, script'), (element) => {
    return element.getAttribute('rel') ?? element.getAttribute('type') ?? ''
  })
}

function arriveStyle(): void {
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('load'))
}

describe('a page that the build has rendered', () => {
  it('loads nothing before it is painted', () => {
    startLater(FILES)
    expect(asked()).toEqual([])
    paint()
    expect(asked()).toEqual(['stylesheet', 'preload', 'modulepreload', 'modulepreload'])
    expect(document.head.firstElementChild?.getAttribute('href')).toBe('/app.css')
  })

  it.each(['pointerdown', 'touchstart', 'keydown'])(
    'starts the app at the first %s, once its style has come',
    (sign) => {
      startLater(FILES)
      paint()
      dispatchEvent(new Event(sign))
      dispatchEvent(new Event(sign))
      expect(asked()).not.toContain('module')
      arriveStyle()
      expect(asked().filter((what) => what === 'module')).toHaveLength(1)
    },
  )

  it('starts the app for a visitor who only reads', () => {
    startLater(FILES)
    dispatchEvent(new Event('load'))
    vi.runAllTimers()
    arriveStyle()
    expect(asked()).toContain('module')
  })

  it.each(['hidden', 'personal'])('starts the app at once if it is %s', (name) => {
    page.dataset[name] = ''
    startLater(FILES)
    arriveStyle()
    expect(asked()).toContain('module')
  })

  it('remembers the last button that was clicked before the app runs', () => {
    startLater(FILES)
    const [play, learn] = document.querySelectorAll('button')
    play?.click()
    learn?.click()
    document.querySelector('p')?.click()
    expect(Array.from(document.querySelectorAll('[data-clicked]'), (button) => button.textContent)).toEqual(['Learn'])
    page.dataset.app = ''
    play?.click()
    expect(document.querySelectorAll('[data-clicked]')).toHaveLength(1)
  })
})
