import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameIntro, Language } from '#boards/board.ts'
import type { GameFacts, Seat } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { findFacts, usualBot } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import { preload } from '#ui/Part.tsx'
import type { Clock } from '#wire/tables.ts'
import { preloadGame, useIntro } from '../../game-texts.ts'
import { usualCards } from '../../games/card-sets.ts'
import { keptVariants } from '../../games/saved-game.ts'
import formStyles from '../../pages/new-game/NewGameForm.module.css'
import { SeatChoice } from '../../pages/new-game/SeatChoice.tsx'
import { Variants } from '../../pages/new-game/Variants.tsx'
import { NotFoundPage } from '../../pages/PageFrame.tsx'
import { onlineTableAddress } from '../../routes.ts'
import { type Settings, useSettings } from '../../settings/settings.ts'
import { read, write } from '../../storage/local.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useMe } from '../account/use-me.ts'
import { api } from '../api.ts'
import { loadOnlineTexts, useOnlineTexts } from '../texts.tsx'
import styles from './NewTablePage.module.css'
import { OnlineFrame } from './OnlineFrame.tsx'
import {
  type DraftSeat,
  firstDraft,
  SEAT_KINDS,
  type TableDraft,
  TableTerms,
  wishOf,
  withoutSeat,
  withSeat,
} from './TableTerms.tsx'
import { BANK_TIMES, PATIENCES, TURN_TIMES } from './table-texts.ts'
import { useNamedTask } from './use-named-task.tsx'

const NAME = 'last-table'

/** The page that asks how a new online table shall be. */
export function NewTablePage({ gameId }: { readonly gameId: string }) {
  const game = findFacts(gameId)
  return game === undefined ? <NotFoundPage /> : <Page game={game} />
}

NewTablePage.preload = async (language: Language, gameId: string): Promise<void> => {
  await Promise.all([preload(loadOnlineTexts, language), preloadGame(gameId, language, ['loadIntro'])])
}

function Page({ game }: { readonly game: GameFacts }) {
  const intro = useIntro(game.id)
  return (
    <OnlineFrame titleOf={({ newTable }) => newTable.title(intro?.name ?? '')} gameId={game.id}>
      {intro && <NewTableForm key={game.id} game={game} intro={intro} />}
    </OnlineFrame>
  )
}

function NewTableForm({ game, intro }: { readonly game: GameFacts; readonly intro: GameIntro }) {
  const { newGame } = useTexts().pages
  const texts = useOnlineTexts().newTable
  const [, navigate] = useLocation()
  const settings = useSettings()
  const known = useMe()
  const { run, isBusy, problem, namePrompt } = useNamedTask(texts.whyName, known)
  const [draft, setDraft] = useState(() => lastDraft(game, settings))
  const addButton = useRef<HTMLButtonElement>(null)
  const { seats } = draft
  const [min, max] = game.players
  const setSeats = (changed: readonly DraftSeat[]) => setDraft({ ...draft, seats: changed })

  function create(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    keepDraft(game, draft)
    void run(async () => {
      const { table } = await api.createTable(wishOf(game, draft))
      navigate(onlineTableAddress(table.id))
    })
  }

  return (
    <>
      <form className={columns.columns} onSubmit={create}>
        <div className={`${columns.column} ${columns.first}`}>
          <Card title={texts.seats}>
            <ol className={formStyles.seats}>
              {seats
                .map((seatDraft, i) => ({ seatDraft, i }))
                .map(({ seatDraft, i }) => (
                  <DraftSeatRow
                    key={i}
                    seat={i + 1}
                    draft={seatDraft}
                    bots={game.bots}
                    intro={intro}
                    myName={known.me?.name}
                    change={(changed) => setSeats(withSeat(seats, i, changed))}
                    remove={
                      seats.length > min
                        ? () => {
                            setSeats(withoutSeat(seats, i))
                            addButton.current?.focus()
                          }
                        : undefined
                    }
                  />
                ))}
            </ol>
            <Button
              ref={addButton}
              look="quiet"
              className={formStyles.add}
              aria-disabled={seats.length >= max}
              onClick={() => {
                if (seats.length < max) setSeats([...seats, { kind: 'open', bot: usualBot(game) }])
              }}
            >
              {newGame.addSeat}
            </Button>
          </Card>
          {game.variants.length > 0 && (
            <Card as="div" className={styles.variants}>
              <Variants
                all={game.variants}
                chosen={draft.variants}
                intro={intro}
                choose={(variants) => setDraft({ ...draft, variants })}
              />
            </Card>
          )}
        </div>
        <TableTerms
          gameId={game.id}
          begins={intro.begins}
          draft={draft}
          mayRate={known.me?.kind === 'account'}
          change={setDraft}
        />
        <div className={columns.bar}>
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          <Button type="submit" look="primary" isBig className={formStyles.start} aria-disabled={isBusy}>
            {texts.create}
          </Button>
        </div>
      </form>
      {namePrompt}
    </>
  )
}

/** How the last table of this game was made in this browser. */
function lastDraft(game: GameFacts, settings: Settings): TableDraft {
  const first = firstDraft(game, usualCards(game.id, settings))
  const all = read(NAME)
  const kept = isObject(all) ? all[game.id] : undefined
  if (!isObject(kept) || !Array.isArray(kept.seats)) return first
  const { seats, variants } = kept
  const drafts = seats.map((seat) => readSeat(seat, game))
  const isPossible = drafts.length >= game.players[0] && drafts.length <= game.players[1]
  const hasMe = drafts.filter(({ kind }) => kind === 'me').length === 1
  return {
    seats: isPossible && hasMe ? drafts : first.seats,
    variants: keptVariants(game.variants, variants),
    cards: first.cards,
    visibility: kept.visibility === 'open' ? 'open' : 'private',
    clock: readClock(kept.clock),
  }
}

function keepDraft(game: GameFacts, { cards: _, first: __, isRated: ___, ...draft }: TableDraft): void {
  const all = read(NAME)
  write(NAME, { ...(isObject(all) ? all : {}), [game.id]: draft })
}

function readSeat(json: unknown, game: GameFacts): DraftSeat {
  const { kind, bot } = isObject(json) ? json : {}
  return {
    kind: SEAT_KINDS.find((known) => known === kind) ?? 'open',
    bot: game.bots.find((known) => known === bot) ?? usualBot(game),
  }
}

function readClock(json: unknown): Clock {
  const { kind, seconds } = isObject(json) ? json : {}
  if (kind === 'turn' && isOneOf(TURN_TIMES, seconds)) return { kind, seconds }
  if (kind === 'bank' && isOneOf(BANK_TIMES, seconds)) return { kind, seconds }
  const { patience } = isObject(json) ? json : {}
  return { kind: 'none', ...(isOneOf(PATIENCES, patience) && { patience }) }
}

function isOneOf(times: readonly number[], value: unknown): value is number {
  return times.some((time) => time === value)
}

interface Props {
  readonly seat: Seat
  readonly draft: DraftSeat
  readonly bots: readonly string[]
  readonly intro: GameIntro
  /** The name of the player who makes the table, once it is known. */
  readonly myName: string | undefined
  change(draft: DraftSeat): void
  /** Undefined where the game needs this many seats. */
  readonly remove: (() => void) | undefined
}

/** Chooses who sits on one seat of a new table. */
function DraftSeatRow({ draft, myName, change, ...row }: Props) {
  const texts = useOnlineTexts().newTable
  return (
    <SeatChoice
      {...row}
      draft={draft}
      others={[
        { value: 'me', text: texts.me, icon: 'person' },
        { value: 'open', text: texts.open, icon: 'open' },
      ]}
      change={(part) => change({ ...draft, ...part })}
    >
      <p className={styles.who} data-kind={draft.kind}>
        {draft.kind === 'me' ? (myName ?? texts.you) : texts.openSeat}
      </p>
    </SeatChoice>
  )
}
