import { type ComponentProps, lazy, useRef, useState } from 'react'
import { SeatBar } from '../../../boards/SeatBar.tsx'
import { type Panel, TableFrame } from '../../../boards/TableFrame.tsx'
import type { Seat } from '../../../engine/game.ts'
import type { LineName } from '../cards/cards.ts'
import { freshFrom } from './fresh.ts'
import { narrate } from './narrate.ts'
import { offerOf } from './offer.ts'
import { LinesPanel } from './panels/LinesPanel.tsx'
import { MarketPanel } from './panels/MarketPanel.tsx'
import { Resources } from './pieces/Resources.tsx'
import { shortChoice } from './ShortChoice.tsx'
import { Strip } from './strip/Strip.tsx'
import { Town } from './town/Town.tsx'
import { townMode } from './town-mode.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { type RailBoardProps, useTurn } from './use-turn.ts'

// These are looked at now and then: the table need not wait for them.
const HelpPanel = lazy(async () => ({ default: (await import('./panels/HelpPanel.tsx')).HelpPanel }))
const LogPanel = lazy(async () => ({ default: (await import('./panels/LogPanel.tsx')).LogPanel }))
const OthersPanel = lazy(async () => ({ default: (await import('./panels/OthersPanel.tsx')).OthersPanel }))
const ScorePanel = lazy(async () => ({ default: (await import('./panels/ScorePanel.tsx')).ScorePanel }))

const ROUNDS = 14
const NO_OFFER = offerOf([])

/** The whole table of The Rail on the Hill. */
export function Board(props: RailBoardProps) {
  const { view, insight, standing, cards, seats, shown, eyes } = props
  const { words, strip, town: townTexts, panels: panelTexts, score: scoreTexts } = props.texts
  const turn = useTurn(props)
  const [open, setOpen] = useState('market')
  const [scoreOf, setScoreOf] = useState<{ readonly seat: Seat; readonly line?: LineName | undefined }>()
  const [lit, setLit] = useState<Parameters<ComponentProps<typeof ScorePanel>['onLight']>[0]>(null)
  const svg = useRef<SVGSVGElement>(null)
  const isMine = props.legal.length > 0
  const openPanel = (panel: string) => {
    setLit(null)
    setOpen(panel)
  }
  useShortcuts(turn, isMine, () => openPanel(open === 'help' ? 'market' : 'help'))

  const player = view.players[shown - 1]
  const mine = shown === eyes
  const mySeat = eyes === 'spectator' ? shown : eyes
  const scored = scoreOf?.seat ?? mySeat
  const showScore = (seat: Seat, line?: LineName) => {
    props.show(seat)
    setScoreOf({ seat, line })
    openPanel('score')
  }
  const market: Panel = {
    id: 'market',
    label: strip.tabs.market,
    content: (
      <MarketPanel
        board={view.board}
        plans={view.plans}
        devs={view.devs}
        acquired={turn.me?.acquired ?? null}
        located={turn.me?.located ?? false}
        offer={turn.offer}
        cards={cards}
        texts={panelTexts}
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
    ),
  }
  const lines: Panel = {
    id: 'lines',
    label: strip.tabs.lines,
    content: (
      <LinesPanel
        player={player}
        plans={insight.players[shown - 1].plans}
        score={standing.scores[shown - 1]}
        cards={cards}
        texts={panelTexts}
        words={words}
        offer={mine ? turn.offer : NO_OFFER}
        selectedLine={mine && turn.selection.kind === 'line' ? turn.selection.line : null}
        targets={
          mine && turn.selection.kind === 'plan' ? [...(turn.offer.plans.get(turn.selection.card)?.keys() ?? [])] : null
        }
        onLine={(line) => {
          if (mine) turn.line(line)
        }}
        onScore={(line) => showScore(shown, line)}
      />
    ),
  }
  const others: Panel = {
    id: 'towns',
    label: strip.tabs.towns,
    content: (
      <OthersPanel
        view={view}
        insight={insight}
        standing={standing}
        seats={seats}
        cards={cards}
        words={words}
        texts={scoreTexts}
        shown={shown}
        onShow={props.show}
      />
    ),
  }
  const score: Panel = {
    id: 'score',
    label: strip.tabs.score,
    content: (
      <ScorePanel
        key={`${scored} ${scoreOf?.line}`}
        score={standing.scores[scored - 1]}
        sources={insight.players[scored - 1].sources}
        cards={cards}
        words={words}
        texts={scoreTexts}
        name={seats[scored - 1].name}
        first={scoreOf?.line}
        onLight={setLit}
        onClose={() => openPanel('market')}
      />
    ),
  }
  const log: Panel = { id: 'log', label: strip.tabs.log, content: <Log {...props} /> }
  const help: Panel = {
    id: 'help',
    label: strip.tabs.help,
    content: (
      <HelpPanel
        cards={cards}
        words={words}
        texts={props.texts.help}
        shortcuts={strip.keys}
        ruleAddress={props.ruleAddress}
        onClose={() => openPanel('market')}
      />
    ),
  }
  const hasOthers = seats.length > 1 || view.requests.length > 0
  return (
    <TableFrame
      seats={
        <SeatBar
          label={strip.seats.label}
          onShow={props.show}
          onScore={showScore}
          progress={
            view.round > 0 ? { full: words.round(view.round, ROUNDS), short: `${view.round}/${ROUNDS}` } : undefined
          }
          seats={seats.map(({ name, kind }, i) => ({
            seat: i + 1,
            name,
            kind,
            isActive: view.active.includes(i + 1),
            isShown: shown === i + 1,
            score: standing.scores[i].total,
            scoreLabel: strip.seats.score(name, words.points(standing.scores[i].total)),
            extra: <Resources count={view.players[i].resources} words={words} />,
            label: strip.seats.seat(name, words.resources(view.players[i].resources), view.active.includes(i + 1)),
          }))}
        />
      }
      main={
        <Town
          key={shown}
          town={player.town}
          lines={player.lines}
          spots={insight.players[shown - 1].spots}
          cards={cards}
          mode={mine && isMine ? townMode(turn, cards) : { kind: 'look' }}
          texts={townTexts}
          words={words}
          label={strip.seats.town(seats[shown - 1].name)}
          lit={lit ?? undefined}
          fresh={freshFrom(props.log.at(-1), shown)}
          pace={props.pace}
          svgRef={svg}
        />
      }
      panels={hasOthers ? [market, others, score, log, help] : [market, score, log, help]}
      lower={lines}
      open={open}
      onOpen={openPanel}
      panelsLabel={strip.tabs.label}
      dock={open === 'market' || open === 'lines' ? shortChoice(props, turn) : null}
      notice={props.notice}
      strip={<Strip board={props} turn={turn} town={svg} onPanel={openPanel} />}
    />
  )
}

/** The log is put into words only while somebody reads it. */
function Log({ log, view, texts, cards, seats, openMoment }: RailBoardProps) {
  const entries = log.map((moment, i) => ({
    seat: moment.seat,
    text: narrate(moment, log[i + 1]?.before ?? view, texts.log, texts.words, cards, seats),
    round: moment.before.round,
    isTurnStart: i === 0 || log[i - 1].seat !== moment.seat || log[i - 1].before.round !== moment.before.round,
  }))
  return <LogPanel entries={entries} seats={seats} texts={texts.log} {...(openMoment && { onMoment: openMoment })} />
}
