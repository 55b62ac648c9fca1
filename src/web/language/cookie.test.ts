import { expect, test, vi } from 'vitest'
import { nameLanguage } from './cookie.ts'

test('without HTTPS, where browsers have no cookie store, the language reaches the server too', async () => {
  vi.stubGlobal('cookieStore', undefined)
  await nameLanguage('ja', false)
  expect(document.cookie).toBe('hilltop-language=ja')
  await nameLanguage('en', true)
  expect(document.cookie).toBe('')
})
