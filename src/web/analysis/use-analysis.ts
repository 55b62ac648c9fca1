import { useEffect, useEffectEvent } from 'react'
import type { AnalysisNews, Review } from '#bots/analysis.ts'
import { analyseGame, findCeiling } from '../bots/ask-bot.ts'
import { botGame, teacherOf } from '../bots/bot-game.ts'
import { analysisLimit, ceilingLimit } from '../bots/thinking-limits.ts'
import type { CeilingNews } from '../bots/worker.ts'
import type { Replay } from '../replay/open-replay.ts'
import type { Recording } from '../replay/recording.ts'
import { Store, useStore } from '../store.ts'
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts'

/** How far an analysis is. */
export interface AnalysisNow {
  readonly state: 'running' | 'stopped' | 'done' | 'failed'
  readonly reviews: readonly Review[]
  /** How many decisions were looked at, of how many; undefined while that is not known. */
  readonly done: number
  readonly of: number | undefined
  /** The moment up to which everything was looked at. */
  readonly end: number
  /** Whether all decisions were looked at. */
  readonly isWhole: boolean
  /** The progress of the search for the best possible score, which follows the reviews, and its result so far. */
  readonly searched: number
  readonly ceiling: number | undefined
}

const BEGINNING: AnalysisNow = {
  state: 'running',
  reviews: [],
  done: 0,
  of: undefined,
  end: 0,
  isWhole: false,
  searched: 0,
  ceiling: undefined,
}

/** The analyses since the page was loaded, by record. */
const found = new Map<string, Store<AnalysisNow>>()

function storeOf({ link, record }: Replay): Store<AnalysisNow> {
  const store = found.get(link) ?? new Store(keptNow(link, isAlone(record)) ?? BEGINNING)
  found.set(link, store)
  return store
}

function keptNow(link: string, isSearched: boolean): AnalysisNow | undefined {
  const kept = keptAnalysis(link)
  if (kept === undefined) return undefined
  const { reviews, decisions, ceiling } = kept
  const state = isSearched && ceiling === undefined ? 'running' : 'done'
  return { ...BEGINNING, state, reviews, done: decisions, of: decisions, isWhole: true, ceiling }
}

/** The best possible score exists only for solo games. */
function isAlone({ options }: Replay['record']): boolean {
  return (options as { readonly players: number }).players === 1
}

export interface Analysis extends AnalysisNow {
  stop(): void
  goOn(): void
}

/** Analyses a game while the page is open; after a return to the page it goes on where it stopped. */
export function useAnalysis(replay: Replay, { borders }: Recording): Analysis {
  const { session, record, link } = replay
  const store = storeOf(replay)
  const now = useStore(store)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const { options, seed, actions } = record
    const game = botGame(session.game, teacherOf(session.game.id))
    const change = (changed: Partial<AnalysisNow>) => {
      if (!signal.aborted) store.set({ ...store.get(), ...changed })
    }
    const keep = () => {
      const { reviews, of = 0, ceiling } = store.get()
      keepAnalysis({ record: link, reviews, decisions: of, ...(ceiling !== undefined && { ceiling }) })
    }
    try {
      if (!store.get().isWhole) {
        const order = { ...game, record: { options, seed, actions }, turns: borders, begin: store.get().end }
        await analyseGame({ ...order, limit: analysisLimit() }, (news) => change(after(store.get(), news)), signal)
        signal.throwIfAborted()
        change({ isWhole: true })
        keep()
      }
      if (isAlone(record)) {
        const hear = ({ share, best = store.get().ceiling }: CeilingNews) => change({ searched: share, ceiling: best })
        const ceiling = await findCeiling({ ...game, record: { options, seed }, limit: ceilingLimit() }, hear, signal)
        signal.throwIfAborted()
        change({ ceiling })
        keep()
      }
      change({ state: 'done' })
    } catch {
      change({ state: 'failed' })
    }
  })
  const isRunning = now.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const leaving = new AbortController()
    void run(leaving.signal)
    return () => leaving.abort()
  }, [isRunning])
  return {
    ...now,
    stop: () => store.set({ ...store.get(), state: 'stopped' }),
    goOn: () => store.set({ ...store.get(), state: 'running' }),
  }
}

function after({ reviews }: AnalysisNow, news: AnalysisNews): Partial<AnalysisNow> {
  if (news.kind === 'begun') return { of: news.decisions }
  const { number, review, to } = news
  return { done: number, end: to, reviews: review === undefined ? reviews : [...reviews, review] }
}
