import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notices } from '#wire/notices.ts'
import { answering, Refusal, show } from '../lobby/testing/fake-server.tsx'
import { AccountPage } from './AccountPage.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const GUEST = { id: 'u1', name: 'Anna', kind: 'guest' }
const ACCOUNT = { ...GUEST, kind: 'account' }

async function fill(section: string, name: string, password: string) {
  const form = within(await screen.findByRole('region', { name: section }))
  fireEvent.change(form.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(form.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(form.getByRole('button'))
  return form
}

test('signing in leads back to the page that led there', async () => {
  const asked = answering({ 'GET /me': () => null, 'POST /session': () => ACCOUNT })
  const { where } = show(<AccountPage />, `/account/?then=${encodeURIComponent('/online/table/?id=t1')}`)
  await fill('Sign in', 'Anna', 'tea with milk')
  await waitFor(() => expect(where()).toBe('/online/table/?id=t1'))
  expect(asked.at(-1)).toEqual({ what: 'POST /session', body: { name: 'Anna', password: 'tea with milk' } })
})

test.each(['https://example.org/', '//example.org/', '/\\example.org/'])(
  'never leads to another host: %s',
  async (then) => {
    answering({
      'GET /me': () => null,
      'POST /session': () => ACCOUNT,
      'GET /tokens': () => [],
      'GET /sessions': () => [],
    })
    const address = `/account/?then=${encodeURIComponent(then)}`
    const { where } = show(<AccountPage />, address)
    await fill('Sign in', 'Anna', 'tea with milk')
    await screen.findByRole('heading', { name: 'You are Anna' })
    expect(where()).toBe(address)
  },
)

test.each([
  ['wrong-password', 'Wrong name or password.'],
  ['too-many', 'Too many attempts. Please wait a little and try again.'],
  ['blocked', 'This account is blocked on this server. Ask its administrator.'],
] as const)('signing in that fails is explained: %s', async (code, words) => {
  answering({ 'GET /me': () => null, 'POST /session': () => new Refusal(code) })
  show(<AccountPage />, '/account/')
  const form = await fill('Sign in', 'Anna', 'something')
  expect((await form.findByText(words)).getAttribute('role')).toBe('alert')
})

test('a guest keeps the games with an account; a taken name is reported first', async () => {
  let isFree = false
  answering({
    'GET /me': () => GUEST,
    'POST /account': () => (isFree ? ACCOUNT : new Refusal('name-taken')),
    'GET /tokens': () => [],
    'GET /sessions': () => [],
  })
  show(<AccountPage />, '/account/')
  const form = await fill('Keep my games', 'Anna', 'tea with milk')
  await form.findByText('This name, or one that looks like it, is taken. Sign in if it is yours, or choose another.')
  isFree = true
  await fill('Keep my games', 'Anna', 'tea with milk')
  await screen.findByRole('heading', { name: 'You are Anna' })
})

test('a wrong old password is reported, and a right one changes it', async () => {
  let isRight = false
  answering({
    'GET /me': () => ACCOUNT,
    'GET /tokens': () => [],
    'GET /sessions': () => [],
    'PUT /account/password': () => (isRight ? undefined : new Refusal('wrong-password')),
  })
  show(<AccountPage />, '/account/')
  const form = within(await screen.findByRole('region', { name: 'Change the password' }))
  fireEvent.change(form.getByLabelText('Old password'), { target: { value: 'coffee' } })
  fireEvent.change(form.getByLabelText('New password'), { target: { value: 'tea with milk' } })
  fireEvent.click(form.getByRole('button'))
  await form.findByText('The old password is wrong.')
  isRight = true
  fireEvent.click(form.getByRole('button'))
  await form.findByText('Password changed.')
  expect(form.getByLabelText('New password')).toHaveProperty('value', '')
})

test('a token is shown once when it is made, and can be removed', async () => {
  const facts = { id: 'k1', name: 'My bot', scope: 'read', createdAt: 0, expiresAt: 86_400_000, usedAt: null }
  const asked = answering({
    'GET /me': () => ACCOUNT,
    'GET /tokens': () => [],
    'GET /sessions': () => [],
    'POST /tokens': () => ({ ...facts, token: 'hlt_secret' }),
    'DELETE /tokens/k1': () => undefined,
  })
  show(<AccountPage />, '/account/')
  await screen.findByText('No token yet.')
  fireEvent.change(screen.getByLabelText('What the token is for'), { target: { value: 'My bot' } })
  fireEvent.change(screen.getByLabelText('What it may do'), { target: { value: 'read' } })
  fireEvent.change(screen.getByLabelText('Valid for'), { target: { value: '30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create a token' }))
  await screen.findByText('hlt_secret')
  expect(asked.at(-1)?.body).toMatchObject({ name: 'My bot', scope: 'read', days: 30 })
  screen.getByText('Only watch, expires 2 Jan 1970')
  fireEvent.click(screen.getByRole('button', { name: 'Remove: My bot' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByText('No token yet.')
  expect(screen.queryByText('hlt_secret')).toBeNull()
  expect(asked.at(-1)?.what).toBe('DELETE /tokens/k1')
})

test('other browsers are listed and signed out, one or all; this one is not offered', async () => {
  const session = (id: string, device: string, isThis = false) => ({ id, device, createdAt: 0, usedAt: 0, isThis })
  const asked = answering({
    'GET /me': () => ACCOUNT,
    'GET /tokens': () => [],
    'GET /sessions': () => [session('s1', 'Firefox, Linux', true), session('s2', 'Safari, iPhone'), session('s3', '')],
    'DELETE /sessions/s2': () => undefined,
    'DELETE /sessions': () => undefined,
  })
  show(<AccountPage />, '/account/')
  const card = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  await card.findByText('Firefox, Linux (this browser)')
  card.getByText('Unknown browser')
  expect(card.queryByRole('button', { name: /Firefox/ })).toBeNull()
  fireEvent.click(card.getByRole('button', { name: 'Sign out: Safari, iPhone' }))
  fireEvent.click(card.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(card.queryByText('Safari, iPhone')).toBeNull())
  expect(asked.at(-1)?.what).toBe('DELETE /sessions/s2')
  fireEvent.click(card.getByRole('button', { name: 'Sign out everywhere else' }))
  fireEvent.click(card.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(card.queryByText('Unknown browser')).toBeNull())
  expect(asked.at(-1)?.what).toBe('DELETE /sessions')
  expect(card.queryByRole('button')).toBeNull()
})

test('signing out leads to the ways to come in', async () => {
  answering({
    'GET /me': () => ACCOUNT,
    'GET /tokens': () => [],
    'GET /sessions': () => [],
    'DELETE /session': () => undefined,
  })
  show(<AccountPage />, '/account/')
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('region', { name: 'Create an account' })
})

test('a server that does not answer is reported, and asked again', async () => {
  const answers: Parameters<typeof answering>[0] = {}
  answering(answers)
  show(<AccountPage />, '/account/')
  await screen.findByText('Cannot reach the server. Please try again.')
  answers['GET /me'] = () => null
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Sign in' })
})

/** A server that sends mails, and knows what one account has chosen. */
function mailServer(known: Partial<Notices> = {}) {
  const notices: Notices = {
    pushKey: '',
    hasMail: true,
    settings: null,
    address: null,
    pending: 'anna@example.org',
    devices: [],
    tables: [],
    ...known,
  }
  const asked = answering({
    'GET /me': () => ACCOUNT,
    'GET /tokens': () => [],
    'GET /sessions': () => [],
    'GET /notices': () => structuredClone(notices),
    'PUT /notices': (chosen) => void Object.assign(notices, { settings: chosen }),
    'POST /account/address/confirmation': () =>
      void Object.assign(notices, { address: 'anna@example.org', pending: null }),
  })
  return { asked, notices }
}

test('the link of a mail works where the account page is open already, and turns the first mails on', async () => {
  const { asked } = mailServer()
  show(<AccountPage />, '/account/')
  const card = await screen.findByRole('region', { name: 'Turn notifications' })
  await within(card).findByText(/We sent a link to anna@example\.org/)
  location.hash = '#confirm=secret'
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  await screen.findByText(/Your email address is confirmed\. You now get an email/)
  expect(asked.map(({ what }) => what)).toEqual(['POST /account/address/confirmation', 'PUT /notices'])
  expect(asked[0].body).toEqual({ token: 'secret' })
  const mail = within(await screen.findByRole('group', { name: 'By mail' }))
  await waitFor(() => expect(mail.getByRole('radio', { name: 'Immediately' })).toHaveProperty('checked', true))
  expect(location.hash, 'a link that works once is not tried again after a reload').toBe('')
  expect(screen.getByText(/Your email address is confirmed/)).toBeDefined()
})

test('another address leaves what was chosen about mails', async () => {
  const settings = { push: false, mail: 'off', quiet: null, digestAt: 480, timeZone: 'UTC', language: 'en' } as const
  const { asked } = mailServer({ address: 'old@example.org', settings })
  location.hash = '#confirm=secret'
  show(<AccountPage />, '/account/')
  await screen.findByText('Your email address is confirmed.')
  expect(asked.map(({ what }) => what)).toEqual(['POST /account/address/confirmation'])
  location.hash = ''
})

test('an address that was confirmed in another tab is shown when the page is looked at again', async () => {
  const { notices } = mailServer()
  show(<AccountPage />, '/account/')
  const card = within(await screen.findByRole('region', { name: 'Turn notifications' }))
  await card.findByText(/We sent a link/)
  Object.assign(notices, { address: 'anna@example.org', pending: null })
  document.dispatchEvent(new Event('visibilitychange'))
  await card.findByText('anna@example.org')
})

test('a time is sent once, when its field is left, and does not jump back while it is typed', async () => {
  const quiet = { from: 1320, to: 480 }
  const settings = { push: true, mail: 'off', quiet, digestAt: 480, timeZone: 'UTC', language: 'en' } as const
  const { asked } = mailServer({ settings })
  show(<AccountPage />, '/account/')
  const field = await screen.findByLabelText('from')
  // As a browser tells it with each key.
  for (const value of ['21:00', '', '21:03', '21:30']) {
    fireEvent.change(field, { target: { value } })
    expect(field).toHaveProperty('value', value)
  }
  expect(asked).toEqual([])
  fireEvent.blur(field)
  expect(field).toHaveProperty('value', '21:30')
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0].body).toMatchObject({ quiet: { from: 21 * 60 + 30, to: 480 } })
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.blur(field)
  await waitFor(() => expect(field).toHaveProperty('value', '21:30'))
  expect(asked).toHaveLength(1)
  fireEvent.change(field, { target: { value: '20:45' } })
  cleanup()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1].body).toMatchObject({ quiet: { from: 20 * 60 + 45 } })
})
