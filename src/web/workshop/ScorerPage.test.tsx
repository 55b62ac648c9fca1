import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../online/lobby/testing/fake-server.tsx'
import { workshop } from '../text/en/workshop.ts'
import { ScorerPage } from './ScorerPage.tsx'

test('a key of the browser, such as Ctrl+6, is not typed into the score pad', async () => {
  await act(async () =>
    show(<ScorerPage gameId="rail-on-the-hill" texts={workshop} />, '/workshop/?score=rail-on-the-hill'),
  )
  await screen.findByText(workshop.scorer.next)
  const remove = screen.getByRole('button', { name: workshop.scorer.remove })
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    fireEvent.keyDown(document.body, { key: '6', ...held })
    expect(remove).toHaveProperty('disabled', true)
  }
  fireEvent.keyDown(document.body, { key: '6' })
  expect(remove).toHaveProperty('disabled', false)
})
