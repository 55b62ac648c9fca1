import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { findEntrance } from '#games/index.ts'
import { isBusy, type Shortcut } from '#ui/hotkeys.ts'
import { copyText, download } from '../browser.ts'
import { withItsCards } from '../games/card-sets.ts'
import {
  analysisAddress,
  homeAddress,
  hrefOf,
  learnAddress,
  newGameAddress,
  replayAddress,
  rulesAddress,
  settingsAddress,
} from '../routes.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './Controls.module.css'
import { HintButton, type HintControl } from './hint/use-hint.tsx'
import type { Session } from './session.ts'

/** Takes away what lies over the table. */
export function CloseButton({ onClose }: { onClose(): void }) {
  const { table } = useTexts()
  return (
    <button type="button" className={style.close} aria-label={table.close} onClick={onClose}>
      ×
    </button>
  )
}

interface Props {
  /** What it does: as accessible name and as tooltip. */
  readonly label: string
  readonly isDisabled?: boolean
  readonly isRedo?: boolean
  onPress(): void
  readonly children: ReactNode
}

/** One of the shell's buttons in the strip, which is a picture. */
export function ControlButton({ label, isDisabled = false, isRedo = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={isRedo ? `${style.button} ${style.redo}` : style.button}
      aria-label={label}
      title={label}
      // Disabled for real, it would drop the focus of the key that has just undone the last action.
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onPress()}
    >
      {children}
    </button>
  )
}

export function UndoArrow({ isForward = false }: { readonly isForward?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" style={isForward ? { transform: 'scaleX(-1)' } : undefined}>
      <path
        d="M9 5 4 10l5 5M4 10h9a6 6 0 0 1 6 6v2"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** Rarely used controls in a menu of the strip, which closes after each choice. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const { table } = useTexts()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => details.current?.removeAttribute('open')
  useEffect(() => {
    // In Safari a button that is pressed does not take the focus.
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [])
  const closeAndStay = () => {
    close()
    summary.current?.focus()
  }
  return (
    <details
      ref={details}
      className={style.menu}
      onClick={({ target }) => {
        if (target instanceof Node && !summary.current?.contains(target)) closeAndStay()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') closeAndStay()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary ref={summary} className={style.button} aria-label={table.menu} title={table.menu}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentcolor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className={style.items}>{children}</div>
    </details>
  )
}

export interface ControlsProps {
  readonly session: Session
  readonly onResult: (() => void) | undefined
  /** There while bots play. */
  readonly onSkip: (() => void) | undefined
  readonly hint: HintControl
  onSaid(text: string): void
}

/** The shell's buttons in the strip: the hint, undo, redo and everything else behind one more. */
export function Controls({ session, onResult, onSkip, hint, onSaid }: ControlsProps) {
  const { canUndo, canRedo } = useStore(session.now)
  const { table } = useTexts()
  return (
    <div className={style.controls} data-keeps-focus="">
      {onSkip !== undefined && (
        <button type="button" className={style.word} onClick={onSkip}>
          {table.skip}
        </button>
      )}
      {onResult !== undefined && (
        <button type="button" className={style.word} onClick={onResult}>
          {table.result}
        </button>
      )}
      <HintButton hint={hint} />
      <ControlButton label={table.undo} isDisabled={!canUndo} onPress={() => session.undo()}>
        <UndoArrow />
      </ControlButton>
      <ControlButton label={table.redo} isDisabled={!canRedo} isRedo onPress={() => session.redo()}>
        <UndoArrow isForward />
      </ControlButton>
      <TableMenu session={session} onSaid={onSaid} />
    </div>
  )
}

function TableMenu({ session, onSaid }: Pick<ControlsProps, 'session' | 'onSaid'>) {
  const { table } = useTexts()
  const { isOver } = useStore(session.now)
  const { id, game } = session
  const copy = async () => onSaid((await copyRecord(session)) ? table.recordCopied : table.notCopied)
  return (
    <Menu>
      <a href={hrefOf(rulesAddress(game.id))} target="_blank" rel="noreferrer">
        {table.rules}
      </a>
      {findEntrance(game.id)?.loadLessons && <Link href={learnAddress(game.id)}>{table.learn}</Link>}
      <Link href={replayAddress(id)}>{table.replay}</Link>
      {isOver && <Link href={analysisAddress(id)}>{table.analyse}</Link>}
      <button type="button" onClick={copy}>
        {table.copyRecord}
      </button>
      <button type="button" onClick={() => downloadRecord(session)}>
        {table.downloadRecord}
      </button>
      <Link href={newGameAddress(game.id)}>{table.newGame}</Link>
      <Link href={settingsAddress(session.id)}>{table.settings}</Link>
      <Link href={homeAddress()}>{table.home}</Link>
    </Menu>
  )
}

function recordText(session: Session): string {
  return `${JSON.stringify(withItsCards(session.saved().record))}\n`
}

/** Whether the browser allowed it. */
export function copyRecord(session: Session): Promise<boolean> {
  return copyText(recordText(session))
}

function downloadRecord(session: Session): void {
  download(new Blob([recordText(session)], { type: 'application/json' }), `${session.game.id}-${session.id}.json`)
}

interface Undoing {
  undo(): void
  /** Left out where nothing comes back. */
  redo?(): void
}

/** Ctrl+Z and Ctrl+Y as everywhere, and the bare letter U as on other boards. */
export function useUndoKeys(table: Undoing, isAllowed: boolean): void {
  // As soon as the table is shown, the keys are for it, and not for the one it replaces.
  useLayoutEffect(() => {
    if (!isAllowed) return
    const press = (event: KeyboardEvent) => {
      if (isBusy(event)) return
      const key = event.key.toLowerCase()
      const withControl = event.ctrlKey || event.metaKey
      const isUndo = withControl ? key === 'z' && !event.shiftKey : key === 'u' && !event.shiftKey
      const isRedo = withControl ? key === 'y' || (key === 'z' && event.shiftKey) : key === 'u' && event.shiftKey
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) table.undo()
      else table.redo?.()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [table, isAllowed])
}

/** The same keys, for the help of every game. */
export function undoShortcuts({ undo, redo }: { readonly undo: string; readonly redo?: string }): readonly Shortcut[] {
  const back = { keys: 'U, Ctrl+Z', what: undo }
  return redo === undefined ? [back] : [back, { keys: 'Shift+U, Ctrl+Y', what: redo }]
}

/** A list that may have more in it than is in sight: a keyboard scrolls only what it can reach. */
export function ScrollingList({ className = '', ...props }: ComponentProps<'ol'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  return <ol className={`${style.list} ${className}`} tabIndex={0} {...props} />
}
