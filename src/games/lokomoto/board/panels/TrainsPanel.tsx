import { type KeyboardEvent, useMemo } from 'react'
import { useOneStop } from '#boards/one-stop.ts'
import type { CardSet, Train } from '../../cards/cards.ts'
import { shapeOf, trainOf } from '../../cards/find-card.ts'
import type { LokoInsight, Proposal } from '../../rules/insight.ts'
import type { TrainTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Way } from '../ways.ts'
import { placeAfter } from './place-after.ts'
import { reachOf } from './reach.ts'
import { TrainButton } from './TrainButton.tsx'
import { TrainsFoot } from './TrainsFoot.tsx'
import styles from './TrainsPanel.module.css'
import { useArrivals } from './use-arrivals.ts'

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
    <section className={styles.panel} aria-label={texts.label}>
      <div className={styles.parts}>
        <ul className={styles.trains}>
          {places.map((place) => {
            const train = trains[place]
            const shape = offers.get(train.id)?.shape
            return (
              <li key={place} className={styles.place}>
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
