import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShellKeys } from '#ui/hotkeys.ts'
import { Help, HelpPart } from './Help.tsx'
import { kit } from './text/en.ts'

afterEach(cleanup)

function show(onClose: () => void) {
  render(
    <ShellKeys value={[{ keys: 'H', what: 'Hint' }]}>
      <Help ruleAddress={(rule) => `/rules/#${rule}`} shortcuts={[{ keys: 'Esc', what: 'Nothing' }]} onClose={onClose}>
        <HelpPart title="Goal" items={[['XY-1', '1', { name: 'Points', line: 'decide.' }]]} />
      </Help>
    </ShellKeys>,
  )
}

it('leads from a line to its rule, and closes', () => {
  const onClose = vi.fn()
  show(onClose)
  expect(screen.getByRole('link', { name: '1 Points decide.' }).getAttribute('href')).toBe('/rules/#XY-1')
  fireEvent.click(screen.getByRole('button', { name: kit.help.close }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('lists the keys of the game and those of the shell', () => {
  show(() => undefined)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Nothing', 'Hint'])
})
