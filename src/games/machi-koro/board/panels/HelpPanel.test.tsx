// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { machiKoro } from '../../rules.ts'
import { help as texts } from '../../text/en/help.ts'
import { words } from '../../text/en/words.ts'
import { HelpPanel } from './HelpPanel.tsx'

afterEach(cleanup)

const { cards } = machiKoro

it('leads from every line to its rule, and closes', () => {
  const onClose = vi.fn()
  const shortcuts = [{ keys: 'Esc', what: 'Choose nothing' }]
  render(<HelpPanel {...{ cards, words, texts, shortcuts, onClose }} ruleAddress={(rule) => `/rules/#${rule}`} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.every((address) => /^\/rules\/#MK-[A-Z]\d$/.test(address ?? ''))).toBe(true)
  expect(screen.getByRole('link', { name: /^red on others' turns/ }).getAttribute('href')).toBe('/rules/#MK-I2')
  expect(screen.getByRole('link', { name: /^Amusement Park/ }).getAttribute('href')).toBe('/rules/#MK-X1')
  expect(screen.getByText('Choose nothing')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.close }))
  expect(onClose).toHaveBeenCalledOnce()
})
