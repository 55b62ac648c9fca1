import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import { show } from '../online/lobby/testing/fake-server.tsx'
import { Store } from '../store.ts'
import type { GameTable } from './game-table.ts'
import { ResultFrame } from './ResultFrame.tsx'

const SEATS = [
  { kind: 'bot', name: 'Steady' },
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Easy' },
]

test.each([
  ['wins', [2], true],
  ['shares the victory with a bot', [1, 2], true],
  ['loses', [1, 3], false],
])('the end is celebrated if a person %s', async (_, winners, isCelebrated) => {
  HTMLDialogElement.prototype.showModal ??= () => undefined
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockReturnValue()
  const nothing = () => undefined
  const now = new Store({ standing: { winners, scores: [] } })
  const table = { id: 'abc', game: {}, seats: SEATS, now, view: nothing, insight: nothing } as unknown as GameTable
  const face = { loadResult: async () => ({ Sheet: () => 'The score sheet' }) } as unknown as GameFace
  const props = { table, face, texts: {}, said: '', ways: nothing, setSaid: nothing, onClose: nothing }
  await act(async () => show(<ResultFrame {...props} />))
  screen.getByText('The score sheet')
  expect(document.querySelector('[data-celebration]') !== null).toBe(isCelebrated)
})
