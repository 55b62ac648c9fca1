import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameIntro } from '#boards/board.ts'
import type { GameFacts } from '#engine/game.ts'
import { usualBot } from '#games/index.ts'
import { freshName } from '../../games/saved-game.ts'
import formStyles from '../../pages/new-game/NewGameForm.module.css'
import { Variants } from '../../pages/new-game/Variants.tsx'
import controls from '../../pages/parts/controls.module.css'
import { onlineTableAddress } from '../../routes.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { useMe } from '../account/use-me.ts'
import { api } from '../api.ts'
import { DraftSeatRow } from './DraftSeatRow.tsx'
import { keepDraft, lastDraft } from './last-draft.ts'
import styles from './NewTableForm.module.css'
import { useOnlineTexts } from './OnlineFrame.tsx'
import { TableTerms } from './TableTerms.tsx'
import { type DraftSeat, type TableDraft, wishOf, withoutSeat, withSeat } from './table-draft.ts'
import { useAsking } from './use-asking.tsx'

const REQUEST_LENGTH = 16

export function NewTableForm({ game, intro }: { readonly game: GameFacts; readonly intro: GameIntro }) {
  const { newGame } = useTexts().pages
  const texts = useOnlineTexts().newTable
  const [, navigate] = useLocation()
  const settings = useSettings()
  const known = useMe()
  const { run, isBusy, problem, namePrompt } = useAsking(texts.whyName, known)
  const [{ draft, request }, setForm] = useState(() => ({
    draft: lastDraft(game, settings),
    request: freshName(REQUEST_LENGTH),
  }))
  // The same form sent again, because no answer came, must not make a second table; a changed one must.
  const setDraft = (changed: TableDraft) => setForm({ draft: changed, request: freshName(REQUEST_LENGTH) })
  const addButton = useRef<HTMLButtonElement>(null)
  const { seats } = draft
  const [min, max] = game.players
  const setSeats = (changed: readonly DraftSeat[]) => setDraft({ ...draft, seats: changed })

  function create(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    keepDraft(game, draft)
    void run(async () => {
      const { table } = await api.createTable(wishOf(game, draft, request))
      navigate(onlineTableAddress(table.id))
    })
  }

  return (
    <>
      <form className={`${formStyles.form} ${styles.form}`} onSubmit={create}>
        <div className={styles.column}>
          <section className={controls.card} aria-labelledby="seats">
            <h2 id="seats" className={controls.sectionTitle}>
              {texts.seats}
            </h2>
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
            <button
              ref={addButton}
              type="button"
              className={`${controls.quiet} ${formStyles.add}`}
              aria-disabled={seats.length >= max}
              onClick={() => {
                if (seats.length < max) setSeats([...seats, { kind: 'open', bot: usualBot(game) }])
              }}
            >
              {newGame.addSeat}
            </button>
          </section>
          {game.variants.length > 0 && (
            <div className={`${controls.card} ${styles.variants}`}>
              <Variants
                all={game.variants}
                chosen={draft.variants}
                intro={intro}
                choose={(variants) => setDraft({ ...draft, variants })}
              />
            </div>
          )}
        </div>
        <TableTerms gameId={game.id} draft={draft} change={setDraft} />
        <div className={formStyles.bar}>
          <p className={styles.problem} role="alert">
            {problem}
          </p>
          <button
            type="submit"
            className={`${controls.primary} ${controls.big} ${formStyles.start}`}
            aria-disabled={isBusy}
          >
            {texts.create}
          </button>
        </div>
      </form>
      {namePrompt}
    </>
  )
}
