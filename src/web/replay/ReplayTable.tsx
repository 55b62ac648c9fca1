import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '#ui/Part.tsx'
import unseen from '#ui/unseen.module.css'
import { copyText } from '../browser.ts'
import { useBadges } from '../characters/use-characters.tsx'
import { useIntro } from '../game-texts.ts'
import { withItsCards } from '../games/card-sets.ts'
import { seatColours } from '../games/saved-game.ts'
import { usePageTexts } from '../pages/PageFrame.tsx'
import { homeAddress, hrefOf, PATHS, replayAddress, rulesAddress, scoresAddress, tableAddress } from '../routes.ts'
import { paceOf, useSettings } from '../settings/settings.ts'
import { Notice, type NoticeContent } from '../table/Announcer.tsx'
import button from '../table/Controls.module.css'
import { Menu } from '../table/Controls.tsx'
import { useTexts } from '../text/TextsContext.tsx'
import type { Replay } from './open-replay.ts'
import { type ComparedMove, comparedAt, playOn, type ShownComparison, tryFrom } from './play-on.ts'
import style from './ReplayControls.module.css'
import { addressOf, type ReplayDetail } from './record-link.ts'
import {
  BACKWARD,
  FORWARD,
  type Look,
  lookAt,
  middleSeat,
  type Recording,
  recordingOf,
  type Step,
} from './recording.ts'
import { type Player, TimeLine, usePlayer } from './use-player.tsx'

// Only an analysis leads to it.
const CompareNotice = lazyPart(async () => (await import('./CompareNotice.tsx')).CompareNotice)

/** Drawn for the way back; the way ahead is its mirror image. */
const SHAPES: Readonly<Record<Step, string>> = {
  first: 'M6 6v12M17 6l-6 6 6 6',
  previousTurn: 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  previousAction: 'M15 6l-6 6 6 6',
  nextAction: 'M15 6l-6 6 6 6',
  nextTurn: 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  last: 'M6 6v12M17 6l-6 6 6 6',
}

export interface ReplayTableProps {
  readonly replay: Replay
  readonly texts: unknown
  readonly start: ReplayStart
}

/** The moment to begin at, and what is shown then. */
export interface ReplayStart {
  readonly at: number
  readonly detail: ReplayDetail
}

/** A board that only shows, with the way through the game in its strip. */
export function ReplayTable({ replay, texts, start }: ReplayTableProps) {
  const { session, face, source, record, isRunning, isResultWrong } = replay
  const { game, seats } = session
  const chosen = useSettings()
  const { language } = chosen
  const badged = useBadges(seats, useIntro(game.id))
  const { pages } = useTexts()
  const { replay: words } = usePageTexts()
  const recording = useMemo(() => recordingOf(session, face), [session, face])
  const player = usePlayer(recording, source, start.at)
  const { at } = player
  const look = useMemo(() => lookAt(recording, face, at, isRunning), [recording, face, at, isRunning])
  const middle = middleSeat(recording, at)
  const [lookedAt, setLookedAt] = useState(() => {
    const seat = start.detail.seat ?? 0
    return seat > 0 && seat <= seats.length ? { seat, middle } : undefined
  })
  const comparison = useComparison(replay, recording, start, at)
  const [news, setNews] = useState<{ readonly content: NoticeContent; readonly at: number } | undefined>(
    isResultWrong ? { content: { kind: 'problem', text: words.wrongResult }, at } : undefined,
  )
  useEffect(() => {
    // Only games of servers have a proof.
    if (source.kind === 'game' || !('fair' in record)) return
    let isWanted = true
    const say = (content: NoticeContent | undefined) => {
      if (isWanted && content !== undefined) setNews((shown) => shown ?? { content, at: start.at })
    }
    // Without the network the record is shown as before.
    import('./record-origin.ts')
      .then(async ({ originOf }) => say(await originOf(record, language)))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [source, record, language, start.at])
  // A message belongs to one moment, and is not repeated when the player returns to it.
  if (news !== undefined && news.at !== at) setNews(undefined)
  const narration = useNarration(replay, texts, recording, look)
  useEffect(() => {
    document.title = pages.frame.tab(words.title)
  }, [pages, words])

  const ruleAddress = (rule: string) => hrefOf(rulesAddress(game.id, rule))
  return (
    <main style={seatColours(seats)}>
      <h1 className={unseen.unseen}>{words.title}</h1>
      <face.Board
        cards={game.cards}
        view={look.view}
        insight={look.insight}
        standing={look.standing}
        isOver={look.isOver}
        eyes={look.eyes}
        shown={lookedAt?.middle === middle ? lookedAt.seat : middle}
        show={(seat) => setLookedAt({ seat, middle })}
        seats={badged}
        mayAct={comparison !== undefined}
        legal={comparison?.moves.legal ?? NOTHING}
        take={(action) => comparison?.begin(action)}
        whyNot={(action) => comparison?.whyNot(action)}
        hint={comparison?.moves[comparison.shown]}
        log={look.log}
        openMoment={player.go}
        texts={texts}
        controls={
          <ReplayControls player={player} recording={recording}>
            <ReplayMenu
              replay={replay}
              at={at}
              canPlayOn={!look.isOver}
              onSaid={(content) => setNews({ content, at })}
            />
          </ReplayControls>
        }
        notice={
          news?.at === at && (
            <Notice content={news.content} ruleAddress={ruleAddress} onClose={() => setNews(undefined)} />
          )
        }
        instead={
          comparison && (
            <Suspense fallback={null}>
              <CompareNotice {...{ replay, texts, comparison }} view={look.view} />
            </Suspense>
          )
        }
        news={narration}
        silence={() => setNews(undefined)}
        pace={paceOf(chosen)}
        ruleAddress={ruleAddress}
      />
      <div className={unseen.unseen} aria-live="polite">
        <p>{narration}</p>
        {news?.at === at && <p>{news.content.text}</p>}
      </div>
    </main>
  )
}

const NOTHING: readonly string[] = []

function useComparison(
  replay: Replay,
  recording: Recording,
  { at: from, detail: { better } }: ReplayStart,
  at: number,
): ShownComparison | undefined {
  const [shown, show] = useState<ComparedMove>('better')
  const [, go] = useLocation()
  const { game, states } = recording
  const moves = useMemo(
    () => (better === undefined || replay.isRunning ? undefined : comparedAt(replay, recording, from, better)),
    [replay, recording, from, better],
  )
  if (moves === undefined || at !== from) return undefined
  const whyNot = (action: string) => game.refusal(states[at], moves.seat, game.parse(action))
  const begin = (action?: string) => {
    if (action !== undefined && whyNot(action) !== undefined) return
    const { id, rest } = tryFrom(replay, moves, action)
    go(tableAddress(id), { state: { tried: rest } })
  }
  return { moves, shown, show, whyNot, begin }
}

/** The last action in words. */
function useNarration({ session, face }: Replay, texts: unknown, { game }: Recording, look: Look): string {
  const { table } = useTexts()
  const { replay } = usePageTexts()
  return useMemo(() => {
    const moment = look.log.at(-1)
    if (moment === undefined) return replay.begin
    const text = face.narrate(moment, look.openView, texts, game.cards, session.seats)
    return look.isOver ? `${text} ${table.gameOver}` : text
  }, [look, face, texts, game, session, replay, table])
}

interface ReplayMenuProps {
  readonly replay: Replay
  readonly at: number
  readonly canPlayOn: boolean
  onSaid(news: NoticeContent): void
}

/** What can be done with the moment that is shown, and the ways out. */
function ReplayMenu({ replay, at, canPlayOn, onSaid }: ReplayMenuProps) {
  const { table, pages } = useTexts()
  const { replay: words } = usePageTexts()
  const [, go] = useLocation()
  const { source, record, link, session } = replay

  const copy = async (text: string, said: string) => {
    if (await copyText(text)) onSaid({ kind: 'news', text: said })
    else onSaid({ kind: 'problem', text: table.notCopied, again: () => void copy(text, said) })
  }
  const copyLink = () => {
    const address = hrefOf(replayAddress()) + addressOf({ kind: 'link', text: link }, at)
    return copy(location.origin + address, words.linkCopied)
  }
  return (
    <Menu>
      {canPlayOn && (
        <button type="button" onClick={() => go(tableAddress(playOn(replay, at)))}>
          {words.playOn}
        </button>
      )}
      {(!replay.isRunning || session.game.isOpen) && (
        <Link href={PATHS.workshop + addressOf(source, at)}>{words.openInWorkshop}</Link>
      )}
      {session.now.get().isOver && <Link href={PATHS.analysis + addressOf(source, 0)}>{table.analyse}</Link>}
      <button type="button" onClick={copyLink}>
        {words.copyLink}
      </button>
      <button type="button" onClick={() => copy(`${JSON.stringify(withItsCards(record))}\n`, table.recordCopied)}>
        {table.copyRecord}
      </button>
      {source.kind === 'game' && <Link href={tableAddress(source.text)}>{words.backToTable}</Link>}
      <a href={hrefOf(rulesAddress(record.game))} target="_blank" rel="noreferrer">
        {table.rules}
      </a>
      <Link href={replayAddress()}>{words.openAnother}</Link>
      <Link href={scoresAddress()}>{pages.frame.scores}</Link>
      <Link href={homeAddress()}>{table.home}</Link>
    </Menu>
  )
}

interface ReplayControlsProps {
  readonly player: Player
  readonly recording: Recording
  /** What stands at the end of the row. */
  readonly children: ReactNode
}

/** The way through a game: the line of time, and steps by action and by turn. */
function ReplayControls({ player, recording, children }: ReplayControlsProps) {
  const { replay } = usePageTexts()
  const { at, isPlaying } = player
  const play = isPlaying ? replay.pause : replay.play
  const way = (step: Step, isOff: boolean) => <StepButton key={step} step={step} isOff={isOff} player={player} />
  return (
    <section className={style.controls} aria-label={replay.controls}>
      <TimeLine at={at} last={recording.last} borders={recording.borders} onGo={player.go} />
      <div className={style.buttons}>
        {BACKWARD.map((step) => way(step, at === 0))}
        <button
          type="button"
          className={`${button.button} ${style.play}`}
          aria-label={play}
          title={play}
          aria-keyshortcuts="Space"
          onClick={player.togglePlaying}
        >
          <PlayIcon isPlaying={isPlaying} />
        </button>
        {FORWARD.map((step) => way(step, at === recording.last))}
        {children}
      </div>
    </section>
  )
}

interface StepButtonProps {
  readonly step: Step
  readonly isOff: boolean
  readonly player: Player
}

/** Stays in reach of the keyboard where it leads nowhere, so that the focus is not lost at the last step. */
function StepButton({ step, isOff, player }: StepButtonProps) {
  const label = usePageTexts().replay.steps[step]
  return (
    <button
      type="button"
      className={`${button.button} ${style.step}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => player.step(step)}
    >
      <StepIcon step={step} />
    </button>
  )
}

function StepIcon({ step }: { readonly step: Step }) {
  const isBack = BACKWARD.some((back) => back === step)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SHAPES[step]}
        transform={isBack ? undefined : 'matrix(-1 0 0 1 24 0)'}
        fill="none"
        stroke="currentcolor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function PlayIcon({ isPlaying }: { readonly isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={isPlaying ? 'M8 6.5v11M16 6.5v11' : 'M8.5 6v12l9.5-6z'}
        fill="currentcolor"
        stroke="currentcolor"
        strokeWidth={isPlaying ? 3.4 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
