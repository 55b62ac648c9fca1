/** The files of the app, by their addresses. */
export interface AppFiles {
  readonly script: string
  readonly style: string
  /** What the script imports. */
  readonly modules: readonly string[]
  /** The fonts that the first page is written in. */
  readonly fonts: readonly string[]
}

/**
 * Runs at the end of every page that the build has rendered. Such a page can be read at once, so nothing of the app is
 * loaded before it is painted, and the app starts when the visitor does something, or after a while. The build writes
 * this function into the pages as text, so it must not use anything from outside.
 */
export function startLater({ script, style, modules, fonts }: AppFiles): void {
  const { dataset } = document.documentElement
  const sheet = link('stylesheet', style)
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
  let isLoading = false
  let isStarted = false

  function link(rel: string, href: string): HTMLLinkElement {
    return Object.assign(document.createElement('link'), { rel, href })
  }
  function load(): void {
    if (isLoading) return
    isLoading = true
    // Below the styles of the page, which hold until the app has rendered it.
    document.head.prepend(sheet)
    for (const href of fonts)
      document.head.append(
        Object.assign(link('preload', href), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }),
      )
    for (const href of [script, ...modules])
      document.head.append(
        Object.assign(link('modulepreload', href), { crossOrigin: 'anonymous', fetchPriority: 'low' }),
      )
  }
  function start(): void {
    load()
    if (isStarted) return
    isStarted = true
    for (const sign of signs) removeEventListener(sign, start, true)
    const run = () =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: script, crossOrigin: 'anonymous' }),
      )
    if (sheet.sheet === null) sheet.onload = sheet.onerror = run
    else run()
  }

  // A page that is hidden until the app has rendered it would not be painted before.
  if (dataset.hidden !== undefined || dataset.personal !== undefined) {
    start()
    return
  }
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('load', () => setTimeout(start, 5000))
  // The app repeats the last click on a button that came too early for it.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#root button')
    if (!button || dataset.app !== undefined) return
    for (const early of document.querySelectorAll('[data-clicked]')) early.removeAttribute('data-clicked')
    button.setAttribute('data-clicked', '')
  })
}
