// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HelpFrame } from './HelpFrame.tsx'
import { ShellKeys } from './shell-keys.ts'

const TEXTS = { title: 'Help', close: 'Close', shortcuts: 'Keys' }

it('tells of the keys of the game and of those of the shell', () => {
  render(
    <ShellKeys value={[{ keys: 'H', what: 'Hint' }]}>
      <HelpFrame texts={TEXTS} shortcuts={[{ keys: 'Esc', what: 'Cancel' }]} onClose={() => undefined}>
        nothing
      </HelpFrame>
    </ShellKeys>,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Hint'])
})
