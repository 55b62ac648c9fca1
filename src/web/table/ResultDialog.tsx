import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace, ResultFace } from '../../boards/board.ts'
import { startAgain } from '../games/start-game.ts'
import { analysisAddress, homeAddress, replayAddress, tableAddress } from '../routes.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { downloadPicture } from './picture.ts'
import style from './ResultDialog.module.css'
import { copyRecord } from './record-file.ts'
import type { Session } from './session.ts'

export interface ResultDialogProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
  onClose(): void
}

/** The end of a game: the score sheet, the picture to keep, and what to do next. */
export function ResultDialog({ session, face, texts, onClose }: ResultDialogProps) {
  const { standing } = useStore(session.now)
  const { table } = useTexts()
  const [, go] = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const poster = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [result, setResult] = useState<ResultFace>()
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    face.loadResult().then(setResult, setFailure)
  }, [face])
  if (failure !== undefined) throw failure
  const isReady = result !== undefined
  useEffect(() => {
    if (isReady) dialog.current?.showModal()
  }, [isReady])
  const { game, seats, id } = session
  const sheet = {
    cards: game.cards,
    view: session.view('spectator'),
    insight: session.insight('spectator'),
    standing,
    seats,
    texts,
  }
  const again = (deal: 'same' | 'fresh') => {
    // A second click must not start a second game.
    dialog.current?.close()
    go(tableAddress(startAgain(game, session.saved(), deal)))
  }
  if (!isReady) return null
  return (
    <dialog ref={dialog} className={style.dialog} aria-label={table.result} onClose={onClose}>
      <div className={style.sheet}>
        <result.Sheet {...sheet} />
      </div>
      <div className={style.poster} ref={poster} aria-hidden="true">
        <result.Poster {...sheet} />
      </div>
      <div className={style.ways}>
        <button type="button" className={style.first} onClick={() => again('fresh')}>
          {table.playAgain}
        </button>
        <button type="button" onClick={() => again('same')}>
          {table.sameSeed}
        </button>
        <button
          type="button"
          onClick={async () => {
            const isDone = await downloadPicture(poster.current, `${game.id}-${id}.png`)
            setSaid(isDone ? '' : table.noPicture)
          }}
        >
          {table.downloadPicture}
        </button>
        <button
          type="button"
          onClick={async () => setSaid((await copyRecord(session)) ? table.recordCopied : table.notCopied)}
        >
          {table.copyRecord}
        </button>
        <Link href={analysisAddress(id)}>{table.analyse}</Link>
        <Link href={replayAddress(id)}>{table.replay}</Link>
        <Link href={homeAddress()}>{table.home}</Link>
        <button type="button" onClick={() => dialog.current?.close()}>
          {table.lookAtTable}
        </button>
        <span role="status">{said}</span>
      </div>
    </dialog>
  )
}
