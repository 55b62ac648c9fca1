import { useMemo, useRef, useState } from 'react'
import { SeatBar } from '../../../boards/SeatBar.tsx'
import { TableFrame } from '../../../boards/TableFrame.tsx'
import { useHasGrown } from '../../../boards/use-has-grown.ts'
import { ROUNDS } from '../numbers.ts'
import style from './Board.module.css'
import './colours.css'
import { freshFrom } from './fresh.ts'
import { isInMarket, marksOf } from './marks/marks.ts'
import { townHints } from './marks/town-hint.ts'
import { Marks } from './marks/use-marks.ts'
import { DraftPanel } from './panels/DraftPanel.tsx'
import { linesOf, panelsOf, type Scored } from './panels-of.tsx'
import { Resources } from './pieces/Resources.tsx'
import { shortChoice } from './ShortChoice.tsx'
import { Strip } from './strip/Strip.tsx'
import { Town } from './town/Town.tsx'
import type { TownProps } from './town/town-props.ts'
import { townMode } from './town-mode.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { type RailBoardProps, useTurn } from './use-turn.ts'

/** The whole table of The Rail on the Hill. */
export function Board(props: RailBoardProps) {
  const { view, seats, shown, eyes, mayAct } = props
  const { strip } = props.texts
  const turn = useTurn(props)
  const choice = shortChoice(props, turn)
  const plan = (mayAct && props.hint?.plan) || NO_PLAN
  const hints = useMemo(() => townHints(plan), [plan])
  const isElsewhere = mayAct && eyes !== 'spectator' && shown !== eyes
  const marks = plan.length === 0 ? [] : marksOf(plan[0], turn.selection)
  const call = marks.some(isInMarket) ? plan[0] : choice === null ? undefined : 'choice'
  const [open, setOpen] = useOpenPanel(view.phase, call)
  const [scored, setScored] = useState<Scored>()
  const [lit, setLit] = useState<TownProps['lit'] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const isNew = useHasGrown(props.log)
  const toggleHelp = () => setOpen(open === 'help' ? 'market' : 'help')
  useShortcuts(turn, mayAct, toggleHelp)

  const actions = {
    scored: scored ?? { seat: eyes === 'spectator' ? shown : eyes, line: undefined },
    onScore(wanted: Scored) {
      props.show(wanted.seat)
      setScored(wanted)
      setOpen('score')
    },
    onLight: setLit,
    onClose: () => setOpen('market'),
    isMarketHinted: marks.some(isInMarket),
  }
  return (
    <Marks value={marks}>
      <TableFrame
        seats={<Seats {...props} onScore={(seat) => actions.onScore({ seat, line: undefined })} />}
        main={
          view.phase === 'draft' ? (
            <DraftPanel
              sets={view.sets}
              offer={turn.offer}
              cards={props.cards}
              texts={props.texts.panels}
              words={props.texts.words}
              waitsFor={turn.offer.sets.length > 0 ? null : seats[view.active[0] - 1].name}
              onTake={turn.take}
            />
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
                pace={props.pace}
                svgRef={svg}
              />
              {isElsewhere && (
                <p className={style.elsewhere}>
                  {strip.seats.town(seats[shown - 1].name)}
                  <button
                    type="button"
                    data-hint={hints.next !== undefined || undefined}
                    onClick={() => props.show(eyes)}
                  >
                    {strip.seats.backToMine}
                  </button>
                </p>
              )}
            </>
          )
        }
        panels={panelsOf(props, turn, choice, actions)}
        lower={linesOf(props, turn, actions)}
        open={open}
        onOpen={setOpen}
        panelsLabel={strip.tabs.label}
        strip={<Strip board={props} turn={turn} town={svg} onMarket={() => setOpen('market')} onDrag={setDragged} />}
      />
    </Marks>
  )
}

interface SeatsProps extends RailBoardProps {
  onScore(seat: number): void
}

function Seats({ view, standing, seats, shown, show, texts, onScore }: SeatsProps) {
  const { words, strip } = texts
  const progress = { full: words.round(view.round, ROUNDS), short: `${view.round}/${ROUNDS}` }
  return (
    <SeatBar
      label={strip.seats.label}
      onShow={show}
      onScore={onScore}
      progress={view.round > 0 ? progress : undefined}
      seats={seats.map(({ name }, i) => {
        const isActive = view.active.includes(i + 1)
        const { resources } = view.players[i]
        const { total } = standing.scores[i]
        return {
          seat: i + 1,
          name,
          isActive,
          isShown: shown === i + 1,
          mark: seats.length > 1 && view.starter === i + 1 ? strip.seats.starter : undefined,
          score: total,
          scoreLabel: strip.seats.score(name, words.points(total)),
          extra: <Resources count={resources} words={words} />,
          label: strip.seats.seat(name, words.resources(resources), isActive),
        }
      })}
    />
  )
}

/**
 * While sets are chosen the summary of the rules is open. The market comes to the fore when it is called: by a short
 * choice that is due, or by a hint.
 */
function useOpenPanel(phase: string, call: string | undefined): [string, (panel: string) => void] {
  const [open, setOpen] = useState({ panel: phase === 'draft' ? 'help' : 'market', phase, call })
  let { panel } = open
  if (open.phase !== phase || open.call !== call) {
    const isOver = open.phase === 'draft' && phase !== 'draft'
    if (isOver || (call !== undefined && call !== open.call)) panel = 'market'
    setOpen({ panel, phase, call })
  }
  return [panel, (wanted) => setOpen({ panel: wanted, phase, call })]
}

const NO_PLAN: readonly string[] = []
