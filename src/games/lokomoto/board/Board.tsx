import { lazy, useMemo, useRef } from 'react'
import type { Keys } from '#boards/keys.ts'
import { Strip } from '#boards/Strip.tsx'
import { TableFrame, useOpenPanel } from '#boards/TableFrame.tsx'
import hidden from '#boards/unseen.module.css'
import { tapOn } from './choice.ts'
import './colours.css'
import { happenedIn } from './happened.ts'
import { MapSheet } from './map/MapSheet.tsx'
import type { MapHandle } from './map/map-props.ts'
import { marksFor } from './marks/marks.ts'
import { narrate } from './narrate.ts'
import { panelsOf, shapesPanel } from './panels-of.tsx'
import { PenIcon } from './pieces/strokes/PenIcon.tsx'
import { roundOf } from './rounds.ts'
import { Seats } from './Seats.tsx'
import { blockedIn } from './section-state.ts'
import { Buttons } from './strip/Buttons.tsx'
import { whatIsWrong, whatNow } from './strip/what-now.ts'
import { useShapes } from './use-shapes.ts'
import { type LokoBoardProps, type Turn, useTurn } from './use-turn.ts'

const HelpPanel = lazy(async () => ({ default: (await import('./panels/HelpPanel.tsx')).HelpPanel }))

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
  const open = useOpenPanel('trains', isHinted.trains ? 'hint' : undefined)
  const map = useRef<MapHandle>(null)
  const { last, fresh } = useMemo(() => happenedIn(log, eyes), [log, eyes])
  const blocked = useMemo(() => blockedIn(view), [view])
  const openSections = useMemo(() => {
    const sections = Object.keys(view.sections)
    return new Set(eyes === 'spectator' ? [] : sections.filter((section) => tapOn(view, eyes, section) !== 'closed'))
  }, [view, eyes])
  const isOpen = (section: string) => mayAct && openSections.has(section)
  const toMap = () => map.current?.focus()
  const keys: Keys = {
    m: toMap,
    l: () => open.toggle('sections'),
    d: () => turn.mark(view.phase === 'block' ? 'block' : 'draw'),
    r: () => turn.mark('reserve'),
    b: turn.buy,
    escape: turn.cancel,
    ...Object.fromEntries(view.trains.map((train, i) => [i + 1, () => turn.chooseTrain(train)])),
  }
  return (
    <TableFrame
      board={props}
      marks={marks}
      isMainWide
      seats={
        <Seats
          board={props}
          onShow={(seat) => {
            show(seat)
            open.show('players')
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
      panels={panelsOf(props, turn, { blocked, isOpen, isTrainsHinted: isHinted.trains })}
      lower={{ ...shapesPanel(props, shapes), isHinted: isHinted.shapes }}
      open={open}
      log={{
        narrate: (moment, next) => narrate(moment, next, texts, cards, seats),
        roundOf: ({ before }) => roundOf(before.turns, seats.length),
        startsTurn: () => true,
      }}
      help={(frame) => (
        <HelpPanel
          cards={cards}
          options={view.options}
          pen={eyes === 'spectator' ? 1 : eyes}
          texts={texts.help}
          frame={frame}
        />
      )}
      shortcuts={texts.strip.keys}
      keys={keys}
      strip={
        <>
          <Strip
            board={props}
            badge={
              eyes !== 'spectator' && (
                <span role="img" aria-label={texts.strip.pen}>
                  <PenIcon seat={eyes} size={32} />
                </span>
              )
            }
            now={whatNow(props, turn)}
            buttons={<Buttons board={props} turn={turn} />}
            lead={toMap}
          />
          <output className={hidden.unseen}>{whatIsWrong(props, turn)}</output>
        </>
      }
    />
  )
}

/** What would become of the picked sections. */
function pickLook(phase: string, { picked }: Turn): 'solid' | 'dotted' | 'blocked' {
  if (phase === 'block') return 'blocked'
  return picked.length === 2 ? 'dotted' : 'solid'
}
