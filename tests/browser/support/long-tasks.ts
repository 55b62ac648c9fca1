import type { Page } from '@playwright/test'

/** The lengths of all tasks of more than 50 ms that the page has in the next so many ms. */
export function longTasks(page: Page, during: number): Promise<number[]> {
  return page.evaluate(async (time) => {
    const found: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(Math.round(duration))
    })
    observer.observe({ type: 'longtask' })
    await new Promise((done) => setTimeout(done, time))
    observer.disconnect()
    return found
  }, during)
}
