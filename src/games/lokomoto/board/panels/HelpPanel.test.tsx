// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { help as texts } from '../../text/en/help.ts'
import type { LokoView } from '../../view.ts'
import { HelpPanel } from './HelpPanel.tsx'
import { TEST_CARDS } from './test-cards.ts'

afterEach(cleanup)

function show(options: LokoView['options']) {
  const onClose = vi.fn()
  const shortcuts = [{ keys: 'Esc', what: 'Choose nothing' }]
  const ruleAddress = (rule: string) => `/rules/#${rule}`
  render(<HelpPanel cards={TEST_CARDS} pen={1} {...{ options, texts, shortcuts, ruleAddress, onClose }} />)
  return { onClose, rules: screen.getAllByRole('link').map((link) => link.getAttribute('href')) }
}

it('leads from every line to its rule, and closes', () => {
  const { onClose, rules } = show({ players: 3 })
  expect(rules.every((address) => /^\/rules\/#LK-[A-Z]\d$/.test(address ?? ''))).toBe(true)
  expect(screen.getByRole('link', { name: /^Reserve two/ }).getAttribute('href')).toBe('/rules/#LK-A1')
  expect(screen.getByText('Choose nothing')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.close }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('tells of two players and of variants only where they are played', () => {
  expect(show({ players: 3 }).rules).not.toContain('/rules/#LK-X1')
  expect(screen.queryByText(texts.variants.title)).toBeNull()
  cleanup()
  const { rules } = show({ players: 2, hiddenAgendas: true, advanced: true })
  expect(rules.slice(-3)).toEqual(['/rules/#LK-2P', '/rules/#LK-H1', '/rules/#LK-X1'])
})
