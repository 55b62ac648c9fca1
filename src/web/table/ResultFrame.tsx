import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameFace, ResultFace } from '#boards/board.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { downloadPicture } from './picture.ts'
import type { PlayedTable } from './played-table.ts'
import style from './ResultDialog.module.css'

interface Props {
  readonly table: PlayedTable
  readonly face: GameFace
  readonly texts: unknown
  /** The buttons and links. `picture` is the button that saves the picture, `close` closes the dialog. */
  ways(picture: ReactNode, close: () => void): ReactNode
  /** What is said about something that was pressed. */
  readonly said: string
  setSaid(said: string): void
  onClose(): void
}

/** The score sheet of a finished game, the picture to keep, and what to do next. */
export function ResultFrame({ table: played, face, texts, ways, said, setSaid, onClose }: Props) {
  const { standing } = useStore(played.now)
  const { table } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const poster = useRef<HTMLDivElement>(null)
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
  const { game, seats, id } = played
  const sheet = {
    cards: game.cards,
    view: played.view('spectator'),
    insight: played.insight('spectator'),
    standing,
    seats,
    texts,
  }
  const picture = result?.Poster && (
    <button
      type="button"
      onClick={async () => {
        const isDone = await downloadPicture(poster.current, `${game.id}-${id}.png`)
        setSaid(isDone ? '' : table.noPicture)
      }}
    >
      {table.downloadPicture}
    </button>
  )
  const close = () => dialog.current?.close()
  if (!isReady) return null
  return (
    <dialog ref={dialog} className={style.dialog} aria-label={table.result} onClose={onClose}>
      <div className={style.sheet}>
        <result.Sheet {...sheet} />
      </div>
      {result.Poster && (
        <div className={style.poster} ref={poster} aria-hidden="true">
          <result.Poster {...sheet} />
        </div>
      )}
      <div className={style.ways}>
        {ways(picture, close)}
        <button type="button" onClick={close}>
          {table.lookAtTable}
        </button>
        <span role="status">{said}</span>
      </div>
    </dialog>
  )
}
