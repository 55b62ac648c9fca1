import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { startAgain } from '../games/start-game.ts'
import { analysisAddress, homeAddress, replayAddress, tableAddress } from '../routes.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { copyRecord } from './Controls.tsx'
import style from './ResultDialog.module.css'
import { ResultFrame } from './ResultFrame.tsx'
import type { Session } from './session.ts'

export interface ResultDialogProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
  onClose(): void
}

/** The end of a game of this browser. */
export function ResultDialog({ session, face, texts, onClose }: ResultDialogProps) {
  const { table } = useTexts()
  const [, go] = useLocation()
  const [said, setSaid] = useState('')
  const { id, game } = session
  return (
    <ResultFrame
      {...{ face, texts, said, setSaid, onClose }}
      table={session}
      ways={(picture, close) => {
        const again = (deal: 'same' | 'fresh') => {
          // A second click must not start a second game.
          close()
          go(tableAddress(startAgain(game, session.saved(), deal)))
        }
        return (
          <>
            <button type="button" className={style.first} onClick={() => again('fresh')}>
              {table.playAgain}
            </button>
            <button type="button" onClick={() => again('same')}>
              {table.sameSeed}
            </button>
            {picture}
            <button
              type="button"
              onClick={async () => setSaid((await copyRecord(session)) ? table.recordCopied : table.notCopied)}
            >
              {table.copyRecord}
            </button>
            <Link href={analysisAddress(id)}>{table.analyse}</Link>
            <Link href={replayAddress(id)}>{table.replay}</Link>
            <Link href={homeAddress()}>{table.home}</Link>
          </>
        )
      }}
    />
  )
}
