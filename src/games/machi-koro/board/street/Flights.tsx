import { type RefObject, useLayoutEffect, useState } from 'react'
import type { WordTexts } from '../../text/en/words.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import { Coin } from '../pieces/Coin.tsx'
import styles from './Flights.module.css'
import { pointOf } from './places.ts'
import type { Flight } from './steps.ts'

/** So many coins say "several". */
const MOST_COINS = 5
const COIN = 22
/** How high something is thrown: so many pixels, and a share of the way. */
const LIFT = 24
const LIFT_BY_WAY = 0.18

interface FlightsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly flights: readonly Flight[]
  readonly words: WordTexts
}

/** What is in the air between purses, streets and the bank. It is carried once; whoever shows it says when it is over. */
export function Flights({ root, flights, words }: FlightsProps) {
  // Once in the air, a coin keeps its way, whatever is drawn anew around it.
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
      <span className={styles.amount} style={{ offsetPath }}>
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
