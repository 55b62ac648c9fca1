import { type RefObject, useContext } from 'react'
import { KitWords } from '#boards/kit-texts.ts'
import { StripSentence } from '#boards/Strip.tsx'
import { useMarks } from '../marks/marks.ts'
import { Hand } from '../panels/Hand.tsx'
import { squareAt } from '../town/square-at.ts'
import type { RailBoardProps, Turn } from '../use-turn.ts'
import { FreeActions } from './FreeActions.tsx'
import { Purse } from './Purse.tsx'
import { LineButtons, Steps } from './Steps.tsx'
import style from './Strip.module.css'
import { whatNow } from './what-now.ts'

export interface StripProps {
  readonly board: RailBoardProps
  readonly turn: Turn
  readonly town: RefObject<SVGSVGElement | null>
  onMarket(): void
  /** The square under a card that is being dragged. */
  onDrag(square: string | null): void
}

/** What to do now, what is left of the turn, the hand, and the way to the end of the turn. */
export function Strip({ board, turn, town, onMarket, onDrag }: StripProps) {
  const { mayAct, eyes, log, news, view } = board
  const { me, selection } = turn
  // What others did is told until one has done something oneself.
  const isNews = !mayAct || log.at(-1)?.seat !== eyes
  /** Whoever has something in hand sees only what to do with it. */
  const isFree = mayAct && view.phase === 'main' && (selection.kind === 'nothing' || selection.kind === 'line')
  return (
    <div className={style.strip}>
      {me !== undefined && <Purse board={board} me={me} />}
      {me !== undefined && me.hand.length > 0 && (
        <OwnHand board={board} turn={turn} hand={me.hand} town={town} onDrag={onDrag} />
      )}
      <div className={style.middle}>
        {board.notice || <StripSentence news={isNews ? news : ''} now={whatNow(board, turn)} isDue={mayAct} />}
        <div className={style.ways}>
          {isFree && <Steps board={board} turn={turn} onMarket={onMarket} />}
          {(isFree || selection.kind === 'scrap') && <FreeActions board={board} turn={turn} />}
        </div>
      </div>
      <LineButtons board={board} turn={turn} />
      <Ending board={board} turn={turn} />
    </div>
  )
}

interface OwnHandProps extends Pick<StripProps, 'board' | 'turn' | 'town' | 'onDrag'> {
  readonly hand: readonly number[]
}

function OwnHand({ board, turn, town, onDrag, hand }: OwnHandProps) {
  const { selection } = turn
  const squareUnder = (x: number, y: number) => (town.current === null ? null : squareAt(town.current, x, y))
  return (
    <div className={style.hand} style={{ '--cards': hand.length }}>
      <Hand
        hand={hand}
        cards={board.cards}
        offer={turn.offer}
        selected={selection.kind === 'card' ? selection : null}
        texts={board.texts.panels}
        words={board.texts.words}
        onSelect={turn.card}
        onTurn={turn.turnCard}
        onDragMove={(card, x, y) => {
          if (selection.kind !== 'card' || selection.card !== card) turn.card(card)
          onDrag(squareUnder(x, y))
        }}
        onDragEnd={(card, x, y) => {
          const square = squareUnder(x, y)
          onDrag(null)
          if (square !== null) turn.drop(card, square)
        }}
        onDragCancel={() => {
          onDrag(null)
          turn.cancel()
        }}
      />
    </div>
  )
}

/** Cancel, confirm and end, and the shell's own buttons. Choices in the dock have a way back of their own. */
function Ending({ board, turn }: Pick<StripProps, 'board' | 'turn'>) {
  const mark = useMarks()
  const { cancel } = useContext(KitWords)
  const { strip } = board.texts
  const { offer, selection } = turn
  const canCancel = selection.kind !== 'nothing' && selection.kind !== 'plan' && selection.kind !== 'token'
  return (
    <div className={style.end}>
      {canCancel && (
        <button type="button" className={style.cancel} data-hint={mark('cancel')} onClick={turn.cancel}>
          {cancel}
        </button>
      )}
      {selection.kind === 'card' && selection.square !== null && (
        <button type="button" className={style.primary} data-hint={mark('confirm')} onClick={turn.confirm}>
          {strip.placeHere}
        </button>
      )}
      {selection.kind === 'nothing' && board.mayAct && board.view.phase === 'main' && (
        <button
          type="button"
          className={style.primary}
          aria-disabled={!offer.end}
          data-hint={mark('end')}
          onClick={turn.end}
        >
          {strip.end}
        </button>
      )}
      {board.controls}
    </div>
  )
}
