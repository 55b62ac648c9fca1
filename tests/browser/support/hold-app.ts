import type { Page } from '@playwright/test'

/** Keeps scripts of the app, all if only the first is named, away from the page until the returned function is called. */
export async function holdApp(page: Page, scripts = /\/assets\/index-[^/]*\.js$/): Promise<() => Promise<void>> {
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
