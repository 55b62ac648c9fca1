// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { machiKoro } from '../../rules.ts'
import { help as texts } from '../../text/en/help.ts'
import { words } from '../../text/en/words.ts'
import { HelpParts } from './HelpParts.tsx'

afterEach(cleanup)

const { cards } = machiKoro

it('leads from every line to its rule', () => {
  render(<HelpParts {...{ cards, words, texts }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.every((address) => /^#MK-[A-Z]\d$/.test(address ?? ''))).toBe(true)
  expect(screen.getByRole('link', { name: /^red on others' turns/ }).getAttribute('href')).toBe('#MK-I2')
  expect(screen.getByRole('link', { name: /^Amusement Park/ }).getAttribute('href')).toBe('#MK-X1')
})
