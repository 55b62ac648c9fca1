import { Link } from 'wouter'
import {
  analysisAddress,
  homeAddress,
  hrefOf,
  newGameAddress,
  replayAddress,
  rulesAddress,
  settingsAddress,
} from '../routes.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import style from './Controls.module.css'
import { BulbIcon } from './hint/BulbIcon.tsx'
import type { HintControl } from './hint/use-hint.ts'
import { Menu } from './Menu.tsx'
import { copyRecord, downloadRecord } from './record-file.ts'
import type { Session } from './session.ts'

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
    <div className={style.controls}>
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
      {hint.toggle !== undefined && (
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
      )}
      <button
        type="button"
        className={style.button}
        aria-label={table.undo}
        title={table.undo}
        disabled={!canUndo}
        onClick={() => session.undo()}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className={`${style.button} ${style.redo}`}
        aria-label={table.redo}
        title={table.redo}
        disabled={!canRedo}
        onClick={() => session.redo()}
      >
        <Arrow isForward />
      </button>
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

function Arrow({ isForward = false }: { readonly isForward?: boolean }) {
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
