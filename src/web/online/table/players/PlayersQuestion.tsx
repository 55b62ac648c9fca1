import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import { useLoaded } from '#ui/Part.tsx'
import type { You } from '#wire/moves.ts'
import type { Proposal, TableFacts, Vote } from '#wire/tables.ts'
import { timeText } from '../../../pages/parts/dates.ts'
import { useSettings } from '../../../settings/settings.ts'
import { useTexts } from '../../../text/TextsContext.tsx'
import { api } from '../../api.ts'
import { loadOnlinePlayersTexts, useTableWords } from '../../texts.tsx'
import style from '../OnlineTable.module.css'
import { awaySince, type SeatPresences, useHasCome } from '../presence.ts'
import type { Run } from '../use-table-notices.ts'

interface Props {
  readonly facts: TableFacts
  readonly you: You
  readonly seats: readonly SeatInfo[]
  readonly presences: SeatPresences | undefined
  /** The seats that may act now. */
  readonly active: readonly number[]
  /** The first of them whose player is absent. */
  readonly absent: number | undefined
  readonly run: Run
  /** What this player is about to propose. */
  readonly proposing: Proposing | undefined
  stopProposing(): void
}

/** To end the game, to start it again, or the offer of the latter to a player who took the seat of a bot. */
export type Proposing = 'end' | 'anew' | 'anewOffer'

/** What the players of a table are asked, or can ask: to undo, a bot for an absent player, the end, or to start again. */
export function PlayersQuestion(props: Props) {
  const { facts, you } = props
  if (you.seat === null) return null
  return facts.proposal ? (
    <RewindQuestion {...props} proposal={facts.proposal} seat={you.seat} />
  ) : (
    <PresenceQuestion {...props} seat={you.seat} />
  )
}

/** A request to undo: asks the players who have not answered, and shows the requester who they are. */
function RewindQuestion({ facts, proposal, seat, seats, run }: Props & { proposal: Proposal; seat: number }) {
  const { back } = useTableWords()
  const { list } = useTexts().pages.parts
  const { to, agreed } = proposal
  const isOwn = proposal.seat === seat
  if (agreed.includes(seat) && !isOwn) return null
  const missing = facts.seats.flatMap(({ kind, isAway }, i) =>
    kind === 'person' && !isAway && !agreed.includes(i + 1) ? [seats[i].name] : [],
  )
  return (
    <Question line={isOwn ? back.asked(list(missing)) : back.asks(seats[proposal.seat - 1].name)}>
      <Answers {...{ isOwn }} mayAgree={!isOwn} answer={(agree) => run(() => api.answerRewind(facts.id, to, agree))} />
    </Question>
  )
}

function PresenceQuestion(props: Props & { seat: number }) {
  const { facts, absent, proposing } = props
  const { language } = useSettings()
  const words = useLoaded(language, loadOnlinePlayersTexts)
  if (words === undefined) return null
  if (facts.vote) return <OpenVote {...props} vote={facts.vote} words={words} />
  if (proposing === 'end' || proposing === 'anew') return <OwnProposal {...{ ...props, proposing, words }} />
  if (absent !== undefined) return <AbsentPlayer {...props} absent={absent} words={words} />
  return proposing && <OwnProposal {...{ ...props, proposing, words }} />
}

type Words = Awaited<ReturnType<typeof loadOnlinePlayersTexts>>

/** Tells who is absent and, after the stated time, offers to let a bot play. */
function AbsentPlayer({ facts, seats, presences, absent, run, words }: Props & { absent: number; words: Words }) {
  const { language } = useSettings()
  const since = awaySince(presences, absent) ?? 0
  const from = since + (presences?.patience ?? 0)
  const isLong = useHasCome(from)
  const { name } = seats[absent - 1]
  const at = timeText(language, since)
  return (
    <Question line={isLong ? words.away(name, at) : words.awayUntil(name, at, timeText(language, from))}>
      {isLong && (
        <button
          type="button"
          className={style.agree}
          onClick={() => run(() => api.askVote(facts.id, { kind: 'bot', seat: absent }))}
        >
          {words.letBot}
        </button>
      )}
    </Question>
  )
}

function OwnProposal({ facts, run, proposing, stopProposing, words }: Props & { proposing: Proposing; words: Words }) {
  const propose = async () => {
    stopProposing()
    await run(() => api.askVote(facts.id, { kind: proposing === 'end' ? 'end' : 'anew' }))
  }
  return (
    <Question line={words[proposing]}>
      <button type="button" className={style.agree} onClick={propose}>
        {words.propose}
      </button>
      <button type="button" className={style.decline} onClick={stopProposing}>
        {proposing === 'anewOffer' ? words.playOn : words.cancel}
      </button>
    </Question>
  )
}

function OpenVote({
  facts,
  vote,
  seat,
  seats,
  active,
  presences,
  run,
  words,
}: Props & { vote: Vote; seat: number; words: Words }) {
  const { list } = useTexts().pages.parts
  const { missing, until } = waitedFor(vote, facts, active, presences)
  // An absent player is not waited for after the stated time: then the votes are counted again.
  const isDue = useHasCome(until) || missing.length === 0
  const answer = (agree: boolean) => run(() => api.answerVote(facts.id, { id: vote.id, agree }))
  const isOwn = vote.seat === seat
  const count = useEffectEvent(() => void answer(true))
  useEffect(() => {
    if (isOwn && isDue) count()
  }, [isOwn, isDue])
  const nameOf = (one: number) => seats[one - 1].name
  const names = list(missing.map(nameOf))
  const line = () => {
    const absent = vote.absent === null ? '' : nameOf(vote.absent)
    const { kind } = vote
    if (isOwn) return kind === 'bot' ? words.botAsked(absent, names) : words[`${kind}Asked`](names)
    if (vote.agreed.includes(seat)) return words.agreed(names)
    return kind === 'bot' ? words.botAsks(nameOf(vote.seat), absent) : words[`${kind}Asks`](nameOf(vote.seat))
  }
  return (
    <Question line={line()}>
      <Answers {...{ isOwn, answer }} mayAgree={!vote.agreed.includes(seat)} />
    </Question>
  )
}

/**
 * Whose answer is missing, and when the first absent one of them is no longer waited for. To end a rated game, absent
 * players must agree too, unless it is their turn.
 */
function waitedFor(
  { kind, absent, agreed }: Vote,
  { seats, isRated }: TableFacts,
  active: readonly number[],
  presences: SeatPresences | undefined,
) {
  const people = seats.flatMap(({ kind: who }, i) => (who === 'person' && !agreed.includes(i + 1) ? [i + 1] : []))
  const patience = presences?.patience ?? 0
  const end = (seat: number) => {
    const since = awaySince(presences, seat)
    if (since === undefined) return Number.POSITIVE_INFINITY
    if (kind === 'bot') return 0
    return isRated && !active.includes(seat) ? Number.POSITIVE_INFINITY : since + patience
  }
  const missing = people.filter((seat) => seat !== absent && end(seat) > Date.now())
  const until = Math.min(...missing.map(end))
  return { missing, until: Number.isFinite(until) ? until : undefined }
}

function Question({ line, children }: { readonly line: string; readonly children?: ReactNode }) {
  return (
    <section className={style.question} role="status">
      <p>{line}</p>
      {children}
    </section>
  )
}

interface AnswersProps {
  /** Whether this player asked, and can only withdraw. */
  readonly isOwn: boolean
  readonly mayAgree: boolean
  answer(agree: boolean): void
}

function Answers({ isOwn, mayAgree, answer }: AnswersProps) {
  const { back } = useTableWords()
  return (
    <>
      {mayAgree && (
        <button type="button" className={style.agree} onClick={() => answer(true)}>
          {back.agree}
        </button>
      )}
      <button type="button" className={style.decline} onClick={() => answer(false)}>
        {isOwn ? back.withdraw : back.decline}
      </button>
    </>
  )
}
