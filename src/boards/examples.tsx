import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { RuleExamples } from './board.ts'

/** The examples of a game by their names, as its face shows them. */
export function drawnExamples<Texts>(
  examples: Readonly<Record<string, FunctionComponent<{ readonly texts: Texts }>>>,
): RuleExamples<Texts> {
  return {
    names: Object.keys(examples),
    draw(example, texts) {
      const Example = examples[example]
      return Example && createElement(Example, { texts })
    },
  }
}

/** CSS pixels for one unit, so that things are equally large in all examples of a kind. */
const SMALL = 0.84
const LARGE = 1.08
const MARGIN = 6

interface DrawingProps {
  readonly width: number
  readonly height: number
  /** For few things, where their details matter. */
  readonly large?: boolean
  readonly children: ReactNode
}

/**
 * The paper of an example. The caption beside it says what it shows, so it is silent itself. It is drawn only when it
 * comes near the window: a page of rules has thousands of shapes.
 */
export function Drawing({ width, height, large = false, children }: DrawingProps) {
  const scale = large ? LARGE : SMALL
  const wide = width + 2 * MARGIN
  const tall = height + 2 * MARGIN
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${tall}`}
      width={Math.round(wide * scale)}
      height={Math.round(tall * scale)}
      style={{
        display: 'block',
        maxWidth: '100%',
        height: 'auto',
        aspectRatio: `${wide} / ${tall}`,
        contentVisibility: 'auto',
      }}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export interface PlaceProps {
  readonly x: number
  readonly y: number
}

interface FigureProps extends PlaceProps {
  readonly size: number
  readonly colour?: string
  readonly children: ReactNode
}

/** A number or a letter; `y` is its base line. */
export function Figure({ x, y, size, colour = 'var(--ink)', children }: FigureProps) {
  return (
    <text x={x} y={y} fontFamily="var(--sign)" fontSize={size} fontWeight="700" textAnchor="middle" fill={colour}>
      {children}
    </text>
  )
}

/** What happens first, second and third. */
export function Step({ x, y, children }: PlaceProps & { readonly children: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" fill="var(--ink)" />
      <Figure x={0} y={6} size={17} colour="var(--paper)">
        {children}
      </Figure>
    </g>
  )
}

const SEATS = { A: 1, B: 2, C: 3 }

interface PlayerProps extends PlaceProps {
  readonly letter: keyof typeof SEATS
  readonly scale?: number
}

/** A player, by the first letter of the name. */
export function Player({ x, y, letter, scale = 1 }: PlayerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="19" fill={`var(--seat-${SEATS[letter]})`} stroke="var(--paper)" strokeWidth="3" />
      <Figure x={0} y={8} size={22} colour="var(--paper)">
        {letter}
      </Figure>
    </g>
  )
}

/** An arrow to the right, around a point. */
export function Arrow({ x, y }: PlaceProps) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-15 0H14M4 -10L15 0L4 10"
      fill="none"
      stroke="var(--ink-soft)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
