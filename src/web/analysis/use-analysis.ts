import { useEffect, useEffectEvent } from 'react'
import type { AnalysisNews, Review } from '../../bots/analysis.ts'
import { analyseGame } from '../bots/ask-bot.ts'
import { playedGame, teacherOf } from '../bots/played-game.ts'
import { analysisTime } from '../bots/thinking-time.ts'
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
}

const BEGINNING: AnalysisNow = { state: 'running', reviews: [], done: 0, of: undefined, end: 0 }

/** What was found out since the page was loaded, by the record that it is about. */
const found = new Map<string, Store<AnalysisNow>>()

function storeOf(record: string): Store<AnalysisNow> {
  const store = found.get(record) ?? new Store(keptNow(record) ?? BEGINNING)
  found.set(record, store)
  return store
}

function keptNow(record: string): AnalysisNow | undefined {
  const kept = keptAnalysis(record)
  if (kept === undefined) return undefined
  const { reviews, decisions } = kept
  return { state: 'done', reviews, done: decisions, of: decisions, end: Number.POSITIVE_INFINITY }
}

export interface Analysis extends AnalysisNow {
  stop(): void
  goOn(): void
}

/** Lets the teacher go through a game while somebody looks; whoever comes back later finds it where it was. */
export function useAnalysis({ session, record, link }: Replay, { borders }: Recording): Analysis {
  const store = storeOf(link)
  const now = useStore(store)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const order = {
      ...playedGame(session.game, teacherOf(session.game.id)),
      record: { options: record.options, seed: record.seed, actions: record.actions },
      turns: borders,
      begin: store.get().end,
      ms: analysisTime(),
    }
    const change = (changed: Partial<AnalysisNow>) => {
      if (!signal.aborted) store.set({ ...store.get(), ...changed })
    }
    try {
      await analyseGame(order, (news) => change(after(store.get(), news)), signal)
      change({ state: 'done' })
      const { reviews, of = 0 } = store.get()
      if (!signal.aborted) keepAnalysis({ record: link, reviews, decisions: of })
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
