import { type RefObject, useContext } from 'react'
import { KitWords } from '#boards/kit-texts.ts'
import { useMarks } from '#boards/marks.tsx'
import { StripSentence, StripWords } from '#boards/Strip.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { LINES, tokenOf } from '../../cards/cards.ts'
import { SCRAP_VALUE, TOKEN_PRICE } from '../../rules/numbers.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { Mark } from '../marks/marks.ts'
import { Hand } from '../panels/Hand.tsx'
import { ResourceIcon, Resources } from '../pieces/Resources.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { squareAt } from '../town/geometry.ts'
import { canLay, canScrap, type RailBoardProps, type Turn } from '../use-turn.ts'
import { LineButtons, Steps } from './Steps.tsx'
import style from './Strip.module.css'

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
  // What others did is shown until the player acts.
  const isNews = !mayAct || log.at(-1)?.seat !== eyes
  /** With something in hand, only what to do with it is shown. */
  const isFree = mayAct && view.phase === 'main' && (selection.kind === 'nothing' || selection.kind === 'line')
  return (
    <div className={style.strip}>
      {me !== undefined && <Purse board={board} me={me} />}
      {me !== undefined && me.hand.length > 0 && (
        <OwnHand board={board} turn={turn} hand={me.hand} town={town} onDrag={onDrag} />
      )}
      <div className={style.middle}>
        <StripWords board={board}>
          <StripSentence news={isNews ? news : ''} now={whatNow(board, turn)} isDue={mayAct} />
        </StripWords>
        <div className={style.ways}>
          {isFree && <Steps board={board} turn={turn} onMarket={onMarket} />}
          {(isFree || selection.kind === 'scrap') && <FreeActions board={board} turn={turn} />}
        </div>
      </div>
      <div className={style.foot}>
        <LineButtons board={board} turn={turn} />
        <Ending board={board} turn={turn} />
      </div>
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
  const mark = useMarks<Mark>()
  const { cancel } = useContext(KitWords)
  const { strip } = board.texts
  const { offer, selection } = turn
  const canCancel = selection.kind !== 'nothing' && selection.kind !== 'plan' && selection.kind !== 'token'
  return (
    <div className={style.end}>
      {canCancel && (
        <Touchable look="plain" className={style.button} data-hint={mark('cancel')} onClick={turn.cancel}>
          {cancel}
        </Touchable>
      )}
      {selection.kind === 'card' && selection.square !== null && (
        <Touchable look="primary" className={style.button} data-hint={mark('confirm')} onClick={turn.confirm}>
          {strip.placeHere}
        </Touchable>
      )}
      {selection.kind === 'buy' && (
        <Touchable look="primary" className={style.button} data-hint={mark('confirm')} onClick={turn.confirm}>
          {strip.draw}
        </Touchable>
      )}
      {selection.kind === 'nothing' && board.mayAct && board.view.phase === 'main' && (
        <Touchable
          look="primary"
          className={style.button}
          isPossible={offer.end}
          data-hint={mark('end')}
          onClick={turn.end}
        >
          {strip.end}
        </Touchable>
      )}
      {board.controls}
    </div>
  )
}

interface FreeActionsProps {
  readonly board: RailBoardProps
  readonly turn: Turn
}

/** Buying and scrapping, while they are possible: small pictures with their price. */
function FreeActions({ board, turn }: FreeActionsProps) {
  const mark = useMarks<Mark>()
  const { strip } = board.texts
  const { offer, selection } = turn
  return (
    <>
      {offer.buy && (
        <Touchable
          look="plain"
          className={style.small}
          aria-label={strip.buy}
          title={strip.buy}
          data-hint={mark('buy')}
          onClick={turn.buy}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <circle cx="12" cy="12" r="9.5" fill="var(--paper)" stroke="var(--gold)" strokeWidth="3" />
            <path d="M12 7.5v9M7.5 12h9" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
          <Price amount={`−${TOKEN_PRICE}`} />
        </Touchable>
      )}
      {canScrap(offer) && (
        <Touchable
          look="plain"
          className={style.small}
          aria-label={strip.scrap}
          title={strip.scrap}
          aria-pressed={selection.kind === 'scrap'}
          data-hint={mark('scrap')}
          onClick={turn.scrap}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2 9h20M2 15h20" stroke="var(--ink)" strokeWidth="2" />
            <path d="M5 6v12M10 6v12M15 6v12M20 6v12" stroke="var(--ink-soft)" strokeWidth="1.6" />
            <path d="M5 3l14 18M19 3L5 21" stroke="var(--warn)" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
          <Price amount={`+${SCRAP_VALUE}`} />
        </Touchable>
      )}
    </>
  )
}

function Price({ amount }: { readonly amount: string }) {
  return (
    <span className={`${parts.line} ${parts.label}`} aria-hidden="true">
      {amount}
      <ResourceIcon size={16} />
    </span>
  )
}

/** One sentence: the step that is due, and what can be chosen; empty for a spectator. */
function whatNow(props: RailBoardProps, turn: Turn): string {
  const { view, seats, isOver, eyes } = props
  const { now } = props.texts.strip
  if (isOver) return now.over
  if (!props.mayAct) {
    const [acting] = view.active
    return acting === undefined || acting === eyes ? '' : now.waiting(seats[acting - 1].name)
  }
  const sentence = selected(props.texts.strip, turn) ?? due(props, turn)
  const people = seats.filter(({ kind }) => kind === 'person').length
  return people > 1 && eyes !== 'spectator' ? now.forPerson(seats[eyes - 1].name, sentence) : sentence
}

function selected({ now }: RailTexts['strip'], { selection, me }: Turn): string | undefined {
  switch (selection.kind) {
    case 'card':
      return selection.square === null ? now.chooseSquare : now.confirm(selection.square)
    case 'line':
      return now.lay(selection.line)
    case 'plan':
      return selection.line === null ? now.planLine : now.discardPlan
    case 'token':
      return now.tokenSquare
    case 'scrap':
      return now.scrap
    case 'buy':
      return now.buy
    case 'gain':
      return me?.acquired === 'd' ? now.gain.d : now.gain.b
    default:
      return undefined
  }
}

function due(props: RailBoardProps, { offer, me }: Turn): string {
  const { view, cards } = props
  const { strip, words } = props.texts
  const { now } = strip
  switch (me?.pending?.kind) {
    case 'bonus':
      return now.bonus
    case 'track':
      return now.bonusTrack
    case 'plans':
      return now.drawnPlans
    case 'keep':
      return now.keep
  }
  if (me === undefined) return ''
  if (view.phase === 'draft') return now.draft(offer.sets.length)
  if (offer.upgrades.length > 0 && me.pending?.kind === 'upgrade') {
    const { kind, line } = tokenOf(cards, me.pending.token)
    return now.upgrade(words.token(kind, line))
  }
  if (view.phase === 'setup') {
    if (offer.places.size > 0) return now.placeFirst(2 - Object.keys(me.town).length)
    return now.plansFirst(LINES.filter((line) => me.lines[line].plans.length === 0).length)
  }
  if (me.acquired === null) return now.acquire
  if (!me.placed) return now.turn(me.laid, me.located)
  const isLeft = canLay(offer) || offer.collect || offer.plans.size > 0 || offer.develops.size > 0
  return isLeft ? now.lastCall : now.ready
}

interface PurseProps {
  readonly board: RailBoardProps
  readonly me: NonNullable<Turn['me']>
}

/** What one has: resources, and the tokens that are kept. */
function Purse({ board: { cards, texts }, me }: PurseProps) {
  const { words, strip } = texts
  return (
    <ul className={style.purse} aria-label={strip.purse}>
      <li>
        <Resources count={me.resources} words={words} />
      </li>
      {me.kept.map((token) => {
        const { kind, line } = tokenOf(cards, token)
        return (
          <li key={token} className={style.token} title={words.tokenEffect(kind, line)}>
            <TokenPicture token={tokenOf(cards, token)} words={words} />
          </li>
        )
      })}
    </ul>
  )
}
