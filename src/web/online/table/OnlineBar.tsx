import { useEffect, useEffectEvent, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import { lazyExtra } from '#ui/Part.tsx'
import unseen from '#ui/unseen.module.css'
import type { You } from '#wire/moves.ts'
import type { TableFacts } from '#wire/tables.ts'
import { timeText } from '../../pages/parts/dates.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStore } from '../../store.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { endingOf, useTableWords } from '../texts.tsx'
import chatStyle from './chat/ChatButton.module.css'
import { ChatButton } from './chat/ChatButton.tsx'
import type { ChatControl } from './chat/use-chat.ts'
import { type ClockReading, clockText, isLow, leftNow } from './clock.ts'
import { IconButton } from './Drawer.tsx'
import style from './OnlineBar.module.css'
import type { OnlineGame } from './online-game.ts'
import { type SeatPresences, useHasCome } from './presence.ts'
import type { TableClient } from './table-client.ts'
import { useIsCutOff } from './use-table-notices.ts'

const Reactions = lazyExtra(async () => (await import('../social/Reactions.tsx')).default)

interface Props {
  readonly client: TableClient
  readonly game: OnlineGame
  readonly facts: TableFacts
  readonly you: You
  readonly seats: readonly SeatInfo[]
  readonly chat: ChatControl
  comeBack(): void
  /** Takes the seat of a bot. */
  takeSeat(): void
  /** Shows spectators the chances; undefined for players, and when the game is over. */
  readonly onChances: (() => void) | undefined
}

/** The row above the board: whose turn it is, the clocks, the connection, and the chat button. */
export function OnlineBar({ client, game, facts, you, seats, chat, comeBack, takeSeat, onChances }: Props) {
  const { bar } = useTableWords()
  const trouble = useTrouble(client, game)
  const reading = useStore(client.clock)
  const news = usePresenceNews(client, seats)
  const me = useStore(client.me)
  const until = useTakesUntil(client, facts)
  const hasOthers = facts.seats.some(({ kind }, i) => kind === 'person' && i + 1 !== you.seat)
  const isAway = you.seat !== null && facts.seats[you.seat - 1].isAway && facts.status === 'playing'
  return (
    <section className={style.bar} aria-label={bar.label} data-trouble={trouble !== undefined}>
      <div className={style.words}>
        {trouble === undefined ? (
          <Turn {...{ game, facts, you, seats, until }} />
        ) : (
          <p className={style.trouble}>{trouble}</p>
        )}
        {isAway && (
          <button type="button" className={style.back} onClick={comeBack}>
            {bar.comeBack}
          </button>
        )}
        {you.seat === null && me && until !== undefined && (
          <button type="button" className={style.back} onClick={takeSeat}>
            {bar.takeSeat}
          </button>
        )}
      </div>
      <p className={unseen.unseen} role="status">
        {trouble}
      </p>
      <p className={unseen.unseen} role="status">
        {news}
      </p>
      {reading !== undefined && facts.status === 'playing' && <Clocks {...{ game, facts, seats, reading }} />}
      {onChances && (
        <IconButton
          className={chatStyle.chat}
          label={bar.chances}
          icon="M4 20V4M4 20h16M8 17v-5M12 17V7M16 17v-8"
          onClick={onChances}
        />
      )}
      {hasOthers && <ReactionPart {...{ client, facts, you, seats, chat }} />}
      <ChatButton chat={chat} shortcut="T" />
    </section>
  )
}

/** Until when, by the clock of this browser, a person can take the seat of a bot here; undefined if that is over. */
function useTakesUntil(client: TableClient, { botsUntil, status, seats }: TableFacts): number | undefined {
  const presences = useStore(client.presences)
  const until = botsUntil === undefined ? undefined : botsUntil - (presences?.ahead ?? 0)
  const isPast = useHasCome(until)
  const hasBot = seats.some(({ kind, isAway }) => kind === 'bot' || isAway)
  return status === 'playing' && !isPast && hasBot ? until : undefined
}

/** Reactions of players: loaded with the first one. */
function ReactionPart({ client, facts, you, seats, chat }: Pick<Props, 'client' | 'facts' | 'you' | 'seats' | 'chat'>) {
  const { bar } = useTableWords()
  const [isOpen, setOpen] = useState(false)
  const last = useStore(client.reaction)
  const isHidden = last !== undefined && [...chat.muted, ...chat.blocked].includes(last.user)
  return (
    <>
      {you.seat !== null && (
        <IconButton
          className={chatStyle.chat}
          label={bar.react}
          icon="M12 3a9 9 0 1 0 .1 0M9 9v1M15 9v1M8 14a5 5 0 0 0 8 0"
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {(isOpen || last) && (
        <Reactions
          table={facts.id}
          shown={isHidden ? undefined : last}
          names={seats.map(({ name }) => name)}
          isOpen={isOpen}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Problems of the connection and unsent actions, as text; undefined if there are none. */
function useTrouble(client: TableClient, game: OnlineGame): string | undefined {
  const { bar } = useTableWords()
  const isCutOff = useIsCutOff(client)
  const isInTrouble = useStore(game.delivery.isInTrouble)
  const { unconfirmed } = useStore(game.now)
  if (!isCutOff && !isInTrouble) return undefined
  return unconfirmed === 0 ? bar.offline : bar.sentences([bar.offline, bar.notSent(unconfirmed)])
}

/** Who went and who came back last, for screen readers. */
function usePresenceNews(client: TableClient, seats: readonly SeatInfo[]): string {
  const { bar } = useTableWords()
  const [news, setNews] = useState('')
  const tell = useEffectEvent((before: SeatPresences, now: SeatPresences) => {
    const changed = now.seats.flatMap((seat, i) => {
      const seatBefore = before.seats[i]
      // A player who has just taken the seat, of a bot or an open one, has not come back.
      if (seat === null || seatBefore == null || seatBefore.isHere === seat.isHere) return []
      return [seat.isHere ? bar.cameBack(seats[i].name) : bar.wentAway(seats[i].name)]
    })
    if (changed.length > 0) setNews(changed.join(' '))
  })
  useEffect(() => {
    let before = client.presences.get()
    return client.presences.subscribe(() => {
      const now = client.presences.get()
      if (before !== undefined && now !== undefined) tell(before, now)
      before = now
    })
  }, [client])
  return news
}

interface TurnProps extends Pick<Props, 'game' | 'facts' | 'you' | 'seats'> {
  readonly until: number | undefined
}

function Turn({ game, facts, you, seats, until }: TurnProps) {
  const words = useTableWords()
  const { bar } = words
  const { active, isOver } = useStore(game.now)
  const { list } = useTexts().pages.parts
  const { language } = useSettings()
  const nameOf = (seat: number) => seats[seat - 1].name
  const away = facts.seats.flatMap(({ isAway }, i) => (isAway && i + 1 !== you.seat ? [i + 1] : []))
  const isMine = you.seat !== null && active.includes(you.seat) && facts.status === 'playing'
  const isOwnAway = you.seat !== null && facts.seats[you.seat - 1].isAway
  const isEnded = !isOver && facts.status === 'over'
  const movesLeft = isEnded ? undefined : game.movesLeft
  const more = [
    ...(movesLeft === undefined ? [] : [bar.movesLeft(movesLeft)]),
    ...(you.seat === null ? [bar.lookingOn] : []),
    ...(until === undefined || you.seat === null ? [] : [bar.botsUntil(timeText(language, until))]),
    ...away.map((seat) => bar.botPlaysFor(nameOf(seat))),
  ]
  const turn = () => {
    if (isOver) return bar.over
    if (isEnded) return endingOf(facts, words)
    if (isOwnAway) return bar.botPlaysForYou
    if (isMine) return bar.yourTurn
    return active.length === 1 ? bar.turnOf(nameOf(active[0])) : bar.turnOfAll(list(active.map(nameOf)))
  }
  return (
    <div className={style.say}>
      <p className={style.turn} data-mine={isMine && !isOwnAway}>
        {turn()}
      </p>
      {!isOver && more.length > 0 && <p className={style.more}>{more.join(' · ')}</p>}
    </div>
  )
}

interface ClocksProps {
  readonly game: OnlineGame
  readonly facts: TableFacts
  readonly seats: readonly SeatInfo[]
  readonly reading: ClockReading
}

/** The time that each player has left. */
function Clocks({ game, facts, seats, reading }: ClocksProps) {
  const { bar } = useTableWords()
  const { language } = useSettings()
  const { active } = useStore(game.now)
  const now = useSeconds()
  return (
    <ul className={style.clocks}>
      {seats
        .map(({ name, kind }, i) => ({ name, kind, seat: i + 1 }))
        // Bots have no use for time.
        .filter(({ kind }) => kind === 'person')
        .map(({ name, seat }) => {
          const left = leftNow(reading, active, seat, now)
          const text = clockText(left, language)
          return (
            <li
              key={seat}
              className={style.clock}
              data-active={active.includes(seat)}
              data-low={isLow(left, facts.clock)}
              style={{ '--seat': `var(--seat-${seat})` }}
              title={bar.left(name, text)}
              aria-label={bar.left(name, text)}
            >
              {text}
            </li>
          )
        })}
    </ul>
  )
}

/** The time of this browser, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
