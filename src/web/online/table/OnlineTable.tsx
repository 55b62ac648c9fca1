import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace, SeatInfo } from '#boards/board.ts'
import { StripSentence } from '#boards/Strip.tsx'
import { TableDrawer } from '#boards/TableFrame.tsx'
import { ShellKeys } from '#ui/hotkeys.ts'
import { lazyExtra, lazyPart } from '#ui/Part.tsx'
import unseen from '#ui/unseen.module.css'
import type { TableNow } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { castBots } from '../../characters/cast.ts'
import { useCharacters } from '../../characters/use-characters.tsx'
import { useIntro } from '../../game-texts.ts'
import { seatColours } from '../../games/saved-game.ts'
import { timeText } from '../../pages/parts/dates.ts'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStore } from '../../store.ts'
import { Announcer } from '../../table/Announcer.tsx'
import { ScrollingList, undoShortcuts, useUndoKeys } from '../../table/Controls.tsx'
import type { GameTable } from '../../table/game-table.ts'
import { useHint } from '../../table/hint/use-hint.tsx'
import { SeenTable } from '../../table/SeenTable.tsx'
import { play } from '../../table/sound.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { api } from '../api.ts'
import { endingOf, useTableWords } from '../texts.tsx'
import { LazyChat } from './chat/ChatButton.tsx'
import { type ChatControl, useChatKey } from './chat/use-chat.ts'
import { Drawer } from './Drawer.tsx'
import { OnlineBar } from './OnlineBar.tsx'
import { OnlineControls } from './OnlineControls.tsx'
import style from './OnlineTable.module.css'
import type { OnlineGame } from './online-game.ts'
import type { Proposing } from './players/PlayersQuestion.tsx'
import { awaySince, type SeatPresences, useHasCome } from './presence.ts'
import { type RecapLine, useRecap } from './recap/use-recap.ts'
import type { TableClient } from './table-client.ts'
import { useTableNotices, useTurnAlert } from './use-table-notices.ts'

/** More would be a log, which the board has. */
const MOST_LINES = 12

const PlayersQuestion = lazyPart(async () => (await import('./players/PlayersQuestion.tsx')).PlayersQuestion)

const FairChance = lazyPart(async () => (await import('./result/FairChance.tsx')).FairChance)

const Chances = lazyExtra(async () => (await import('../social/Chances.tsx')).default)

const OnlineResult = lazyPart(async () => (await import('./result/OnlineResult.tsx')).OnlineResult)

export interface OnlineTableProps {
  readonly client: TableClient
  readonly now: TableNow
  readonly game: OnlineGame
  readonly face: GameFace
  /** What the board says. */
  readonly texts: unknown
  readonly chat: ChatControl
  /** Whether the page was open before the game began. */
  readonly cameEarly: boolean
}

/** The board of an online table with everything around it: players, clocks, connection. */
export function OnlineTable({ client, now, game, face, texts, chat, cameEarly }: OnlineTableProps) {
  const { table: words } = useTexts()
  const tableWords = useTableWords()
  const { table: facts, you } = now
  const name = useIntro(facts.game)?.name ?? ''
  const presences = useStore(client.presences)
  const seats = useSeatInfos(facts, presences)
  const table = useMemo(() => seatedTable(game, seats), [game, seats])
  const { active, isOver } = useStore(game.now)
  const eyes = you.seat ?? 'spectator'
  const isTurn = you.seat !== null && active.includes(you.seat) && !facts.seats[you.seat - 1].isAway
  // A game that had the most moves, or that was ended without a winner, is over, whatever its rules would allow.
  const isStopped = game.movesLeft === 0 || facts.isEndedByAgreement || facts.isAbandoned === true
  const isEnded = isOver || (facts.status === 'over' && isStopped)
  const mayAct = isTurn && facts.status !== 'over'
  const isAgainstPeople = facts.seats.some(({ kind }, i) => kind === 'person' && i + 1 !== you.seat)
  // The first try of a daily deal is the player's own.
  const mayHint = !isAgainstPeople && facts.daily?.isCounted !== true
  const { notice, say, silence, run } = useTableNotices(client, game, facts, you.seat)
  const hint = useHint({
    session: table,
    face,
    texts,
    seat: mayAct && mayHint && you.seat !== null ? you.seat : undefined,
    failed: () => say({ kind: 'problem', text: words.hintFailed }),
  })
  useUndoKeys(game, you.seat !== null)
  useTableAnew(facts, you.seat !== null)
  useTurnAlert(name, mayAct, cameEarly)
  useChatKey(chat)
  const recap = useRecap(
    table,
    game,
    { face, texts, seats },
    { seat: you.seat, startedAt: facts.startedAt, catchUp: () => client.retries.ask(() => game.catchUp()) },
  )
  const [isResultClosed, setResultClosed] = useState(false)
  const [isFairOpen, setFairOpen] = useState(false)
  const [chosen, setProposing] = useState<Proposing>()
  const mayBeginAnew = useMayBeginAnew(facts, presences) && isAgainstPeople
  const [isAnewOffered, setAnewOffered] = useState(!you.isHost && !cameEarly)
  const proposing = chosen ?? (mayBeginAnew && isAnewOffered ? 'anewOffer' : undefined)
  const [isChancesOpen, setChancesOpen] = useState(false)
  const absent = active.find((seat) => !facts.seats[seat - 1].isAway && awaySince(presences, seat) !== undefined)
  const hasQuestion = you.seat !== null && facts.status === 'playing' && (facts.vote || proposing || absent)
  const keys = useMemo(() => {
    const all = [...undoShortcuts({ undo: words.undo }), { keys: 'T', what: tableWords.chat.title }]
    return mayHint ? [{ keys: 'H', what: words.hint }, ...all] : all
  }, [tableWords, words, mayHint])

  const take = (action: string) => {
    if (!mayAct) return
    recap.close()
    const refusal = game.take(action)
    if (refusal === undefined) return
    say({ kind: 'refusal', text: face.explain(refusal, texts, game.game.cards), rule: refusal.rule })
    void play('refused')
  }
  return (
    <div style={{ display: 'contents', ...seatColours(facts.seats) }}>
      <OnlineBar
        {...{ client, game, facts, you, seats, chat }}
        comeBack={() => run('comeBack')}
        takeSeat={() => run(() => api.sit(facts.id))}
        onChances={you.seat === null && !isEnded ? () => setChancesOpen(!isChancesOpen) : undefined}
      />
      <main>
        <h1 className={unseen.unseen}>{name}</h1>
        <ShellKeys value={keys}>
          <TableDrawer value={chat.isOpen ? <LazyChat chat={chat} place="board" /> : null}>
            <SeenTable
              {...{ table, face, texts, eyes, mayAct, notice, hint, take }}
              onSilence={silence}
              question={
                // The board knows only the rules, by which somebody would still have the turn.
                isEnded && !isOver ? (
                  <StripSentence news="" now={endingOf(facts, tableWords)} isDue />
                ) : (
                  (facts.proposal || hasQuestion) && (
                    <Suspense fallback={null}>
                      <PlayersQuestion
                        {...{ facts, you, seats, presences, active, absent, run, proposing }}
                        stopProposing={() => {
                          setProposing(undefined)
                          setAnewOffered(false)
                        }}
                      />
                    </Suspense>
                  )
                )
              }
              controls={
                <OnlineControls
                  {...{ game, facts, you, hint, say, run, isAgainstPeople }}
                  onResult={isEnded ? () => setResultClosed(false) : undefined}
                  onChance={() => setFairOpen(true)}
                  propose={setProposing}
                  mayBeginAnew={mayBeginAnew}
                />
              }
            />
          </TableDrawer>
        </ShellKeys>
      </main>
      {recap.lines !== undefined && <Recap lines={recap.lines} seats={seats} onClose={recap.close} />}
      <Announcer session={table} face={face} texts={texts} notice={notice?.text ?? hint.spoken} />
      {isEnded && !isResultClosed && facts.status === 'over' && (
        <OnlineResult
          {...{ table, face, texts, facts, you }}
          onChance={() => setFairOpen(true)}
          onClose={() => setResultClosed(true)}
        />
      )}
      {isChancesOpen && you.seat === null && !isEnded && (
        <Chances {...{ table, seats }} close={() => setChancesOpen(false)} />
      )}
      {isFairOpen && <FairChance {...{ facts, you, seats }} game={game.game} onClose={() => setFairOpen(false)} />}
    </div>
  )
}

/** As on the server: a player who takes the seat of a bot at the last moment has two minutes. */
const ANEW_MS = 120_000

/** Whether this game has people whom "play now" has seated together and who may still agree to start again. */
function useMayBeginAnew({ botsUntil }: TableFacts, presences: SeatPresences | undefined): boolean {
  const end = botsUntil === undefined ? undefined : botsUntil + ANEW_MS - (presences?.ahead ?? 0)
  return !useHasCome(end) && end !== undefined
}

/** Follows the other players to the table at which they start again. */
function useTableAnew({ status, isBegunAnew, next }: TableFacts, isSeated: boolean): void {
  const [, navigate] = useLocation()
  const [wasPlaying] = useState(status === 'playing')
  const address = wasPlaying && isSeated && isBegunAnew && next !== null ? onlineTableAddress(next) : undefined
  useEffect(() => {
    if (address !== undefined) navigate(address)
  }, [address, navigate])
}

/** A game with those who sit around it. */
export function seatedTable(game: Omit<GameTable, 'seats'>, seats: readonly SeatInfo[]): GameTable {
  return {
    id: game.id,
    game: game.game,
    now: game.now,
    seats,
    view: (eyes) => game.view(eyes),
    insight: (eyes) => game.insight(eyes),
    legal: (eyes) => game.legal(eyes),
    whyNot: (seat, text) => game.whyNot(seat, text),
    outcomeOf: (index) => game.outcomeOf(index),
  }
}

/** Who sits where, as a board shows it. */
function useSeatInfos(
  { id, game, seats, status }: TableFacts,
  presences: SeatPresences | undefined,
): readonly SeatInfo[] {
  const intro = useIntro(game)
  const { newGame } = useTexts().pages
  const { chat, bar } = useTableWords()
  const { guest } = chat
  const { language } = useSettings()
  const characters = useCharacters(seats.some(({ kind }) => kind === 'bot'))
  const levels = seats.map(({ kind, name, bot }) => (kind === 'bot' ? (bot ?? name) : undefined))
  const bots = castBots(
    seats.map(({ name }, i) => ({ name, bot: levels[i] })),
    id,
    { intro, characters, sameAgain: newGame.sameAgain },
  )
  // Memoised by the names, so that the board is not rendered with every change of the facts.
  const text = JSON.stringify(
    seats.map(({ name, isGuest, isAway }, i): SeatInfo => {
      const bot = bots[i]
      if (bot !== undefined) return { kind: 'bot', ...bot, ...(levels[i] !== undefined && { bot: levels[i] }) }
      const since = status === 'playing' && !isAway ? awaySince(presences, i + 1) : undefined
      const away = since !== undefined && { away: bar.awaySince(timeText(language, since)) }
      return { kind: 'person', name, ...(isGuest && { guest }), ...away }
    }),
  )
  return useMemo(() => JSON.parse(text) as readonly SeatInfo[], [text])
}

interface Props {
  readonly lines: readonly RecapLine[]
  readonly seats: readonly SeatInfo[]
  onClose(): void
}

/** "Since your last move": what others did, in words. */
function Recap({ lines, seats, onClose }: Props) {
  const { recap } = useTableWords()
  const shown = lines.slice(-MOST_LINES)
  const left = lines.length - shown.length
  return (
    <Drawer as="section" title={recap.title} place="board" fill="content" onClose={onClose}>
      {left > 0 && <p className={style.left}>{recap.more(left)}</p>}
      <ScrollingList className={style.lines} aria-label={recap.title}>
        {shown.map(({ index, seat, text }) => (
          <li key={index} style={{ '--seat': `var(--seat-${seat})` }} aria-label={`${seats[seat - 1].name}: ${text}`}>
            {text}
          </li>
        ))}
      </ScrollingList>
    </Drawer>
  )
}
