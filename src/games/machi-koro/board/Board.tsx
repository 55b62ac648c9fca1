import { lazyPart } from '#ui/Part.tsx'
import './colours.css'
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { GameFace, Moment } from '#boards/board.ts'
import { SeatBar } from '#boards/SeatBar.tsx'
import { Strip } from '#boards/Strip.tsx'
import { TableFrame, useFirstPanel, useOpenPanel } from '#boards/TableFrame.tsx'
import { useHasGrown } from '#boards/turn.ts'
import type { Seat } from '#engine/game.ts'
import type { Keys } from '#ui/hotkeys.ts'
import type { Landmark, LandmarkId } from '../cards/cards.ts'
import type { MachiTypes } from '../rules/facts.ts'
import { insightOf, type MachiInsight } from '../rules/insight.ts'
import { type Move, readMove } from '../rules/notation.ts'
import type { MachiTexts } from '../text/en/board.ts'
import { marksFor } from './marks/marks.ts'
import { explainRefusal, narrate, textsFor } from './narrate.ts'
import { oddsPanel, supplyPanel, useOdds } from './panels-of.tsx'
import { Coin, Coins, rollTime } from './pieces/SmallPieces.tsx'
import style from './Seats.module.css'
import { Buttons, whatNow } from './Strip.tsx'
import { leastHeight } from './street/layout.ts'
import { Streets } from './street/Streets.tsx'
import { happeningOf, isRoll, lastRollOf, type StreetMode } from './street/street-props.ts'
import { type MachiBoardProps, type Turn, useTurn } from './use-turn.ts'

const LOOK: StreetMode = { kind: 'look' }

const NOTHING: readonly string[] = []

const HelpPanel = lazyPart(async () => (await import('./panels/HelpPanel.tsx')).HelpPanel)

/** The whole table of Machi Koro. */
export function Board(board: MachiBoardProps) {
  const props = { ...board, texts: textsFor(board.texts, board.cards) }
  const { view, cards, seats, eyes, log, texts, pace } = props
  const isNew = useHasGrown(log)
  const settled = useSettled(props, isNew)
  const turn = useTurn(settled)
  const odds = useOdds(settled)
  const marks = marksFor(settled, turn)
  const isSupplyHinted = marks.some((mark) => mark.startsWith('item'))
  const open = useOpenPanel('supply', isSupplyHinted ? 'hint' : undefined, useFirstPanel('supply', props))
  const large = useLargeStreet(props)
  const [supplyStop, callSupply] = useCalledStop()
  const lastRoll = useMemo(() => lastRollOf(log, view, cards), [log, view, cards])
  const happening = useMemo(() => (isNew ? happeningOf(log, view, cards) : null), [isNew, log, view, cards])
  const rounds = useMemo(() => roundsOf(settled.log), [settled.log])
  const builder = eyes === 'spectator' ? view.turn : eyes
  const ghost = useMemo(
    () => (turn.chosen === null ? null : { seat: builder, item: turn.chosen }),
    [turn.chosen, builder],
  )
  const coins = eyes === 'spectator' ? undefined : settled.view.players[eyes - 1].coins
  const toSupply = () => {
    open.close()
    callSupply()
  }
  return (
    <TableFrame
      board={settled}
      marks={marks}
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
      leastMain={leastHeight(seats.length)}
      panels={[supplyPanel(settled, turn, { buyer: builder, happening, stop: supplyStop, isHinted: isSupplyHinted })]}
      lower={oddsPanel(settled, turn, odds)}
      open={open}
      log={{
        narrate: (moment, next) => narrate(moment, next, texts, cards, seats),
        roundOf: (_, index) => rounds[index],
        startsTurn: ({ before }) => before.phase === 'roll',
      }}
      help={(frame) => <HelpPanel cards={cards} words={texts.words} texts={texts.help} frame={frame} />}
      shortcuts={texts.strip.keys}
      keys={keysOf(turn, settled.mayAct, toSupply)}
      strip={
        <Strip
          board={settled}
          badge={
            coins !== undefined && <Coins count={coins} label={texts.strip.purse(texts.words.coins(coins))} size={28} />
          }
          now={whatNow(settled, turn)}
          buttons={<Buttons board={settled} turn={turn} />}
          lead={(buttons) => {
            const next = settled.view.phase === 'build' ? supplyStop.current : buttons.querySelector('button')
            next?.focus()
          }}
        />
      }
    />
  )
}

/** Single keys for everything in a turn, so that a whole game can be played without a pointer. */
function keysOf({ offer, chosen, cancel, take }: Turn, mayAct: boolean, toSupply: () => void): Keys {
  const roll = (dice: number) => take({ kind: offer.rerolls.length > 0 ? 'reroll' : 'roll', dice })
  return {
    b: toSupply,
    escape: cancel,
    n() {
      if (chosen !== null) cancel()
      else if (mayAct) take({ kind: offer.mayKeepCards ? 'noswap' : 'pass' })
    },
    ...(mayAct && { 1: () => roll(1), 2: () => roll(2), k: () => take({ kind: 'stand' }) }),
  }
}

/** Something that can be called to take the focus, once it is on the page. */
function useCalledStop(): [stop: RefObject<HTMLButtonElement | null>, call: () => void] {
  const stop = useRef<HTMLButtonElement>(null)
  const [calls, call] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (calls > 0) stop.current?.focus()
  }, [calls])
  return [stop, call]
}

/**
 * The street that is drawn largest where room is short: the player's own, which nothing that others do should move, or one that
 * was tapped in this turn; at the end the winner's.
 */
function useLargeStreet({ view, eyes, shown, isOver, standing }: MachiBoardProps) {
  const [tapped, setTapped] = useState<{ readonly seat: Seat; readonly turns: number }>()
  const usual = isOver ? standing.winners[0] : eyes === 'spectator' ? shown : eyes
  return {
    seat: tapped?.turns === view.turns ? tapped.seat : usual,
    show: (seat: Seat) => setTapped({ seat, turns: view.turns }),
  }
}

/**
 * The table as it may be seen while the dice are in the air: as it was before the roll, with nothing to do. Everything but
 * the dice shows this, or one would read the result before it falls.
 */
function useSettled(props: MachiBoardProps, isNew: boolean): MachiBoardProps {
  const { log, pace } = props
  const last = log.at(-1)
  const isNewRoll = isNew && last !== undefined && isRoll(last.action)
  const [seen, setSeen] = useState({ before: props, props, fallen: log })
  if (seen.props.log !== log) setSeen({ ...seen, before: seen.props, props })
  const isRolling = isNewRoll && pace > 0 && seen.fallen !== log
  useEffect(() => {
    if (!isRolling) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, fallen: log })), rollTime(pace))
    return () => clearTimeout(timer)
  }, [isRolling, log, pace])
  if (!isRolling) return props
  const { before } = seen.props.log === log ? seen : { before: seen.props }
  const { controls, notice, instead, texts } = props
  return { ...before, controls, notice, instead, texts, mayAct: false, legal: NOTHING }
}

/** What touching the streets means now. */
function streetMode({ insight, eyes, mayAct }: MachiBoardProps, turn: Turn): StreetMode {
  if (!mayAct || eyes === 'spectator') return LOOK
  const { offer } = turn
  if (offer.tv.length > 0) {
    return {
      kind: 'tv',
      targets: offer.tv,
      amount: insight.takenFrom,
      onTake: (seat) => turn.take({ kind: 'tv', seat }),
    }
  }
  if (offer.mayKeepCards) {
    return {
      kind: 'swap',
      own: eyes,
      given: turn.given,
      taken: turn.taken,
      mayGive: [...offer.gifts],
      mayTake: (seat) => [...(offer.prizes.get(seat) ?? [])],
      onGive: turn.give,
      onTake: turn.takeCard,
    }
  }
  return LOOK
}

interface SeatsProps {
  readonly board: MachiBoardProps
  readonly shown: Seat
  onShow(seat: Seat): void
  /** A tap on a player's landmarks. */
  onScore(seat: Seat): void
}

/** Every player with their coins and landmarks. */
function Seats({ board, shown, onShow, onScore }: SeatsProps) {
  const { view, cards, seats, log, texts } = board
  const { strip, words } = texts
  return (
    <SeatBar
      board={{ ...board, shown }}
      active={view.active}
      progress={roundsOf(log).at(-1)}
      onShow={onShow}
      onScore={onScore}
      look={(seat) => {
        const { name } = seats[seat - 1]
        const { coins, landmarks } = view.players[seat - 1]
        return {
          score: <Lamps built={landmarks} all={cards.landmarks} />,
          scoreLabel: strip.seats.score(name, landmarks.length, cards.landmarks.length),
          points: coins,
          pointIcon: <Coin size={16} />,
          extra: <Coins count={coins} label={words.coins(coins)} size={16} />,
          label: strip.seats.seat(name, words.coins(coins), view.active.includes(seat)),
        }
      }}
    />
  )
}

/** A small house for each landmark, lit for those that are built. */
function Lamps({ built, all }: { readonly built: readonly LandmarkId[]; readonly all: readonly Landmark[] }) {
  return (
    <span className={style.lamps}>
      <span>
        {built.length}
        <span className={style.of}>/{all.length}</span>
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all.length * 9 - 1} 10`}
        className={style.row}
        style={{ width: all.length * 11 }}
      >
        {all.map(({ id }, i) => (
          <path
            key={id}
            fill={built.includes(id) ? 'var(--lamp)' : 'none'}
            stroke={built.includes(id) ? 'var(--ink)' : 'var(--ink-soft)'}
            d={`M${i * 9 + 1} 9.300V4.200l3-3 3 3v5.100z`}
          />
        ))}
      </svg>
    </span>
  )
}

/** The round of each moment of a log, from 1: a new one begins whenever the turn comes back to the player who began. */
export function roundsOf(log: readonly Moment[]): number[] {
  let round = 0
  return log.map(({ seat }, i) => {
    if (seat === log[0].seat && log[i - 1]?.seat !== seat) round++
    return round
  })
}

const RULES = {
  en: () => import('../text/rules/en.ts'),
  hu: () => import('../text/rules/hu.ts'),
  ja: () => import('../text/rules/ja.ts'),
}

/** Dice take their time to fall, and coins to travel. */
const LONG: readonly Move['kind'][] = ['roll', 'reroll', 'stand', 'tv']

const DICE: readonly Move['kind'][] = ['roll', 'reroll']

/** How Machi Koro shows itself. */
export const face: GameFace<MachiTypes, MachiInsight, MachiTexts> = {
  Board,
  loadResult: () => import('./sheet/Poster.tsx'),
  insight: insightOf,
  // Nothing is hidden (MK-S1).
  secretOf: () => undefined,
  attention: (action) => (LONG.includes(readMove(action).kind) ? 2 : 1),
  sound: (action) => (DICE.includes(readMove(action).kind) ? 'dice' : 'coins'),
  progress: ({ players }, { landmarks }) =>
    Math.max(...players.map((each) => each.landmarks.length)) / landmarks.length,
  turnOf: ({ turns }) => turns,
  explain: explainRefusal,
  narrate,
  headline: ({ landmarks }) => ({ points: landmarks, title: undefined }),
  loadRules: async (language) => (await RULES[language]()).rules,
  loadHints: () => import('./hint/hints.ts'),
  loadExamples: () => import('./examples/examples.tsx'),
}
