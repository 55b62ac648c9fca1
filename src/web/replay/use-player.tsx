import { useCallback, useEffect, useRef, useState } from 'react'
import { isTyping } from '#ui/hotkeys.ts'
import { usePageTexts } from '../pages/PageFrame.tsx'
import { botPause } from '../settings/settings.ts'
import { addressOf, readAddress, type Source } from './record-link.ts'
import { type Recording, type Step, stepFrom } from './recording.ts'
import style from './TimeLine.module.css'

interface TimeLineProps {
  readonly at: number
  readonly last: number
  /** The moments at which turns begin. */
  readonly borders: readonly number[]
  onGo(at: number): void
}

/** The whole game as a line of rails: each sleeper is where a turn begins, and the station is the moment shown. */
export function TimeLine({ at, last, borders, onGo }: TimeLineProps) {
  const { replay } = usePageTexts()
  return (
    <div className={style.line} style={{ '--done': last === 0 ? 0 : at / last }}>
      <div className={style.way}>
        <svg
          className={style.sleepers}
          viewBox={`0 0 ${Math.max(1, last)} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={borders.map((border) => `M${border} 0v1`).join('')} vectorEffect="non-scaling-stroke" />
        </svg>
        <input
          className={style.slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.moment}
          aria-valuetext={replay.momentOf(at, last)}
          onChange={(event) => onGo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span className={style.figures} aria-hidden="true">
        {replay.figures(at, last)}
      </span>
    </div>
  )
}

/** What is played at once cannot be watched, so that even instant bots take a moment here; in ms. */
const SHORTEST_PAUSE = 120

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const ADDRESS_PAUSE = 320

export interface Player {
  readonly at: number
  readonly isPlaying: boolean
  go(at: number): void
  step(step: Step): void
  /** Plays on, or stops; at the end it begins again. */
  togglePlaying(): void
}

/** Where a replay stands: by buttons and keys, by itself while it plays, and as the address says. */
export function usePlayer({ last, borders }: Recording, source: Source, start: number): Player {
  const [at, setAt] = useState(Math.min(start, last))
  const [wantsToPlay, setWantsToPlay] = useState(false)
  const isPlaying = wantsToPlay && at < last
  const go = useCallback(
    (to: number) => {
      setWantsToPlay(false)
      setAt(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const step = useCallback((way: Step) => go(stepFrom(way, at, last, borders)), [go, at, last, borders])
  const togglePlaying = useCallback(() => {
    if (at === last) setAt(0)
    setWantsToPlay(!isPlaying)
  }, [at, last, isPlaying])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setAt(at + 1), Math.max(SHORTEST_PAUSE, botPause()))
    return () => clearTimeout(timer)
  }, [isPlaying, at])
  usePlayerKeys(step, togglePlaying)
  useAddress(source, at, go)
  return { at, isPlaying, go, step, togglePlaying }
}

function usePlayerKeys(step: (way: Step) => void, togglePlaying: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (command === undefined) return
      event.preventDefault()
      if (command !== 'play') step(command)
      else if (!event.repeat) togglePlaying()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [step, togglePlaying])
}

/** Keeps the moment and the address in step, in both directions. */
function useAddress(source: Source, at: number, go: (at: number) => void): void {
  const [path] = useState(() => location.pathname)
  const [momentAtFirst] = useState(() => momentSaid(source))
  // The address follows a little later, so it is obeyed only where it says something new.
  const said = useRef(momentAtFirst)
  useEffect(() => {
    const timer = setTimeout(() => {
      // While the next page loads, this one is still there, but the address is no longer its own.
      if (location.pathname !== path) return
      said.current = at
      if (momentSaid(source) !== at) history.replaceState(history.state, '', path + addressOf(source, at))
    }, ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [path, source, at])
  useEffect(() => {
    const read = () => {
      const moment = location.pathname === path ? momentSaid(source) : undefined
      if (moment === undefined || moment === said.current) return
      said.current = moment
      go(moment)
    }
    window.addEventListener('popstate', read)
    window.addEventListener('hashchange', read)
    return () => {
      window.removeEventListener('popstate', read)
      window.removeEventListener('hashchange', read)
    }
  }, [path, source, go])
}

/** The moment in the address; undefined if it names no moment of this record. */
function momentSaid({ kind, text }: Source): number | undefined {
  const { source, at = 0 } = readAddress(location.search, location.hash)
  return source?.kind === kind && source.text === text ? at : undefined
}

export type KeyCommand = Step | 'play'

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
  ArrowLeft: 'previousAction',
  ArrowRight: 'nextAction',
  ArrowUp: 'previousTurn',
  PageUp: 'previousTurn',
  ArrowDown: 'nextTurn',
  PageDown: 'nextTurn',
  Home: 'first',
  End: 'last',
  ' ': 'play',
}

/** Controls that go by arrows themselves. */
const MOVES_INSIDE =
  'input, dialog, [role="grid"], [role="application"], [role="tablist"], ' +
  '[role="listbox"], [role="menu"], [role="radiogroup"], [role="slider"]'

/** Controls that a space presses. */
const PRESSED = `button, summary, a[href], ${MOVES_INSIDE}`

/** What a key does in a replay; undefined for other keys. */
export function commandOf(event: KeyboardEvent): KeyCommand | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined
  const command = COMMANDS[event.key]
  if (command === undefined || !(event.target instanceof Element)) return command
  if (isTyping(event)) return undefined
  if (event.target.closest(command === 'play' ? PRESSED : MOVES_INSIDE) !== null) return undefined
  return isVertical(event.key) && scrolls(event.target) ? undefined : command
}

function isVertical(key: string): boolean {
  return key !== 'ArrowLeft' && key !== 'ArrowRight'
}

/** A panel that has the focus only because it scrolls. */
function scrolls(element: Element): boolean {
  const isPage = element === document.body || element === document.documentElement
  if (isPage || element.scrollHeight <= element.clientHeight) return false
  return /auto|scroll/.test(getComputedStyle(element).overflowY)
}
