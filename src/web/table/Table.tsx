import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import type { Seat } from '#engine/game.ts'
import { ShellKeys } from '#ui/hotkeys.ts'
import { lazyPart } from '#ui/Part.tsx'
import style from '#ui/unseen.module.css'
import { useIntro } from '../game-texts.ts'
import { seatColours } from '../games/saved-game.ts'
import { replayAddress } from '../routes.ts'
import { botPause } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Announcer, type NoticeContent } from './Announcer.tsx'
import { AutoPlayer } from './auto-player.ts'
import { Controls, undoShortcuts, useUndoKeys } from './Controls.tsx'
import { useHint } from './hint/use-hint.tsx'
import { SeenTable } from './SeenTable.tsx'
import { eyesOf, type Session } from './session.ts'
import { play, useTurnSound } from './sound.ts'
import handOverStyles from './Table.module.css'

const ResultDialog = lazyPart(async () => (await import('./ResultDialog.tsx')).ResultDialog)

export interface TableProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
}

/** A board with everything around it: bots, undo, refusals, the hand-over and the result. */
export function Table({ session, face, texts }: TableProps) {
  const now = useStore(session.now)
  const { table, pages } = useTexts()
  const [, go] = useLocation()
  const { game, seats, id } = session
  const name = useIntro(game.id)?.name ?? ''
  const keys = useMemo(() => [{ keys: 'H', what: table.hint }, ...undoShortcuts(table)], [table])
  const eyes = eyesOf(session)
  const [handedTo, setHandedTo] = useState<Seat>()
  const [isResultClosed, setResultClosed] = useState(false)
  // What is said stands until something happens.
  const [said, setSaid] = useState<{ readonly content: NoticeContent; readonly version: number }>()
  const say = (content: NoticeContent) => setSaid({ content, version: session.now.get().version })
  const notice = said?.version === now.version ? said.content : undefined
  const bots = useBots(session, (again) => say({ kind: 'problem', text: table.botFailed, again }))
  const sayNotStored = useEffectEvent(() => say({ kind: 'problem', text: table.notKept }))
  useEffect(() => session.notStored.subscribe(() => sayNotStored()), [session])
  useEffect(() => {
    document.title = pages.frame.tab(name)
  }, [pages, name])

  const view = session.view(eyes)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const secret = eyes === 'spectator' ? undefined : face.secretOf(view, eyes)
  const mustHandOver = people > 1 && eyes !== 'spectator' && handedTo !== eyes && secret !== undefined
  const mayAct = eyes !== 'spectator' && now.active.includes(eyes)
  const [acting] = now.active
  const isBotActing = acting !== undefined && seats[acting - 1].kind === 'bot'
  const hint = useHint({
    session,
    face,
    texts,
    seat: mayAct && !mustHandOver ? eyes : undefined,
    failed: () => say({ kind: 'problem', text: table.hintFailed }),
  })
  const seat = useFocusAfter(mustHandOver)
  // Of several people at one screen each sees when the other has finished.
  useTurnSound(people > 1 || mayAct)
  // During a hand-over, undo must not reveal what another player saw.
  useUndoKeys(session, !mustHandOver)

  const take = (action: string) => {
    if (eyes === 'spectator') return
    const refusal = session.take(eyes, action)
    if (refusal === undefined) {
      // A player who draws something holds the device; before an existing hand is shown, the device is handed over. If the
      // turn has gone on, going back to it needs a hand-over again.
      const next = face.secretOf(session.view(eyes), eyes)
      const hasDevice = eyesOf(session) === eyes && (secret !== undefined || next === 'drawn')
      setHandedTo(hasDevice ? eyes : undefined)
    } else {
      say({ kind: 'refusal', text: face.explain(refusal, texts, game.cards), rule: refusal.rule })
      void play('refused')
    }
  }
  return (
    <div style={{ display: 'contents', ...seatColours(seats) }}>
      {mustHandOver ? (
        <HandOver name={seats[eyes - 1].name} onReady={() => setHandedTo(eyes)} />
      ) : (
        <main ref={seat} tabIndex={-1} className={handOverStyles.table}>
          <h1 className={style.unseen}>{name}</h1>
          <ShellKeys value={keys}>
            <SeenTable
              {...{ face, texts, eyes, mayAct, notice, hint, take }}
              table={session}
              openMoment={(index) => go(replayAddress(id, index + 1))}
              onSilence={() => setSaid(undefined)}
              controls={
                <Controls
                  session={session}
                  onResult={now.isOver ? () => setResultClosed(false) : undefined}
                  onSkip={isBotActing ? bots.skip : undefined}
                  hint={hint}
                  onSaid={(text) => say({ kind: 'news', text })}
                />
              }
            />
          </ShellKeys>
        </main>
      )}
      <Announcer
        session={session}
        face={face}
        texts={texts}
        notice={notice?.text ?? (hint.now?.state === 'asked' ? table.hintComes : hint.spoken)}
      />
      {now.isOver && !isResultClosed && (
        <Suspense fallback={null}>
          <ResultDialog session={session} face={face} texts={texts} onClose={() => setResultClosed(true)} />
        </Suspense>
      )}
    </div>
  )
}

/** For the element that takes the focus when something else that had it is over. */
function useFocusAfter(isBefore: boolean) {
  const place = useRef<HTMLElement>(null)
  const was = useRef(isBefore)
  useEffect(() => {
    if (was.current && !isBefore) place.current?.focus()
    was.current = isBefore
  }, [isBefore])
  return place
}

/** Lets the bots of a table play. `failed` is called if a bot cannot answer, with a function that retries. */
function useBots(session: Session, failed: (again: () => void) => void): { skip(): void } {
  const player = useRef<AutoPlayer>(undefined)
  const tell = useRef(failed)
  useEffect(() => {
    tell.current = failed
  })
  useEffect(() => {
    const leaving = new AbortController()
    void withLock(`hilltop.bots.${session.id}`, leaving.signal, () => {
      const made = new AutoPlayer(session, botPause, () => tell.current(() => made.retry()))
      player.current = made
      return () => made.stop()
    })
    return () => leaving.abort()
  }, [session])
  return { skip: () => player.current?.skip() }
}

/**
 * Does something until `leaving`, while no other tab of this browser does the same: two tabs at one table must not both
 * play its bots. Browsers keep no locks at insecure addresses; there it is done anyway.
 */
async function withLock(name: string, leaving: AbortSignal, begin: () => () => void): Promise<void> {
  const work = () =>
    new Promise<void>((left) => {
      if (leaving.aborted) return left()
      const stop = begin()
      leaving.addEventListener('abort', () => {
        stop()
        left()
      })
    })
  if (!('locks' in navigator)) return work()
  // Leaving before the lock was granted is no failure.
  await navigator.locks.request(name, { signal: leaving }, work).catch(() => undefined)
}

export interface HandOverProps {
  readonly name: string
  onReady(): void
}

/** Between two people at one device: nothing of the table is on the screen until the next one is there. */
function HandOver({ name, onReady }: HandOverProps) {
  const { table } = useTexts()
  const ready = useRef<HTMLButtonElement>(null)
  // The screen has one thing to do, and the keyboard should be there already.
  useEffect(() => void ready.current?.focus(), [])
  return (
    <main className={handOverStyles.screen}>
      <svg className={handOverStyles.lamp} viewBox="0 0 64 64" aria-hidden="true">
        <path d="M32 6v10M20 30a12 12 0 0 1 24 0v10H20z" fill="none" stroke="var(--ink-soft)" strokeWidth="3" />
        <circle cx="32" cy="40" r="9" fill="var(--lamp)" />
      </svg>
      <h1>{table.handOver(name)}</h1>
      <p>{table.handOverLine}</p>
      <button type="button" className={handOverStyles.ready} ref={ready} onClick={onReady}>
        {table.handOverReady(name)}
      </button>
    </main>
  )
}
