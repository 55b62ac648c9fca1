import { createElement, type FunctionComponent } from 'react'
import type { RuleExamples } from '../board.ts'

/** The examples of a game by their names, as its face shows them. */
export function drawnExamples<Texts>(
  examples: Readonly<Record<string, FunctionComponent<{ readonly texts: Texts }>>>,
): RuleExamples<Texts> {
  return {
    draw(example, texts) {
      const Example = examples[example]
      return Example && createElement(Example, { texts })
    },
  }
}
