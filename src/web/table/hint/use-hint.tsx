import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { GameFace, Hint } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { isTyping, useKeys } from '#ui/hotkeys.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStore } from '../../store.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import style from '../Controls.module.css'
import type { GameTable } from '../game-table.ts'
import type { Advice } from './ask-expert.ts'
import { stepsFollowed } from './followed.ts'

/** A light bulb. */
export function BulbIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1 .9 1.7h5c0-.7.3-1.2.9-1.7A6 6 0 0 0 12 3Z"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Asks for a hint, or removes it; hidden if hints are not possible now. */
export function HintButton({ hint }: { readonly hint: HintControl }) {
  const { table } = useTexts()
  if (hint.toggle === undefined) return null
  return (
    <button
      type="button"
      className={style.button}
      aria-label={table.hint}
      title={table.hint}
      aria-pressed={hint.now !== undefined}
      aria-keyshortcuts="H"
      onClick={hint.toggle}
    >
      <BulbIcon />
    </button>
  )
}

/** A hint, from the request on. */
export type HintNow =
  | { readonly state: 'asked' }
  | { readonly state: 'given'; readonly advice: Advice; readonly step: number }

export interface HintControl {
  readonly now: HintNow | undefined
  /** What the board marks. */
  readonly marks: Hint | undefined
  /** The hint as it is read out. */
  readonly spoken: string | undefined
  /** Asks for a hint, or removes the current one; undefined if hints are not possible now. */
  readonly toggle: (() => void) | undefined
  close(): void
}

interface Asked {
  readonly seat: Seat
  readonly version: number
  readonly leaving: AbortController
  readonly advice: Advice | undefined
}

interface HintTable {
  readonly session: GameTable
  readonly face: GameFace
  readonly texts: unknown
  /** Who may ask. */
  readonly seat: Seat | undefined
  /** Called if there is no answer. */
  failed(): void
}

/** Lets a person ask the expert. */
export function useHint({ session, face, texts, seat, failed }: HintTable): HintControl {
  const { version } = useStore(session.now)
  const { language } = useSettings()
  const [asked, setAsked] = useState<Asked>()
  const now = hintNow(asked, session, seat)
  // A finished hint does not come back after an undo.
  if (asked !== undefined && now === undefined) setAsked(undefined)
  const leaving = asked?.leaving
  useEffect(() => () => leaving?.abort(), [leaving])

  const ask = async (asker: Seat, tried?: readonly string[]) => {
    const question: Asked = { seat: asker, version, leaving: new AbortController(), advice: undefined }
    setAsked(question)
    try {
      const { adviseMove, askExpert } = await import('./ask-expert.ts')
      const who = { session, face, seat: asker, texts, language }
      const advice = await (tried ? adviseMove(who, tried) : askExpert(who, question.leaving.signal))
      setAsked((current) => (current === question ? { ...question, advice } : current))
    } catch {
      if (question.leaving.signal.aborted) return
      setAsked(undefined)
      failed()
    }
  }
  // An analysis opens a table to try a move.
  const tryMove = useEffectEvent(() => {
    const tried: readonly string[] | undefined = history.state?.tried
    if (!tried?.length || seat === undefined) return
    // Once: after a reload the game may be somewhere else.
    history.replaceState({ ...history.state, tried: undefined }, '')
    void ask(seat, tried)
  })
  useEffect(() => void tryMove(), [])
  const close = () => setAsked(undefined)
  const toggle = seat === undefined ? undefined : () => (asked === undefined ? void ask(seat) : close())
  useKeys(toggle === undefined ? {} : { h: toggle })
  useEscape(asked !== undefined, close)
  return { now, marks: usePlanLeft(now), spoken: spokenHint(now), toggle, close }
}

function hintNow(asked: Asked | undefined, session: GameTable, seat: Seat | undefined): HintNow | undefined {
  if (asked === undefined || asked.seat !== seat) return undefined
  const { version, log } = session.now.get()
  const { advice } = asked
  if (advice === undefined) return asked.version === version ? { state: 'asked' } : undefined
  const step = stepsFollowed(advice, log, (index) => session.outcomeOf(index))
  return step === undefined ? undefined : { state: 'given', advice, step }
}

/** The steps that are still to be taken; the same object until one of them is. */
function usePlanLeft(now: HintNow | undefined): Hint | undefined {
  const given = now?.state === 'given' ? now : undefined
  const plan = given?.advice.plan
  const step = given?.step
  return useMemo(() => (plan === undefined ? undefined : { plan: plan.slice(step) }), [plan, step])
}

function spokenHint(now: HintNow | undefined): string | undefined {
  if (now?.state !== 'given') return undefined
  const { words } = now.advice
  return spokenOf(now.advice, [words.steps[now.step], words.stepReasons[now.step] ?? words.reason, words.estimate])
}

/** Instructions have no full stop, and reasons have one. */
export function spokenOf({ texts }: Pick<Advice, 'texts'>, parts: readonly string[]): string {
  return texts.spoken(parts.filter((part) => part !== '').map((part) => part.replace(/[.。]$/, '')))
}

/** Listens before the board does: the key removes only the hint, and what is picked up stays. */
function useEscape(isOpen: boolean, close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isTyping(event)) return
    if (document.querySelector('dialog[open], details[open]') !== null) return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOpen])
}
