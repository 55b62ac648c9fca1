import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { GameIntro } from '#boards/board.ts'
import type { GameFacts, Seat, Variant } from '#engine/game.ts'
import { type ChosenVariants, chosenVariants, isChoice, variantName } from '#engine/options.ts'
import { coloursOf, usualBot } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import columns from '#ui/columns.module.css'
import { Input } from '#ui/Field.tsx'
import prose from '#ui/prose.module.css'
import { copyText } from '../../browser.ts'
import { NextLevelNote, nextLevelAfter } from '../../characters/NextLevelNote.tsx'
import { keptCardSet } from '../../games/card-sets.ts'
import { listGames } from '../../games/saved-game.ts'
import { hrefOf, newGameAddress, tableAddress } from '../../routes.ts'
import { LONGEST_NAME, useSettings } from '../../settings/settings.ts'
import type { CharacterTexts } from '../../text/en/characters.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { MoreOptions } from './MoreOptions.tsx'
import styles from './NewGameForm.module.css'
import { Opponents } from './Opponents.tsx'
import { ColourChoice, SeatChoice } from './SeatChoice.tsx'
import { LONGEST_SEED, lastSetUp, type SeatDraft, type SetUp, seatPlans, startSetUp, withColour } from './set-up.ts'
import { Variants } from './Variants.tsx'

interface FormProps {
  readonly game: GameFacts
  readonly intro: GameIntro
  readonly characters: CharacterTexts
}

export function NewGameForm({ game, intro, characters }: FormProps) {
  const texts = useTexts().pages.newGame
  const settings = useSettings()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [setUp, setSetUp] = useState(() => setUpOfLink(new URLSearchParams(search), game, lastSetUp(game, settings)))
  const asked = new URLSearchParams(search).get('set')
  useEffect(() => {
    if (asked === null || !SAMPLE_FILE.test(asked)) return
    const keep = async () => (await import('../../games/sample-sets.ts')).keepSample(game.id, asked)
    keep().then(
      (cards) => cards !== undefined && setSetUp((now) => ({ ...now, cards })),
      // The form is shown without it.
      () => undefined,
    )
  }, [asked, game.id])
  const addButton = useRef<HTMLButtonElement>(null)
  const { seats, variants } = setUp
  const { bots } = game
  const [suggestion] = useState(() => nextLevelAfter(listGames(), game.id, bots))
  const isSuggestedFor = ({ kind, bot }: SeatDraft) => kind === 'bot' && bot === suggestion?.level
  const [min, max] = game.players

  function setSeats(changed: readonly SeatDraft[]): void {
    const { first, ...rest } = setUp
    // A starting player who has left is forgotten.
    const isThere = first !== undefined && first <= changed.length
    setSetUp({ ...rest, seats: changed, ...(isThere && { first }) })
  }

  function removeSeat(seat: number): void {
    setSeats(seats.filter((_, i) => i !== seat - 1))
    addButton.current?.focus()
  }

  function start(event: FormEvent): void {
    event.preventDefault()
    navigate(tableAddress(startSetUp(game, setUp, words)))
  }

  const words = { texts, intro, characters }
  const plans = seatPlans(setUp, words)

  return (
    <form className={columns.columns} onSubmit={start}>
      <Card title={texts.seats}>
        <ol className={styles.seats}>
          {seats
            .map((draft, i) => ({ draft, seat: i + 1 }))
            .map(({ draft, seat }) => (
              <SeatRow
                key={seat}
                seat={seat}
                draft={draft}
                bots={bots}
                intro={intro}
                change={(changed) => setSeats(seats.with(seat - 1, changed))}
                colour={coloursOf(seats)[seat - 1]}
                paint={(colour) => setSeats(withColour(seats, seat, colour))}
                remove={seats.length > min ? () => removeSeat(seat) : undefined}
              />
            ))}
        </ol>
        <Button
          ref={addButton}
          look="quiet"
          className={styles.add}
          aria-disabled={seats.length >= max}
          onClick={() => {
            if (seats.length < max) setSeats([...seats, { kind: 'bot', name: '', bot: usualBot(game) }])
          }}
        >
          {texts.addSeat}
        </Button>
        <Opponents gameId={game.id} plans={plans} intro={intro} characters={characters} />
        {suggestion !== undefined && seats.some(isSuggestedFor) && (
          <NextLevelNote suggestion={suggestion} characters={characters} level={(bot) => intro.bots[bot] ?? bot}>
            {(choose) => (
              <Button
                onClick={() =>
                  setSeats(seats.map((seat) => (isSuggestedFor(seat) ? { ...seat, bot: suggestion.next } : seat)))
                }
              >
                {choose}
              </Button>
            )}
          </NextLevelNote>
        )}
      </Card>

      <Card as="div">
        {game.variants.length > 0 && (
          <Variants
            all={game.variants}
            chosen={variants}
            intro={intro}
            choose={(chosen) => setSetUp({ ...setUp, variants: chosen })}
          />
        )}
        <MoreOptions
          isOpen={game.variants.length === 0}
          setUp={setUp}
          plans={plans}
          gameId={game.id}
          begins={intro.begins}
          change={setSetUp}
        />
      </Card>

      <div className={columns.bar}>
        <Button type="submit" look="primary" isBig className={styles.start}>
          {texts.start}
        </Button>
      </div>
      <div className={styles.link}>
        <CopyLink game={game} setUp={setUp} />
      </div>
    </form>
  )
}

/** Puts the address of this set-up on the clipboard, or shows it where the browser does not allow that. */
function CopyLink({ game, setUp }: { readonly game: GameFacts; readonly setUp: SetUp }) {
  const texts = useTexts().pages.newGame
  const [said, setSaid] = useState('')

  async function copy(): Promise<void> {
    const link = location.origin + hrefOf(newGameAddress(game.id, linkOf(setUp, game)))
    setSaid((await copyText(link)) ? texts.linkCopied : texts.linkHere(link))
  }

  return (
    <>
      <Button onClick={copy}>{texts.copyLink}</Button>
      <span className={prose.small} role="status">
        {said}
      </span>
    </>
  )
}

interface Props {
  readonly seat: Seat
  readonly draft: SeatDraft
  readonly bots: readonly string[]
  readonly intro: GameIntro
  change(draft: SeatDraft): void
  readonly colour: number
  paint(colour: number): void
  /** Undefined where the game needs this many seats. */
  readonly remove: (() => void) | undefined
}

/** Who plays one seat at this screen. */
function SeatRow({ draft, change, colour, paint, ...row }: Props) {
  const texts = useTexts().pages.newGame
  const { seat, intro } = row
  return (
    <SeatChoice
      {...row}
      draft={draft}
      others={[{ value: 'person', text: texts.person, icon: 'person' }]}
      change={(part) => change({ ...draft, ...part })}
      beside={intro.colours && <ColourChoice seat={seat} names={intro.colours} colour={colour} choose={paint} />}
    >
      <Input
        aria-label={texts.nameOf(seat)}
        placeholder={texts.player(seat)}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={draft.name}
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
    </SeatChoice>
  )
}

/**
 * A set-up as the query of an address, such as `?players=2&bots=1&requests=1&seed=tea`, so that it can be shared. A
 * sample set is part of it (`&set=tram-city`). Names are not: they are private.
 */
export function linkOf({ seats, first, variants, seed, cards }: SetUp, game: GameFacts): URLSearchParams {
  const query = new URLSearchParams()
  const usual = usualBot(game)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const isUsual = seats.every(({ kind, bot }, i) => (i < people ? kind === 'person' : bot === usual))
  if (isUsual) {
    query.set('players', String(seats.length))
    if (people < seats.length) query.set('bots', String(seats.length - people))
  } else {
    query.set('seats', seats.map(({ kind, bot }) => (kind === 'person' ? 'person' : bot)).join(','))
  }
  if (first !== undefined && first <= seats.length) query.set('first', String(first))
  for (const [variant, value] of Object.entries(variants)) query.set(variant, value === true ? '1' : String(value))
  if (seed !== '') query.set('seed', seed)
  const sample = sampleFile(cards)
  if (sample !== undefined) query.set('set', sample)
  return query
}

/** What the files of sample sets are called. */
const SAMPLE_FILE = /^[a-z-]+$/

/** The file of a sample set that is kept here. Sample sets are not listed, and their ids are the names of their files. */
function sampleFile(sha256: string): string | undefined {
  const kept = keptCardSet(sha256)
  const file = kept?.isHidden === true ? kept.name.id.toLowerCase().replace(' ', '-') : ''
  return SAMPLE_FILE.test(file) ? file : undefined
}

/** The set-up that an address asks for; what it leaves open is taken from `otherwise`. */
export function setUpOfLink(query: URLSearchParams, game: GameFacts, otherwise: SetUp): SetUp {
  if (query.size === 0) return otherwise
  const seats = seatsOfLink(query, game, otherwise.seats)
  const first = wholeNumber(query.get('first'), 1, seats.length)
  return {
    seats,
    ...(first !== undefined && { first }),
    variants: variantsOfLink(query, game.variants),
    seed: (query.get('seed') ?? '').slice(0, LONGEST_SEED),
    freshSeed: otherwise.freshSeed,
    cards: otherwise.cards,
  }
}

function variantsOfLink(query: URLSearchParams, variants: readonly Variant[]): ChosenVariants {
  const asked = variants.map((variant) => {
    const text = query.get(variantName(variant))
    if (isChoice(variant)) return [variant.name, variant.values.find((value) => String(value) === text)]
    return [variant, text === '1' || text === 'true']
  })
  return chosenVariants(variants, Object.fromEntries(asked))
}

function seatsOfLink(query: URLSearchParams, game: GameFacts, known: readonly SeatDraft[]): readonly SeatDraft[] {
  const { bots } = game
  const [min, max] = game.players
  const usual = usualBot(game)
  const named = query.get('seats')?.split(',') ?? []
  if (named.length >= min && named.length <= max) {
    return named.map((who, i) => draft(bots.includes(who) ? who : undefined, usual, known[i]))
  }
  const players = wholeNumber(query.get('players'), min, max)
  if (players === undefined) return known
  const botCount = wholeNumber(query.get('bots'), 0, players) ?? 0
  return Array.from({ length: players }, (_, i) => draft(i < players - botCount ? undefined : usual, usual, known[i]))
}

function draft(bot: string | undefined, usual: string, known: SeatDraft | undefined): SeatDraft {
  return { kind: bot === undefined ? 'person' : 'bot', name: known?.name ?? '', bot: bot ?? usual }
}

function wholeNumber(text: string | null, from: number, to: number): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= from && value <= to ? value : undefined
}
