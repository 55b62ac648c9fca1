import { useMemo, useRef } from 'react'
import { TableFrame } from '../../../boards/TableFrame.tsx'
import { tapOn } from './choice.ts'
import './colours.css'
import { useOpenPanel } from '../../../boards/use-open-panel.ts'
import { happenedIn } from './happened.ts'
import { MapSheet } from './map/MapSheet.tsx'
import type { MapHandle } from './map/map-props.ts'
import { marksFor } from './marks/marks.ts'
import { Marks } from './marks/use-marks.ts'
import { panelsOf, shapesPanel } from './panels-of.tsx'
import { Seats } from './seats/Seats.tsx'
import { blockedIn } from './section-state.ts'
import { Strip } from './strip/Strip.tsx'
import { useShapes } from './use-shapes.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { type LokoBoardProps, type Turn, useTurn } from './use-turn.ts'

/** The whole table of Lokomoto. */
export function Board(props: LokoBoardProps) {
  const { view, cards, seats, eyes, log, mayAct, show, texts } = props
  const turn = useTurn(props)
  const shapes = useShapes(props, turn)
  const marks = marksFor(props, turn)
  const isHinted = {
    trains: marks.some((mark) => /^(?:train|way)/.test(mark)),
    shapes: marks.some((mark) => mark.startsWith('shape')),
  }
  const [open, setOpen] = useOpenPanel('trains', isHinted.trains ? 'trains' : undefined)
  const map = useRef<MapHandle>(null)
  const { last, fresh } = useMemo(() => happenedIn(log, eyes), [log, eyes])
  const blocked = useMemo(() => blockedIn(view), [view])
  const openSections = useMemo(() => {
    const sections = Object.keys(view.sections)
    return new Set(eyes === 'spectator' ? [] : sections.filter((section) => tapOn(view, eyes, section) !== 'closed'))
  }, [view, eyes])
  const isOpen = (section: string) => mayAct && openSections.has(section)
  const toMap = () => map.current?.focus()
  useShortcuts({
    turn,
    trains: view.trains,
    isOpening: view.phase === 'block',
    onHelp: () => setOpen(open === 'help' ? 'trains' : 'help'),
    onMap: toMap,
    onList: () => setOpen(open === 'sections' ? 'trains' : 'sections'),
  })
  return (
    <Marks value={marks}>
      <TableFrame
        isMainWide
        seats={
          <Seats
            board={props}
            onShow={(seat) => {
              show(seat)
              setOpen('players')
            }}
          />
        }
        main={
          <MapSheet
            map={cards.map}
            sections={view.sections}
            blocked={blocked}
            eyes={eyes}
            seats={seats}
            picked={turn.picked}
            pickLook={pickLook(view.phase, turn)}
            paying={new Set(turn.paying)}
            matched={shapes.matched}
            missing={shapes.missing}
            last={last}
            fresh={fresh}
            used={view.used}
            hinted={marks.flatMap((mark) => (mark.startsWith('section ') ? mark.slice(8) : []))}
            overlay={shapes.laid}
            onOverlay={shapes.setLaid}
            isOpen={isOpen}
            onSection={turn.tapSection}
            handle={map}
            texts={texts.map}
            words={texts.words}
          />
        }
        panels={panelsOf(props, turn, {
          blocked,
          isOpen,
          isTrainsHinted: isHinted.trains,
          onCloseHelp: () => setOpen('trains'),
        })}
        lower={{ ...shapesPanel(props, shapes), isHinted: isHinted.shapes }}
        open={open}
        onOpen={setOpen}
        panelsLabel={texts.strip.tabs.label}
        strip={<Strip board={props} turn={turn} toMap={toMap} />}
      />
    </Marks>
  )
}

/** What would become of the picked sections. */
function pickLook(phase: string, { picked }: Turn): 'solid' | 'dotted' | 'blocked' {
  if (phase === 'block') return 'blocked'
  return picked.length === 2 ? 'dotted' : 'solid'
}
