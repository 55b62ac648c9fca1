import type { Page } from '@playwright/test'

/**
 * The lengths of all tasks of more than 50 ms that begin on the page in the next `ms` milliseconds. What was begun before, such
 * as the answer to a click, does not count.
 */
export function longTasks(page: Page, during: number): Promise<number[]> {
  return page.evaluate(async (time) => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()))
    observer.observe({ type: 'longtask' })
    const begin = performance.now()
    await new Promise((done) => setTimeout(done, time))
    found.push(...observer.takeRecords())
    observer.disconnect()
    return found.filter(({ startTime }) => startTime >= begin).map(({ duration }) => Math.round(duration))
  }, during)
}
