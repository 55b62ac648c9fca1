import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace } from '../../boards/board.ts'
import { ShellKeys } from '../../boards/shell-keys.ts'
import style from '../../boards/unseen.module.css'
import type { Seat } from '../../engine/game.ts'
import { useIntro } from '../faces.ts'
import { hrefOf, replayAddress, rulesAddress } from '../routes.ts'
import { paceOf, useSettings } from '../settings/settings.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Announcer } from './Announcer.tsx'
import { Controls } from './Controls.tsx'
import { eyesOf, middleOf } from './eyes.ts'
import { HandOver } from './HandOver.tsx'
import { type HintControl, useHint } from './hint/use-hint.ts'
import { Notice, type NoticeContent } from './Notice.tsx'
import type { Session } from './session.ts'
import { play } from './sound.ts'
import { useBots } from './use-bots.ts'
import { useKeeping } from './use-keeping.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const HintNotice = lazy(async () => ({ default: (await import('./hint/HintNotice.tsx')).HintNotice }))
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
  const { game, seats } = session
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
    } else say({ kind: 'refusal', text: face.explain(refusal, texts), rule: refusal.rule })
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
              {...{ session, face, texts, eyes, notice, hint, take, say }}
              onSkip={bots.skip}
              onResult={() => setResultClosed(false)}
              onSilence={() => setSaid(undefined)}
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

interface SeenTableProps extends TableProps {
  readonly eyes: Seat | 'spectator'
  readonly notice: NoticeContent | undefined
  readonly hint: HintControl
  take(action: string): void
  say(notice: NoticeContent): void
  onSkip(): void
  onResult(): void
  onSilence(): void
}

/** The board as these eyes see it. */
function SeenTable(props: SeenTableProps) {
  const { session, face, texts, eyes, notice, hint, take, say, onSkip, onResult, onSilence } = props
  const { standing, isOver, active, log } = useStore(session.now)
  const { table } = useTexts()
  const [, go] = useLocation()
  const pace = paceOf(useSettings())
  const { game, seats, id } = session
  // Somebody who looks at another town comes back when the turn goes on.
  const [acting] = active
  const [looked, setLooked] = useState<{ readonly at: Seat; readonly inTurnOf: Seat | undefined }>()
  const shown = looked !== undefined && looked.inTurnOf === acting ? looked.at : middleOf(session, eyes)
  const last = log.at(-1)
  const isBotActing = acting !== undefined && seats[acting - 1].kind === 'bot'
  const ruleAddress = (rule: string) => hrefOf(rulesAddress(game.id, rule))
  return (
    <face.Board
      cards={game.cards}
      view={session.view(eyes)}
      insight={session.insight(eyes)}
      standing={standing}
      isOver={isOver}
      eyes={eyes}
      shown={shown}
      show={(seat) => setLooked({ at: seat, inTurnOf: acting })}
      seats={seats}
      mayAct={eyes !== 'spectator' && active.includes(eyes)}
      legal={session.legal(eyes)}
      take={take}
      whyNot={(action) => (eyes === 'spectator' ? undefined : session.whyNot(eyes, action))}
      log={log}
      news={last === undefined ? '' : face.narrate(last, session.view('spectator'), texts, game.cards, seats)}
      hint={hint.marks}
      openMoment={(index) => go(replayAddress(id, index + 1))}
      texts={texts}
      controls={
        <Controls
          session={session}
          onResult={isOver ? onResult : undefined}
          onSkip={isBotActing ? onSkip : undefined}
          hint={hint}
          onSaid={(text) => say({ kind: 'news', text })}
        />
      }
      notice={
        notice ? (
          <Notice content={notice} ruleAddress={ruleAddress} onClose={onSilence} />
        ) : (
          hint.now && (
            <Suspense fallback={table.hintComes}>
              <HintNotice now={hint.now} onClose={hint.close} />
            </Suspense>
          )
        )
      }
      silence={onSilence}
      pace={pace}
      ruleAddress={ruleAddress}
    />
  )
}
