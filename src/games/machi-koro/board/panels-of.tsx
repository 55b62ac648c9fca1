import { lazy, type RefObject } from 'react'
import { viewAfter } from '../../../boards/board.ts'
import type { Panel } from '../../../boards/TableFrame.tsx'
import type { Seat } from '../../../engine/game.ts'
import { narrate } from './narrate.ts'
import { OddsPanel } from './panels/OddsPanel.tsx'
import { SupplyPanel } from './panels/SupplyPanel.tsx'
import { roundsOf } from './rounds.ts'
import type { Happening } from './street/street-props.ts'
import type { Odds } from './use-odds.ts'
import type { MachiBoardProps, Turn } from './use-turn.ts'

// These are looked at now and then: the table need not wait for them.
const HelpPanel = lazy(async () => ({ default: (await import('./panels/HelpPanel.tsx')).HelpPanel }))
const LogPanel = lazy(async () => ({ default: (await import('../../../boards/LogPanel.tsx')).LogPanel }))

interface PanelsProps {
  /** Whose purse counts in the supply. */
  readonly buyer: Seat
  readonly happening: Happening | null
  /** The card of the supply that the Tab key reaches. */
  readonly stop: RefObject<HTMLButtonElement | null>
  onClose(): void
  /** Whether the hint points at something in the supply. */
  readonly isSupplyHinted: boolean
}

/** The panels beside the streets. */
export function panelsOf(
  props: MachiBoardProps,
  turn: Turn,
  { buyer, happening, stop, onClose, isSupplyHinted }: PanelsProps,
): Panel[] {
  const { view, insight, cards, seats, texts } = props
  const { strip, words } = texts
  const { coins, cards: owned } = view.players[buyer - 1]
  const supply = (
    <SupplyPanel
      cards={cards}
      supply={view.supply}
      buyer={seats[buyer - 1].name}
      coins={coins}
      owned={owned}
      obstacle={insight.obstacle}
      buildable={turn.offer.builds}
      stopRef={stop}
      chosen={turn.chosen}
      bought={happening?.built?.item ?? null}
      gain={turn.chosen === null ? 0 : insight.gainPerRound(turn.chosen)}
      onChoose={turn.choose}
      texts={texts.supply}
      words={words}
    />
  )
  const help = (
    <HelpPanel
      cards={cards}
      words={words}
      texts={texts.help}
      shortcuts={strip.keys}
      ruleAddress={props.ruleAddress}
      onClose={onClose}
    />
  )
  return [
    { id: 'supply', label: strip.tabs.supply, content: supply, isHinted: isSupplyHinted },
    { id: 'log', label: strip.tabs.log, content: <Log {...props} />, isTall: true },
    { id: 'help', label: strip.tabs.help, content: help, isTall: true },
  ]
}

/** What each roll would bring everybody; beside it what if the chosen card were built. */
export function oddsPanel(
  { view, cards, insight, seats, eyes, texts }: MachiBoardProps,
  turn: Turn,
  odds: Odds,
): Panel {
  // A roll that stands is paid and over; one that may be rolled again is worth a look.
  const rolled = view.phase === 'reroll' ? view.dice.reduce((one, other) => one + other, 0) : null
  const content = (
    <OddsPanel
      cards={cards}
      insight={insight}
      seats={seats}
      eyes={eyes}
      roller={odds.roller}
      dice={odds.dice}
      onRoller={odds.chooseRoller}
      onDice={odds.chooseDice}
      built={turn.chosen}
      gain={turn.chosen === null ? '' : texts.supply.gain(insight.gainPerRound(turn.chosen))}
      rolled={rolled}
      texts={texts.odds}
      words={texts.words}
    />
  )
  return { id: 'odds', label: texts.strip.tabs.odds, content }
}

/** The log is put into words only while somebody reads it. */
function Log({ log, view, texts, cards, seats, openMoment }: MachiBoardProps) {
  const rounds = roundsOf(log)
  const entries = log.map((moment, i) => ({
    seat: moment.seat,
    text: narrate(moment, viewAfter(log, i, view), texts, cards, seats),
    round: rounds[i],
    isTurnStart: moment.before.phase === 'roll',
  }))
  const { title, empty, replay } = texts.log
  return (
    <LogPanel
      entries={entries}
      seats={seats}
      label={title}
      empty={empty}
      heading={texts.words.round}
      momentTitle={replay}
      {...(openMoment && { onMoment: openMoment })}
    />
  )
}
