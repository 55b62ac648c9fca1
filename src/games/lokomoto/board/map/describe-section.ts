import type { MapProps } from './map-props.ts'
import { endsOf } from './sheet.ts'

type Described = Pick<MapProps, 'map' | 'sections' | 'blocked' | 'eyes' | 'seats' | 'paying' | 'texts' | 'words'>

/** A section in words: its towns, whose it is, and what is chosen to become of it. */
export function describeSection(section: string, isPicked: boolean, about: Described): string {
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
