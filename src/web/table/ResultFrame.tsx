import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GameFace, ResultFace } from '#boards/board.ts'
import { UnderVerdict, VERDICT_ID } from '#boards/result/ResultSheet.tsx'
import { BotLines } from '../characters/BotLines.tsx'
import { download } from '../copy-and-download.ts'
import { paceOf, useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import type { GameTable } from './game-table.ts'
import style from './ResultDialog.module.css'

const SIZE = 1600

interface Props {
  readonly table: GameTable
  readonly face: GameFace
  readonly texts: unknown
  /** The buttons and links. `picture` is the button that saves the picture, `close` closes the dialog. */
  ways(picture: ReactNode, close: () => void): ReactNode
  /** How a game ended that its rules have not ended; there is no score sheet of it. */
  readonly ending?: string | undefined
  /** The message about the last pressed button. */
  readonly said: string
  setSaid(said: string): void
  onClose(): void
}

/** The score sheet of a finished game, the picture to keep, and what to do next. */
export function ResultFrame({ table: played, face, texts, ways, ending, said, setSaid, onClose }: Props) {
  const { standing } = useStore(played.now)
  const { table } = useTexts()
  const pace = paceOf(useSettings())
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
  const Poster = ending === undefined ? result?.Poster : undefined
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
  if (!isReady) return null
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
          <UnderVerdict value={<BotLines seats={seats} hasWon={(seat) => standing.winners.includes(seat)} />}>
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

/** Saves the picture inside an element as PNG; the answer is whether that was possible. */
async function downloadPicture(holder: HTMLElement | null, name: string): Promise<boolean> {
  const svg = holder?.querySelector('svg')
  if (!svg) return false
  try {
    download(await pictureOf(svg), name)
    return true
  } catch {
    return false
  }
}

async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal
  const scale = SIZE / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser does not draw')
  context.drawImage(await drawingWithoutLetters(svg, canvas.width, canvas.height), 0, 0)
  await document.fonts.ready
  writeLetters(context, svg, scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('the picture is too large')) : resolve(png)), 'image/png')
  })
}

/** A picture cannot use the page's letters, so it is drawn without any. */
async function drawingWithoutLetters(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const source = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The letters, in the same places, written by the page that has them. */
function writeLetters(context: CanvasRenderingContext2D, svg: SVGSVGElement, scale: number): void {
  const toPicture = svg.getScreenCTM()?.inverse()
  for (const text of svg.querySelectorAll('text')) {
    const place = text.getScreenCTM()
    if (!toPicture || place === null || text.getNumberOfChars() === 0) continue
    const { a, b, c, d, e, f } = toPicture.multiply(place)
    const { font, fill, letterSpacing, opacity } = getComputedStyle(text)
    const { x, y } = text.getStartPositionOfChar(0)
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale)
    context.font = font
    context.fillStyle = fill
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
    context.globalAlpha = Number(opacity)
    context.fillText(text.textContent ?? '', x, y)
  }
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
