import { lazyPart } from '#ui/Part.tsx'
import { Touchable } from '#ui/Touchable.tsx'
import style from './Board.module.css'
import './colours.css'
import { Suspense, useMemo, useRef, useState } from 'react'
import type { GameFace, Moment } from '#boards/board.ts'
import { SeatBar } from '#boards/SeatBar.tsx'
import { TableFrame, useOpenPanel } from '#boards/TableFrame.tsx'
import { useGain, useHasGrown } from '#boards/turn.ts'
import type { Seat } from '#engine/game.ts'
import type { Keys } from '#ui/hotkeys.ts'
import { type CardSet, LINES, tokenOf, townCardOf } from '../cards/cards.ts'
import type { RailTypes } from '../rules/facts.ts'
import { insightOf, type RailInsight } from '../rules/insight.ts'
import { readMove } from '../rules/notation.ts'
import { ROUNDS } from '../rules/numbers.ts'
import type { RailView } from '../rules/view.ts'
import type { RailTexts } from '../text/en/board.ts'
import { isInMarket, marksOf, townHints } from './marks/marks.ts'
import { explainRefusal, narrate } from './narrate.ts'
import { linesOf, panelsOf, type Scored, shortChoice } from './panels-of.tsx'
import { Resources } from './pieces/Resources.tsx'
import { LineLetters } from './pieces/TokenPicture.tsx'
import { signed } from './plans-and-points.ts'
import { Strip } from './strip/Strip.tsx'
import { Town } from './town/Town.tsx'
import type { TownMode, TownProps } from './town/town-props.ts'
import { type RailBoardProps, type Turn, useTurn } from './use-turn.ts'

const DraftPanel = lazyPart(async () => (await import('./panels/DraftPanel.tsx')).DraftPanel)
const HelpPanel = lazyPart(async () => (await import('./panels/HelpPanel.tsx')).HelpPanel)

/** The whole table of The Rail on the Hill. */
export function Board(props: RailBoardProps) {
  const { view, seats, cards, shown, eyes, mayAct, texts } = props
  const { strip } = texts
  const turn = useTurn(props)
  const choice = shortChoice(props, turn)
  const plan = (mayAct && props.hint?.plan) || NO_PLAN
  const hints = useMemo(() => townHints(plan), [plan])
  const isElsewhere = mayAct && eyes !== 'spectator' && shown !== eyes
  const marks = plan.length === 0 ? [] : marksOf(plan[0], turn.selection)
  const call = marks.some(isInMarket) ? plan[0] : choice === null ? undefined : 'choice'
  // While sets are chosen the summary of the rules is open at first.
  const open = useOpenPanel('market', call, view.phase === 'draft' ? 'help' : 'market')
  const [scored, setScored] = useState<Scored>()
  const [lit, setLit] = useState<TownProps['lit'] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const isNew = useHasGrown(props.log)
  const gain = useGain(props.standing.scores[shown - 1].total, props.log, shown)

  const actions = {
    scored: scored ?? { seat: eyes === 'spectator' ? shown : eyes, line: undefined },
    onScore(wanted: Scored) {
      props.show(wanted.seat)
      setScored(wanted)
      open.show('score')
    },
    onLight: setLit,
    onClose: open.close,
    isMarketHinted: marks.some(isInMarket),
  }
  return (
    <LineLetters value={texts.words.lineLetters}>
      <TableFrame
        board={props}
        marks={marks}
        seats={<Seats {...props} onScore={(seat) => actions.onScore({ seat, line: undefined })} />}
        main={
          view.phase === 'draft' ? (
            <Suspense fallback={null}>
              <DraftPanel
                sets={view.sets}
                offer={turn.offer}
                cards={props.cards}
                texts={props.texts.panels}
                words={props.texts.words}
                waitsFor={turn.offer.sets.length > 0 ? null : seats[view.active[0] - 1].name}
                onTake={turn.take}
              />
            </Suspense>
          ) : (
            <>
              <Town
                key={shown}
                town={view.players[shown - 1].town}
                lines={view.players[shown - 1].lines}
                spots={props.insight.players[shown - 1].spots}
                cards={props.cards}
                mode={mayAct && shown === eyes ? townMode(turn, props.cards) : { kind: 'look' }}
                texts={props.texts.town}
                words={props.texts.words}
                label={strip.seats.town(seats[shown - 1].name)}
                lit={lit ?? undefined}
                hints={shown === eyes ? hints : undefined}
                hovered={dragged}
                fresh={isNew ? freshFrom(props.log.at(-1), shown) : undefined}
                gain={gain}
                pace={props.pace}
                svgRef={svg}
              />
              {isElsewhere && (
                <p className={style.elsewhere}>
                  {strip.seats.town(seats[shown - 1].name)}
                  <Touchable
                    look="plain"
                    data-hint={hints.next !== undefined || undefined}
                    onClick={() => props.show(eyes)}
                  >
                    {strip.seats.backToMine}
                  </Touchable>
                </p>
              )}
            </>
          )
        }
        panels={panelsOf(props, turn, choice, actions)}
        lower={linesOf(props, turn, actions)}
        open={open}
        log={{
          narrate: (moment, next) => narrate(moment, next, texts.log, texts.words, cards, seats),
          roundOf: ({ before }) => before.round,
        }}
        help={(frame) => <HelpPanel cards={cards} words={texts.words} loadTexts={texts.loadHelp} frame={frame} />}
        shortcuts={strip.keys}
        keys={mayAct ? keysOf(turn) : {}}
        strip={<Strip board={props} turn={turn} town={svg} onMarket={actions.onClose} onDrag={setDragged} />}
      />
    </LineLetters>
  )
}

interface SeatsProps extends RailBoardProps {
  onScore(seat: number): void
}

function Seats(board: SeatsProps) {
  const { view, standing, seats, texts, onScore } = board
  const { words, strip } = texts
  const progress = { full: words.round(view.round, ROUNDS), short: `${view.round}/${ROUNDS}` }
  return (
    <SeatBar
      board={board}
      active={view.active}
      flag={{ seat: view.starter, label: strip.seats.starter }}
      progress={view.round > 0 ? progress : undefined}
      onScore={onScore}
      look={(seat) => {
        const { name } = seats[seat - 1]
        const { resources } = view.players[seat - 1]
        const { total, penalty } = standing.scores[seat - 1]
        return {
          score: signed(total),
          points: total,
          scoreLabel: strip.seats.score(name, total - penalty, penalty, total),
          extra: <Resources count={resources} words={words} />,
          label: strip.seats.seat(name, words.resources(resources), view.active.includes(seat)),
        }
      }}
    />
  )
}

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
function keysOf(turn: Turn): Keys {
  const { offer, selection, me } = turn
  const locations = offer.locations.length > 0 ? (['a', 'b', 'c', 'd'] as const) : []
  const hand = me?.hand ?? []
  const at = selection.kind === 'card' ? hand.indexOf(selection.card) : -1
  return {
    ...Object.fromEntries(LINES.map((line, i) => [i + 1, () => turn.line(line)])),
    ...Object.fromEntries(locations.map((location) => [location, () => turn.location(location)])),
    p() {
      if (hand.length > 0) turn.card(hand[(at + 1) % hand.length])
    },
    r: turn.turnCard,
    e: turn.end,
    escape: turn.cancel,
  }
}

const NO_PLAN: readonly string[] = []

/** What the last action changed in the town that is shown, so that it can be seen as it happens. */
function freshFrom(last: Moment<RailView> | undefined, shown: Seat): TownProps['fresh'] {
  if (last === undefined || last.seat !== shown) return undefined
  const move = readMove(last.action)
  switch (move.kind) {
    case 'place':
      return { kind: 'card', square: move.square }
    case 'upgrade':
    case 'develop':
    case 'keep':
      return move.square === undefined ? undefined : { kind: 'token', square: move.square }
    case 'lay':
      return { kind: 'track', line: move.line, spot: move.spot }
    default:
      return undefined
  }
}

/** What touches on the player's own town mean now. */
function townMode(turn: Turn, cards: CardSet): TownMode {
  const { offer, selection, me } = turn
  const upgradeOf = (token: number, squares: readonly string[]): TownMode => ({
    kind: 'upgrade',
    token: tokenOf(cards, token),
    squares,
    onSquare: turn.square,
  })
  switch (selection.kind) {
    case 'card':
      return {
        kind: 'place',
        card: townCardOf(cards, selection.card),
        turn: selection.turn,
        squares: [...(offer.places.get(selection.card)?.keys() ?? [])],
        ghost: selection.square,
        turns: turn.turns,
        onSquare: turn.square,
        onTurn: turn.turnCard,
        onConfirm: turn.confirm,
      }
    case 'line': {
      const { line } = selection
      return { kind: 'lay', line, spots: offer.lays[line], onSpot: (spot) => turn.spot(spot, line) }
    }
    case 'scrap':
      return {
        kind: 'scrap',
        spots: LINES.flatMap((line) => offer.scraps[line].map((spot) => ({ line, spot }))),
        onSpot: turn.spot,
      }
    case 'token':
      return upgradeOf(selection.token, offer.keeps.get(selection.token) ?? offer.develops.get(selection.token) ?? [])
  }
  if (offer.upgrades.length > 0 && me?.pending?.kind === 'upgrade') return upgradeOf(me.pending.token, offer.upgrades)
  return { kind: 'look' }
}

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** How The Rail on the Hill shows itself. */
export const face: GameFace<RailTypes, RailInsight, RailTexts> = {
  Board,
  loadResult: () => import('./sheet/Poster.tsx'),
  insight: insightOf,
  secretOf(view, seat) {
    const { planHand, pending } = view.players[seat - 1]
    if (pending?.kind === 'plans' || pending?.kind === 'keep') return 'drawn'
    // Plan cards are dealt before the draft, but no player has to look at them while sets are chosen.
    return view.phase !== 'draft' && typeof planHand !== 'number' && planHand.length > 0 ? 'held' : undefined
  },
  sound: (action) => (readMove(action).kind === 'lay' ? 'track' : 'card'),
  progress: ({ round, phase }) => (phase === 'over' ? 1 : Math.max(0, round - 1) / ROUNDS),
  // A turn ends with its player's `ended`, and the seats take turns within a round.
  turnOf: (view) => view.round * 100 + view.players.filter(({ ended }) => ended).length,
  explain: explainRefusal,
  narrate: (moment, next, texts, cards, seats) => narrate(moment, next, texts.log, texts.words, cards, seats),
  headline: ({ total, title }) => ({ points: total, title }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: async (texts) => (await import('./hint/hints.ts')).loadHints(texts),
  loadExamples: () => import('./examples/examples.tsx'),
}
