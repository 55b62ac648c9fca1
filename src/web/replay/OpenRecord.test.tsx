import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { preload } from '#ui/Part.tsx'
import { PageTexts } from '../pages/PageFrame.tsx'
import { texts } from '../text/en/shell.ts'
import { loadPageTexts, TextsProvider } from '../text/TextsContext.tsx'
import { OpenRecord } from './OpenRecord.tsx'
import { linkToRecord, readAddress } from './record-link.ts'
import { goldenRecord } from './testing/golden.ts'

const record = goldenRecord('solo')

beforeEach(async () => {
  await preload(loadPageTexts, 'en')
  location.hash = ''
  render(
    <TextsProvider first={texts}>
      <PageTexts>
        <OpenRecord />
      </PageTexts>
    </TextsProvider>,
  )
})

function paste(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Show the game' }))
}

test('a good record becomes the address', async () => {
  paste(JSON.stringify(record))
  await waitFor(() => expect(location.hash).not.toBe(''))
  const { source } = readAddress('', location.hash)
  expect(await linkToRecord(source?.text ?? '')).toEqual({ ok: true, value: record })
})

test('an illegal action is refused with its number and its rule, and the text stays', async () => {
  const actions = record.actions.with(3, [1, 'end'])
  const text = JSON.stringify({ ...record, actions })
  paste(text)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/action 4 of \d+ .*RH-\w+/)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text)
  expect(location.hash).toBe('')
})

test('a card set that is not here is named', async () => {
  paste(JSON.stringify({ ...record, cards: { id: 'my own cards', sha256: 'ab' } }))
  expect((await screen.findByRole('alert')).textContent).toContain('my own cards')
})

test('options that fit no game are refused', async () => {
  paste(JSON.stringify({ ...record, options: { players: 1e9 } }))
  expect((await screen.findByRole('alert')).textContent).toContain('options.players')
})

test('a game that is not here is refused', async () => {
  paste(JSON.stringify({ ...record, game: 'chess' }))
  expect((await screen.findByRole('alert')).textContent).toContain('chess')
})

test('a file that is dropped anywhere is opened', async () => {
  const file = new File([JSON.stringify(record)], 'game.json', { type: 'application/json' })
  const event = new Event('drop', { cancelable: true })
  Object.assign(event, { dataTransfer: { files: [file], types: ['Files'] } })
  window.dispatchEvent(event)
  await waitFor(() => expect(location.hash).not.toBe(''))
})
