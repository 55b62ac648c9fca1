import { useEffect, useEffectEvent, useMemo } from 'react'
import type { GameEntrance, HintFace } from '#boards/board.ts'
import type { AnalysisNews, Review } from '#bots/analysis.ts'
import { isObject } from '#engine/json.ts'
import { useLoaded } from '#ui/Part.tsx'
import { analyseGame, findCeiling } from '../bots/ask-bot.ts'
import { botGame, expertOf } from '../bots/bot-game.ts'
import { analysisLimit, ceilingLimit } from '../bots/thinking-limits.ts'
import type { CeilingNews } from '../bots/worker.ts'
import { useFaceTexts } from '../game-texts.ts'
import type { Replay } from '../replay/open-replay.ts'
import { type Recording, recordingOf } from '../replay/recording.ts'
import { useSettings } from '../settings/settings.ts'
import { library } from '../storage/library.ts'
import { Store, useStore } from '../store.ts'
import type { AnalysisTexts } from '../text/en/expert.ts'
import { type EstimateWords, estimateWords, loadExpertTexts } from '../text/estimate-words.ts'

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
    const { options, position, seed, actions } = record
    const game = botGame(session.game, expertOf(session.game.id))
    const change = (changed: Partial<AnalysisNow>) => {
      if (!signal.aborted) store.set({ ...store.get(), ...changed })
    }
    const keep = () => {
      const { reviews, of = 0, ceiling } = store.get()
      keepAnalysis({ record: link, reviews, decisions: of, ...(ceiling !== undefined && { ceiling }) })
    }
    try {
      if (!store.get().isWhole) {
        const order = { ...game, record: { options, position, seed, actions }, turns: borders, begin: store.get().end }
        await analyseGame({ ...order, limit: analysisLimit() }, (news) => change(after(store.get(), news)), signal)
        signal.throwIfAborted()
        change({ isWhole: true })
        keep()
      }
      // The search begins with the setup.
      if (isAlone(record) && !position) {
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

/** A whole analysis as the browser keeps it. */
export interface KeptAnalysis {
  /** The record that it is about, as the text of a link. */
  readonly record: string
  readonly reviews: readonly Review[]
  readonly decisions: number
  /** A score that was possible, if it was searched for. */
  readonly ceiling?: number
}

const NAME = 'analyses'

/** About 20 kB each. An older analysis can be computed again. */
const MOST = 8

/** The stored analysis of a record. */
export function keptAnalysis(record: string): KeptAnalysis | undefined {
  return all().find((kept) => kept.record === record)
}

/** Stores it before the others. If there is no room, it can be computed again. */
export function keepAnalysis(analysis: KeptAnalysis): void {
  const others = all().filter(({ record }) => record !== analysis.record)
  void library.write(NAME, [analysis, ...others].slice(0, MOST))
}

function all(): KeptAnalysis[] {
  const json = library.read(NAME)
  return Array.isArray(json) ? json.filter(isKept) : []
}

/** Stored data may come from another version or be edited. */
function isKept(json: unknown): json is KeptAnalysis {
  if (!isObject(json) || typeof json.record !== 'string' || !Number.isFinite(json.decisions)) return false
  if (json.ceiling !== undefined && !Number.isFinite(json.ceiling)) return false
  return Array.isArray(json.reviews) && json.reviews.every(isReview)
}

function isReview(json: unknown): json is Review {
  if (!isObject(json) || !isObject(json.reason) || !isObject(json.reason.values)) return false
  const { seat, from, to, best, done, plan, reason, forecast } = json
  return (
    [seat, from, to, best, done].every(Number.isFinite) &&
    isObject(forecast) &&
    isForecast(forecast) &&
    typeof reason.reason === 'string' &&
    Array.isArray(plan) &&
    plan.every((action) => typeof action === 'string')
  )
}

function isForecast({ chances, points = [] }: Readonly<Record<string, unknown>>): boolean {
  const isExpected = (json: unknown) => isObject(json) && [json.mean, json.spread].every(Number.isFinite)
  return Array.isArray(chances) && chances.every(Number.isFinite) && Array.isArray(points) && points.every(isExpected)
}

/** The game that an analysis is about, and what is needed to describe it. */
export interface Subject {
  readonly replay: Replay
  readonly recording: Recording
  /** What is estimated: chances to win as in a race or, in a game alone, points. */
  readonly goal: GameEntrance['goal']
  /** What the board says. */
  readonly boardTexts: unknown
  readonly hints: HintFace
  readonly texts: AnalysisTexts
  readonly estimates: EstimateWords
}

/** Undefined while something of it loads. */
export function useSubject(replay: Replay): Subject | undefined {
  const { session, face } = replay
  const { language } = useSettings()
  const boardTexts = useFaceTexts(session.game.id)
  const expert = useLoaded(language, loadExpertTexts)
  const hints = useLoaded(boardTexts, boardTexts === undefined ? undefined : face.loadHints)
  const recording = useMemo(() => recordingOf(session, face), [session, face])
  const goal = session.seats.length > 1 ? 'race' : 'points'
  return useMemo(() => {
    if (boardTexts === undefined || expert === undefined || hints === undefined) return undefined
    const estimates = estimateWords(goal, expert.estimate, language)
    return { replay, recording, goal, boardTexts, hints, texts: expert.analysis, estimates }
  }, [replay, recording, goal, boardTexts, expert, hints, language])
}
