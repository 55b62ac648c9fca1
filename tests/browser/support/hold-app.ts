import type { Page } from '@playwright/test'

/** Keeps the scripts of the app away from the page until the returned function is called. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  const scripts = /\/assets\/index-[^/]*\.js$/
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
    await page.unroute(scripts)
  }
}
