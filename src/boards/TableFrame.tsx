import { type KeyboardEvent, type ReactNode, Suspense, startTransition, useId } from 'react'
import style from './TableFrame.module.css'
import { useMedia } from './use-media.ts'

export interface Panel {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
  /** On a wide screen it takes the place of the lower panel as well. */
  readonly isTall?: boolean
  /** What the teacher points at is in it: its tab is marked while another one is open. */
  readonly isHinted?: boolean
}

export interface TableFrameProps {
  /** The bar at the top: who sits here. */
  readonly seats: ReactNode
  /** What matters most, as large as possible. */
  readonly main: ReactNode
  /** Whether it is wider than high; otherwise it is a square. */
  readonly isMainWide?: boolean
  readonly panels: readonly Panel[]
  /** The panel that has a place of its own on wide screens; elsewhere it is a tab like the others. */
  readonly lower: Panel
  readonly open: string
  onOpen(panel: string): void
  /** The spoken name of the row of tabs. */
  readonly panelsLabel: string
  /** The row at the bottom that says what to do now. */
  readonly strip: ReactNode
}

/** Where town and panels stand side by side. Style sheets that differ there have the same condition. */
const WIDE = '(min-aspect-ratio: 11/10) and (min-width: 900px) and (min-height: 560px)'

/** The table: the same places for the same things in every game, on a wide screen and on a phone. */
export function TableFrame(props: TableFrameProps) {
  const { seats, main, isMainWide = false, panels, lower, open, onOpen, panelsLabel, strip } = props
  const isWide = useMedia(WIDE)
  const tabs = isWide ? panels : [...panels.slice(0, 1), lower, ...panels.slice(1)]
  const shown = tabs.find(({ id }) => id === open) ?? tabs[0]
  return (
    <div className={style.table} data-layout={isWide ? 'wide' : 'tall'} data-main={isMainWide ? 'wide' : 'square'}>
      <header className={style.seats}>{seats}</header>
      <div className={style.main}>{main}</div>
      <div className={style.side}>
        <div className={style.upper}>
          <Tabs tabs={tabs} shown={shown} onOpen={onOpen} label={panelsLabel} />
        </div>
        {isWide && shown.isTall !== true && <div className={style.lower}>{lower.content}</div>}
      </div>
      <footer className={style.strip}>{strip}</footer>
    </div>
  )
}

interface TabsProps {
  readonly tabs: readonly Panel[]
  readonly shown: Panel
  onOpen(panel: string): void
  readonly label: string
}

function Tabs({ tabs, shown, onOpen, label }: TabsProps) {
  const name = useId()
  // A panel that has to be loaded leaves the one before in its place until it is there.
  const open = ({ id }: Panel) => startTransition(() => onOpen(id))
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]
    open(next)
    document.getElementById(`${name}-${next.id}`)?.focus()
  }
  return (
    <>
      <div className={style.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${name}-${tab.id}`}
            type="button"
            role="tab"
            className={style.tab}
            aria-selected={tab === shown}
            data-hint={(tab.isHinted === true && tab !== shown) || undefined}
            aria-controls={`${name}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => open(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={style.panel} id={`${name}-panel`} role="tabpanel" aria-labelledby={`${name}-${shown.id}`}>
        <Suspense fallback={null}>{shown.content}</Suspense>
      </div>
    </>
  )
}
