import type { Limit } from '#bots/budget.ts'

/** How long bots think about a turn, in ms. */
const TURN = 1000

/** How long the expert thinks about each decision of a game that it goes through, and about the whole game. */
const DECISION = 500
const GAME = 45_000

/** The effort of the search for the best possible score, as a multiple of that of a decision. */
const CEILING = 20

/**
 * The address can ask for less or more, for slow machines and for tests: `?think=20` is in ms, `?nodes=500`
 * finds the same on every machine.
 */
function asked(usual: number): Limit {
  const nodes = numberInAddress('nodes')
  return nodes === undefined ? { ms: numberInAddress('think') ?? usual } : { nodes }
}

function numberInAddress(name: string): number | undefined {
  const text = new URLSearchParams(location.search).get(name)
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

export function turnLimit(): Limit {
  return asked(TURN)
}

/** For each decision, where there are so many of them. */
export interface AnalysisLimit {
  readonly each: Limit
  /** In ms, where each has a time. */
  readonly all: number
}

export function analysisLimit(): AnalysisLimit {
  return { each: asked(DECISION), all: GAME }
}

export function decisionLimit({ each, all }: AnalysisLimit, decisions: number): Limit {
  return 'ms' in each ? { ms: Math.min(each.ms, all / decisions) } : each
}

export function ceilingLimit(): Limit {
  const decision = asked(DECISION)
  return 'ms' in decision ? { ms: CEILING * decision.ms } : { nodes: CEILING * decision.nodes }
}
