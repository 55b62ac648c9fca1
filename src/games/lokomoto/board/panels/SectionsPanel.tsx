import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import { useMarks } from '#boards/marks.tsx'
import type { Seat } from '#engine/game.ts'
import { Input } from '#ui/Field.tsx'
import { useOneStop } from '#ui/hotkeys.ts'
import parts from '#ui/parts.module.css'
import { Switch } from '#ui/Switch.tsx'
import { Touchable } from '#ui/Touchable.tsx'
import hidden from '#ui/unseen.module.css'
import { compareStations, type RailMap, stationsOf } from '../../cards/cards.ts'
import type { SectionState } from '../../rules/position.ts'
import type { SectionFilter, SectionTexts, WordTexts } from '../../text/en/panels.ts'
import type { Mark } from '../marks/marks.ts'
import { type SectionLook, sectionLook } from '../names.ts'
import { SectionSample } from '../pieces/strokes/Stroke.tsx'
import styles from './SectionsPanel.module.css'

interface SectionsHeadProps {
  /** The field for the station. */
  readonly search: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly filter: SectionFilter
  /** What the list holds now, in words. */
  readonly found: string
  onQuery(query: string): void
  onFilter(filter: SectionFilter): void
  /** The way from the field into the list. */
  onDown(): void
  readonly texts: SectionTexts
}

const FILTERS = ['free', 'mine', 'all'] as const

/** What the list of sections shows: a field for the station, and the filters. */
function SectionsHead({ search, query, filter, found, onQuery, onFilter, onDown, texts }: SectionsHeadProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onDown()
  }
  return (
    <div className={styles.head}>
      <Input
        ref={search}
        type="search"
        className={styles.search}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Switch
        label={texts.which}
        choices={FILTERS.map((each) => [each, texts.filters[each]])}
        chosen={filter}
        onChoose={onFilter}
      />
      <output className={hidden.unseen}>{found}</output>
    </div>
  )
}

export interface SectionsPanelProps {
  readonly map: RailMap
  readonly sections: Readonly<Record<string, SectionState>>
  /** The black ones of the two-player opening. */
  readonly blocked: ReadonlySet<string>
  /** Whose pen one holds. */
  readonly eyes: Seat | 'spectator'
  readonly seats: readonly SeatInfo[]
  /** Chosen to be drawn, reserved or blocked. */
  readonly picked: readonly string[]
  /** Own solid ones, chosen to pay. */
  readonly paying: ReadonlySet<string>
  /** Whether a tap can lead to something now. */
  isOpen(section: string): boolean
  /** Every tap, as on the map. */
  onSection(section: string): void
  readonly texts: SectionTexts
  readonly words: WordTexts
}

/** All sections as a list: the equal way to the map. */
export function SectionsPanel(props: SectionsPanelProps) {
  const { map, sections, blocked, eyes, seats, picked, paying, isOpen, onSection, texts, words } = props
  const mark = useMarks<Mark>()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SectionFilter>('free')
  const heading = useId()
  const search = useRef<HTMLInputElement>(null)
  const groups = sectionGroups(map, sections, { query, filter, eyes })
  // Every section is here twice, once from each of its ends.
  const rows = groups.map(({ station, sections: list }) => list.map(({ section }) => `${station} ${section}`))
  const ids = rows.flat()
  const { stop, stopProps, focus } = useOneStop(ids, undefined, search)

  function onKeyDown(event: KeyboardEvent) {
    const next = stop === undefined ? undefined : stepAmong(event.key, stop, rows)
    if (next === undefined) return
    event.preventDefault()
    focus(next)
  }

  return (
    <section className={styles.panel} aria-label={texts.label}>
      <SectionsHead
        search={search}
        query={query}
        filter={filter}
        found={texts.found(
          groups.length,
          new Set(groups.flatMap((group) => group.sections.map(({ section }) => section))).size,
        )}
        onQuery={setQuery}
        onFilter={setFilter}
        onDown={() => focus(ids[0])}
        texts={texts}
      />
      {groups.length === 0 && <p className={parts.none}>{texts.nothing[filter]}</p>}
      <div className={styles.groups}>
        {groups.map(({ station, name, sections: list }) => (
          <div key={station} className={styles.group}>
            <h2 id={`${heading}-${station}`} className={`${parts.label} ${styles.station}`}>
              {name}
            </h2>
            <ul className={styles.sections} aria-labelledby={`${heading}-${station}`}>
              {list.map(({ section, to }) => (
                <li key={section}>
                  <SectionButton
                    name={words.section(name, to)}
                    to={to}
                    look={sectionLook(sections[section], blocked.has(section), eyes, seats, words)}
                    isPicked={picked.includes(section)}
                    isPaying={paying.has(section)}
                    isOpen={isOpen(section)}
                    isHinted={mark(`section ${section}`) === true}
                    button={{ ...stopProps(`${station} ${section}`), onKeyDown, onClick: () => onSection(section) }}
                    texts={texts}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Where an arrow key leads to in rows of things: left and right along them, up and down to another row's first. */
function stepAmong(key: string, from: string, rows: readonly (readonly string[])[]): string | undefined {
  const all = rows.flat()
  const row = rows.findIndex((things) => things.includes(from))
  switch (key) {
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1]
    case 'ArrowRight':
      return all[all.indexOf(from) + 1]
    case 'ArrowUp':
      return rows[row - 1]?.[0]
    case 'ArrowDown':
      return rows[row + 1]?.[0]
    default:
      return undefined
  }
}

/** A station, and the sections that lead from it. */
interface StationGroup {
  readonly station: string
  readonly name: string
  readonly sections: readonly { readonly section: string; readonly to: string }[]
}

interface Wanted {
  /** What a player has typed of a station's name. */
  readonly query: string
  readonly filter: SectionFilter
  readonly eyes: Seat | 'spectator'
}

/** The stations of the map in the order of the alphabet, each with those of its sections that are wanted. */
function sectionGroups(
  map: RailMap,
  states: Readonly<Record<string, SectionState>>,
  { query, filter, eyes }: Wanted,
): readonly StationGroup[] {
  const nameOf = (station: string) => map.names?.[station] ?? station
  const byName = (one: string, other: string) => nameOf(one).localeCompare(nameOf(other)) || compareStations(one, other)
  const wanted = map.sections.filter((section) => passes(states[section], filter, eyes))
  return Object.keys(map.nodes)
    .filter((station) => isFound(nameOf(station), query))
    .sort(byName)
    .map((station) => ({
      station,
      name: nameOf(station),
      sections: wanted
        .flatMap((section) => {
          const [one, other] = stationsOf(section)
          if (one === station) return [{ section, to: other }]
          return other === station ? [{ section, to: one }] : []
        })
        .sort((one, other) => byName(one.to, other.to))
        .map(({ section, to }) => ({ section, to: nameOf(to) })),
    }))
    .filter(({ sections }) => sections.length > 0)
}

function passes(state: SectionState, filter: SectionFilter, eyes: Seat | 'spectator'): boolean {
  if (filter === 'free') return state === 'free'
  return filter === 'all' || (typeof state === 'object' && state.seat === eyes)
}

/** Whether a word of the name begins like this; accents and capitals do not matter. */
function isFound(name: string, query: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(query)}`)
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase()
}

interface SectionButtonProps {
  /** Both ends. */
  readonly name: string
  /** The far end. */
  readonly to: string
  readonly look: SectionLook
  readonly isPicked: boolean
  readonly isPaying: boolean
  readonly isOpen: boolean
  readonly isHinted: boolean
  readonly button: ComponentProps<typeof Touchable>
  readonly texts: SectionTexts
}

/** A section in the list of a station. */
function SectionButton({ name, to, look, isPicked, isPaying, isOpen, isHinted, button, texts }: SectionButtonProps) {
  const intent = isPicked ? texts.picked : isPaying ? texts.paying : undefined
  const states = intent === undefined ? [look.words] : [look.words, intent]
  return (
    <Touchable
      {...button}
      className={`${parts.label} ${styles.section}`}
      isPossible={isOpen}
      aria-pressed={isPicked || isPaying}
      data-hint={isHinted || undefined}
      aria-label={texts.spoken(name, states)}
      title={texts.spoken(name, states)}
    >
      <span className={`${parts.cut} ${styles.to}`}>{to}</span>
      <span className={`${parts.note} ${parts.line} ${styles.state}`}>
        <SectionSample look={look.stroke} seat={look.seat} className={styles.sample} />
        <span className={parts.cut}>{intent ?? look.words}</span>
      </span>
    </Touchable>
  )
}
