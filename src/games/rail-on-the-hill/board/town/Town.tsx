import { type Ref, useCallback, useMemo, useRef } from 'react'
import shared from '#boards/unseen.module.css'
import { aimAt } from './aim.ts'
import { Coordinates } from './Coordinates.tsx'
import { HintedPlaces } from './HintedPlaces.tsx'
import { LayPreview } from './LayPreview.tsx'
import { PlaceButtons } from './PlaceButtons.tsx'
import { PlacePreview } from './PlacePreview.tsx'
import { ScrapButtons } from './ScrapButtons.tsx'
import { ScrapPreview } from './ScrapPreview.tsx'
import { SpotTip } from './SpotTip.tsx'
import { badgesOf, takenSpots } from './spot-badges.ts'
import { UNITS } from './square-at.ts'
import styles from './Town.module.css'
import { TownDrawing } from './TownDrawing.tsx'
import { TownGrid } from './TownGrid.tsx'
import { Plots, TownTable } from './TownTable.tsx'
import type { TownProps } from './town-props.ts'
import { UpgradePreview } from './UpgradePreview.tsx'
import { useTownChoice } from './use-town-choice.ts'
import { useTownPointer } from './use-town-pointer.ts'
import { VIEW, viewOfWindow } from './view-box.ts'
import { rowsOf, windowOf } from './window.ts'

const NONE: readonly string[] = []

/** A town to look at and to build in. */
export function Town(props: TownProps) {
  const { town, lines, spots, cards, mode, texts, words, label, lit, hints, fresh, pace, hovered, svgRef } = props
  const window = useMemo(() => windowOf(Object.keys(town)), [town])
  const view = useMemo(() => viewOfWindow(window), [window])
  const plots = useMemo(
    () =>
      rowsOf(window)
        .flat()
        .filter((square) => !(square in town)),
    [window, town],
  )
  const svg = useRef<SVGSVGElement>(null)
  const setSvg = useJoinedRef(svg, svgRef)
  const choice = useTownChoice(props)
  const offered = mode.kind === 'lay' ? mode.spots : NONE
  const badges = useMemo(() => badgesOf(offered, spots, lines), [offered, spots, lines])
  const pointer = useTownPointer(svg, (point) => aimAt(point, { window, town, badges }), choice)
  const { spot, start } = choice
  const square = hovered ?? choice.square
  const insight = spot === undefined ? undefined : spots[spot]

  return (
    <div className={styles.town}>
      <div className={styles.square}>
        <svg ref={setSvg} className={styles.drawing} viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true">
          <TownTable />
          <Coordinates window={window} view={view} />
          <g
            {...{ [UNITS]: '' }}
            className={styles.view}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          >
            {mode.kind !== 'place' && <Plots squares={plots} />}
            <TownDrawing town={town} lines={lines} cards={cards} lit={lit} fresh={fresh} pace={pace} />
            {mode.kind === 'place' && <PlacePreview mode={mode} hovered={square} />}
            {mode.kind === 'upgrade' && <UpgradePreview mode={mode} town={town} cards={cards} hovered={square} />}
            {mode.kind === 'scrap' && <ScrapPreview mode={mode} lines={lines} />}
            {hints !== undefined && <HintedPlaces hints={hints} mode={mode} lines={lines} cards={cards} />}
            {mode.kind === 'lay' && (
              <LayPreview
                line={mode.line}
                spots={mode.spots}
                badges={badges}
                insights={spots}
                hovered={spot}
                start={start}
                lines={lines}
              />
            )}
          </g>
        </svg>
        <TownGrid
          window={window}
          view={view}
          about={{ town, lines, spots, cards, mode, texts, words, start }}
          label={label}
          entry={entryOf(props, plots)}
          onFocus={choice.onFocus}
          onKey={choice.onKey}
          pointer={pointer}
        />
        {mode.kind === 'place' && mode.ghost !== null && (
          <PlaceButtons mode={mode} square={mode.ghost} view={view} texts={texts} />
        )}
        {mode.kind === 'scrap' && <ScrapButtons mode={mode} lines={lines} view={view} texts={texts} />}
        {spot !== undefined && insight !== undefined && (
          <SpotTip
            spot={spot}
            insight={insight}
            isDouble={offered.includes(spot) && takenSpots(lines).has(spot)}
            view={view}
            texts={texts}
            words={words}
          />
        )}
        <div className={shared.unseen} aria-live="polite">
          {choice.said}
        </div>
      </div>
    </div>
  )
}

/** Where the keyboard enters the town: where something can be done, or at its first card. */
function entryOf({ town, mode }: TownProps, plots: readonly string[]): string {
  if (mode.kind === 'place') return mode.ghost ?? mode.squares[0] ?? plots[0]
  if (mode.kind === 'upgrade' && mode.squares.length > 0) return mode.squares[0]
  if (mode.kind === 'lay' && mode.spots.length > 0) return mode.spots[0].slice(0, 2)
  return Object.keys(town).sort()[0] ?? plots[0]
}

function useJoinedRef(own: { current: SVGSVGElement | null }, theirs: Ref<SVGSVGElement> | undefined) {
  return useCallback(
    (svg: SVGSVGElement | null) => {
      own.current = svg
      if (typeof theirs === 'function') theirs(svg)
      else if (theirs) theirs.current = svg
    },
    [own, theirs],
  )
}
