import '../colours.css'
import type { FunctionComponent } from 'react'
import { drawnExamples } from '#boards/examples.tsx'
import type { ExampleName } from '../../text/rules/types.ts'
import { BranchExample, OneStrokeExample, PayMoreExample, TurnedExample } from './PurchaseExamples.tsx'
import { OpeningExample, ReserveDrawExample } from './TurnExamples.tsx'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent>> = {
  'reserve-draw': ReserveDrawExample,
  branch: BranchExample,
  turned: TurnedExample,
  'pay-more': PayMoreExample,
  opening: OpeningExample,
  'one-stroke': OneStrokeExample,
}

export const { draw, names } = drawnExamples(EXAMPLES)
