import { inNotationOrder, sectionBetween } from './lattice.ts'

/** The notation of the rules page. */

export interface Action {
  kind: 'block' | 'reserve' | 'draw' | 'buy'
  sections: string[]
  /** Only for a purchase. */
  train?: number
  /** The shape card that is taken with the train. */
  shape?: number
}

const STATION = '[a-z][1-9]\\d*'
const SECTIONS = `${STATION}-${STATION}(?: ${STATION}-${STATION})*`
const NOTATION = new RegExp(
  `^(?:(?<kind>block|reserve|draw)|buy (?<train>[1-9]\\d*) with) (?<sections>${SECTIONS})(?: shape (?<shape>[1-9]\\d*))?$`,
)

/** The action that a text stands for; sections and their stations may be named in any order. */
export function readAction(text: string): Action | undefined {
  const words = NOTATION.exec(text)?.groups
  if (words === undefined) return undefined
  const sections = words.sections.split(' ').map((name) => {
    const [one, other] = name.split('-')
    return sectionBetween(one, other)
  })
  if (words.train !== undefined) {
    const shape = words.shape === undefined ? {} : { shape: Number(words.shape) }
    return { kind: 'buy', train: Number(words.train), sections, ...shape }
  }
  const kind = (['block', 'reserve', 'draw'] as const).find((name) => name === words.kind)
  return kind === undefined || words.shape !== undefined ? undefined : { kind, sections }
}

export function writeAction({ kind, sections, train, shape }: Action): string {
  const list = inNotationOrder(sections).join(' ')
  if (kind !== 'buy') return `${kind} ${list}`
  return `buy ${train} with ${list}${shape === undefined ? '' : ` shape ${shape}`}`
}
