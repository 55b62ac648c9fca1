import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { Dragged, usePointerDrag } from '#ui/use-pointer-drag.tsx'
import { type CardSet, townCardOf } from '../../cards/cards.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { CardPicture } from '../town/CardPicture.tsx'
import { describePrint } from '../town/describe-square.ts'
import type { Offer } from '../use-turn.ts'
import styles from './Hand.module.css'

export interface HandProps {
  readonly hand: readonly number[]
  readonly cards: CardSet
  readonly offer: Offer
  /** The card that is being placed, and how far it is turned. */
  readonly selected: { readonly card: number; readonly turn: number } | null
  readonly texts: PanelTexts
  readonly words: WordTexts
  onSelect(card: number): void
  onTurn(): void
  /** The middle of the dragged card, in the window's coordinates. */
  onDragMove(card: number, x: number, y: number): void
  onDragEnd(card: number, x: number, y: number): void
  onDragCancel(): void
}

/** The Town cards in hand: a tap chooses one, a drag takes it to the town. */
export function Hand(props: HandProps) {
  const { hand, texts } = props
  return (
    <section className={styles.hand} aria-label={texts.hand.label}>
      {hand.length === 0 && <p className={parts.remark}>{texts.hand.empty}</p>}
      {hand.map((card) => (
        <HandCard key={card} id={card} hand={props} />
      ))}
    </section>
  )
}

const DRAGGED_PX = 92

interface HandCardProps {
  readonly id: number
  readonly hand: HandProps
}

function HandCard({ id, hand }: HandCardProps) {
  const { cards, offer, selected, texts, words, onSelect, onTurn, onDragMove, onDragEnd, onDragCancel } = hand
  const mark = useMarks<Mark>()
  const card = townCardOf(cards, id)
  const canPlace = offer.places.has(id)
  const isSelected = selected?.card === id
  const turn = isSelected ? selected.turn : 0
  const { at, handlers } = usePointerDrag(canPlace, {
    onMove: ({ x, y }) => onDragMove(id, x, y),
    onEnd: ({ x, y }) => onDragEnd(id, x, y),
    onCancel: onDragCancel,
  })
  return (
    <div className={styles.place} data-selected={isSelected}>
      <Touchable
        className={`${parts.dragged} ${styles.card}`}
        aria-pressed={isSelected}
        isPossible={canPlace}
        data-hint={mark(`hand ${id}`)}
        aria-label={`${texts.hand.choose(words.townCard(id, card.landmark))}: ${describePrint(card, words, turn)}`}
        data-dragged={at !== null}
        onClick={() => onSelect(id)}
        {...handlers}
      >
        <CardPicture card={card} turn={turn} />
      </Touchable>
      {isSelected && canTurn(offer, id) && (
        <Touchable
          look="primary"
          className={styles.turn}
          aria-label={texts.hand.turn}
          title={texts.hand.turn}
          data-hint={mark('turn')}
          onClick={onTurn}
        >
          <svg width={18} height={18} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d="M15.8 6.2A7 7 0 1 0 17 10M16.6 2.4v4.4h-4.4"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </Touchable>
      )}
      {at !== null && (
        <Dragged at={at} width={DRAGGED_PX} height={DRAGGED_PX}>
          <CardPicture card={card} turn={turn} />
        </Dragged>
      )}
    </div>
  )
}

function canTurn(offer: Offer, card: number): boolean {
  const turns = new Set([...(offer.places.get(card)?.values() ?? [])].flat())
  return turns.size > 1
}
