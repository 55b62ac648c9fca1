import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { GameFace } from '#boards/board.ts'
import { UnderVerdict, VERDICT_ID } from '#boards/result/ResultSheet.tsx'
import { usePart } from '#ui/Part.tsx'
import { BotLines } from '../characters/BotLines.tsx'
import { paceOf, useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { GameTable } from './game-table.ts'
import { downloadPicture } from './picture.ts'
import style from './ResultDialog.module.css'

interface Props {
  readonly table: GameTable
  readonly face: GameFace
  readonly texts: unknown
  /** The buttons and links. `picture` is the button that saves the picture, `close` closes the dialog. */
  ways(picture: ReactNode, close: () => void): ReactNode
  /** How a game ended that its rules have not ended; there is no score sheet of it. */
  readonly ending?: string | undefined
  /** What is said under the verdict. */
  readonly note?: ReactNode
  /** The message about the last pressed button. */
  readonly said: string
  setSaid(said: string): void
  onClose(): void
}

/** The score sheet of a finished game, the picture to keep, and what to do next. */
export function ResultFrame({ table: played, face, texts, ways, ending, note, said, setSaid, onClose }: Props) {
  const { standing } = useStore(played.now)
  const { table } = useTexts()
  const pace = paceOf(useSettings())
  const dialog = useRef<HTMLDialogElement>(null)
  const poster = useRef<HTMLDivElement>(null)
  const result = usePart(face.loadResult, undefined)
  useEffect(() => void dialog.current?.showModal(), [])
  const { game, seats, id } = played
  const sheet = {
    cards: game.cards,
    view: played.view('spectator'),
    insight: played.insight('spectator'),
    standing,
    seats,
    texts,
  }
  const Poster = ending === undefined ? result.Poster : undefined
  const picture = Poster && (
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
  const hasPersonWon = standing.winners.some((seat) => seats[seat - 1].kind === 'person')
  const isCelebrated = ending === undefined && hasPersonWon && pace > 0
  return (
    <dialog
      ref={dialog}
      className={style.dialog}
      aria-label={table.result}
      aria-describedby={VERDICT_ID}
      onClose={onClose}
    >
      <div className={style.sheet}>
        {ending === undefined ? (
          <UnderVerdict
            value={
              <>
                {note}
                <BotLines seats={seats} hasWon={(seat) => standing.winners.includes(seat)} />
              </>
            }
          >
            <result.Sheet {...sheet} />
          </UnderVerdict>
        ) : (
          <p id={VERDICT_ID} className={style.ending}>
            {ending}
          </p>
        )}
      </div>
      {isCelebrated && <Celebration pieces={result.confetti} />}
      {Poster && (
        <div className={style.poster} ref={poster} aria-hidden="true">
          <Poster {...sheet} />
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

const COUNT = 44
/** Multiples of it, without their whole part, are spread evenly: pieces fall everywhere, and the same in every run. */
const GOLDEN = 0.618_034

const PAPER = ['--seat-1', '--seat-2', '--seat-3', '--seat-4', '--lamp'].map((colour) => (
  <rect key={colour} x="4" y="6" width="12" height="8" rx="1" fill={`var(${colour})`} />
))

/** The moment of the winner: pieces of the game rain over the score sheet, and let every touch through. */
function Celebration({ pieces = PAPER }: { readonly pieces?: readonly ReactNode[] | undefined }) {
  return (
    <div className={style.rain} aria-hidden="true" data-celebration>
      {PLACES.map((place) => (
        <svg key={place} className={style.piece} viewBox="0 0 20 20" style={wayOf(place)} aria-hidden="true">
          {pieces[place % pieces.length]}
        </svg>
      ))}
    </div>
  )
}

const PLACES = Array.from({ length: COUNT }, (_, i) => i)

function wayOf(place: number): CSSProperties {
  const spread = (step: number) => (place * GOLDEN * step) % 1
  return {
    left: `${spread(1) * 100}%`,
    width: `${18 + spread(3) * 14}px`,
    animationDelay: `${spread(5) * 1.6}s`,
    animationDuration: `${2.2 + spread(7) * 1.2}s`,
    '--turn': `${(spread(2) - 0.5) * 900}deg`,
    '--drift': `${(spread(11) - 0.5) * 120}px`,
  }
}
