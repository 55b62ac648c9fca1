import { lazyPanel, type Panel } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import type { LineName } from '../cards/cards.ts'
import { offerOf } from './offer.ts'
import { LinesPanel } from './panels/LinesPanel.tsx'
import { MarketPanel } from './panels/MarketPanel.tsx'
import type { TownProps } from './town/town-props.ts'
import type { RailBoardProps, Turn } from './use-turn.ts'

// These are looked at now and then: the table need not wait for them.
const OthersPanel = lazyPanel(async () => (await import('./panels/OthersPanel.tsx')).OthersPanel)
const PilesPanel = lazyPanel(async () => (await import('./panels/PilesPanel.tsx')).PilesPanel)
const ScorePanel = lazyPanel(async () => (await import('./panels/ScorePanel.tsx')).ScorePanel)

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
