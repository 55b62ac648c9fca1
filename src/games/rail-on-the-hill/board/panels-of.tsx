import type { ReactNode } from 'react'
import type { Panel } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import { lazyPart } from '#ui/Part.tsx'
import { LINES, type LineName } from '../cards/cards.ts'
import { LinesPanel } from './panels/LinesPanel.tsx'
import { MarketPanel } from './panels/MarketPanel.tsx'
import type { TownProps } from './town/town-props.ts'
import { offerOf, type RailBoardProps, type Turn } from './use-turn.ts'

// These are looked at now and then: the table need not wait for them.
const OthersPanel = lazyPart(async () => (await import('./panels/OthersPanel.tsx')).OthersPanel)
const PilesPanel = lazyPart(async () => (await import('./panels/PilesPanel.tsx')).PilesPanel)
const ScorePanel = lazyPart(async () => (await import('./panels/ScorePanel.tsx')).ScorePanel)

const NO_OFFER = offerOf([])

/** Whose score is explained, and the line to begin with. */
export interface Scored {
  readonly seat: Seat
  readonly line: LineName | undefined
}

interface PanelActions {
  readonly scored: Scored
  onScore(scored: Scored): void
  onLight(lit: TownProps['lit'] | null): void
  onClose(): void
  /** Whether the hint points at something in the market. */
  readonly isMarketHinted: boolean
}

/** The panels beside the town. The first one has the market, or the short choice that is due in its place. */
export function panelsOf(props: RailBoardProps, turn: Turn, choice: Panel['content'], actions: PanelActions): Panel[] {
  const { view, insight, standing, cards, seats, shown, texts } = props
  const { words, strip } = texts
  const { scored } = actions
  const market = (
    <MarketPanel
      board={view.board}
      plans={view.plans}
      devs={view.devs}
      acquired={turn.me?.acquired ?? null}
      located={turn.me?.located ?? false}
      offer={turn.offer}
      cards={cards}
      texts={texts.panels}
      words={words}
      selected={{
        plan: turn.selection.kind === 'plan' ? turn.selection.card : undefined,
        token: turn.selection.kind === 'token' ? turn.selection.token : undefined,
      }}
      onLocation={turn.location}
      onCollect={turn.collect}
      onPlan={turn.plan}
      onToken={turn.token}
    />
  )
  const others = (
    <OthersPanel
      view={view}
      insight={insight}
      standing={standing}
      seats={seats}
      cards={cards}
      words={words}
      texts={texts.score}
      shown={shown}
      onShow={props.show}
    />
  )
  const score = (
    <ScorePanel
      key={`${scored.seat} ${scored.line}`}
      score={standing.scores[scored.seat - 1]}
      sources={insight.players[scored.seat - 1].sources}
      cards={cards}
      words={words}
      texts={texts.score}
      name={seats[scored.seat - 1].name}
      first={scored.line}
      onLight={actions.onLight}
      onClose={actions.onClose}
    />
  )
  const hasOthers = seats.length > 1 || view.requests.length > 0
  return [
    { id: 'market', label: strip.tabs.market, content: choice ?? market, isHinted: actions.isMarketHinted },
    ...(hasOthers ? [{ id: 'towns', label: strip.tabs.towns, content: others }] : []),
    { id: 'score', label: strip.tabs.score, content: score, isTall: true },
    {
      id: 'piles',
      label: strip.tabs.piles,
      content: <PilesPanel view={view} cards={cards} texts={texts.panels} words={words} />,
      isTall: true,
    },
  ]
}

/** The four lines of the town that is shown. */
export function linesOf(props: RailBoardProps, turn: Turn, actions: PanelActions): Panel {
  const { view, insight, standing, cards, shown, eyes, texts } = props
  const isMine = shown === eyes
  const { selection, offer } = turn
  const content = (
    <LinesPanel
      player={view.players[shown - 1]}
      insight={insight.players[shown - 1]}
      score={standing.scores[shown - 1]}
      cards={cards}
      texts={texts.panels}
      words={texts.words}
      offer={isMine ? offer : NO_OFFER}
      selectedLine={isMine && selection.kind === 'line' ? selection.line : null}
      targets={isMine && selection.kind === 'plan' ? [...(offer.plans.get(selection.card)?.keys() ?? [])] : null}
      onLine={(line) => {
        if (isMine) turn.line(line)
      }}
      onScore={(line) => actions.onScore({ seat: shown, line })}
    />
  )
  return { id: 'lines', label: texts.strip.tabs.lines, content }
}

// They come up now and then: the table need not wait for them.
const BonusChoice = lazyPart(async () => (await import('./panels/TurnChoices.tsx')).BonusChoice)
const PlanHandPanel = lazyPart(async () => (await import('./panels/TurnChoices.tsx')).PlanHandPanel)
const UpgradePrompt = lazyPart(async () => (await import('./panels/TurnChoices.tsx')).UpgradePrompt)
const DrawnPlans = lazyPart(async () => (await import('./panels/TwoChoices.tsx')).DrawnPlans)
const KeepChoice = lazyPart(async () => (await import('./panels/TwoChoices.tsx')).KeepChoice)
const PlanTarget = lazyPart(async () => (await import('./panels/PlanTarget.tsx')).PlanTarget)

/** The short choice that is due, in the place of the market; null where there is none. */
export function shortChoice(props: RailBoardProps, turn: Turn): ReactNode {
  const { view, eyes, cards, insight, standing } = props
  const { offer, selection, me } = turn
  const texts = props.texts.panels
  const shared = { offer, cards, texts, words: props.texts.words }
  if (me === undefined || eyes === 'spectator' || !props.mayAct) return null
  if (view.phase === 'setup' && typeof me.planHand !== 'number' && offer.plans.size > 0) {
    return (
      <PlanHandPanel
        {...shared}
        hand={me.planHand}
        left={LINES.filter((line) => me.lines[line].plans.length === 0).length}
        selected={selection.kind === 'plan' ? selection.card : null}
        onPlan={turn.plan}
        onAssign={turn.assign}
      />
    )
  }
  if (selection.kind === 'plan') {
    return (
      <PlanTarget
        {...shared}
        card={selection.card}
        prospect={insight.prospects[selection.card]}
        line={selection.line}
        plans={insight.players[eyes - 1].plans}
        score={standing.scores[eyes - 1]}
        onLine={(line) => (line === null ? turn.plan(selection.card) : turn.line(line))}
        onDiscard={turn.discard}
        onCancel={turn.cancel}
      />
    )
  }
  if (selection.kind === 'token') return <UpgradePrompt {...shared} token={selection.token} onCancel={turn.cancel} />
  const { pending } = me
  switch (pending?.kind) {
    case 'bonus':
      return <BonusChoice {...shared} onBonus={turn.bonus} />
    case 'plans':
      return 'cards' in pending ? <DrawnPlans {...shared} plans={pending.cards} onPlan={turn.plan} /> : null
    case 'keep':
      return 'tokens' in pending ? <KeepChoice {...shared} tokens={pending.tokens} onToken={turn.token} /> : null
    case 'upgrade':
      // A drafted upgrade waits until the first two cards are placed.
      return offer.upgrades.length > 0 ? <UpgradePrompt {...shared} token={pending.token} /> : null
    default:
      return null
  }
}
