import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react'
import { useMarks } from '#boards/marks.tsx'
import { useOneStop } from '#ui/hotkeys.ts'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, type Lattice, type Shape, shapeOf, type Train, trainOf } from '../../cards/cards.ts'
import type { LokoInsight, Proposal } from '../../rules/insight.ts'
import type { TrainTexts, WordTexts } from '../../text/en/panels.ts'
import type { Way } from '../choice.ts'
import type { Mark } from '../marks/marks.ts'
import { TrainCard } from '../pieces/EngineSvg.tsx'
import { PackIcon, ShapePicture } from '../pieces/ShapePicture.tsx'
import styles from './TrainsPanel.module.css'
import { WayButton } from './WayButton.tsx'

/** Whether a train can be bought, or what is in the way. */
export type Reach =
  | { readonly kind: 'possible' | 'affordable' | 'branched' }
  | { readonly kind: 'short'; readonly sections: number }

/** `largest` is the number of joined sections that one has; whether some of them can pay is for the rules to say. */
export function reachOf(price: number, proposals: readonly Proposal[], largest: number, mayBuy: boolean): Reach {
  if (largest < price) return { kind: 'short', sections: price - largest }
  if (proposals.length === 0) return { kind: 'branched' }
  return { kind: mayBuy ? 'possible' : 'affordable' }
}

function sayReach(reach: Reach, { states }: TrainTexts): string {
  return reach.kind === 'short' ? states.short(reach.sections) : states[reach.kind]
}

interface TrainButtonProps {
  readonly train: Train
  readonly reach: Reach
  /** The shape card that could be taken with it, as it lies on the map. */
  readonly shape: { readonly card: Shape; readonly turns: number } | undefined
  readonly lattice: Lattice
  /** It has just come from the pack. */
  readonly isNew: boolean
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: TrainTexts
}

/** A face-up train. What the player's sections are enough for is lit. */
function TrainButton({ train, reach, shape, lattice, isNew, button, texts }: TrainButtonProps) {
  const mark = useMarks<Mark>()
  const spoken = texts.spoken({ train, state: sayReach(reach, texts), shape: shape?.card.id })
  return (
    <Touchable
      {...button}
      isPossible={reach.kind === 'possible'}
      look="offer"
      className={styles.train}
      data-availability={reach.kind}
      data-hint={mark(`train ${train.id}`)}
      aria-label={spoken}
      title={spoken}
    >
      <span key={train.id} className={`${parts.cells} ${styles.card}`} data-new={isNew || undefined}>
        <TrainCard train={train} size="card" />
      </span>
      <span className={`${parts.line} ${parts.label} ${styles.reach}`}>
        <ReachMark reach={reach} texts={texts} />
        {shape !== undefined && (
          <ShapePicture shape={shape.card} lattice={lattice} turns={shape.turns} className={styles.shape} />
        )}
      </span>
    </Touchable>
  )
}

/** A tick where the train is within reach, else what is in the way. */
function ReachMark({ reach, texts }: Pick<TrainButtonProps, 'reach' | 'texts'>) {
  if (reach.kind === 'short') return <span className={parts.cut}>{texts.short(reach.sections)}</span>
  if (reach.kind === 'branched') return <span className={parts.cut}>{texts.branched}</span>
  return (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 6.5 4.8 9.2 10 3" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={parts.cut}>{texts.inReach}</span>
    </>
  )
}

/** Trains lie three in a row. */
const COLUMNS = 3

export interface TrainsPanelProps {
  readonly cards: CardSet
  /** The trains that lie face up. */
  readonly trains: readonly number[]
  /** How many are in the pack. */
  readonly left: number
  readonly networks: LokoInsight['networks']
  /** Asked once for each train as long as it is the same function. */
  readonly proposals: LokoInsight['proposals']
  readonly shapesIn: LokoInsight['shapesIn']
  /** Whether one has ever drawn a section. */
  readonly hasDrawn: boolean
  /** Whether it is the time to buy. */
  readonly mayBuy: boolean
  readonly chosen: number | null
  /** How the chosen train can be paid for, and which of these is chosen. */
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  /** Every tap, on what can be bought now and on what cannot. */
  onChoose(train: number): void
  onWay(way: Way): void
  readonly texts: TrainTexts
  readonly words: WordTexts
}

/** The face-up trains, and how the chosen one can be paid for. */
export function TrainsPanel(props: TrainsPanelProps) {
  const { cards, left, networks, proposals, shapesIn, hasDrawn, mayBuy, chosen, ways, way, onChoose, onWay } = props
  const { texts, words } = props
  const trains = props.trains.map((id) => trainOf(cards, id))
  const offers = useMemo(() => {
    return new Map(props.trains.map((id) => [id, offerOf(proposals(id), shapesIn)]))
  }, [props.trains, proposals, shapesIn])
  const arrivals = useArrivals(props.trains)
  // By place, not by train: a card that takes the place of a bought one keeps the focus.
  const places = [...trains.keys()]
  const {
    stop = 0,
    stopProps,
    focus,
  } = useOneStop(
    places,
    places.find((place) => trains[place].id === chosen),
  )
  const largest = networks[0] ?? 0
  const reach = ({ id, price }: Train) => reachOf(price, offers.get(id)?.proposals ?? [], largest, mayBuy)
  const choice = trains.find(({ id }) => id === chosen)

  function onKeyDown(event: KeyboardEvent) {
    const place = placeAfter(event.key, stop, trains.length)
    if (place === undefined) return
    event.preventDefault()
    focus(place)
  }

  return (
    <section className={`${parts.panel} ${styles.panel}`} aria-label={texts.label}>
      <div className={styles.parts}>
        <ul className={`${parts.cells} ${styles.trains}`}>
          {places.map((place) => {
            const train = trains[place]
            const shape = offers.get(train.id)?.shape
            return (
              <li key={place} className={parts.cells}>
                <TrainButton
                  train={train}
                  reach={reach(train)}
                  shape={shape && { card: shapeOf(cards, shape.shape), turns: shape.turns }}
                  lattice={cards.map.lattice}
                  isNew={arrivals.has(train.id)}
                  button={{
                    ...stopProps(place),
                    'aria-pressed': train.id === chosen,
                    onClick: () => onChoose(train.id),
                    onKeyDown,
                  }}
                  texts={texts}
                />
              </li>
            )
          })}
        </ul>
        <TrainsFoot
          cards={cards}
          left={left}
          largest={largest}
          hasDrawn={hasDrawn}
          chosen={choice === undefined ? null : { train: choice, reach: reach(choice) }}
          ways={ways}
          way={way}
          onWay={onWay}
          texts={texts}
          words={words}
        />
      </div>
    </section>
  )
}

/** What a train could be bought with, and the best shape that could come with it, where it lies. */
function offerOf(proposals: readonly Proposal[], shapesIn: LokoInsight['shapesIn']) {
  const withShape = proposals.find(({ shape }) => shape !== undefined)
  const places = withShape === undefined ? [] : shapesIn(withShape.sections)
  return { proposals, shape: places.find(({ shape }) => shape === withShape?.shape) }
}

/** Which of some cards have come since the cards before them; none at first. */
function useArrivals(cards: readonly number[]): ReadonlySet<number> {
  const [seen, setSeen] = useState({ cards, arrivals: new Set<number>() })
  if (seen.cards.length === cards.length && seen.cards.every((card, i) => card === cards[i])) return seen.arrivals
  const arrivals = new Set(cards.filter((card) => !seen.cards.includes(card)))
  setSeen({ cards, arrivals })
  return arrivals
}

/** Where an arrow key leads to from a place among the trains; undefined where it leads out of them. */
function placeAfter(key: string, from: number, trains: number): number | undefined {
  const place = target(key, from, trains)
  return place !== undefined && place >= 0 && place < trains ? place : undefined
}

function target(key: string, from: number, trains: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return trains - 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowRight':
      return from + 1
    case 'ArrowUp':
      return from - COLUMNS
    case 'ArrowDown':
      return from + COLUMNS
    default:
      return undefined
  }
}

interface TrainsFootProps {
  readonly cards: CardSet
  readonly left: number
  /** How many sections the player's largest network has. */
  readonly largest: number
  readonly hasDrawn: boolean
  readonly chosen: { readonly train: Train; readonly reach: Reach } | null
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  onWay(way: Way): void
  readonly texts: TrainTexts
  readonly words: WordTexts
}

/** The line below the trains: how far the player's sections reach, or how the chosen train can be paid for. */
function TrainsFoot(props: TrainsFootProps) {
  const { cards, left, largest, hasDrawn, chosen, ways, way: current, onWay, texts, words } = props
  if (chosen !== null && ways.length > 0) {
    return (
      <ul className={styles.foot} aria-label={texts.ways(chosen.train.name)}>
        {ways.map((way) => (
          <li key={way.action} className={styles.way}>
            <WayButton
              way={way}
              cards={cards}
              isCurrent={way.action === current?.action}
              isShort={ways.length > 3}
              onChoose={() => onWay(way)}
              texts={texts}
              words={words}
            />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className={styles.foot}>
      <span className={`${parts.line} ${styles.line}`} data-warns={chosen !== null || undefined}>
        {chosen === null
          ? texts.network(largest, hasDrawn)
          : texts.lacks(chosen.train.name, sayReach(chosen.reach, texts))}
      </span>
      <span className={`${parts.line} ${styles.pack}`}>
        {left > 0 && <PackIcon />}
        {texts.pack(left)}
      </span>
    </p>
  )
}
