import { lazyPart } from '#ui/Part.tsx'
import hidden from '#ui/unseen.module.css'
import './colours.css'
import { useMemo, useRef, useState } from 'react'
import type { GameFace } from '#boards/board.ts'
import { SeatBar } from '#boards/SeatBar.tsx'
import { CancelButton, Strip, StripButton } from '#boards/Strip.tsx'
import { TableFrame, useFirstPanel, useOpenPanel } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import type { Keys } from '#ui/hotkeys.ts'
import type { LokoTypes } from '../rules/facts.ts'
import { insightOf, type LokoInsight } from '../rules/insight.ts'
import { readMove } from '../rules/notation.ts'
import type { LokoTexts } from '../text/en/board.ts'
import { BuyButton } from './BuyButton.tsx'
import { tapOn } from './choice.ts'
import { MapSheet } from './map/MapSheet.tsx'
import { happenedIn, type MapHandle, purchaseIn } from './map/map-props.ts'
import { marksFor } from './marks/marks.ts'
import { blockedIn, namedCards, sectionName } from './names.ts'
import { explainRefusal, narrate } from './narrate.ts'
import { panelsOf, shapesPanel } from './panels-of.tsx'
import { PenIcon } from './pieces/strokes/Stroke.tsx'
import styles from './Seats.module.css'
import { useShapes } from './use-shapes.ts'
import { type LokoBoardProps, type Turn, useTurn } from './use-turn.ts'
import { freeIn, isLastFree, whatIsWrong, whatNow } from './what-now.ts'

const HelpPanel = lazyPart(async () => (await import('./panels/HelpPanel.tsx')).HelpPanel)

/** The whole table of Lokomoto. */
export function Board(given: LokoBoardProps) {
  const props = { ...given, cards: namedCards(given.cards, given.texts.words) }
  const { view, cards, seats, eyes, log, mayAct, show, texts } = props
  const turn = useTurn(props)
  const shapes = useShapes(props, turn)
  const marks = marksFor(props, turn)
  const isTrainsHinted = marks.some((mark) => /^(?:train|way)/.test(mark))
  const open = useOpenPanel('trains', isTrainsHinted ? 'hint' : undefined, useFirstPanel('trains', props))
  const map = useRef<MapHandle>(null)
  const { last, fresh } = useMemo(() => happenedIn(log, eyes), [log, eyes])
  // Nothing of what was done before the table was opened; and the next players do not stop the train.
  const [opened] = useState(log.length)
  const purchase = useMemo(
    () => purchaseIn(log, Math.max(opened, log.length - seats.length)),
    [log, opened, seats.length],
  )
  const blocked = useMemo(() => blockedIn(view), [view])
  const openSections = useMemo(() => {
    const sections = Object.keys(view.sections)
    return new Set(eyes === 'spectator' ? [] : sections.filter((section) => tapOn(view, eyes, section) !== 'closed'))
  }, [view, eyes])
  const isOpen = (section: string) => mayAct && openSections.has(section)
  const toMap = () => map.current?.focus()
  const keys: Keys = {
    m: () => map.current?.goOn(),
    l: () => open.toggle('sections'),
    d: () => turn.mark(view.phase === 'block' ? 'block' : 'draw'),
    r: () => turn.mark('reserve'),
    b: turn.buy,
    escape: () => (isChosen(turn) ? turn.cancel() : shapes.lift()),
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
          purchase={purchase}
          pace={props.pace}
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
      panels={panelsOf(props, turn, { blocked, isOpen, isTrainsHinted })}
      lower={shapesPanel(props, shapes)}
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

function isChosen({ picked, paying, train }: Turn): boolean {
  return picked.length + paying.length > 0 || train !== null
}

interface SeatsProps {
  readonly board: LokoBoardProps
  /** A tap on a player, or on a player's points. */
  onShow(seat: Seat): void
}

/** Every player with their pen, the points that are won, and what the unused sections would cost. */
function Seats({ board, onShow }: SeatsProps) {
  const { view, seats, standing, texts } = board
  const { strip, words } = texts
  const free = freeIn(view.sections)
  return (
    <SeatBar
      board={board}
      active={view.active}
      progress={{ full: strip.progress(roundOf(view.turns, seats.length), free), short: strip.progressShort(free) }}
      onShow={onShow}
      keepsExtra
      look={(seat) => {
        const { unused, total } = standing.scores[seat - 1]
        const won = total - unused
        return {
          score: (
            <span className={styles.score}>
              {words.figure(won)}
              <span className={styles.unused}>{unused < 0 && words.signed(unused)}</span>
            </span>
          ),
          points: won,
          scoreLabel: strip.seats.score(seats[seat - 1].name, won, -unused, total),
          extra: <PenIcon seat={seat} size={17} />,
        }
      }}
    />
  )
}

interface ButtonsProps {
  readonly board: LokoBoardProps
  readonly turn: Turn
}

/** What can be done with what is chosen, each with a button that says what happens. */
function Buttons({ board, turn }: ButtonsProps) {
  if (!board.mayAct || !isChosen(turn)) return null
  return (
    <>
      <CancelButton onPress={turn.cancel} />
      {turn.picked.length > 0 ? <MarkButtons board={board} turn={turn} /> : <BuyButton board={board} turn={turn} />}
    </>
  )
}

function MarkButtons({ board, turn }: ButtonsProps) {
  const { view, cards, texts } = board
  const { strip, words } = texts
  const [first, second] = turn.picked
  const name = sectionName(first, cards, words)
  if (view.phase === 'block') {
    return (
      <StripButton look="primary" mark="block" onPress={() => turn.mark('block')}>
        {strip.block(name)}
      </StripButton>
    )
  }
  if (second !== undefined) {
    return (
      <StripButton look="primary" mark="reserve" onPress={() => turn.mark('reserve')}>
        {strip.reserveBoth}
      </StripButton>
    )
  }
  return (
    <>
      {isLastFree(board, first) && (
        <StripButton mark="reserve" onPress={() => turn.mark('reserve')}>
          {strip.reserveLast}
        </StripButton>
      )}
      <StripButton look="primary" mark="draw" onPress={() => turn.mark('draw')}>
        {strip.draw(name)}
      </StripButton>
    </>
  )
}

/** The round of a turn, both counted from 1: in a round every player has one turn. */
function roundOf(turn: number, players: number): number {
  return Math.ceil(turn / players)
}

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** How Lokomoto shows itself. */
export const face: GameFace<LokoTypes, LokoInsight, LokoTexts> = {
  Board,
  loadResult: () => import('./sheet/Poster.tsx'),
  insight: insightOf,
  // LK-H1
  secretOf: ({ players }, seat) => (players[seat - 1].secret.length > 0 ? 'held' : undefined),
  // A purchase turns many sections black and brings new cards.
  attention: (action) => (readMove(action).kind === 'buy' ? 2 : 1),
  sound: (action) => (readMove(action).kind === 'buy' ? 'track' : 'marker'),
  progress({ sections }) {
    const states = Object.values(sections)
    return states.filter((state) => state !== 'free').length / states.length
  },
  turnOf: ({ turns }) => turns,
  explain: explainRefusal,
  narrate,
  headline: ({ total }) => ({ points: total, title: undefined }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: () => import('./hint/hints.ts'),
  loadExamples: () => import('./examples/examples.tsx'),
}
