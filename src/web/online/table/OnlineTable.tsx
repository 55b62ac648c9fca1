import { lazy, Suspense, useMemo, useState } from 'react'
import type { GameFace } from '#boards/board.ts'
import { ShellKeys } from '#boards/keys.ts'
import unseen from '#boards/unseen.module.css'
import type { TableNow } from '#wire/moves.ts'
import { useIntro } from '../../game-texts.ts'
import { useStore } from '../../store.ts'
import { Announcer } from '../../table/Announcer.tsx'
import { useHint } from '../../table/hint/use-hint.ts'
import { SeenTable } from '../../table/SeenTable.tsx'
import { play } from '../../table/sound.ts'
import { useUndoKeys } from '../../table/use-undo-keys.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { type ChatControl, useChatKey } from './chat/use-chat.ts'
import { OnlineBar } from './OnlineBar.tsx'
import { OnlineControls } from './OnlineControls.tsx'
import type { OnlineGame } from './online-game.ts'
import { RewindQuestion } from './RewindQuestion.tsx'
import { Recap } from './recap/Recap.tsx'
import { useRecap } from './recap/use-recap.ts'
import { seatedTable } from './seated-table.ts'
import { useTableWords } from './texts.ts'
import { useSeatInfos } from './use-seat-infos.ts'
import { useTableNotices } from './use-table-notices.ts'
import { useTurnAlert } from './use-turn-alert.ts'
import type { Visit } from './visit.ts'

const FairChance = lazy(async () => ({ default: (await import('./result/FairChance.tsx')).FairChance }))
const OnlineResult = lazy(async () => ({ default: (await import('./result/OnlineResult.tsx')).OnlineResult }))

export interface OnlineTableProps {
  readonly visit: Visit
  readonly now: TableNow
  readonly game: OnlineGame
  readonly face: GameFace
  /** What the board says. */
  readonly texts: unknown
  readonly chat: ChatControl
  /** Whether one was here before the game began. */
  readonly cameEarly: boolean
}

/** A board of the server with everything around it: others, their clocks, and the line to them. */
export function OnlineTable({ visit, now, game, face, texts, chat, cameEarly }: OnlineTableProps) {
  const { table: words } = useTexts()
  const { chat: chatWords } = useTableWords()
  const { table: facts, you } = now
  const name = useIntro(facts.game)?.name ?? ''
  const seats = useSeatInfos(facts)
  const table = useMemo(() => seatedTable(game, seats), [game, seats])
  const { active, isOver } = useStore(game.now)
  const eyes = you.seat ?? 'spectator'
  const mayAct = you.seat !== null && active.includes(you.seat) && !facts.seats[you.seat - 1].isAway
  const isAgainstPeople = facts.seats.some(({ kind }, i) => kind === 'person' && i + 1 !== you.seat)
  const { notice, say, silence, run } = useTableNotices(visit, game, facts, you.seat)
  const hint = useHint({
    session: table,
    face,
    texts,
    seat: mayAct && !isAgainstPeople && you.seat !== null ? you.seat : undefined,
    failed: () => say({ kind: 'problem', text: words.hintFailed }),
  })
  useUndoKeys(game, you.seat !== null)
  useTurnAlert(name, mayAct, cameEarly)
  useChatKey(chat)
  const recap = useRecap(
    table,
    game,
    { face, texts, seats },
    { seat: you.seat, startedAt: facts.startedAt, catchUp: () => visit.persistence.ask(() => game.catchUp()) },
  )
  const [isResultClosed, setResultClosed] = useState(false)
  const [isFairOpen, setFairOpen] = useState(false)
  const keys = useMemo(() => {
    const talk = { keys: 'T', what: chatWords.title }
    return isAgainstPeople ? [talk] : [{ keys: 'H', what: words.hint }, talk]
  }, [chatWords, words, isAgainstPeople])

  const take = (action: string) => {
    if (!mayAct) return
    recap.close()
    const refusal = game.take(action)
    if (refusal !== undefined)
      say({ kind: 'refusal', text: face.explain(refusal, texts, game.game.cards), rule: refusal.rule })
    play(refusal !== undefined ? 'refused' : game.now.get().isOver ? 'over' : 'taken')
  }
  return (
    <>
      <OnlineBar {...{ visit, game, facts, you, seats, chat }} comeBack={() => run('comeBack')} />
      <main>
        <h1 className={unseen.unseen}>{name}</h1>
        <ShellKeys value={keys}>
          <SeenTable
            {...{ table, face, texts, eyes, mayAct, notice, hint, take }}
            onSilence={silence}
            question={facts.proposal && <RewindQuestion {...{ facts, you, seats, run }} proposal={facts.proposal} />}
            controls={
              <OnlineControls
                {...{ game, facts, you, hint, say, run, isAgainstPeople }}
                onResult={isOver ? () => setResultClosed(false) : undefined}
                onChance={() => setFairOpen(true)}
              />
            }
          />
        </ShellKeys>
      </main>
      {recap.lines !== undefined && <Recap lines={recap.lines} seats={seats} onClose={recap.close} />}
      <Announcer session={table} face={face} texts={texts} notice={notice?.text ?? hint.spoken} />
      <Suspense fallback={null}>
        {isOver && !isResultClosed && facts.status === 'over' && (
          <OnlineResult {...{ table, face, texts, facts, you }} onClose={() => setResultClosed(true)} />
        )}
        {isFairOpen && <FairChance {...{ facts, seats }} game={game.game} onClose={() => setFairOpen(false)} />}
      </Suspense>
    </>
  )
}
