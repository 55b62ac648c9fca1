import '../colours.css'
import type { FunctionComponent } from 'react'
import { drawnExamples } from '#boards/examples.tsx'
import type { ExampleName } from '../../text/rules/types.ts'
import { CounterClockwiseExample, EmptyPurseExample, OrderExample } from './PaymentExamples.tsx'
import { CopiesExample, ExtraTurnExample, StartExample, SwapExample } from './TownExamples.tsx'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent>> = {
  start: StartExample,
  order: OrderExample,
  'counter-clockwise': CounterClockwiseExample,
  'empty-purse': EmptyPurseExample,
  copies: CopiesExample,
  swap: SwapExample,
  'extra-turn': ExtraTurnExample,
}

export const { draw, names } = drawnExamples(EXAMPLES)
