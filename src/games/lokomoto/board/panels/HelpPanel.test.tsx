import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { LokoView } from '../../rules/view.ts'
import { help as texts } from '../../text/en/panels.ts'
import { TEST_CARDS } from '../testing/test-cards.ts'
import { HelpPanel } from './HelpPanel.tsx'

afterEach(cleanup)

function show(options: LokoView['options']) {
  const frame = { ruleAddress: (rule: string) => `#${rule}`, shortcuts: [], onClose: () => undefined }
  render(<HelpPanel cards={TEST_CARDS} pen={1} {...{ options, texts, frame }} />)
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('leads from every line to its rule', () => {
  expect(show({ players: 3 }).every((address) => /^#LK-[A-Z]\d$/.test(address ?? ''))).toBe(true)
  expect(screen.getByRole('link', { name: /^Reserve two/ }).getAttribute('href')).toBe('#LK-A1')
})

it('tells of two players and of variants only where they are played', () => {
  expect(show({ players: 3 })).not.toContain('#LK-X1')
  expect(screen.queryByText(texts.variants.title)).toBeNull()
  cleanup()
  const rules = show({ players: 2, hiddenAgendas: true, advanced: true })
  expect(rules.slice(-3)).toEqual(['#LK-2P', '#LK-H1', '#LK-X1'])
})
