import { useEffect, useRef } from 'react'
import { isBusy } from '../../../boards/keys.ts'
import { LINES } from '../cards/cards.ts'
import type { Location } from './offer.ts'
import type { Turn } from './use-turn.ts'

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
export function useShortcuts(turn: Turn, isMine: boolean, onHelp: () => void): void {
  const current = useRef({ turn, isMine, onHelp })
  useEffect(() => {
    current.current = { turn, isMine, onHelp }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      const { turn: now, isMine: mine, onHelp: help } = current.current
      if (key === '?') help()
      else if (!mine || !handle(key, now)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Whether the key meant something. */
function handle(key: string, turn: Turn): boolean {
  const { offer, selection, me } = turn
  const line = LINES['1234'.indexOf(key)]
  if (line !== undefined) {
    turn.line(line)
    return true
  }
  const letter = key.toLowerCase()
  if ('abcd'.includes(letter) && letter.length === 1 && offer.locations.length > 0) {
    turn.location(letter as Location)
    return true
  }
  switch (letter) {
    case 'p': {
      const hand = me?.hand ?? []
      const at = selection.kind === 'card' ? hand.indexOf(selection.card) : -1
      if (hand.length > 0) turn.card(hand[(at + 1) % hand.length])
      return true
    }
    case 'r':
      turn.turnCard()
      return true
    case 'e':
      turn.end()
      return true
    case 'escape':
      turn.cancel()
      return true
    default:
      return false
  }
}
