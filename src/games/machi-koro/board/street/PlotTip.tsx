import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { ItemId } from '../../cards/cards.ts'
import type { StreetTexts } from '../../text/en/board.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { ColourMark } from '../pieces/ColourMark.tsx'
import styles from './PlotTip.module.css'
import { itemOf, type Plot, rollRange } from './plots.ts'

/** The building under the pointer or the focus, or the one that was tapped. */
export interface Pointed {
  readonly seat: Seat
  readonly item: ItemId
  readonly element: Element
}

export type OnPoint = Dispatch<SetStateAction<Pointed | null>>

interface PlotTipProps {
  readonly plot: Plot
  readonly element: Element
  readonly root: RefObject<HTMLElement | null>
  readonly texts: StreetTexts
  readonly words: WordTexts
}

/** In CSS pixels: a tip that has less room than this above its building stands below it, and so far away from it. */
const ROOM = 120
const DISTANCE = 6
/** Half of the widest tip, with some air. */
const HALF = '8.2rem'

/** What a building is and does. Those who listen have heard it already. */
export function PlotTip({ plot, element, root, texts, words }: PlotTipProps) {
  const [place, setPlace] = useState({ x: 0, top: 0, bottom: 0 })
  useLayoutEffect(() => {
    if (root.current === null) return
    const outer = root.current.getBoundingClientRect()
    const inner = element.getBoundingClientRect()
    setPlace({
      x: inner.left + inner.width / 2 - outer.left,
      top: inner.top - outer.top,
      bottom: inner.bottom - outer.top,
    })
  }, [element, root])
  const item = itemOf(plot)
  const isHigh = place.top < ROOM
  return (
    <div
      className={styles.tip}
      aria-hidden="true"
      style={{
        insetInlineStart: `clamp(${HALF}, ${place.x}px, 100% - ${HALF})`,
        insetBlockStart: isHigh ? place.bottom + DISTANCE : place.top - DISTANCE,
        translate: isHigh ? '-50% 0' : '-50% -100%',
      }}
    >
      <strong className={styles.name}>
        {'card' in plot && <ColourMark colour={plot.card.colour} size={16} />}
        {'card' in plot && plot.count > 0 ? words.copies(plot.card.id, plot.count) : words.items[item]}
        {'card' in plot && <span className={styles.rolls}>{rollRange(plot.card.rolls)}</span>}
      </strong>
      <span>{words.effect('card' in plot ? plot.card : plot.landmark)}</span>
      {'landmark' in plot && !plot.isBuilt && <span className={styles.when}>{texts.notBuilt}</span>}
    </div>
  )
}
