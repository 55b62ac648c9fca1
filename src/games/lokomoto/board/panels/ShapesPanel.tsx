import { useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import { turnsOf } from '../../cards/cards.ts'
import { trainOf } from '../../cards/find-card.ts'
import type { LokoInsight } from '../../rules/insight.ts'
import type { LokoView } from '../../rules/view.ts'
import type { ShapeTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { cardPlaces } from './card-places.ts'
import { ShapeItem } from './ShapeItem.tsx'
import styles from './ShapesPanel.module.css'

export interface ShapesPanelProps {
  readonly cards: CardSet
  readonly view: Pick<LokoView, 'options' | 'shapes' | 'shapesLeft' | 'players'>
  /** Whose secret cards are shown too, as far as the view holds them. */
  readonly owner: Seat
  /** How far the network of the owner is with each shape. */
  readonly progress: LokoInsight['shapes']
  /** The trains with which the owner could take a shape now. */
  readonly trainsFor: LokoInsight['trainsFor']
  /** The shape that the map shows. */
  readonly shown: number | null
  /** The shape card that lies on the map. */
  readonly laid: { readonly shape: number; readonly turns: number } | null
  onShow(shape: number): void
  /** Lays a card on the map, or turns the one that lies there. */
  onLay(shape: number, turns: number): void
  /** Takes the card off the map. */
  onLift(): void
  readonly texts: ShapeTexts
  readonly words: WordTexts
}

/** The shape cards that one could take, each the way up in which one's network is nearest to it. */
export function ShapesPanel(props: ShapesPanelProps) {
  const { cards, view, owner, progress, trainsFor, shown, laid, onShow, onLay, onLift, texts, words } = props
  const { lattice } = cards.map
  const [byHand, setByHand] = useState<ReadonlyMap<number, number>>(new Map())

  function nameOf(train: number | undefined): string | undefined {
    return train === undefined ? undefined : trainOf(cards, train).name
  }

  function turn(shape: number, turns: number) {
    if (laid?.shape === shape) onLay(shape, turns)
    else setByHand(new Map(byHand).set(shape, turns))
  }

  function show(shape: number) {
    // The map shows how it matches, and so does the card.
    setByHand(new Map([...byHand].filter(([id]) => id !== shape)))
    onShow(shape)
  }

  return (
    <section className={styles.panel} aria-label={texts.label}>
      <ul className={styles.places}>
        {cardPlaces(cards, view, owner).map((place) => {
          const key = `${place.kind === 'secret' ? 'secret' : 'open'} ${place.points}`
          if (place.kind === 'empty') {
            return (
              <li key={key} className={styles.empty}>
                {texts.none(place.points)}
              </li>
            )
          }
          const { id } = place.shape
          const isLaid = laid?.shape === id
          const match = progress.find(({ shape }) => shape === id)
          const turns = isLaid ? laid.turns : (byHand.get(id) ?? match?.turns ?? 0)
          return (
            <li key={key} className={styles.place}>
              <ShapeItem
                place={place}
                lattice={lattice}
                match={match}
                train={match?.missing.length === 0 ? nameOf(trainsFor(id)[0]) : undefined}
                turns={turns}
                isShown={shown === id}
                isLaid={isLaid}
                onShow={() => show(id)}
                onTurn={() => turn(id, (turns + 1) % turnsOf(lattice))}
                onLay={() => (isLaid ? onLift() : onLay(id, turns))}
                texts={texts}
                words={words}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
