import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace } from '#boards/board.ts'
import { ShellKeys } from '#boards/keys.ts'
import style from '#boards/unseen.module.css'
import type { Seat } from '#engine/game.ts'
import { useIntro } from '../game-texts.ts'
import { replayAddress } from '../routes.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Announcer } from './Announcer.tsx'
import { Controls } from './Controls.tsx'
import { eyesOf } from './eyes.ts'
import { HandOver } from './HandOver.tsx'
import { useHint } from './hint/use-hint.ts'
import type { NoticeContent } from './Notice.tsx'
import { SeenTable } from './SeenTable.tsx'
import type { Session } from './session.ts'
import { play } from './sound.ts'
import { useBots } from './use-bots.ts'
import { useKeeping } from './use-keeping.ts'
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
  const { table, pages } = useTexts()
  const [, go] = useLocation()
  const { game, seats, id } = session
  const name = useIntro(game.id)?.name ?? ''
  const keys = useMemo(() => [{ keys: 'H', what: table.hint }], [table])
  const eyes = eyesOf(session)
  const [handedTo, setHandedTo] = useState<Seat>()
  const [isResultClosed, setResultClosed] = useState(false)
  // What is said stands until something happens.
  const [said, setSaid] = useState<{ readonly content: NoticeContent; readonly version: number }>()
  const say = (content: NoticeContent) => setSaid({ content, version: session.now.get().version })
  const notice = said?.version === now.version ? said.content : undefined
  const bots = useBots(session, (again) => say({ kind: 'problem', text: table.botFailed, again }))
  useKeeping(session, () => say({ kind: 'problem', text: table.notKept }))
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
  // Whoever holds the device while it is handed over must not go back to what another one saw.
  useUndoKeys(session, !mustHandOver)

  const take = (action: string) => {
    if (eyes === 'spectator') return
    const refusal = session.take(eyes, action)
    if (refusal === undefined) {
      // Whoever draws something has the device; whoever comes to a hand that was dealt before must be asked. Where the
      // turn has gone on, whoever wants to go back to it is asked again.
      const next = face.secretOf(session.view(eyes), eyes)
      const hasDevice = eyesOf(session) === eyes && (secret !== undefined || next === 'drawn')
      setHandedTo(hasDevice ? eyes : undefined)
    } else say({ kind: 'refusal', text: face.explain(refusal, texts, game.cards), rule: refusal.rule })
    play(refusal !== undefined ? 'refused' : session.now.get().isOver ? 'over' : 'taken')
  }
  return (
    <>
      {mustHandOver ? (
        <HandOver name={seats[eyes - 1].name} onReady={() => setHandedTo(eyes)} />
      ) : (
        <main>
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
    </>
  )
}
