import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameFace, ResultFace } from '../../boards/board.ts'
import type { GameOptions } from '../../engine/game.ts'
import { startGame } from '../games/start-game.ts'
import { homeAddress, replayAddress, tableAddress } from '../routes.ts'
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
  const [isCopied, setCopied] = useState(false)
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
  const { record } = session.saved()
  const again = (seed?: string) => {
    const options = record.options as GameOptions
    const cards = record.cards
    go(tableAddress(startGame({ game, options, seats, ...(seed !== undefined && { seed }), ...(cards && { cards }) })))
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
        <button type="button" className={style.first} onClick={() => again()}>
          {table.playAgain}
        </button>
        <button type="button" onClick={() => again(record.seed)}>
          {table.sameSeed}
        </button>
        <button type="button" onClick={() => void downloadPicture(poster.current, `${game.id}-${id}.png`)}>
          {table.downloadPicture}
        </button>
        <button
          type="button"
          onClick={async () => {
            await copyRecord(session)
            setCopied(true)
          }}
        >
          {table.copyRecord}
        </button>
        <Link href={replayAddress(id)}>{table.replay}</Link>
        <Link href={homeAddress()}>{table.home}</Link>
        <button type="button" onClick={() => dialog.current?.close()}>
          {table.lookAtTable}
        </button>
        <span role="status">{isCopied && table.recordCopied}</span>
      </div>
    </dialog>
  )
}
