import { type Action, readAction, writeAction } from './actions.ts'
import type { Cards } from './cards.ts'
import type { Below } from './choose.ts'
import type { Position } from './position.ts'

/** Texts that are one step away from a legal action; some are legal too. */
export function nearMisses(position: Position, legal: string, cards: Cards, below: Below): string[] {
  const action = readAction(legal)
  if (action === undefined) return []
  const anyOf = <T>(list: readonly T[]): T => list[below(list.length)]
  const { sections, shape, ...rest } = action
  const anySection = () => anyOf(cards.map.sections)
  const anyTrain = () => anyOf(below(2) > 0 && position.trains.length > 0 ? position.trains : [...cards.trains.keys()])
  const anyShape = () => anyOf([...cards.shapes.keys()])
  const own = shape === undefined ? {} : { shape }
  const at = below(sections.length)
  const changed: Action[] = [
    { ...rest, ...own, sections: sections.with(at, anySection()) },
    { ...rest, ...own, sections: sections.toSpliced(at, 1) },
    { ...rest, ...own, sections: [...sections, anySection()] },
    { kind: anyOf(['block', 'reserve', 'draw'] as const), sections },
    { kind: 'draw', sections: [anySection()] },
    { kind: 'reserve', sections: [anySection(), anySection()] },
    { kind: 'buy', train: anyTrain(), sections },
    { kind: 'buy', train: anyTrain(), sections, shape: anyShape() },
    { kind: 'buy', train: anyTrain(), sections, ...own },
    { kind: 'buy', train: anyTrain(), sections: sections.toSpliced(at, 1), ...own },
  ]
  return changed.filter((one) => one.sections.length > 0).map(writeAction)
}
