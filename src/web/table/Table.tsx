import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace } from '../../boards/board.ts'
import type { Refusal, Seat } from '../../engine/game.ts'
import { useIntro } from '../faces.ts'
import { saveGame } from '../games/saved-game.ts'
import { hrefOf, replayAddress, rulesAddress } from '../routes.ts'
import { paceOf, settings, useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Announcer } from './Announcer.tsx'
import { BotPlayer } from './bot-player.ts'
import { Controls } from './Controls.tsx'
import { eyesOf, middleOf } from './eyes.ts'
import { HandOver } from './HandOver.tsx'
import { Notice, type NoticeContent } from './Notice.tsx'
import type { Session } from './session.ts'
import { play } from './sound.ts'
import style from './unseen.module.css'
import { useUndoKeys } from './use-undo-keys.ts'

const ResultDialog = lazy(async () => ({ default: (await import('./ResultDialog.tsx')).ResultDialog }))

export interface TableProps {
  readonly session: Session
  readonly face: GameFace
  readonly texts: unknown
}

/** A board with everything around it: bots, storage, undo, refusals, the hand-over and the result. */
export function Table({ session, face, texts }: TableProps) {
  const now = useStore(session.now)
  const chosen = useSettings()
  const { game, seats } = session
  const eyes = eyesOf(session)
  const name = useIntro(game.id)?.name ?? ''
  const [, go] = useLocation()
  const [lookedAt, setLookedAt] = useState<{ readonly seat: Seat; readonly turnOf: Seat | undefined }>()
  const [notice, setNotice] = useState<NoticeContent>()
  const [isResultShown, setResultShown] = useState(now.isOver)
  const [handedTo, setHandedTo] = useState<Seat>()
  const bots = useBots(session, setNotice)
  useStorage(session, setNotice)

  const acting = now.active[0]
  const shown = lookedAt !== undefined && lookedAt.turnOf === acting ? lookedAt.seat : middleOf(session, eyes)
  const refuse = (refusal: Refusal) => {
    play('refused')
    setNotice({ kind: 'refusal', text: face.explain(refusal, texts), rule: refusal.rule })
  }
  const take = (action: string) => {
    if (eyes === 'spectator') return
    const refusal = session.take(eyes, action)
    if (refusal !== undefined) return refuse(refusal)
    setHandedTo(eyes)
    setNotice(undefined)
    play(session.now.get().isOver ? 'over' : 'taken')
  }
  useEffect(() => {
    if (now.isOver) setResultShown(true)
  }, [now.isOver])
  useEffect(() => {
    document.title = `${name} · Hilltop`
  }, [name])

  const view = session.view(eyes)
  const last = now.log.at(-1)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const mustHandOver = people > 1 && eyes !== 'spectator' && handedTo !== eyes && face.hasSecret(view, eyes)
  // Whoever holds the device while it is handed over must not go back to what another one saw.
  useUndoKeys(session, !mustHandOver)
  if (mustHandOver) {
    return <HandOver name={seats[eyes - 1].name} onReady={() => setHandedTo(eyes)} />
  }
  const isBotActing = acting !== undefined && seats[acting - 1].kind === 'bot'
  return (
    <>
      <main>
        <h1 className={style.unseen}>{name}</h1>
        <face.Board
          cards={game.cards}
          view={view}
          insight={now.insight}
          standing={now.standing}
          isOver={now.isOver}
          eyes={eyes}
          shown={shown}
          show={(seat) => setLookedAt({ seat, turnOf: acting })}
          seats={seats}
          legal={eyes === 'spectator' ? [] : session.legal(eyes)}
          take={take}
          whyNot={(action) => (eyes === 'spectator' ? undefined : session.whyNot(eyes, action))}
          log={now.log}
          news={last === undefined ? '' : face.narrate(last, session.view('spectator'), texts, game.cards, seats)}
          openMoment={(index) => go(replayAddress(session.id, index + 1))}
          language={chosen.language}
          texts={texts}
          controls={
            <Controls
              session={session}
              onResult={now.isOver ? () => setResultShown(true) : undefined}
              onSkip={isBotActing ? bots.skip : undefined}
              onSaid={(text) => setNotice({ kind: 'news', text })}
            />
          }
          notice={
            notice && (
              <Notice
                content={notice}
                ruleAddress={(rule) => hrefOf(rulesAddress(game.id, rule))}
                onClose={() => setNotice(undefined)}
              />
            )
          }
          pace={paceOf(chosen)}
          ruleAddress={(rule) => hrefOf(rulesAddress(game.id, rule))}
        />
      </main>
      <Announcer session={session} face={face} texts={texts} notice={notice?.text} />
      {isResultShown && (
        <Suspense fallback={null}>
          <ResultDialog session={session} face={face} texts={texts} onClose={() => setResultShown(false)} />
        </Suspense>
      )}
    </>
  )
}

const PAUSES = { instant: 0, fast: 300, normal: 900, slow: 2000 }

function useBots(session: Session, say: (notice: NoticeContent) => void): { skip(): void } {
  const { table } = useTexts()
  const player = useRef<BotPlayer>(undefined)
  useEffect(() => {
    const made = new BotPlayer(
      session,
      () => PAUSES[settings().botSpeed],
      () => say({ kind: 'problem', text: table.botFailed, again: () => made.retry() }),
    )
    player.current = made
    return () => made.stop()
  }, [session, say, table])
  return { skip: () => player.current?.skip() }
}

/** Keeps every action in the browser at once. */
function useStorage(session: Session, say: (notice: NoticeContent) => void): void {
  const { table } = useTexts()
  useEffect(
    () =>
      session.now.subscribe(() => {
        if (!saveGame(session.saved(), session.summary())) say({ kind: 'problem', text: table.notKept })
      }),
    [session, say, table],
  )
}
