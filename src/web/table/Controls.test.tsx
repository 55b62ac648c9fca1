import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../online/lobby/testing/fake-server.tsx'
import { texts } from '../text/en/shell.ts'
import { ControlButton, Menu, undoShortcuts } from './Controls.tsx'

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

test.each([true, false])('a button of the strip that is disabled does nothing: %s', (isDisabled) => {
  const onPress = vi.fn()
  show(<ControlButton {...{ label: 'Undo', isDisabled, onPress }}>{null}</ControlButton>)
  fireEvent.click(screen.getByLabelText('Undo'))
  expect(onPress).toHaveBeenCalledTimes(isDisabled ? 0 : 1)
})

test('the help has the key for redo only where something can be done again', () => {
  const keys = (words: Parameters<typeof undoShortcuts>[0]) => undoShortcuts(words).map(({ keys }) => keys)
  expect(keys({ undo: 'Undo' })).toEqual(['U, Ctrl+Z'])
  expect(keys({ undo: 'Undo', redo: 'Redo' })).toEqual(['U, Ctrl+Z', 'Shift+U, Ctrl+Y'])
})
