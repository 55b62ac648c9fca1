import { useMemo } from 'react'
import { TableFrame } from '../../../boards/TableFrame.tsx'
import { useHasGrown } from '../../../boards/use-has-grown.ts'
import './colours.css'
import { useOpenPanel } from '../../../boards/use-open-panel.ts'
import { happeningOf, lastRollOf } from './last-roll.ts'
import { marksFor } from './marks/marks.ts'
import { Marks } from './marks/use-marks.ts'
import { oddsPanel, panelsOf } from './panels-of.tsx'
import { Seats } from './seats/Seats.tsx'
import { Streets } from './street/Streets.tsx'
import { streetMode } from './street-mode.ts'
import { Strip } from './strip/Strip.tsx'
import { useCalledStop } from './use-called-stop.ts'
import { useLargeStreet } from './use-large-street.ts'
import { useOdds } from './use-odds.ts'
import { useSettled } from './use-settled.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { type MachiBoardProps, useTurn } from './use-turn.ts'

/** The whole table of Machi Koro. */
export function Board(props: MachiBoardProps) {
  const { view, cards, seats, eyes, log, texts, pace } = props
  const isNew = useHasGrown(log)
  const settled = useSettled(props, isNew)
  const turn = useTurn(settled)
  const odds = useOdds(settled)
  const marks = marksFor(settled, turn)
  const isSupplyHinted = marks.some((mark) => mark.startsWith('item'))
  const [open, setOpen] = useOpenPanel('supply', isSupplyHinted ? 'supply' : undefined)
  const large = useLargeStreet(props)
  const [supplyStop, callSupply] = useCalledStop()
  const lastRoll = useMemo(() => lastRollOf(log, view, cards), [log, view, cards])
  const happening = useMemo(() => (isNew ? happeningOf(log, view, cards) : null), [isNew, log, view, cards])
  const builder = eyes === 'spectator' ? view.turn : eyes
  const ghost = useMemo(
    () => (turn.chosen === null ? null : { seat: builder, item: turn.chosen }),
    [turn.chosen, builder],
  )
  useShortcuts({
    turn,
    mayAct: settled.mayAct,
    onHelp: () => setOpen(open === 'help' ? 'supply' : 'help'),
    onSupply() {
      setOpen('supply')
      callSupply()
    },
  })
  return (
    <Marks value={marks}>
      <TableFrame
        seats={
          <Seats
            board={settled}
            shown={large.seat}
            onShow={large.show}
            onScore={(seat) => {
              large.show(seat)
              odds.chooseRoller(seat)
            }}
          />
        }
        main={
          <Streets
            view={view}
            cards={cards}
            seats={seats}
            shown={large.seat}
            onShow={large.show}
            mode={streetMode(settled, turn)}
            ghost={ghost}
            happening={happening}
            lastRoll={lastRoll}
            texts={texts.street}
            words={texts.words}
            pace={pace}
          />
        }
        panels={panelsOf(settled, turn, {
          buyer: builder,
          happening,
          stop: supplyStop,
          onClose: () => setOpen('supply'),
          isSupplyHinted,
        })}
        lower={oddsPanel(settled, turn, odds)}
        open={open}
        onOpen={setOpen}
        panelsLabel={texts.strip.tabs.label}
        strip={<Strip board={settled} turn={turn} supplyStop={supplyStop} />}
      />
    </Marks>
  )
}
