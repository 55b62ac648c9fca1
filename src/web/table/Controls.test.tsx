import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../online/lobby/testing/fake-server.tsx'
import { texts } from '../text/en/shell.ts'
import { Menu } from './Controls.tsx'

test('the menu closes when something else is pressed, also in Safari, where buttons do not take the focus', () => {
  show(
    <>
      <Menu>
        <button type="button">Inside</button>
      </Menu>
      <button type="button">Outside</button>
    </>,
  )
  const menu = screen.getByLabelText(texts.table.menu).closest('details')
  menu?.setAttribute('open', '')
  fireEvent.pointerDown(screen.getByText('Inside'))
  expect(menu?.open).toBe(true)
  fireEvent.pointerDown(screen.getByText('Outside'))
  expect(menu?.open).toBe(false)
})
