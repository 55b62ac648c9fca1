import { type KeyboardEvent, useMemo } from 'react'
import { Compass } from './Compass.tsx'
import { describeSection } from './describe-section.ts'
import { EndNames, Ends } from './Ends.tsx'
import { endNames } from './end-names.ts'
import { FreshPens } from './FreshPens.tsx'
import { HintedSections } from './HintedSections.tsx'
import { inkReader } from './ink-of.ts'
import { LaidCard } from './LaidCard.tsx'
import { Loupe } from './Loupe.tsx'
import { MapGround } from './MapGround.tsx'
import { MapSection } from './MapSection.tsx'
import styles from './MapSheet.module.css'
import type { MapProps } from './map-props.ts'
import { sectionByKey } from './nearest.ts'
import { Stations, TownNames } from './Stations.tsx'
import { SECTION_LENGTH, sheetOf } from './sheet.ts'
import { placeNames } from './town-names.ts'
import { useHintInSight } from './use-hint-in-sight.ts'
import { useMapFocus } from './use-map-focus.ts'
import { sectionOf, useMapPointer } from './use-map-pointer.ts'
import { useMapView } from './use-map-view.ts'
import { LARGEST_ZOOM, paperOf } from './view.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** Half the room between two neighbouring parallel sections. */
const REACH = { triangular: SECTION_LENGTH / Math.sqrt(12), square: SECTION_LENGTH / 2 }

/** The map that everybody draws on. */
export function MapSheet(props: MapProps) {
  const { map, sections, eyes, picked, fresh, overlay, onOverlay, isOpen, onSection, texts } = props
  const sheet = useMemo(() => sheetOf(map), [map])
  const view = useMapView(sheet.box)
  const pointer = useMapPointer(sheet.sections, view, props)
  const focus = useMapFocus(view.room, sheet.sections, props, ({ middle }) => view.bring(middle))
  const scale = view.frame.scale * view.view.zoom
  const paper = useMemo(() => paperOf(view.frame), [view.frame])
  const names = useMemo(() => placeNames(sheet, paper, scale), [sheet, paper, scale])
  const inkOf = inkReader(props)
  const describe = (section: string) => describeSection(section, picked.includes(section), props)
  const placesOf = (wanted: readonly (string | undefined)[]) =>
    sheet.sections.filter(({ section }) => wanted.includes(section))
  const hinted = placesOf(props.hinted ?? [])
  useHintInSight(hinted, view.bring)
  const { box } = sheet
  const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`
  const told = pointer.look === undefined ? (pointer.pointed ?? focus.focused) : undefined

  function layAside() {
    onOverlay(null)
    focus.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const section = sectionOf(event.target)
    if (event.ctrlKey || event.metaKey || event.altKey || section === undefined) return
    if (heardKey(event.key, section)) event.preventDefault()
  }
  function heardKey(key: string, section: string): boolean {
    const next = sectionByKey(sheet.sections, section, key)
    if (next !== undefined) focus.focus(next)
    else if (key === 'Enter' || key === ' ') onSection(section)
    else if (key === '+' || key === '=') view.step(1, focus.place?.middle)
    else if (key === '-') view.step(-1, focus.place?.middle)
    else if (key === '0') view.showWhole()
    else return false
    return true
  }

  return (
    <fieldset
      ref={view.room}
      className={styles.room}
      aria-label={texts.label}
      data-open={(pointer.pointed !== undefined && isOpen(pointer.pointed)) || undefined}
      data-zoomed={view.view.zoom > 1 || undefined}
      onKeyDown={onKeyDown}
      {...pointer.handlers}
      {...focus.handlers}
    >
      <div className={styles.window}>
        <div ref={view.world} className={styles.world} style={{ transform: view.transform }}>
          <svg viewBox={viewBox} aria-hidden="true">
            <Compass sheet={sheet} paper={paper} />
            <MapGround map={map} sheet={sheet} />
          </svg>
          <svg viewBox={viewBox} role="presentation">
            {sheet.sections.map((place) => (
              <MapSection
                key={place.section}
                place={place}
                label={describe(place.section)}
                reach={REACH[map.lattice]}
                isOpen={isOpen(place.section)}
                isPointed={place.section === pointer.pointed}
                isStop={place === focus.place}
                {...inkOf(place.section)}
              />
            ))}
          </svg>
          <svg viewBox={viewBox} className={styles.above} aria-hidden="true">
            <HintedSections places={hinted} zoom={view.view.zoom} />
            <Stations stations={sheet.stations} />
            <Ends picked={placesOf(picked)} pen={eyes === 'spectator' ? 1 : eyes} />
            <TownNames names={names} scale={scale} />
            <EndNames
              names={endNames(placesOf([...picked, pointer.pointed]), sheet.stations, names, paper, scale)}
              scale={scale}
            />
            <FreshPens places={sheet.sections} sections={sections} fresh={fresh} />
          </svg>
          {overlay !== null && (
            <svg viewBox={viewBox} className={styles.above} role="presentation">
              <LaidCard
                {...props}
                laid={overlay}
                box={box}
                scale={scale}
                onAside={layAside}
                onSheet={(event) => view.onSheet(view.placeOf(event))}
                onThrough={(event) => pointer.take(view.placeOf(event))}
              />
            </svg>
          )}
        </div>
      </div>
      {told !== undefined && (
        <p className={styles.caption} aria-hidden="true">
          {describe(told)}
        </p>
      )}
      <ZoomButtons
        isWhole={view.view.zoom === 1}
        isLargest={view.view.zoom === LARGEST_ZOOM}
        onStep={(towards) => view.step(towards)}
        onWhole={view.showWhole}
        texts={texts}
      />
      {pointer.look !== undefined && (
        <Loupe sheet={sheet} {...pointer.look} label={describe(pointer.look.section)} inkOf={inkOf} />
      )}
    </fieldset>
  )
}
