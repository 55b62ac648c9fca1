import type { RefObject } from 'react'
import { canScrap } from '../offer.ts'
import { Hand } from '../panels/Hand.tsx'
import { squareAt } from '../town/square-at.ts'
import type { RailBoardProps, Turn } from '../use-turn.ts'
import { LineButtons, Steps } from './Steps.tsx'
import style from './Strip.module.css'
import { whatNow } from './what-now.ts'

export interface StripProps {
  readonly board: RailBoardProps
  readonly turn: Turn
  readonly town: RefObject<SVGSVGElement | null>
  /** Opens the panel in which a step is done. */
  onPanel(panel: string): void
}

/** What to do now, what is left of the turn, the hand, and the way to the end of the turn. */
export function Strip({ board, turn, town, onPanel }: StripProps) {
  const { cards, eyes, view } = board
  const { strip, panels, words } = board.texts
  const { offer, selection, me } = turn
  const isMine = board.legal.length > 0
  /** Whoever has something in hand sees only what to do with it. */
  const isFree = isMine && (selection.kind === 'nothing' || selection.kind === 'line')
  const sentence = whatNow(board, turn)
  const drop = (card: number, x: number, y: number) => {
    const square = town.current === null ? null : squareAt(town.current, x, y)
    if (square !== null) turn.drop(card, square)
  }
  return (
    <div className={style.strip}>
      {me !== undefined && me.hand.length > 0 && (
        <div className={style.hand} style={{ '--cards': me.hand.length }}>
          <Hand
            hand={me.hand}
            cards={cards}
            offer={offer}
            selected={selection.kind === 'card' ? selection : null}
            texts={panels}
            words={words}
            onSelect={turn.card}
            onTurn={turn.turnCard}
            onDragMove={(card) => {
              if (selection.kind !== 'card' || selection.card !== card) turn.card(card)
            }}
            onDragEnd={drop}
            onDragCancel={turn.cancel}
          />
        </div>
      )}
      <div className={style.middle}>
        {sentence !== '' && (
          <p className={style.now} data-mine={isMine}>
            {sentence}
          </p>
        )}
        {!isMine && <p className={style.news}>{board.news}</p>}
        <div className={style.ways}>
          {isFree && view.phase === 'main' && <Steps board={board} turn={turn} onPanel={onPanel} />}
          {isFree && offer.buy && (
            <button type="button" className={style.free} onClick={turn.buy}>
              {strip.buy}
            </button>
          )}
          {(isFree || selection.kind === 'scrap') && canScrap(offer) && (
            <button type="button" className={style.free} aria-pressed={selection.kind === 'scrap'} onClick={turn.scrap}>
              {strip.scrap}
            </button>
          )}
        </div>
      </div>
      <LineButtons board={board} turn={turn} />
      <div className={style.end}>
        {selection.kind !== 'nothing' && (
          <button type="button" className={style.cancel} onClick={turn.cancel}>
            {strip.cancel}
          </button>
        )}
        {selection.kind === 'card' && selection.square !== null && (
          <button type="button" className={style.primary} onClick={turn.confirm}>
            {strip.placeHere}
          </button>
        )}
        {selection.kind === 'nothing' && isMine && view.phase === 'main' && eyes !== 'spectator' && (
          <button type="button" className={style.primary} aria-disabled={!offer.end} onClick={turn.end}>
            {strip.end}
          </button>
        )}
        {board.controls}
      </div>
    </div>
  )
}
