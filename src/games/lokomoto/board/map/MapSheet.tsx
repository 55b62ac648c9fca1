import { type FocusEvent, type KeyboardEvent, type RefObject, useImperativeHandle, useMemo, useState } from 'react'
import { HintRing } from '#boards/marks.tsx'
import { lazyExtra } from '#ui/Part.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import type { MapTexts } from '../../text/en/board.ts'
import { along, GAP } from '../pieces/strokes/Stroke.tsx'
import { sectionByKey } from './gestures.ts'
import { LaidCard } from './LaidCard.tsx'
import { Loupe } from './Loupe.tsx'
import { Compass, MapGround, Stations, TownNames } from './MapGround.tsx'
import styles from './MapSheet.module.css'
import type { MapProps } from './map-props.ts'
import { EndNames, Ends, FreshPens, inkReader, MapSection } from './SectionInk.tsx'
import { endsOf, type Point, SECTION_LENGTH, type SheetSection, sheetOf } from './sheet.ts'
import { endNames, placeNames } from './town-names.ts'
import { sectionOf, useMapPointer } from './use-map-pointer.ts'
import { LARGEST_ZOOM, paperOf, useMapView } from './use-map-view.ts'

/** Half the room between two neighbouring parallel sections. */
const REACH = { triangular: SECTION_LENGTH / Math.sqrt(12), square: SECTION_LENGTH / 2 }

const PurchaseTrain = lazyExtra(async () => (await import('./PurchaseTrain.tsx')).PurchaseTrain)

/** The map that every player draws on. */
export function MapSheet(props: MapProps) {
  const { map, sections, eyes, picked, fresh, purchase, pace = 0, overlay, onOverlay, isOpen, onSection, texts } = props
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
      className={`${parts.panel} ${parts.dragged} ${styles.room}`}
      aria-label={texts.label}
      data-open={(pointer.pointed !== undefined && isOpen(pointer.pointed)) || undefined}
      data-zoomed={view.view.zoom > 1 || undefined}
      onKeyDown={onKeyDown}
      {...pointer.handlers}
      {...focus.handlers}
    >
      <div className={`${parts.cover} ${styles.window}`}>
        <div ref={view.world} className={`${parts.cover} ${styles.world}`} style={{ transform: view.transform }}>
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
          <svg viewBox={viewBox} className={`${parts.cover} ${styles.above}`} aria-hidden="true">
            <HintedSections places={hinted} zoom={view.view.zoom} />
            <Stations stations={sheet.stations} />
            <Ends picked={placesOf(picked)} pen={eyes === 'spectator' ? 1 : eyes} />
            <TownNames names={names} scale={scale} />
            <EndNames
              names={endNames(placesOf([...picked, pointer.pointed]), sheet.stations, names, paper, scale)}
              scale={scale}
            />
            <FreshPens places={sheet.sections} sections={sections} fresh={fresh} />
            {purchase !== undefined && pace > 0 && (
              <PurchaseTrain key={purchase.index} purchase={purchase} places={sheet.sections} pace={pace} />
            )}
          </svg>
          {overlay !== null && (
            <svg viewBox={viewBox} className={`${parts.cover} ${styles.above}`} role="presentation">
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
        <p className={`${parts.tip} ${parts.label} ${styles.caption}`} aria-hidden="true">
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

/** Moves what the expert points at into sight, once for each hint: where a player has zoomed in, it may lie elsewhere. */
function useHintInSight(places: readonly SheetSection[], bring: (point: Point) => void): void {
  const hint = places.map(({ section }) => section).join(' ')
  const [seen, setSeen] = useState('')
  if (seen === hint) return
  setSeen(hint)
  if (places.length > 0) bring(places[0].middle)
}

type Described = Pick<MapProps, 'map' | 'sections' | 'blocked' | 'eyes' | 'seats' | 'paying' | 'texts' | 'words'>

/** A section in words: its towns, whose it is, and what is chosen to become of it. */
function describeSection(section: string, isPicked: boolean, about: Described): string {
  const state = describeState(section, about)
  if (isPicked) return about.texts.picked(state)
  return about.paying.has(section) ? about.texts.paying(state) : state
}

function describeState(section: string, { map, sections, blocked, eyes, seats, texts, words }: Described): string {
  const name = words.section(...endsOf(map, section))
  const state = sections[section]
  if (state === 'black') return blocked.has(section) ? texts.blocked(name) : texts.used(name)
  if (typeof state !== 'object') return texts.free(name)
  if (state.seat === eyes) return state.solid ? texts.yoursSolid(name) : texts.yoursReserved(name)
  const owner = seats[state.seat - 1].name
  return state.solid ? texts.solidBy(name, owner) : texts.reservedBy(name, owner)
}

/** The keyboard's place on the map: one section is the tab stop, and the keyboard takes it along. */
function useMapFocus(
  room: RefObject<HTMLElement | null>,
  sections: readonly SheetSection[],
  { isOpen, handle }: Pick<MapProps, 'isOpen' | 'handle'>,
  onArrive: (place: SheetSection) => void,
) {
  const [current, setCurrent] = useState<string>()
  const [hasFocus, setHasFocus] = useState(false)
  const place =
    sections.find(({ section }) => section === current) ??
    sections.find(({ section }) => isOpen(section)) ??
    sections.at(0)
  const focus = (section = place?.section) => {
    room.current?.querySelector<SVGElement>(`[data-section="${section}"]`)?.focus({ preventScroll: true })
  }
  const goOn = () => {
    if (!hasFocus || place === undefined) return focus()
    const after = sections.indexOf(place) + 1
    const others = [...sections.slice(after), ...sections.slice(0, after)]
    focus(others.find(({ section }) => isOpen(section))?.section)
  }
  useImperativeHandle(handle, () => ({ focus, goOn }))
  return {
    /** Where Tab leads. */
    place,
    /** The section that a player with a keyboard is at now. */
    focused: hasFocus ? place?.section : undefined,
    focus,
    handlers: {
      onFocus({ target }: FocusEvent) {
        const section = sectionOf(target)
        if (section === undefined) return
        setCurrent(section)
        const isByKeyboard = target.matches(':focus-visible')
        setHasFocus(isByKeyboard)
        const arrived = sections.find((each) => each.section === section)
        if (isByKeyboard && arrived !== undefined) onArrive(arrived)
      },
      onBlur: () => setHasFocus(false),
    },
  }
}

/** Half the width of a ring, and how far it ends before the stations: clear of the ring of the keyboard. */
const WIDE = { half: 17, gap: GAP - 6 }

/** The sections of a payment lie close together. */
const SLIM = { half: 12, gap: GAP }

interface HintedSectionsProps {
  readonly places: readonly SheetSection[]
  /** How much the map is enlarged; rings are not. */
  readonly zoom: number
}

/** Rings around the sections that the expert points at. */
function HintedSections({ places, zoom }: HintedSectionsProps) {
  const { half, gap } = places.length > 2 ? SLIM : WIDE
  return places.map(({ section, from, to }) => {
    const { length, transform } = along(from, to)
    const ring = { transform, x: gap, y: -half, width: length - gap * 2, height: half * 2, rx: half }
    return (
      <g key={section} className={styles.hinted} style={{ '--zoom': zoom }}>
        <HintRing {...ring} />
      </g>
    )
  })
}

interface ZoomButtonsProps {
  readonly isWhole: boolean
  readonly isLargest: boolean
  onStep(towards: 1 | -1): void
  onWhole(): void
  readonly texts: MapTexts
}

function ZoomButtons({ isWhole, isLargest, onStep, onWhole, texts }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons} data-apart="" data-whole={isWhole || undefined}>
      {!isWhole && (
        <>
          <Touchable aria-label={texts.wholeMap} onClick={onWhole}>
            <Sign d="M3.500 7.500v-4h4M12.500 3.500h4v4M16.500 12.500v4h-4M7.500 16.500h-4v-4" />
          </Touchable>
          <Touchable aria-label={texts.zoomOut} onClick={() => onStep(-1)}>
            <Sign d="M4 10h12" />
          </Touchable>
        </>
      )}
      <Touchable aria-label={texts.zoomIn} isPossible={!isLargest} onClick={() => onStep(1)}>
        <Sign d="M4 10h12M10 4v12" />
      </Touchable>
    </div>
  )
}

function Sign({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  )
}
