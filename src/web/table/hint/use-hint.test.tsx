import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import { show } from '../../online/lobby/testing/fake-server.tsx'
import { Store } from '../../store.ts'
import { texts } from '../../text/en/shell.ts'
import type { GameTable } from '../game-table.ts'
import { HintButton, useHint } from './use-hint.tsx'

interface Props {
  readonly seat: number | undefined
  failed(): void
}

function Table({ seat, failed }: Props) {
  const [now] = useState(() => new Store({ version: 1, log: [] }))
  const session = { now } as unknown as GameTable
  return <HintButton hint={useHint({ session, face: {} as GameFace, texts: {}, seat, failed })} />
}

test('only a player can ask for a hint, and is told if there is none', async () => {
  const failed = vi.fn()
  const { showAgain } = show(<Table {...{ seat: undefined, failed }} />)
  expect(screen.queryByRole('button')).toBeNull()
  // This table has no game that the expert could know.
  showAgain(<Table {...{ seat: 1, failed }} />)
  const button = screen.getByRole('button', { name: texts.table.hint, pressed: false })
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(failed).toHaveBeenCalled())
  expect(button.getAttribute('aria-pressed')).toBe('false')
})
