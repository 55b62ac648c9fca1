import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { TableFrame } from '../../../boards/TableFrame.tsx'
import { useHasGrown } from '../../../boards/use-has-grown.ts'
import './colours.css'
import { focusSupply } from './focus-supply.ts'
import { happeningOf, lastRollOf } from './last-roll.ts'
import { oddsPanel, panelsOf } from './panels-of.tsx'
import { Seats } from './seats/Seats.tsx'
import { Streets } from './street/Streets.tsx'
import { streetMode } from './street-mode.ts'
import { Strip } from './strip/Strip.tsx'
import { useOdds } from './use-odds.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { type MachiBoardProps, useTurn } from './use-turn.ts'

/** The whole table of Machi Koro. */
export function Board(props: MachiBoardProps) {
  const { view, cards, seats, eyes, shown, show, log, mayAct, texts, pace } = props
  const turn = useTurn(props)
  const odds = useOdds(props, turn)
  const [open, setOpen] = useState('supply')
  const isNew = useHasGrown(log)
  const lastRoll = useMemo(() => lastRollOf(log, view, cards), [log, view, cards])
  const happening = useMemo(() => (isNew ? happeningOf(log, view, cards) : null), [isNew, log, view, cards])
  const builder = eyes === 'spectator' ? view.turn : eyes
  const ghost = useMemo(
    () => (turn.chosen === null ? null : { seat: builder, item: turn.chosen }),
    [turn.chosen, builder],
  )
  useShortcuts({
    turn,
    mayAct,
    onHelp: () => setOpen(open === 'help' ? 'supply' : 'help'),
    onSupply() {
      flushSync(() => setOpen('supply'))
      focusSupply()
    },
  })
  return (
    <TableFrame
      seats={
        <Seats
          board={props}
          onScore={(seat) => {
            show(seat)
            odds.chooseRoller(seat)
            setOpen('odds')
          }}
        />
      }
      main={
        <Streets
          view={view}
          cards={cards}
          seats={seats}
          shown={shown}
          onShow={show}
          mode={streetMode(props, turn)}
          ghost={ghost}
          happening={happening}
          lastRoll={lastRoll}
          texts={texts.street}
          words={texts.words}
          pace={pace}
        />
      }
      panels={panelsOf(props, turn, builder, () => setOpen('supply'))}
      lower={oddsPanel(props, turn, odds)}
      open={open}
      onOpen={setOpen}
      panelsLabel={texts.strip.tabs.label}
      strip={<Strip board={props} turn={turn} />}
    />
  )
}
