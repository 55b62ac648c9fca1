import { useState } from 'react'
import { useMarks } from '#boards/marks.tsx'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import {
  type CardSet,
  type Lattice,
  SHAPE_POINTS,
  type Shape,
  type ShapePoints,
  shapeOf,
  trainOf,
  turnsOf,
} from '../../cards/cards.ts'
import type { LokoInsight, ShapeProgress } from '../../rules/insight.ts'
import type { LokoView } from '../../rules/view.ts'
import type { ShapeTexts, WordTexts } from '../../text/en/panels.ts'
import type { Mark } from '../marks/marks.ts'
import { LayIcon, SecretIcon, ShapeCard, TurnIcon } from '../pieces/ShapePicture.tsx'
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

/** The shape cards that one could take, each the way up in which the player's network is nearest to it. */
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
    <section className={`${parts.panel} ${styles.panel}`} aria-label={texts.label}>
      <ul className={styles.places}>
        {cardPlaces(cards, view, owner).map((place) => {
          const key = `${place.kind === 'secret' ? 'secret' : 'open'} ${place.points}`
          if (place.kind === 'empty') {
            return (
              <li key={key} className={`${parts.none} ${parts.gap} ${styles.empty}`}>
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

interface ShapeItemProps {
  readonly place: Exclude<CardPlace, { readonly kind: 'empty' }>
  readonly lattice: Lattice
  /** Where the network is nearest to it; undefined where there is no place left for it. */
  readonly match: ShapeProgress | undefined
  /** With which it can be taken now. */
  readonly train: string | undefined
  readonly turns: number
  readonly isShown: boolean
  readonly isLaid: boolean
  onShow(): void
  onTurn(): void
  onLay(): void
  readonly texts: ShapeTexts
  readonly words: WordTexts
}

/** A shape card with how far one is, and what can be done with it. */
function ShapeItem(props: ShapeItemProps) {
  const { place, lattice, match, train, turns, isShown, isLaid, onShow, onTurn, onLay, texts, words } = props
  const mark = useMarks<Mark>()
  const { shape, points } = place
  const isSecret = place.kind === 'secret'
  const isHeld = match?.missing.length === 0
  const state = stateOf(match, train, texts)
  return (
    <>
      <p className={`${parts.line} ${parts.label} ${styles.head}`}>
        {isSecret ? (
          <>
            <SecretIcon /> {texts.secret(points)}
          </>
        ) : (
          <>
            <span>{texts.open(points)}</span>
            <span className={styles.left}>{texts.left(place.left)}</span>
          </>
        )}
      </p>
      <Touchable
        className={`${parts.cells} ${styles.card}`}
        data-secret={isSecret || undefined}
        data-held={isHeld || undefined}
        aria-pressed={isShown}
        data-hint={mark(`shape ${shape.id}`)}
        aria-label={texts.spoken({ shape, isSecret, state })}
        title={texts.meaning(points, isSecret)}
        onClick={onShow}
      >
        <span className={`${parts.cells} ${styles.face}`}>
          <span key={shape.id} className={styles.fit}>
            <ShapeCard
              shape={shape}
              lattice={lattice}
              turns={turns}
              missing={missingOf(shape, match)}
              held={isHeld}
              number={words.number(shape.id)}
            />
          </span>
        </span>
        <span className={styles.state}>{state}</span>
      </Touchable>
      <div className={styles.buttons}>
        <Touchable
          look="plain"
          className={styles.turn}
          aria-label={texts.turnCard(shape.id)}
          title={texts.turn}
          onClick={onTurn}
        >
          <TurnIcon />
        </Touchable>
        <Touchable
          look="plain"
          className={styles.lay}
          aria-pressed={isLaid}
          aria-label={isLaid ? texts.liftCard(shape.id) : texts.layCard(shape.id)}
          onClick={onLay}
        >
          <LayIcon />
          <span className={parts.cut}>{isLaid ? texts.lift : texts.lay}</span>
        </Touchable>
      </div>
    </>
  )
}

function stateOf(match: ShapeProgress | undefined, train: string | undefined, texts: ShapeTexts): string {
  if (match === undefined) return texts.nowhere
  return match.missing.length === 0 ? texts.held(train) : texts.missing(match.missing.length)
}

/**
 * Which sections of the pattern are missing, by their places in it: the map's sections stand in the same order. Where
 * there is no place for it, all are.
 */
function missingOf({ sections }: Shape, match: ShapeProgress | undefined): ReadonlySet<number> {
  const missing = new Set(match?.missing)
  return new Set([...sections.keys()].filter((i) => match === undefined || missing.has(match.sections[i])))
}

/** Where a shape card lies that one could take, or did lie. */
type CardPlace =
  | { readonly kind: 'open'; readonly points: ShapePoints; readonly shape: Shape; readonly left: number }
  | { readonly kind: 'secret'; readonly points: ShapePoints; readonly shape: Shape }
  | { readonly kind: 'empty'; readonly points: ShapePoints }

/** The face-up cards, then the player's own secret ones as far as this seat may see them. */
function cardPlaces(
  cards: CardSet,
  { options, shapes: open, shapesLeft, players }: Pick<LokoView, 'options' | 'shapes' | 'shapesLeft' | 'players'>,
  owner: number,
): readonly CardPlace[] {
  const decks = options.hiddenAgendas ? SHAPE_POINTS.slice(0, 1) : SHAPE_POINTS
  return [
    ...decks.map((points): CardPlace => {
      const id = open[points]
      if (id === null) return { kind: 'empty', points }
      return { kind: 'open', points, shape: shapeOf(cards, id), left: shapesLeft[points] }
    }),
    ...players[owner - 1].secret.flatMap(({ id, points }): CardPlace[] =>
      id === null ? [] : [{ kind: 'secret', points, shape: shapeOf(cards, id) }],
    ),
  ]
}
