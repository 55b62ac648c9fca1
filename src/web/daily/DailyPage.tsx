import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Language, Loaders } from '#boards/board.ts'
import { isObject } from '#engine/json.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import columns from '#ui/columns.module.css'
import { preload, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import type { Daily, DailyDeal } from '#wire/daily.ts'
import { preloadGames, useIntro } from '../game-texts.ts'
import { useMe } from '../online/account/use-me.ts'
import { api, ServerProblem, Unreachable } from '../online/api.ts'
import { noteDailyDeal } from '../online/chance-notes.ts'
import { OnlineFrame } from '../online/lobby/OnlineFrame.tsx'
import { problemWords } from '../online/lobby/table-texts.ts'
import { type Known, useNamedTask } from '../online/lobby/use-named-task.tsx'
import { loadOnlineTexts, useOnlineTexts } from '../online/texts.tsx'
import { dayText, timeText } from '../pages/parts/dates.ts'
import { dailyAddress, onlineTableAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { read, write } from '../storage/local.ts'
import type { DailyTexts } from '../text/en/daily.ts'
import styles from './DailyPage.module.css'
import { DailyCalendar, DailyResults } from './DailyResults.tsx'
import { DailyWords, DealFrame, useDailyTexts, withMinus } from './daily-parts.tsx'
import { OfflineDeals } from './OfflineDeals.tsx'
import { ShareResult } from './ShareResult.tsx'

const TEXTS: Loaders<{ readonly daily: DailyTexts }> = {
  en: () => import('../text/en/daily.ts'),
  hu: () => import('../text/hu/daily.ts'),
  ja: () => import('../text/ja/daily.ts'),
}

const loadTexts = async (language: Language) => (await TEXTS[language]()).daily

/** The daily deals of today, or of the day in the address. */
export function DailyPage() {
  const { language } = useSettings()
  const texts = useLoaded(language, loadTexts)
  const wanted = new URLSearchParams(useSearch()).get('date') ?? undefined
  return (
    <OnlineFrame titleOf={() => texts?.title ?? ''}>
      {texts && (
        <DailyWords value={texts}>
          <DayOf key={wanted ?? 'today'} wanted={wanted} />
        </DailyWords>
      )}
    </OnlineFrame>
  )
}

DailyPage.preload = async (language: Language): Promise<void> => {
  const texts = [preload(loadTexts, language), preload(loadOnlineTexts, language)]
  await Promise.all([...texts, preloadGames(language, ['loadIntro', 'loadCover'])])
}

function DayOf({ wanted }: { readonly wanted: string | undefined }) {
  const texts = useDailyTexts()
  const { problems } = useOnlineTexts()
  const known = useMe()
  const { day, problem, look } = useDay(wanted)
  if (problem instanceof Unreachable && day === undefined) return <OfflineDeals tryAgain={look} />
  if (problem instanceof ServerProblem) return <p role="status">{problemWords(problem, problems)}</p>
  if (day === undefined) return null
  const isToday = day.date === day.today
  return (
    <>
      <DayHead day={day} isToday={isToday} />
      <ul className={styles.deals}>
        {day.deals.map((deal) => (
          <DealCard key={deal.game} {...{ day, deal, known, isToday }} />
        ))}
      </ul>
      <div className={`${columns.columns} ${styles.more}`}>
        <DailyResults day={day} />
        <DailyCalendar day={day} />
      </div>
      <DealPromise day={day} title={texts.fair} />
    </>
  )
}

/** A day of the server, read again when the page is seen again. */
function useDay(wanted: string | undefined) {
  const [day, setDay] = useState<Daily>()
  const [problem, setProblem] = useState<ServerProblem | Unreachable>()
  const look = useCallback(async () => {
    try {
      setDay(await api.daily(wanted))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof ServerProblem || error instanceof Unreachable)) throw error
      setProblem(error)
    }
  }, [wanted])
  useEffect(() => {
    void look()
    const again = () => {
      if (document.visibilityState === 'visible') void look()
    }
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
    }
  }, [look])
  const untilNext = day?.date === day?.today && day ? day.endsAt - day.now : undefined
  useEffect(() => {
    if (untilNext === undefined) return
    const timer = setTimeout(look, untilNext + SECOND)
    return () => clearTimeout(timer)
  }, [untilNext, look])
  // The expert begins to play a deal when its first result is asked for.
  const isWaiting = day?.deals.some(({ you, expert }) => you?.isOver && expert === null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(look, EXPERT_MS)
    return () => clearInterval(timer)
  }, [isWaiting, look])
  return { day, problem, look }
}

const SECOND = 1000
const MINUTE = 60_000
/** How often the page asks whether the expert has finished. */
const EXPERT_MS = 15_000

function DayHead({ day, isToday }: { readonly day: Daily; readonly isToday: boolean }) {
  const texts = useDailyTexts()
  const { language } = useSettings()
  const { streak } = day
  return (
    <>
      <p className={styles.line}>
        {isToday ? texts.line : texts.past(dayText(language, day.date))}{' '}
        {!isToday && <Link href={dailyAddress()}>{texts.toToday}</Link>}
      </p>
      {isToday && (
        <p className={styles.facts}>
          <Countdown key={day.now} day={day} />
          {streak !== null && streak.days > 0 && (
            <span>
              <b>{texts.streak(streak.days)}</b> {streak.mayMiss ? texts.mayMiss : texts.noMiss}
            </span>
          )}
        </p>
      )}
    </>
  )
}

/** The time to the next deals by the clock of the server, which was read when this was first rendered. */
function Countdown({ day }: { readonly day: Daily }) {
  const texts = useDailyTexts()
  const [seenAt] = useState(() => Date.now())
  const [now, setNow] = useState(seenAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.max(0, Math.ceil((day.endsAt - day.now - (now - seenAt)) / MINUTE))
  return <span>{texts.next(Math.floor(minutes / 60), minutes % 60)}</span>
}

interface DealProps {
  readonly day: Daily
  readonly deal: DailyDeal
  readonly known: Known
  readonly isToday: boolean
}

/** The deal of one game: play it, continue, or see what came of it. */
function DealCard({ day, deal, known, isToday }: DealProps) {
  const texts = useDailyTexts()
  const { game, you, results } = deal
  const { language } = useSettings()
  const name = useIntro(game)?.name ?? ''
  const [, go] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(texts.whyName, known)
  const play = () =>
    run(async () => {
      const { id } = await api.playDaily(day.date, game)
      noteDailyDeal(id, deal.commitment)
      go(onlineTableAddress(id))
    })
  const isOver = day.now >= day.countsUntil
  const playButton = (way: 'play' | 'again', look: 'primary' | 'secondary') => (
    <Button look={look} aria-label={texts[`${way}What`](name)} disabled={isBusy} onClick={play}>
      {texts[way]}
    </Button>
  )
  return (
    <DealFrame gameId={game} players={deal.players}>
      {you?.isOver && <Result {...{ day, deal, you, name }} />}
      <p className={prose.small}>{you?.place == null && texts.results(results)}</p>
      <div className={styles.buttons}>
        {isToday && you === null && playButton('play', 'primary')}
        {you !== null && (
          <ButtonLink
            look={you.isOver ? 'secondary' : 'primary'}
            href={onlineTableAddress(you.table)}
            aria-label={you.isOver ? texts.lookWhat(name) : texts.continueWhat(name)}
          >
            {you.isOver ? texts.look : texts.continue}
          </ButtonLink>
        )}
        {!isToday && isOver && playButton('again', 'secondary')}
      </div>
      <p className={prose.small} role="status">
        {problem ||
          (isToday
            ? you?.isOver && texts.later(timeText(language, day.countsUntil))
            : isOver
              ? texts.notCounted
              : texts.soon)}
      </p>
      {namePrompt}
    </DealFrame>
  )
}

interface ResultProps {
  readonly day: Daily
  readonly deal: DailyDeal
  readonly you: NonNullable<DailyDeal['you']>
  /** Of the game. */
  readonly name: string
}

function Result({ day, deal, you, name }: ResultProps) {
  const texts = useDailyTexts()
  const { language } = useSettings()
  const { points, place, hasWon } = you
  if (points === null || place === null) return <p>{texts.noResult}</p>
  const rows = [
    [texts.expert, deal.expert],
    [texts.best, deal.best],
  ] as const
  const of = Math.max(place, deal.results)
  return (
    <>
      <p className={styles.result}>
        <b>{withMinus(texts.points(points))}</b>
        <span>
          {deal.players > 1 && `${hasWon ? texts.won : texts.lost} · `}
          {of > 1 ? texts.place(place, of) : texts.noOthers}
        </span>
      </p>
      <dl className={styles.compare}>
        {rows.map(
          ([what, value]) =>
            value !== null && (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ShareResult
        day={day.date}
        date={dayText(language, day.date)}
        game={name}
        points={points}
        place={place}
        of={of}
        most={deal.best ?? deal.expert}
      />
    </>
  )
}

const NAME = 'daily-promise'

/** A deal of tomorrow, or of a past day. */
type Promised = Pick<DailyDeal, 'game' | 'commitment'> & Partial<Pick<DailyDeal, 'secret'>>

/** The commitments of tomorrow's deals. This browser stores them, and compares them with the deals of the next day. */
function DealPromise({ day, title }: { readonly day: Daily; readonly title: string }) {
  const texts = useDailyTexts()
  const [noted] = useState(() => read(NAME))
  const isKept = isPromiseKept(day, noted)
  useEffect(() => void notePromise(day), [day])
  const isToday = day.date === day.today
  const shown: readonly Promised[] = isToday ? day.tomorrow : day.deals
  return (
    <details className={styles.fair}>
      <summary>{title}</summary>
      {isToday && <p>{texts.fairLine}</p>}
      {isKept !== undefined && <p role="status">{isKept ? texts.kept : texts.broken}</p>}
      <ul>
        {shown.map((deal) => (
          <li key={deal.game}>
            <GameName gameId={deal.game} />
            <span className={prose.small}>{texts.commitment}</span> <code>{deal.commitment}</code>
            {deal.secret && (
              <>
                <span className={prose.small}>{texts.secret}</span> <code>{deal.secret}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function GameName({ gameId }: { readonly gameId: string }) {
  return <b>{useIntro(gameId)?.name}</b>
}

/** Stores the promise for tomorrow. Of the same day the first one stays; that for today is still needed. */
function notePromise({ date, today, tomorrow, endsAt }: Daily): void {
  const noted = read(NAME)
  const next = new Date(endsAt).toISOString().slice(0, 10)
  if (date !== today || (isObject(noted) && noted.date === next)) return
  const commitments = Object.fromEntries(tomorrow.map(({ game, commitment }) => [game, commitment]))
  write(NAME, { date: next, commitments, before: promisedFor(date, noted) })
}

/** Whether today's deals are those that were promised; undefined if this browser has noted no promise. */
function isPromiseKept({ date, today, deals }: Daily, noted: unknown): boolean | undefined {
  const promised = date === today ? promisedFor(date, noted) : undefined
  return (
    promised && deals.every(({ game, commitment }) => promised[game] === undefined || promised[game] === commitment)
  )
}

/** What was noted last is for this day, or for the next one with this day's beside it. */
function promisedFor(date: string, noted: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(noted)) return undefined
  const commitments = noted.date === date ? noted.commitments : noted.before
  return isObject(commitments) ? commitments : undefined
}
