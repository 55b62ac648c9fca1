import parts from '#ui/parts.module.css'
import type { Colour } from '../../cards/cards.ts'
import styles from './SmallPieces.module.css'

const METALS = { 1: 'penny', 5: 'silver', 10: 'coin' } as const

interface CoinProps {
  /** In CSS pixels, or in the units of the picture that it is a part of. */
  readonly size?: number
  readonly x?: number
  readonly y?: number
  /** Copper, silver or gold. */
  readonly value?: keyof typeof METALS
}

/** A coin, with a house on it. */
export function Coin({ size = 20, x = 0, y = 0, value = 10 }: CoinProps) {
  const metal = `var(--mk-${METALS[value]})`
  const edge = `var(--mk-${METALS[value]}-edge)`
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={{ flex: 'none' }}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="9.5" fill={edge} />
      <circle cx="10" cy="9.6" r="8.3" fill={metal} />
      <circle cx="10" cy="9.6" r="6.6" fill="none" stroke={edge} strokeWidth="0.8" strokeOpacity="0.55" />
      <path d="M10 4.8 14.6 9.2H13.3V13.4H11.2V10.8H8.8V13.4H6.7V9.2H5.4Z" fill={edge} />
    </svg>
  )
}

interface CoinsProps {
  readonly count: number
  /** The same in words, for those who listen. */
  readonly label: string
  /** Of the coin, in CSS pixels. */
  readonly size?: number
}

/** A number of coins. */
export function Coins({ count, label, size = 20 }: CoinsProps) {
  return (
    <span className={parts.line} role="img" aria-label={label}>
      <Coin size={size} />
      <span className={parts.figure}>{count}</span>
    </span>
  )
}

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6

/** Where the pips of each side are, on a grid of 48 x 48. */
const PLACES: Readonly<Record<DieValue, string>> = {
  1: '24 24',
  2: '35 13 13 35',
  3: '35 13 24 24 13 35',
  4: '13 13 35 13 13 35 35 35',
  5: '13 13 35 13 24 24 13 35 35 35',
  6: '13 13 35 13 13 24 35 24 13 35 35 35',
}

interface PipsProps {
  readonly value: DieValue
  readonly className?: string | undefined
}

/** One side of a die without its paper. The one is large and red, as it is on dice of Japan. */
export function Pips({ value, className }: PipsProps) {
  const isOne = value === 1
  return (
    <path
      className={className}
      d={PLACES[value].replace(/(\d+ \d+)/g, 'M$1h0')}
      stroke={isOne ? 'var(--mk-pip-one)' : 'var(--mk-pip)'}
      strokeWidth={isOne ? 13 : 8.6}
      strokeLinecap="round"
    />
  )
}

/** Sides that are seen while a die tumbles towards the side that it falls on: neighbours, never the opposite one. */
const PASSED: Readonly<Record<DieValue, readonly [DieValue, DieValue]>> = {
  1: [5, 3],
  2: [6, 4],
  3: [1, 5],
  4: [2, 6],
  5: [3, 1],
  6: [4, 2],
}

interface DieProps {
  readonly value: DieValue
  /** While this is set, the die falls once and then lies on its value. */
  readonly rolling: boolean
  /** Milliseconds of one movement; a roll takes four. At 0 nothing moves. */
  readonly pace: number
}

/** A die that fills its box. */
export function Die({ value, rolling, pace }: DieProps) {
  const isMoving = rolling && pace > 0
  const [first, second] = PASSED[value]
  return (
    <svg
      className={isMoving ? styles.rolling : styles.die}
      style={{ '--mk-roll': `${rollTime(pace)}ms` }}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.shadow} cx="24" cy="45" rx="19" ry="2.5" />
      <g className={styles.body}>
        <rect x="4" y="4" width="40" height="41" rx="9" fill="var(--mk-die-edge)" />
        <rect x="4" y="3" width="40" height="39.5" rx="9" fill="var(--mk-die)" />
        <g transform="translate(0 -1)">
          <Pips className={styles.last} value={value} />
          {isMoving && <Pips className={styles.first} value={first} />}
          {isMoving && <Pips className={styles.second} value={second} />}
        </g>
      </g>
    </svg>
  )
}

/** How long dice roll, in ms, at a pace: what is drawn and what waits for it agree. */
export function rollTime(pace: number): number {
  return pace * 4
}

/** Each colour has a shape and a sign of its own: round for every player, one arrow for the player who rolled, one from another, a star. */
const SHAPES: Readonly<Record<Colour, string>> = {
  blue: 'M8 0a8 8 0 0 1 0 16A8 8 0 0 1 8 0Z',
  green: 'M3 .5h10A2.5 2.5 0 0 1 15.5 3v10a2.5 2.5 0 0 1-2.5 2.5H3A2.5 2.5 0 0 1 .5 13V3A2.5 2.5 0 0 1 3 .5Z',
  red: 'M6.6.6q1.4-1.2 2.8 0l6 6q1.2 1.4 0 2.8l-6 6q-1.4 1.2-2.8 0l-6-6q-1.2-1.4 0-2.8Z',
  purple: 'M8 0l7 4v8l-7 4-7-4V4Z',
}

const SIGNS: Readonly<Record<Colour, string>> = {
  blue: 'M3.7 8.5A4.3 4.3 0 0 1 11.5 5.4M12.3 7.5A4.3 4.3 0 0 1 4.5 10.6M11.8 2.8v2.9H8.9M4.2 13.2v-2.9h2.9',
  green: 'M3.5 8h8M8.3 4.5 11.8 8l-3.5 3.5',
  red: 'M8.6 8H3.5M6.5 4.9 3.4 8l3.1 3.1M12 7.2v1.6',
  purple: 'M8 3l1.5 3.2 3.5.4-2.6 2.4.7 3.5L8 10.8l-3.1 1.7.7-3.5L3 6.6l3.5-.4Z',
}

interface ColourMarkProps {
  readonly colour: Colour
  /** In CSS pixels. */
  readonly size?: number
}

/** The colour of a card, as a mark that can be told without colours. */
export function ColourMark({ colour, size = 16 }: ColourMarkProps) {
  const ink = `var(--mk-on-${colour})`
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" style={{ flex: 'none' }} aria-hidden="true" focusable="false">
      <path d={SHAPES[colour]} fill={`var(--mk-${colour})`} />
      <path
        d={SIGNS[colour]}
        fill={colour === 'purple' ? ink : 'none'}
        stroke={ink}
        strokeWidth={colour === 'purple' ? 0.6 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
