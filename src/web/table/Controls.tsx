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
import { ControlButton, UndoArrow } from './ControlButton.tsx'
import style from './Controls.module.css'
import { HintButton } from './hint/HintButton.tsx'
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
