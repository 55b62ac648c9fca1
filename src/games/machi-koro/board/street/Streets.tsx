import { useRef, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import type { CardSet, EstablishmentId } from '../../cards/cards.ts'
import type { Transfer } from '../../rules/income.ts'
import type { MachiView } from '../../rules/view.ts'
import { DiceTray } from './DiceTray.tsx'
import { Flights } from './Flights.tsx'
import { GAP, planTable } from './layout.ts'
import { PlotTip, type Pointed } from './PlotTip.tsx'
import { itemOf, needsOf, plotsOf } from './plots.ts'
import { Street } from './Street.tsx'
import styles from './Streets.module.css'
import { coinsDuring, entriesToCome, ROLLING, stepsOf, stepTime } from './steps.ts'
import type { StreetMode, StreetsProps } from './street-props.ts'
import { useCurrentStep } from './use-current-step.ts'
import { useSize } from './use-size.ts'

const NOTHING: readonly Transfer[] = []
const LOOK: StreetMode = { kind: 'look' }
const USUAL_SIZE = { width: 644, height: 620 }

/** The streets of all players, the dice, and the coins that change hands. */
export function Streets(props: StreetsProps) {
  const { view, cards, seats, shown, onShow, happening, ghost, lastRoll, texts, words, pace } = props
  const root = useRef<HTMLElement>(null)
  const size = useSize(root, USUAL_SIZE)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const steps = stepsOf(happening, cards)
  const current = useCurrentStep(happening, steps.length, pace)
  const ghostOf = (seat: Seat) => (ghost?.seat === seat ? ghost.item : null)
  const needs = view.players.map((player, i) => needsOf(player, cards, ghostOf(i + 1)))
  const isRolling = current === ROLLING
  // Nobody knows what the dice will ask for before they lie.
  const mode = isRolling ? LOOK : props.mode
  const plan = planTable(size, needs, mode.kind === 'swap' ? 'all' : shown - 1)
  const isPlaying = current < steps.length
  const due = lastRoll?.transfers ?? []
  const paid = due.slice(0, due.length - entriesToCome(steps, current))
  const tip =
    pointed === null
      ? undefined
      : plotsOf(view.players[pointed.seat - 1], cards, ghostOf(pointed.seat)).find(
          (plot) => itemOf(plot) === pointed.item,
        )
  const nameOf = (seat: Seat) => seats[seat - 1].name

  return (
    <section
      ref={root}
      className={styles.streets}
      aria-label={texts.streets}
      data-playing={isPlaying || undefined}
      style={{ gap: GAP, '--step': `${stepTime(steps.length, pace)}ms` }}
    >
      <DiceTray
        view={view}
        cards={cards}
        size={{ width: size.width, height: plan.tray }}
        roll={lastRoll}
        payments={paid}
        rolling={isRolling ? happening?.key : undefined}
        nameOf={nameOf}
        texts={texts}
        words={words}
        pace={pace}
      />
      {view.players.map((player, i) => {
        const seat = i + 1
        const isFresh = isPlaying && happening?.built?.seat === seat
        return (
          <Street
            key={seat}
            seat={seat}
            name={seats[i].name}
            player={player}
            cards={cards}
            plan={plan.streets[i]}
            isTurn={view.turn === seat && view.phase !== 'over'}
            coins={coinsDuring(player.coins, seat, steps, current)}
            payments={view.dice.length > 0 ? paid : NOTHING}
            asking={view.turn === seat && !isPlaying ? askingCard(view, cards) : undefined}
            ghost={ghostOf(seat)}
            fresh={isFresh ? happening.built?.item : undefined}
            mode={mode}
            onShow={onShow}
            onPoint={setPointed}
            texts={texts}
            words={words}
          />
        )
      })}
      {tip !== undefined && pointed !== null && (
        <PlotTip plot={tip} element={pointed.element} root={root} texts={texts} words={words} />
      )}
      {isPlaying && !isRolling && (
        <Flights key={`${happening?.key} ${current}`} root={root} flights={steps[current].flights} words={words} />
      )}
    </section>
  )
}

/** The purple card that its owner has to decide about before the turn goes on. */
function askingCard({ phase }: MachiView, { establishments }: CardSet): EstablishmentId | undefined {
  const waiting = phase === 'tv' ? 'coins-of-one' : phase === 'swap' ? 'card' : undefined
  return waiting && establishments.find(({ takes }) => takes === waiting)?.id
}
