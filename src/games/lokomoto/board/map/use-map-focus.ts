import { type FocusEvent, type RefObject, useImperativeHandle, useState } from 'react'
import type { MapProps } from './map-props.ts'
import type { SheetSection } from './sheet.ts'
import { sectionOf } from './use-map-pointer.ts'

/** The keyboard's place on the map: one section is the tab stop, and the keyboard takes it along. */
export function useMapFocus(
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
  useImperativeHandle(handle, () => ({ focus }))
  return {
    /** Where Tab leads. */
    place,
    /** The section that somebody with a keyboard is at now. */
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
