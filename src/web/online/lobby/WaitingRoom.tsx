import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { coloursOf } from '#games/index.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import { lazyExtra, lazyPart } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import unseen from '#ui/unseen.module.css'
import type { TableNow, You } from '#wire/moves.ts'
import type { SeatFacts, TableFacts } from '#wire/tables.ts'
import { copyText } from '../../browser.ts'
import { useIntro } from '../../game-texts.ts'
import { seatColours } from '../../games/saved-game.ts'
import { timeText } from '../../pages/parts/dates.ts'
import { lobbyAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import type { WaitingTexts } from '../../text/en/online.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { maySitAt } from '../account/use-me.ts'
import { api } from '../api.ts'
import { noteCommitment, sendWords, sitWithWords } from '../chance-notes.ts'
import { awaySince, type SeatPresences, useHasCome } from '../table/presence.ts'
import { useOnlineTexts } from '../texts.tsx'
import { useInvitation } from '../use-invitation.ts'
import { FairChance } from './FairChance.tsx'
import { OnlineFrame } from './OnlineFrame.tsx'
import { FactLine, RatedLine } from './TableFacts.tsx'
import { clockWords, useOptionNames } from './table-texts.ts'
import { type Known, useNamedTask } from './use-named-task.tsx'
import styles from './WaitingRoom.module.css'
import { WaitingSeat } from './WaitingSeat.tsx'

const InviteFollowed = lazyExtra(async () => (await import('../social/People.tsx')).InviteFollowed)

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode)

interface Props {
  readonly now: TableNow
  /** Called with the table after an action here; actions of others come through `now`. */
  changed(now: TableNow): void
  readonly known: Known
  /** Undefined while it is not known. */
  readonly presences?: SeatPresences | undefined
  /** What stands beside the title. */
  readonly beside?: ReactNode
}

/** A table before its game begins, as a whole page: who sits where, the invitation, and the start. */
export function WaitingRoom({ beside, ...props }: Props) {
  const { game } = props.now.table
  const intro = useIntro(game)
  return (
    <OnlineFrame titleOf={({ waiting }) => waiting.title(intro?.name ?? '')} gameId={game} beside={beside}>
      <Room {...props} />
    </OnlineFrame>
  )
}

function Room({ now: { table, you }, changed, known, presences }: Omit<Props, 'beside'>) {
  const texts = useOnlineTexts().waiting
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useNamedTask(texts.whyName, known)
  const news = useSeatNews(table.seats)
  const replaceAt = presences && table.createdAt - presences.ahead + presences.patience
  const mayReplace = useHasCome(replaceAt)
  const heading = useRef<HTMLHeadingElement>(null)
  const addOwnWords = useOwnWords(table, you, changed)
  const maySit = maySitAt(table, known.me)
  const colours = {
    all: coloursOf(table.seats),
    taken: table.seats.flatMap(({ colour }, i) => (colour === undefined || i + 1 === you.seat ? [] : [colour])),
  }
  const act = (work: () => Promise<TableNow>) => run(async () => changed(await work()))
  /** The pressed button disappears, so the focus moves to the heading above it. */
  const actOnSeat = (work: () => Promise<TableNow>) =>
    act(async () => {
      const next = await work()
      heading.current?.focus()
      return next
    })
  return (
    <>
      <div className={styles.terms}>
        <TableLine table={table} />
        {table.isRated && <RatedLine maySit={maySit} />}
      </div>
      <div className={columns.columns}>
        <Card aria-labelledby="seats">
          <h2 id="seats" ref={heading} tabIndex={-1} className={`${prose.sectionTitle} ${styles.title}`}>
            {texts.seats}
          </h2>
          <ol className={styles.seats} style={seatColours(table.seats)}>
            {table.seats
              .map((facts, i) => ({ facts, seat: i + 1 }))
              .map(({ facts, seat }) => (
                <WaitingSeat
                  key={seat}
                  gameId={table.game}
                  seat={seat}
                  facts={facts}
                  you={you}
                  isRated={table.isRated === true}
                  maySit={maySit}
                  isAbsent={awaySince(presences, seat) !== undefined}
                  colours={colours}
                  isRemovable={!facts.isAsked || mayReplace}
                  sit={() => {
                    if (!isBusy) void actOnSeat(() => sitWithWords(table, seat))
                  }}
                  paint={(colour) => act(() => api.chooseColour(table.id, colour))}
                  sendAway={() => actOnSeat(() => api.fillSeat(table.id, seat, 'open'))}
                  fill={(who) => act(() => api.fillSeat(table.id, seat, who))}
                />
              ))}
          </ol>
        </Card>
        <div className={`${columns.column} ${columns.side}`}>
          <Invitation table={table} you={you} />
          <FairChance
            key={you.seat}
            table={table}
            seat={you.seat}
            add={(words) =>
              act(async () => {
                await addOwnWords().catch(() => undefined)
                return sendWords(table, words)
              })
            }
          />
        </div>
        <StartBar
          table={table}
          you={you}
          problem={problem}
          replaceAt={mayReplace ? undefined : replaceAt}
          join={() => actOnSeat(() => sitWithWords(table))}
          start={() => {
            if (!isBusy)
              void act(async () => {
                await addOwnWords()
                return api.start(table.id)
              })
          }}
          leave={() =>
            run(async () => {
              await api.leave(table.id)
              navigate(lobbyAddress())
            })
          }
        />
      </div>
      <p className={unseen.unseen} role="status">
        {news}
      </p>
      {namePrompt}
    </>
  )
}

/**
 * Stores the commitment, and then adds random words from this browser unless the seat has some. The returned function tries
 * again where that has not worked.
 */
function useOwnWords(table: TableFacts, { seat }: You, changed: (now: TableNow) => void): () => Promise<void> {
  // Words say yes to a rematch, which a player does by a button.
  const isMissing = seat !== null && !table.seats[seat - 1].hasWords && !table.seats[seat - 1].isAsked
  const sending = useRef<Promise<void>>(undefined)
  const tried = useRef('')
  const add = async () => {
    if (!isMissing) return
    sending.current ??= sendWords(table)
      .then(changed)
      .finally(() => {
        sending.current = undefined
      })
    await sending.current
  }
  useEffect(() => {
    noteCommitment(table)
    const attempt = `${table.id} ${table.version} ${seat}`
    if (tried.current === attempt) return
    tried.current = attempt
    // A failure is left to the next change of the table, or to the start.
    add().catch(() => undefined)
  })
  return add
}

/** What was agreed for a table: variants, clock, who can come. */
function TableLine({ table }: { readonly table: TableFacts }) {
  const { newTable, clock } = useOnlineTexts()
  const intro = useIntro(table.game)
  return (
    <FactLine
      className={prose.soft}
      facts={[
        ...useOptionNames(table, intro),
        clockWords(table.clock, clock) ?? clock.none,
        table.visibility === 'open' ? newTable.inLobby : newTable.onlyLink,
      ]}
    />
  )
}

/** Who came and went since the last change, for screen readers. */
function useSeatNews(seats: readonly SeatFacts[]): string {
  const texts = useOnlineTexts().waiting
  const before = useRef(seats)
  const [news, setNews] = useState('')
  useEffect(() => {
    const happened = seats.flatMap((now, i) => {
      const was = before.current[i]
      if (was === undefined || was.name === now.name) return []
      return [
        ...(was.kind === 'person' ? [texts.stoodUp(was.name, i + 1)] : []),
        ...(now.kind === 'person' ? [texts.satDown(now.name, i + 1)] : []),
      ]
    })
    before.current = seats
    if (happened.length > 0) setNews(happened.join(' '))
  }, [seats, texts])
  return news
}

/** The link and the code that bring others to a table. */
function Invitation({ table, you }: { readonly table: TableFacts; readonly you: You }) {
  const texts = useOnlineTexts().waiting
  const { link, share } = useInvitation(table)
  const [said, setSaid] = useState('')
  const [isQrShown, setQrShown] = useState(false)

  async function copy(text: string, copied: string): Promise<void> {
    setSaid((await copyText(text)) ? copied : texts.linkHere(link))
  }

  return (
    <Card aria-labelledby="invite">
      <div className={styles.head}>
        <h2 id="invite" className={prose.sectionTitle}>
          {texts.invite}
        </h2>
        <p className={styles.code}>
          <span className={prose.small}>{texts.code}</span> <b>{table.code}</b>
        </p>
      </div>
      <p className={`${prose.small} ${styles.line}`}>{texts.inviteLine}</p>
      <div className={styles.buttons}>
        {share && (
          <Button look="primary" onClick={share}>
            {texts.share}
          </Button>
        )}
        <Button look={share ? 'secondary' : 'primary'} onClick={() => copy(link, texts.linkCopied)}>
          {texts.copyLink}
        </Button>
        <Button onClick={() => copy(table.code, texts.codeCopied)}>{texts.copyCode}</Button>
        <Button aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
          {texts.qrCode}
        </Button>
      </div>
      {isQrShown && (
        <Suspense fallback={null}>
          <QrCode link={link} label={texts.qrLabel} />
        </Suspense>
      )}
      <p className={`${prose.small} ${styles.said}`} role="status">
        {said}
      </p>
      {(you.seat !== null || you.isHost) && <InviteFollowed table={table.id} />}
    </Card>
  )
}

interface StartBarProps {
  readonly table: TableFacts
  readonly you: You
  readonly problem: string
  /** When players who have not answered can be replaced; undefined if they can already. */
  readonly replaceAt: number | undefined
  join(): void
  start(): void
  leave(): void
}

/** What is missing before the game can begin, and the start. */
function StartBar({ table, you, problem, replaceAt, join, start, leave }: StartBarProps) {
  const texts = useOnlineTexts().waiting
  const { list } = useTexts().pages.parts
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const { language } = useSettings()
  const asked = table.seats.flatMap(({ isAsked, name }) => (isAsked ? [name] : []))
  const isAsked = you.seat !== null && table.seats[you.seat - 1].isAsked
  const canStart = open === 0 && asked.length === 0
  const line = () => {
    if (asked.length === 0 || open > 0) return lineOf(table, you, open, texts)
    const later = you.isHost && replaceAt !== undefined ? ` ${texts.replaceFrom(timeText(language, replaceAt))}` : ''
    return texts.forAnswers(list(asked)) + later
  }
  return (
    <div className={`${columns.bar} ${styles.bar}`}>
      <p className={styles.startBarLine} role="status">
        {line()}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.startBarButtons}>
        {isAsked && (
          <Button look="primary" isBig className={styles.start} onClick={join}>
            {texts.joinRematch}
          </Button>
        )}
        {you.isHost && !isAsked && (
          <Button
            look="primary"
            isBig
            className={styles.start}
            aria-disabled={!canStart}
            onClick={() => {
              if (canStart) start()
            }}
          >
            {texts.start}
          </Button>
        )}
        {you.seat === null ? (
          <ButtonLink look="quiet" className={styles.way} href={lobbyAddress()}>
            {texts.toLobby}
          </ButtonLink>
        ) : (
          <Button look="quiet" className={styles.way} onClick={leave}>
            {texts.leave}
          </Button>
        )}
      </div>
    </div>
  )
}

function lineOf(table: TableFacts, you: You, open: number, texts: WaitingTexts): string {
  if (you.isHost && open > 0) return table.isRated ? texts.forSeats(open) : texts.startMissing(open)
  if (you.isHost) return texts.startReady
  const host = table.seats.find(({ isHost }) => isHost)?.name
  const line = open > 0 ? texts.forSeats(open) : host === undefined ? texts.startReady : texts.forHost(host)
  return you.seat === null ? `${texts.onlyLooking} ${line}` : line
}
