import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { type GameFace, viewAfter } from '#boards/board.ts'
import { Newcomer } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import { findEntrance } from '#games/index.ts'
import { lazyExtra, lazyPart } from '#ui/Part.tsx'
import { useBadges } from '../characters/use-characters.tsx'
import { useIntro } from '../game-texts.ts'
import { hrefOf, learnAddress, rulesAddress } from '../routes.ts'
import { paceOf, useSettings } from '../settings/settings.ts'
import { read, write } from '../storage/local.ts'
import { useStore } from '../store.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { Notice, type NoticeContent } from './Announcer.tsx'
import type { GameTable } from './game-table.ts'
import type { HintControl } from './hint/use-hint.tsx'
import { middleOf } from './session.ts'
import { useActionSounds } from './sound.ts'

const HintNotice = lazyPart(async () => (await import('./hint/HintNotice.tsx')).HintNotice)

const Greeting = lazyExtra(async () => (await import('../characters/BotLines.tsx')).Greeting)

export interface SeenTableProps {
  readonly table: GameTable
  readonly face: GameFace
  readonly texts: unknown
  readonly eyes: Seat | 'spectator'
  readonly mayAct: boolean
  /** In a lesson the help does not open by itself, and leads to no other. */
  readonly isLesson?: boolean
  readonly notice: NoticeContent | undefined
  readonly hint: HintControl
  readonly controls: ReactNode
  /** What other players ask this one; there are no hints then. */
  readonly question?: ReactNode
  take(action: string): void
  /** Left out where there is no way to a replay. */
  openMoment?(index: number): void
  onSilence(): void
}

/** The board as these eyes see it. */
export function SeenTable(props: SeenTableProps) {
  const {
    table,
    face,
    texts,
    eyes,
    mayAct,
    isLesson = false,
    notice,
    hint,
    controls,
    question,
    take,
    openMoment,
    onSilence,
  } = props
  const { standing, isOver, active, log } = useStore(table.now)
  useActionSounds(log, isOver, face)
  const words = useTexts().table
  const pace = paceOf(useSettings())
  const { game } = table
  const seats = useBadges(table.seats, useIntro(game.id))
  // When the turn goes on, the view returns from another player's town.
  const [acting] = active
  const [looked, setLooked] = useState<{ readonly at: Seat; readonly inTurnOf: Seat | undefined }>()
  const shown = looked !== undefined && looked.inTurnOf === acting ? looked.at : middleOf(table, eyes)
  const last = log.at(-1)
  const newcomer = useNewcomer(game.id, log.length === 0, isLesson)
  const isGreeted = seats.some(({ character }) => character !== undefined)
  const ruleAddress = (rule: string) => hrefOf(rulesAddress(game.id, rule))
  return (
    <Newcomer value={newcomer}>
      <face.Board
        cards={game.cards}
        view={table.view(eyes)}
        insight={table.insight(eyes)}
        standing={standing}
        isOver={isOver}
        eyes={eyes}
        shown={shown}
        show={(seat) => setLooked({ at: seat, inTurnOf: acting })}
        seats={seats}
        mayAct={mayAct}
        legal={table.legal(eyes)}
        take={take}
        whyNot={(action) => (eyes === 'spectator' ? undefined : table.whyNot(eyes, action))}
        log={log}
        news={
          last !== undefined ? (
            face.narrate(last, viewAfter(log, log.length - 1, table.view('spectator')), texts, game.cards, seats)
          ) : isGreeted ? (
            <Greeting seats={seats} />
          ) : (
            ''
          )
        }
        hint={hint.marks}
        {...(openMoment !== undefined && { openMoment })}
        texts={texts}
        controls={controls}
        notice={notice && <Notice content={notice} ruleAddress={ruleAddress} onClose={onSilence} />}
        instead={
          hint.now ? (
            <Suspense fallback={words.hintComes}>
              <HintNotice now={hint.now} onClose={hint.close} />
            </Suspense>
          ) : (
            question
          )
        }
        silence={onSilence}
        pace={pace}
        ruleAddress={ruleAddress}
      />
    </Newcomer>
  )
}

/** The first time that a game is played in this browser, the help opens by itself. */
function useNewcomer(gameId: string, isFresh: boolean, isLesson: boolean) {
  const known = `known.${gameId}`
  const [newcomer] = useState(() => {
    if (isLesson) return { isNew: false }
    const hasLessons = findEntrance(gameId)?.loadLessons !== undefined
    return { isNew: isFresh && read(known) !== true, ...(hasLessons && { lessons: hrefOf(learnAddress(gameId)) }) }
  })
  useEffect(() => {
    if (!isLesson) write(known, true)
  }, [known, isLesson])
  return newcomer
}
