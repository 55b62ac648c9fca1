import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import parts from '#ui/parts.module.css'
import { useSize } from '#ui/use-size.ts'
import type { CardSet, EstablishmentId, ItemId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiView } from '../../rules/position.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin, rollTime } from '../pieces/SmallPieces.tsx'
import { DiceTray } from './DiceTray.tsx'
import { GAP, planTable, pointOf } from './layout.ts'
import { PlotTip, type Pointed } from './PlotItem.tsx'
import { itemOf, needsOf, plotsOf } from './plots.ts'
import { Street } from './Street.tsx'
import styles from './Streets.module.css'
import type { Happening, StreetMode, StreetsProps } from './street-props.ts'

const NOTHING: readonly Transfer[] = []

const LOOK: StreetMode = { kind: 'look' }

const USUAL_SIZE = { width: 644, height: 620 }

/** The streets of all players, the dice, and the coins that change hands. */
export function Streets(props: StreetsProps) {
  const { view, cards, seats, shown, onShow, happening, ghost, lastRoll, texts, words, pace } = props
  const root = useRef<HTMLElement>(null)
  const size = useSize(root, USUAL_SIZE)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const steps = stepsOf(happening, cards)
  const current = useCurrentStep(happening, steps.length, pace)
  const ghostOf = (seat: Seat) => (ghost?.seat === seat ? ghost.item : null)
  const needs = view.players.map((player, i) => needsOf(player, cards, ghostOf(i + 1)))
  const isRolling = current === ROLLING
  // No player knows what the dice will ask for before they lie.
  const mode = isRolling ? LOOK : props.mode
  const plan = planTable(size, needs, mode.kind === 'swap' ? 'all' : shown - 1)
  const isPlaying = current < steps.length
  const due = lastRoll?.transfers ?? []
  const paid = due.slice(0, due.length - entriesToCome(steps, current))
  const tip =
    pointed === null
      ? undefined
      : plotsOf(view.players[pointed.seat - 1], cards, ghostOf(pointed.seat)).find(
          (plot) => itemOf(plot) === pointed.item,
        )
  const nameOf = (seat: Seat) => seats[seat - 1].name

  return (
    <section
      ref={root}
      className={styles.streets}
      aria-label={texts.streets}
      data-playing={isPlaying || undefined}
      style={{ gap: GAP, '--step': `${stepTime(steps.length, pace)}ms` }}
    >
      <DiceTray
        view={view}
        cards={cards}
        size={{ width: size.width, height: plan.tray }}
        roll={lastRoll}
        payments={paid}
        rolling={isRolling ? happening?.key : undefined}
        nameOf={nameOf}
        texts={texts}
        words={words}
        pace={pace}
      />
      {view.players.map((player, i) => {
        const seat = i + 1
        const isFresh = isPlaying && happening?.built?.seat === seat
        return (
          <Street
            key={seat}
            seat={seat}
            name={seats[i].name}
            player={player}
            cards={cards}
            plan={plan.streets[i]}
            isTurn={view.turn === seat && view.phase !== 'over'}
            coins={coinsDuring(player.coins, seat, steps, current)}
            payments={view.dice.length > 0 ? paid : NOTHING}
            asking={view.turn === seat && !isPlaying ? askingCard(view, cards) : undefined}
            ghost={ghostOf(seat)}
            fresh={isFresh ? happening.built?.item : undefined}
            mode={mode}
            onShow={onShow}
            onPoint={setPointed}
            texts={texts}
            words={words}
          />
        )
      })}
      {tip !== undefined && pointed !== null && (
        <PlotTip plot={tip} element={pointed.element} root={root} texts={texts} words={words} />
      )}
      {isPlaying && !isRolling && (
        <Flights key={`${happening?.key} ${current}`} root={root} flights={steps[current].flights} words={words} />
      )}
    </section>
  )
}

/** The purple card that its owner has to decide about before the turn goes on. */
function askingCard({ phase }: MachiView, { establishments }: CardSet): EstablishmentId | undefined {
  const waiting = phase === 'tv' ? 'coins-of-one' : phase === 'swap' ? 'card' : undefined
  return waiting && establishments.find(({ takes }) => takes === waiting)?.id
}

/**
 * Which of this many steps of a happening is in the air: ROLLING before the first, the number of steps when all is at
 * rest. A new happening ends the one before.
 */
function useCurrentStep(happening: Happening | null, steps: number, pace: number): number {
  const key = happening?.key
  const [at, setAt] = useState({ key, step: Number.POSITIVE_INFINITY })
  if (at.key !== key) setAt({ key, step: happening?.isRoll ? ROLLING : 0 })
  const current = pace === 0 ? steps : Math.min(at.step, steps)

  useEffect(() => {
    if (current === steps) return
    const time = current === ROLLING ? rollTime(pace) : stepTime(steps, pace)
    const timer = setTimeout(() => setAt({ key, step: current + 1 }), time)
    return () => clearTimeout(timer)
  }, [key, current, steps, pace])

  return current
}

/** This many coins say "several". */
const MOST_COINS = 5

const COIN = 22

/** How high something is thrown: this many pixels, and a share of the way. */
const LIFT = 24

const LIFT_BY_WAY = 0.18

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly flights: readonly Flight[]
  readonly words: WordTexts
}

/** What is in the air between purses, streets and the bank. It is carried once; the component that shows it says when it is over. */
function Flights({ root, flights, words }: FlightsProps) {
  // Once in the air, a coin keeps its path, whatever is rendered around it.
  const [carried] = useState(flights)
  const [paths, setPaths] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    setPaths(carried.map(({ from, to, item }) => arc(pointOf(table, from, item), pointOf(table, to, item))))
  }, [root, carried])
  return (
    <div className={styles.sky} aria-hidden="true">
      {paths.map((path, i) => (
        <Carried key={`${carried[i].from} ${carried[i].to}`} flight={carried[i]} path={path} words={words} />
      ))}
    </div>
  )
}

interface CarriedProps {
  readonly flight: Flight
  readonly path: string
  readonly words: WordTexts
}

function Carried({ flight: { coins, item }, path, words }: CarriedProps) {
  const offsetPath = `path("${path}")`
  if (item !== undefined) {
    return (
      <span className={styles.item} style={{ offsetPath }}>
        <BuildingSvg id={item} />
      </span>
    )
  }
  return (
    <>
      {Array.from({ length: Math.min(coins, MOST_COINS) }, (_, i) => i).map((i) => (
        <span key={i} className={styles.coin} style={{ offsetPath, '--nth': i }}>
          <Coin size={COIN} />
        </span>
      ))}
      <span className={`${parts.chip} ${styles.amount}`} style={{ offsetPath }}>
        {words.coins(coins)}
      </span>
    </>
  )
}

/** A throw from one point to another. */
function arc([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const lift = LIFT + LIFT_BY_WAY * Math.hypot(toX - x, toY - y)
  return `M${x} ${y}Q${(x + toX) / 2 + lift} ${(y + toY) / 2 - lift} ${toX} ${toY}`
}

/** Something that is carried across the table. */
interface Flight {
  readonly from: Seat | 'bank'
  readonly to: Seat | 'bank'
  readonly coins: number
  /** A building instead of coins. */
  readonly item?: ItemId
}

/** Flights at the same time, and how many entries of the ledger they stand for. */
interface Step {
  readonly flights: readonly Flight[]
  readonly entries: number
}

/** While the dice roll, no step has begun; a step that is current is in the air. */
export const ROLLING = -1

/** What a happening shows, one step after the other. */
export function stepsOf(happening: Happening | null, cards: CardSet): readonly Step[] {
  if (happening === null) return []
  const { transfers, built, swapped } = happening
  const steps = stepsOfTransfers(transfers)
  if (built !== null) {
    const price: Flight = { from: built.seat, to: 'bank', coins: costOf(built.item, cards) }
    steps.push({ flights: price.coins > 0 ? [price] : [], entries: 0 })
  }
  if (swapped !== null) {
    const [one, other] = swapped
    const flights = [
      { from: one.seat, to: other.seat, coins: 0, item: one.card },
      { from: other.seat, to: one.seat, coins: 0, item: other.card },
    ]
    steps.push({ flights, entries: 0 })
  }
  return steps
}

/** The bank pays every player at once, players pay one after the other. What is not paid takes no time. */
function stepsOfTransfers(transfers: readonly Transfer[]): Step[] {
  const groups: Transfer[][] = []
  for (const transfer of transfers) {
    const last = groups.at(-1)
    const isTogether = last?.every(({ from, coins }) => coins === 0 || from === 'bank') && transfer.from === 'bank'
    if (last !== undefined && (isTogether || transfer.coins === 0)) last.push(transfer)
    else groups.push([transfer])
  }
  return groups.map((group) => ({ flights: flightsOf(group), entries: group.length }))
}

/** What the same payer owes the same player at the same time is carried together. */
function flightsOf(transfers: readonly Transfer[]): readonly Flight[] {
  const flights = new Map<string, Flight>()
  for (const { from, to, coins } of transfers) {
    if (coins === 0) continue
    const way = `${from} ${to}`
    flights.set(way, { from, to, coins: coins + (flights.get(way)?.coins ?? 0) })
  }
  return [...flights.values()]
}

function costOf(item: ItemId, { establishments, landmarks }: CardSet): number {
  return [...establishments, ...landmarks].find(({ id }) => id === item)?.cost ?? 0
}

/** What a purse holds while a step is in the air, from what it will hold: coins leave at once and come at the end. */
export function coinsDuring(coins: number, seat: Seat, steps: readonly Step[], current: number): number {
  let shown = coins
  for (const [i, { flights }] of steps.entries()) {
    for (const { from, to, coins: carried } of flights) {
      if (from === seat && i > current) shown += carried
      if (to === seat && i >= current) shown -= carried
    }
  }
  return shown
}

/** How many of the last entries of the ledger are still to come. */
export function entriesToCome(steps: readonly Step[], current: number): number {
  return steps.slice(current + 1).reduce((sum, { entries }) => sum + entries, 0)
}

/** How long one of this many steps takes: the more there are, the quicker. */
export function stepTime(steps: number, pace: number): number {
  return Math.min(1.5 * pace, (6 * pace) / Math.max(1, steps))
}
