import { beforeEach, describe, expect, test } from 'vitest'
import { commandOf, type KeyCommand } from './use-player.tsx'

/** What a key does when it is pressed on the element with the id `here`. */
function pressed(html: string, key: string, more: KeyboardEventInit = {}): KeyCommand | undefined {
  document.body.innerHTML = html
  let command: KeyCommand | undefined
  const listen = (event: Event) => {
    command = commandOf(event as KeyboardEvent)
  }
  window.addEventListener('keydown', listen)
  const target = document.getElementById('here') ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  window.removeEventListener('keydown', listen)
  return command
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('keys of a replay', () => {
  test.each([
    ['ArrowLeft', 'previousAction'],
    ['ArrowRight', 'nextAction'],
    ['ArrowUp', 'previousTurn'],
    ['PageUp', 'previousTurn'],
    ['ArrowDown', 'nextTurn'],
    ['PageDown', 'nextTurn'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['x', undefined],
  ])('%s is %s', (key, command) => {
    expect(pressed('', key)).toBe(command)
  })

  test('a button keeps the space that presses it, and leaves the arrows', () => {
    expect(pressed('<button id="here">a</button>', ' ')).toBeUndefined()
    expect(pressed('<button id="here">a</button>', 'ArrowLeft')).toBe('previousAction')
  })

  test.each([
    '<input id="here" type="range">',
    '<textarea id="here"></textarea>',
    '<div role="grid"><button id="here">a</button></div>',
    '<div role="tablist"><button role="tab" id="here">a</button></div>',
    '<dialog open><button id="here">a</button></dialog>',
  ])('%s keeps its arrows', (html) => {
    expect(pressed(html, 'ArrowRight')).toBeUndefined()
    expect(pressed(html, ' ')).toBeUndefined()
  })

  test('keys with Ctrl, Alt, Shift or Meta belong to the browser', () => {
    for (const held of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey']) {
      expect(pressed('', 'ArrowLeft', { [held]: true })).toBeUndefined()
    }
  })
})
