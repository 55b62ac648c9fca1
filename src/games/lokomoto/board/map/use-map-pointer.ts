import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { aimedSection, FINGER_PX, Gestures, type Meanings, nearestSection, type Pointer } from './gestures.ts'
import { type LoupeSide, loupeSide } from './Loupe.tsx'
import type { MapProps } from './map-props.ts'
import type { Point, SheetSection } from './sheet.ts'
import type { useMapView } from './use-map-view.ts'

/** Marks what lies above the map and has hands of its own. */
const APART = 'data-apart'

/** A finger that looks for a section, in pixels of the window. */
interface Look {
  readonly finger: Point
  readonly section: string
  /** Where the loupe gives way; it stays so until the finger is lifted. */
  readonly side: LoupeSide
}

/** Hands on the map: which section they point at, which one a finger looks at, and which they take. */
export function useMapPointer(
  sections: readonly SheetSection[],
  view: ReturnType<typeof useMapView>,
  { picked, paying, isOpen, onSection }: Pick<MapProps, 'picked' | 'paying' | 'isOpen' | 'onSection'>,
) {
  const [pointed, setPointed] = useState<string>()
  const [look, setLook] = useState<Look>()
  const preference = { reach: FINGER_PX / (view.frame.scale * view.view.zoom), isPreferred: isOpen }
  const nearest = (place: Point) => nearestSection(sections, view.onSheet(place), preference)
  const aimed = (place: Point) => aimedSection(sections, view.onSheet(place), preference)
  function take(place: Point) {
    const section = aimed(place)
    if (section !== undefined) onSection(section)
  }
  const meanings: Meanings = {
    isZoomed: view.isZoomed,
    point: (at) => setPointed(at === null ? undefined : aimed(at)),
    look(at) {
      const section = at === null ? undefined : nearest(at)
      setPointed(section)
      if (at === null || section === undefined) {
        setLook(undefined)
        return
      }
      const { left, top } = view.room.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const finger: Point = [at[0] + left, at[1] + top]
      setLook((before) => ({ finger, section, side: before?.side ?? loupeSide(finger, window.innerWidth) }))
    },
    take,
    isFinal(at) {
      const section = aimed(at)
      return section !== undefined && picked.includes(section)
    },
    // A finger that explores the map only chooses: what is chosen already is neither done nor given up.
    find(at) {
      const section = nearest(at)
      if (section !== undefined && !picked.includes(section) && !paying.has(section)) onSection(section)
    },
    doubleTap: view.toggle,
    pan: view.pan,
    pinch: view.pinch,
    settle: view.settle,
  }
  const current = useRef(meanings)
  useLayoutEffect(() => {
    current.current = meanings
  })
  const [gestures] = useState(() => new Gestures(() => current.current))
  useEffect(() => () => gestures.stop(), [gestures])

  const pointerOf = (event: PointerEvent): Pointer => ({
    id: event.pointerId,
    at: view.placeOf(event),
    isTouch: event.pointerType === 'touch',
  })
  return {
    pointed,
    look,
    /** A tap at a place of the room. */
    take,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0 || isApart(event.target)) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        gestures.press(pointerOf(event))
      },
      onPointerMove(event: PointerEvent) {
        gestures.move(pointerOf(event))
      },
      onPointerUp(event: PointerEvent) {
        gestures.release(pointerOf(event), event.timeStamp)
      },
      onPointerCancel(event: PointerEvent) {
        gestures.cancel(event.pointerId)
      },
      onPointerLeave() {
        setPointed(undefined)
      },
      onClick(event: MouseEvent) {
        // Clicks of hands have been heard as pointers; those of screen readers have no place of their own.
        const section = event.detail === 0 ? sectionOf(event.target) : undefined
        if (section !== undefined) onSection(section)
      },
    },
  }
}

/** The section that an event happened at. */
export function sectionOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>('[data-section]')?.dataset.section : undefined
}

function isApart(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`[${APART}]`) !== null
}
