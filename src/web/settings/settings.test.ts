import { expect, test, vi } from 'vitest'
import { changeSettings, chooseCardSet, followOtherTabs, settings } from './settings.ts'

/** Another tab writes, and this one does not hear of it. */
function writeElsewhere(changed: object): void {
  const name = 'hilltop.settings'
  localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? '{}'), ...changed }))
}

test('a setting is changed without writing back what another tab has changed since', () => {
  changeSettings({ theme: 'light', cardSets: { lokomoto: 'a' } })
  writeElsewhere({ theme: 'dark', cardSets: { lokomoto: 'b' } })
  changeSettings({ botSpeed: 'slow' })
  chooseCardSet('machi-koro', 'c')
  const expected = { theme: 'dark', botSpeed: 'slow', cardSets: { lokomoto: 'b', 'machi-koro': 'c' } }
  expect(JSON.parse(localStorage.getItem('hilltop.settings') ?? '')).toMatchObject(expected)
  expect(settings()).toMatchObject(expected)
})

test('a page that comes back from where it was frozen has the settings of the other tabs', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  followOtherTabs()
  changeSettings({ theme: 'light' })
  writeElsewhere({ theme: 'dark' })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(settings().theme).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  // The window outlives the test.
  for (const [name, listener] of listen.mock.calls) window.removeEventListener(name, listener)
})
