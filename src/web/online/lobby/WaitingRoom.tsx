import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import unseen from '#boards/unseen.module.css'
import type { TableNow } from '#wire/moves.ts'
import { useIntro } from '../../game-texts.ts'
import controls from '../../pages/parts/controls.module.css'
import { lobbyAddress } from '../../routes.ts'
import { api } from '../api.ts'
import { FairChance } from './FairChance.tsx'
import { Invitation } from './Invitation.tsx'
import { OnlineFrame, useOnlineTexts } from './OnlineFrame.tsx'
import { StartBar } from './StartBar.tsx'
import { TableLine } from './TableLine.tsx'
import { type Known, useAsking } from './use-asking.tsx'
import { useSeatNews } from './use-seat-news.ts'
import styles from './WaitingRoom.module.css'
import { WaitingSeat } from './WaitingSeat.tsx'

interface Props {
  readonly now: TableNow
  /** Told what a table is after something was done here; what others do comes through `now`. */
  changed(now: TableNow): void
  readonly known: Known
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

function Room({ now: { table, you }, changed, known }: Omit<Props, 'beside'>) {
  const texts = useOnlineTexts().waiting
  const [, navigate] = useLocation()
  const { run, isBusy, problem, namePrompt } = useAsking(texts.whyName, known)
  const news = useSeatNews(table.seats)
  const heading = useRef<HTMLHeadingElement>(null)
  const act = (work: () => Promise<TableNow>) => run(async () => changed(await work()))
  /** What somebody touched is gone afterwards, so a keyboard goes on from the heading above it. */
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
      </div>
      <div className={styles.room}>
        <section className={controls.card} aria-labelledby="seats">
          <h2 id="seats" ref={heading} tabIndex={-1} className={`${controls.sectionTitle} ${styles.title}`}>
            {texts.seats}
          </h2>
          <ol className={styles.seats}>
            {table.seats
              .map((facts, i) => ({ facts, seat: i + 1 }))
              .map(({ facts, seat }) => (
                <WaitingSeat
                  key={seat}
                  gameId={table.game}
                  seat={seat}
                  facts={facts}
                  you={you}
                  sit={() => {
                    if (!isBusy) void actOnSeat(() => api.sit(table.id, seat))
                  }}
                  sendAway={() => actOnSeat(() => api.fillSeat(table.id, seat, 'open'))}
                  fill={(who) => act(() => api.fillSeat(table.id, seat, who))}
                />
              ))}
          </ol>
        </section>
        <div className={styles.side}>
          <Invitation table={table} />
          <FairChance
            key={you.seat}
            table={table}
            seat={you.seat}
            add={(words) => act(() => api.addWords(table.id, words))}
          />
        </div>
        <StartBar
          table={table}
          you={you}
          problem={problem}
          start={() => {
            if (!isBusy) void act(() => api.start(table.id))
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
