import '../colours.css'
import { createElement, type FunctionComponent } from 'react'
import { drawnExamples } from '#boards/examples.tsx'
import type { ExampleName } from '../../text/rules/types.ts'
import { LineLetters } from '../pieces/LineBadge.tsx'
import { BonusExample } from './BonusExample.tsx'
import { PlacingExample, RotationExample, TownCardExample } from './PlacingExamples.tsx'
import type { ExampleProps } from './Scene.tsx'
import { LineScoreExample, PlanCornersExample, UpgradeExample } from './ScoringExamples.tsx'
import { DoubleTrackExample, IntersectionExample, NoBranchNoLoopExample, TrackCostExample } from './TrackExamples.tsx'

/** The drawn examples of the rules page, by the names that the rules call them by. */
const EXAMPLES: Readonly<Record<ExampleName, FunctionComponent<ExampleProps>>> = {
  'town-card': TownCardExample,
  placing: PlacingExample,
  rotation: RotationExample,
  'track-cost': TrackCostExample,
  intersection: IntersectionExample,
  'no-branch-no-loop': NoBranchNoLoopExample,
  bonus: BonusExample,
  upgrade: UpgradeExample,
  'double-track': DoubleTrackExample,
  'line-score': LineScoreExample,
  'plan-corners': PlanCornersExample,
}

const examples = drawnExamples(EXAMPLES)

export const { names } = examples

export const draw: typeof examples.draw = (example, texts) =>
  createElement(LineLetters, { value: texts.words.lineLetters }, examples.draw(example, texts))
