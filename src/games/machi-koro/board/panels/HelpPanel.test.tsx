import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { machiKoro } from '../../rules/rules.ts'
import { help as texts } from '../../text/en/board.ts'
import { words } from '../../text/en/words.ts'
import { HelpPanel } from './HelpPanel.tsx'

afterEach(cleanup)

const { cards } = machiKoro
const frame = { ruleAddress: (rule: string) => `#${rule}`, shortcuts: [], onClose: () => undefined }

it('leads from every line to its rule', () => {
  render(<HelpPanel {...{ cards, words, texts, frame }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.every((address) => /^#MK-[A-Z]\d$/.test(address ?? ''))).toBe(true)
  expect(screen.getByRole('link', { name: /^red on other players’ turns/ }).getAttribute('href')).toBe('#MK-I2')
  expect(screen.getByRole('link', { name: /^Amusement Park/ }).getAttribute('href')).toBe('#MK-X1')
})
