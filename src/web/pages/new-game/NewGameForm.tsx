import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { GameIntro } from '#boards/board.ts'
import type { GameFacts } from '#engine/game.ts'
import { usualBot } from '#games/index.ts'
import { tableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import controls from '../parts/controls.module.css'
import { CopyLink } from './CopyLink.tsx'
import { lastSetUp } from './last-set-up.ts'
import { MoreOptions } from './MoreOptions.tsx'
import styles from './NewGameForm.module.css'
import { SeatRow } from './SeatRow.tsx'
import { type SeatDraft, seatPlans } from './set-up.ts'
import { setUpOfLink } from './set-up-link.ts'
import { startSetUp } from './start-set-up.ts'
import { Variants } from './Variants.tsx'

export function NewGameForm({ game, intro }: { readonly game: GameFacts; readonly intro: GameIntro }) {
  const texts = useTexts().pages.newGame
  const settings = useSettings()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [setUp, setSetUp] = useState(() => setUpOfLink(new URLSearchParams(search), game, lastSetUp(game, settings)))
  const addButton = useRef<HTMLButtonElement>(null)
  const { seats, variants } = setUp
  const { bots } = game
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
    navigate(tableAddress(startSetUp(game, setUp, texts, intro)))
  }

  return (
    <form className={styles.form} onSubmit={start}>
      <section className={controls.card} aria-labelledby="seats">
        <h2 id="seats" className={controls.sectionTitle}>
          {texts.seats}
        </h2>
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
                remove={seats.length > min ? () => removeSeat(seat) : undefined}
              />
            ))}
        </ol>
        <button
          ref={addButton}
          type="button"
          className={`${controls.quiet} ${styles.add}`}
          aria-disabled={seats.length >= max}
          onClick={() => {
            if (seats.length < max) setSeats([...seats, { kind: 'bot', name: '', bot: usualBot(game) }])
          }}
        >
          {texts.addSeat}
        </button>
        {bots
          .filter((bot) => seats.some((seat) => seat.kind === 'bot' && seat.bot === bot))
          .map((bot) => (
            <p key={bot} className={`${controls.small} ${styles.botLine}`}>
              <b>{intro.bots[bot]?.name}</b> {intro.bots[bot]?.line}
            </p>
          ))}
      </section>

      <div className={controls.card}>
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
          plans={seatPlans(setUp, texts, intro)}
          gameId={game.id}
          change={setSetUp}
        />
      </div>

      <div className={styles.bar}>
        <button type="submit" className={`${controls.primary} ${controls.big} ${styles.start}`}>
          {texts.start}
        </button>
      </div>
      <div className={styles.link}>
        <CopyLink game={game} setUp={setUp} />
      </div>
    </form>
  )
}
