import { useId } from 'react'
import { cardSetIn } from '#engine/card-set.ts'
import type { GameFacts, Seat } from '#engine/game.ts'
import type { ChosenVariants } from '#engine/options.ts'
import { usualBot } from '#games/index.ts'
import { Card } from '#ui/Card.tsx'
import { Select } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import type { Clock, NewTable } from '#wire/tables.ts'
import { cardTextOf, keptCardSet } from '../../games/card-sets.ts'
import { CardSetChoice } from '../../pages/new-game/CardSetChoice.tsx'
import { StartingPlayer } from '../../pages/new-game/StartingPlayer.tsx'
import { Choice } from '../../pages/parts/Choice.tsx'
import { useTexts } from '../../text/TextsContext.tsx'
import { useOnlineTexts } from '../texts.tsx'
import styles from './TableTerms.module.css'
import { BANK_TIMES, PATIENCES, TURN_TIMES, timeWords } from './table-texts.ts'

interface Props {
  readonly gameId: string
  /** How the printed rules choose who begins. */
  readonly begins: string | undefined
  readonly draft: TableDraft
  /** Whether the host has an account, and so may choose a rated game. */
  readonly mayRate: boolean
  change(draft: TableDraft): void
}

/** What a table has online and nowhere else: who can come, and a clock. */
export function TableTerms({ gameId, begins, draft, mayRate, change }: Props) {
  const { newGame } = useTexts().pages
  const texts = useOnlineTexts().newTable
  const id = useId()
  const { first, ...withoutFirst } = draft
  const names = { me: texts.you, open: texts.openSeat, bot: newGame.bot }
  const clock = clockFor(draft)
  return (
    <Card as="div" className={styles.terms}>
      <div className={styles.term}>
        <span className={styles.label} aria-hidden="true">
          {texts.whoCanCome}
        </span>
        <Choice
          label={texts.whoCanCome}
          value={draft.visibility}
          choices={[
            { value: 'private', text: texts.onlyLink },
            { value: 'open', text: texts.inLobby },
          ]}
          choose={(visibility) => change({ ...draft, visibility })}
        />
        <span className={prose.small} aria-live="polite">
          {draft.visibility === 'private' ? texts.onlyLinkLine : texts.inLobbyLine}
        </span>
      </div>
      {mayRate && draft.seats.length > 1 && <RatedChoice draft={draft} change={change} />}
      <CardSetChoice
        className={`${styles.term} ${styles.label}`}
        gameId={gameId}
        chosen={draft.cards}
        choose={(cards) => change({ ...draft, cards })}
      />
      {draft.seats.length > 1 && (
        <StartingPlayer
          className={`${styles.term} ${styles.label}`}
          seats={draft.seats.map(({ kind }, i) => `${i + 1}. ${names[kind]}`)}
          first={first}
          begins={begins}
          choose={(chosen) => change(chosen === undefined ? withoutFirst : { ...draft, first: chosen })}
        />
      )}
      <div className={styles.term}>
        <label className={styles.label} htmlFor={`${id}-clock`}>
          {texts.clock}
        </label>
        <ClockChoice
          id={`${id}-clock`}
          describedBy={`${id}-clock-line`}
          clock={clock}
          isNeeded={isRated(draft)}
          choose={(chosen) => change({ ...draft, clock: chosen })}
        />
        <span id={`${id}-clock-line`} className={prose.small} aria-live="polite">
          {isRated(draft) && texts.ratedClockLine} {texts.clockLine}
        </span>
      </div>
      {clock.kind === 'none' && (
        <PatienceChoice
          chosen={clock.patience}
          choose={(patience) => change({ ...draft, clock: { kind: 'none', patience } })}
        />
      )}
    </Card>
  )
}

/** Chooses whether the game counts for ratings; if so, bots leave their seats, and the cards are the standard ones. */
function RatedChoice({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const texts = useOnlineTexts().newTable
  const rated = (): TableDraft => {
    const seats = draft.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, kind: 'open' as const } : seat))
    return { ...draft, seats, cards: '', isRated: true }
  }
  return (
    <div className={styles.term}>
      <span className={styles.label} aria-hidden="true">
        {texts.rating}
      </span>
      <Choice
        label={texts.rating}
        value={isRated(draft) ? 'rated' : 'casual'}
        choices={[
          { value: 'casual', text: texts.casual },
          { value: 'rated', text: texts.rated },
        ]}
        choose={(value) => change(value === 'rated' ? rated() : { ...draft, isRated: false })}
      />
      <span className={prose.small} aria-live="polite">
        {isRated(draft) && texts.ratedLine}
      </span>
    </div>
  )
}

/** Whether the game counts: a bot or other cards that were chosen later undo it. */
function isRated({ isRated: isWanted, seats, cards }: TableDraft): boolean {
  return isWanted === true && cards === '' && seats.length > 1 && seats.every(({ kind }) => kind !== 'bot')
}

/** A rated game needs a clock: this one, unless the host has chosen another. */
const RATED_CLOCK: Clock = { kind: 'bank', seconds: BANK_TIMES[1] }

function clockFor(draft: TableDraft): Clock {
  return isRated(draft) && draft.clock.kind === 'none' ? RATED_CLOCK : draft.clock
}

interface PatienceChoiceProps {
  /** In seconds; left out, the shortest. */
  readonly chosen: number | undefined
  choose(patience: number): void
}

/** Chooses how long a player must be absent before the others may let a bot play. */
function PatienceChoice({ chosen = PATIENCES[0], choose }: PatienceChoiceProps) {
  const { newTable, clock } = useOnlineTexts()
  return (
    <label className={`${styles.term} ${styles.label}`}>
      {newTable.patience}
      <Select value={chosen} onChange={({ target: { value } }) => choose(Number(value))}>
        {PATIENCES.map((seconds) => (
          <option key={seconds} value={seconds}>
            {newTable.after(timeWords(seconds, clock))}
          </option>
        ))}
      </Select>
    </label>
  )
}

interface ClockChoiceProps {
  readonly id: string
  readonly clock: Clock
  /** The id of what explains it. */
  readonly describedBy: string
  /** Whether there must be one. */
  readonly isNeeded: boolean
  choose(clock: Clock): void
}

/** Every clock by a name that can stand in a form: "turn 60". */
const CLOCKS: ReadonlyMap<string, Clock> = new Map(
  [
    { kind: 'none' } as const,
    ...TURN_TIMES.map((seconds) => ({ kind: 'turn', seconds }) as const),
    ...BANK_TIMES.map((seconds) => ({ kind: 'bank', seconds }) as const),
  ].map((clock) => [nameOf(clock), clock]),
)

function nameOf(clock: Clock): string {
  return clock.kind === 'none' ? clock.kind : `${clock.kind} ${clock.seconds}`
}

/** Chooses the clock. */
function ClockChoice({ id, clock, describedBy, isNeeded, choose }: ClockChoiceProps) {
  const texts = useOnlineTexts().clock
  return (
    <Select
      id={id}
      aria-describedby={describedBy}
      value={nameOf(clock)}
      onChange={({ target: { value } }) => choose(CLOCKS.get(value) ?? clock)}
    >
      {!isNeeded && <option value="none">{texts.none}</option>}
      {(['turn', 'bank'] as const).map((kind) => (
        <optgroup key={kind} label={texts[kind]}>
          {[...CLOCKS].map(
            ([name, offered]) =>
              offered.kind === kind && (
                <option key={name} value={name}>
                  {kind === 'turn'
                    ? texts.perTurn(timeWords(offered.seconds, texts))
                    : texts.perGame(timeWords(offered.seconds, texts))}
                </option>
              ),
          )}
        </optgroup>
      ))}
    </Select>
  )
}

export const SEAT_KINDS = ['me', 'open', 'bot'] as const

/** A seat as the form has it; every seat remembers the level of the bot that may come to it. */
export interface DraftSeat {
  readonly kind: (typeof SEAT_KINDS)[number]
  readonly bot: string
}

/** Everything that the form of a new table asks for. */
export interface TableDraft {
  /** Exactly one of them is mine. */
  readonly seats: readonly DraftSeat[]
  readonly variants: ChosenVariants
  /** Who begins; left out, the seed decides. It belongs to one game and is not remembered. */
  readonly first?: Seat
  /** The SHA-256 of a replaced card set; empty for the standard cards. */
  readonly cards: string
  readonly visibility: 'open' | 'private'
  readonly clock: Clock
  /** Not remembered: it is chosen for each table. */
  readonly isRated?: boolean
}

/** The first draft: my own seat, and open seats for others. */
export function firstDraft(game: GameFacts, cards: string): TableDraft {
  const bot = usualBot(game)
  const players = Math.max(2, game.usualPlayers)
  return {
    seats: Array.from({ length: players }, (_, i): DraftSeat => ({ kind: i === 0 ? 'me' : 'open', bot })),
    variants: {},
    cards,
    visibility: 'private',
    clock: { kind: 'none' },
  }
}

/** The seats with another one at place `at`; I sit on exactly one of them, whatever is chosen. */
export function withSeat(seats: readonly DraftSeat[], at: number, seat: DraftSeat): readonly DraftSeat[] {
  const mine = seats.findIndex(({ kind }) => kind === 'me')
  const changed = seats.with(at, seat)
  if (seat.kind === 'me' && mine !== at) return changed.with(mine, { ...seats[mine], kind: seats[at].kind })
  if (seat.kind !== 'me' && mine === at) {
    const others = seats.map((_, i) => i).filter((i) => i !== at)
    const next = others.find((i) => seats[i].kind === 'open') ?? others[0]
    // Where there is no other seat, mine stays mine.
    return next === undefined ? seats : changed.with(next, { ...seats[next], kind: 'me' })
  }
  return changed
}

/** The seats without one of them; if that was mine, I take the first that is left. */
export function withoutSeat(seats: readonly DraftSeat[], at: number): readonly DraftSeat[] {
  const rest = seats.toSpliced(at, 1)
  return rest.some(({ kind }) => kind === 'me') ? rest : rest.with(0, { ...rest[0], kind: 'me' })
}

/** What the server is asked for. */
export function wishOf(game: GameFacts, draft: TableDraft): Omit<NewTable, 'words' | 'request'> {
  const cards = keptCardSet(draft.cards)?.name
  const set = cards && cardSetIn(cardTextOf(cards) ?? '', cards.id)
  return {
    game: game.id,
    options: {
      players: draft.seats.length,
      ...(draft.first !== undefined && draft.first <= draft.seats.length && { first: draft.first }),
      ...draft.variants,
    },
    ...(isRated(draft) && { isRated: true }),
    ...(set?.ok && { cards: { id: set.value.id, text: set.value.text } }),
    visibility: draft.visibility,
    clock: clockFor(draft),
    seats: draft.seats.map(({ kind, bot }) => (kind === 'bot' ? { bot } : kind)),
  }
}
