import type { Panel } from '#boards/TableFrame.tsx'
import { lazyPart } from '#ui/Part.tsx'
import { PlayersPanel } from './panels/PlayersPanel.tsx'
import { ShapesPanel } from './panels/ShapesPanel.tsx'
import { TrainsPanel } from './panels/TrainsPanel.tsx'
import type { ShapesInHand } from './use-shapes.ts'
import type { LokoBoardProps, Turn } from './use-turn.ts'

// It is looked at now and then: the table need not wait for it.
const SectionsPanel = lazyPart(async () => (await import('./panels/SectionsPanel.tsx')).SectionsPanel)

interface PanelsProps {
  /** The black sections of the two-player opening. */
  readonly blocked: ReadonlySet<string>
  isOpen(section: string): boolean
  /** Whether the hint points at a train, or at a way to pay for it. */
  readonly isTrainsHinted: boolean
}

/** The panels beside the map. */
export function panelsOf(board: LokoBoardProps, turn: Turn, { blocked, isOpen, isTrainsHinted }: PanelsProps): Panel[] {
  const { view, insight, cards, seats, eyes, mayAct, shown, show, standing, isOver, texts } = board
  const { strip, words } = texts
  const trains = (
    <TrainsPanel
      cards={cards}
      trains={view.trains}
      left={view.trainsLeft}
      networks={insight.networks}
      proposals={insight.proposals}
      shapesIn={insight.shapesIn}
      hasDrawn={insight.networks.length > 0 || view.players[insight.seat - 1].trains.length > 0}
      mayBuy={mayAct && view.phase === 'main'}
      chosen={turn.train}
      ways={turn.ways}
      way={turn.way}
      onChoose={turn.chooseTrain}
      onWay={turn.chooseWay}
      texts={texts.trains}
      words={words}
    />
  )
  const players = (
    <PlayersPanel
      cards={cards}
      players={view.players}
      scores={standing.scores}
      seats={seats}
      turn={isOver ? null : view.turn}
      shown={shown}
      onShow={show}
      texts={texts.players}
      words={words}
    />
  )
  const sections = (
    <SectionsPanel
      map={cards.map}
      sections={view.sections}
      blocked={blocked}
      eyes={eyes}
      seats={seats}
      picked={turn.picked}
      paying={new Set(turn.paying)}
      isOpen={isOpen}
      onSection={turn.tapSection}
      texts={texts.sections}
      words={words}
    />
  )
  return [
    { id: 'trains', label: strip.tabs.trains, content: trains, isHinted: isTrainsHinted },
    { id: 'players', label: strip.tabs.players, content: players, isTall: true },
    { id: 'sections', label: strip.tabs.sections, content: sections, isTall: true },
  ]
}

/** The shapes that one could take, and how far one is with each. */
export function shapesPanel({ view, insight, cards, texts }: LokoBoardProps, hand: ShapesInHand): Panel {
  const content = (
    <ShapesPanel
      cards={cards}
      view={view}
      owner={insight.seat}
      progress={hand.progress}
      trainsFor={insight.trainsFor}
      shown={hand.shown}
      laid={hand.laid === null ? null : { shape: hand.laid.shape.id, turns: hand.laid.turns }}
      onShow={hand.show}
      onLay={hand.lay}
      onLift={hand.lift}
      texts={texts.shapes}
      words={texts.words}
    />
  )
  return { id: 'shapes', label: texts.strip.tabs.shapes, content }
}
