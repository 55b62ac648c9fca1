import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Keys, type Shortcut, useKeys } from '#ui/hotkeys.ts'
import { useLayout } from '#ui/layout.ts'
import { lazyPart } from '#ui/Part.tsx'
import shared from '#ui/parts.module.css'
import type { BoardProps, Moment } from './board.ts'
import { KitWords } from './kit-texts.ts'
import type { LogTelling } from './Log.tsx'
import { hintedStep, Marks } from './marks.tsx'
import style from './TableFrame.module.css'

export interface Panel {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
  /** On a wide screen it takes the place of the lower panel as well. */
  readonly isTall?: boolean
  /** What the expert points at is in it: its tab is marked while another one is open. */
  readonly isHinted?: boolean
}

interface TableFrameProps<View> {
  readonly board: Pick<BoardProps, 'seats' | 'mayAct' | 'hint' | 'openMoment' | 'ruleAddress'> & {
    readonly view: View
    readonly log: readonly Moment<View>[]
  }
  /** What the hint points at now; left out, the action that it advises, for buttons that are named after actions. */
  readonly marks?: readonly string[]
  /** The bar at the top, a `SeatBar`. */
  readonly seats: ReactNode
  /** What matters most, as large as possible. */
  readonly main: ReactNode
  /** Whether it is wider than high; otherwise it is a square. */
  readonly isMainWide?: boolean
  /** Where a phone is short, the panels may take room from the main part until it is this high, in CSS pixels. */
  readonly leastMain?: number
  /** The game's own panels, at least one; the log and the help follow them. */
  readonly panels: readonly Panel[]
  /** The panel that has a place of its own on wide screens; elsewhere it is a tab like the others. */
  readonly lower?: Panel
  /** From `useOpenPanel`; left out, panels are opened by their tabs only. */
  readonly open?: OpenPanel
  readonly log: LogTelling<View>
  /** The game on one page: a `Help` with this frame. It may be loaded when it is opened. */
  help(frame: HelpFrame): ReactNode
  /** What the keys do, for the help. */
  readonly shortcuts?: readonly Shortcut[]
  /** What single keys do. The frame itself hears `?`, which opens the help. */
  readonly keys?: Keys
  /** The row at the bottom, usually a `Strip`. */
  readonly strip: ReactNode
}

/** What the frame gives to the help of a game. */
export interface HelpFrame {
  readonly ruleAddress: BoardProps['ruleAddress']
  readonly shortcuts: readonly Shortcut[]
  onClose(): void
}

/** A player who may be new to the game: then the help opens by itself. It leads to the lessons, if they have an address. */
export const Newcomer = createContext<{ readonly isNew: boolean; readonly lessons?: string }>({ isNew: false })

/** What the page lays over the panels, such as its chat. It never covers the strip. */
export const TableDrawer = createContext<ReactNode>(null)

/** The table: the same places for the same things in every game, on a wide screen and on a phone in both directions. */
export function TableFrame<View>(props: TableFrameProps<View>) {
  const { board, seats, main, isMainWide = false, leastMain, panels, lower, log, help, strip } = props
  const { shortcuts = [], keys } = props
  const { marks = [hintedStep(board) ?? []].flat() } = props
  const texts = useContext(KitWords)
  const drawer = useContext(TableDrawer)
  const kept = useKeptOnTable()
  const isWide = useLayout() === 'wide'
  const own = useOpenPanel(panels[0].id)
  const { open = own } = props
  const table = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  const toggleHelp = () => {
    const isOpening = open.id !== 'help'
    if (isOpening) before.current = document.activeElement
    open.toggle('help')
    // The help is the last tab. When it closes, the keyboard is where it was.
    const place = isOpening ? table.current?.querySelector('[role=tab]:last-child') : before.current
    if (place instanceof HTMLElement) place.focus()
  }
  useKeys({ '?': toggleHelp, ...keys })
  useTooltips()
  const tabs: readonly Panel[] = [
    ...panels.slice(0, 1),
    ...(isWide || lower === undefined ? [] : [lower]),
    ...panels.slice(1),
    { id: 'log', label: texts.log.title, content: <Log board={board} {...log} />, isTall: true },
    {
      id: 'help',
      label: texts.help.tab,
      content: help({ ruleAddress: board.ruleAddress, shortcuts, onClose: open.close }),
      isTall: true,
    },
  ]
  const shown = tabs.find(({ id }) => id === open.id) ?? tabs[0]
  return (
    <Marks value={marks}>
      <div
        ref={table}
        className={style.table}
        data-main={leastMain !== undefined ? 'yielding' : isMainWide ? 'wide' : 'square'}
        style={{ '--least-main': leastMain === undefined ? undefined : `${leastMain}px` }}
        {...kept}
      >
        <header className={style.seats}>{seats}</header>
        <div className={style.middle}>
          <div className={style.main}>{main}</div>
          <div className={style.side}>
            <div className={`${shared.paper} ${style.upper}`}>
              <Tabs tabs={tabs} shown={shown} onOpen={open.show} label={texts.panels} />
            </div>
            {isWide && lower !== undefined && shown.isTall !== true && (
              <div className={`${shared.paper} ${style.lower}`}>{lower.content}</div>
            )}
          </div>
        </div>
        {drawer !== null && <div className={style.drawer}>{drawer}</div>}
        <footer className={style.strip}>{strip}</footer>
      </div>
    </Marks>
  )
}

/** Which panel is open, and the ways to open another. */
export interface OpenPanel {
  readonly id: string
  show(panel: string): void
  /** Opens the panel, or the home panel where it is open already. */
  toggle(panel: string): void
  /** Goes back to the home panel. */
  close(): void
}

/**
 * The panel that was chosen last; at the beginning `first`. The home panel comes to the fore when it becomes the first
 * one, and when there is a new `call` for it: any text that changes with the reason, such as the step of a hint.
 */
export function useOpenPanel(home: string, call?: string, first = home): OpenPanel {
  const [open, setOpen] = useState({ id: first, first, call })
  let { id } = open
  if (open.first !== first || open.call !== call) {
    const isCalled = call !== undefined && open.call !== call
    if (isCalled || (open.first !== first && first === home)) id = home
    setOpen({ id, first, call })
  }
  const show = (panel: string) => setOpen({ id: panel, first, call })
  return { id, show, toggle: (panel) => show(panel === id ? home : panel), close: () => show(home) }
}

/** The panel to begin with: the help where the game is new to the player, until their first action. */
export function useFirstPanel(home: string, { log, eyes }: Pick<BoardProps, 'log' | 'eyes'>): string {
  const { isNew } = useContext(Newcomer)
  return isNew && !log.some(({ seat }) => seat === eyes) ? 'help' : home
}

// Players open it now and then: the table need not wait for it.
const Log = lazyPart(async () => (await import('./Log.tsx')).Log) as typeof import('./Log.tsx').Log

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
            className={`${shared.cut} ${style.tab}`}
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
      <div
        className={style.panel}
        id={`${name}-panel`}
        role="tabpanel"
        aria-labelledby={`${name}-${shown.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where nothing in it takes the focus
        tabIndex={0}
      >
        <Suspense fallback={null}>{shown.content}</Suspense>
      </div>
    </>
  )
}

/** Loads what explains things to fingers and keyboards, with the first touch or key that may ask for it. */
function useTooltips(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const load = (event: PointerEvent | globalThis.KeyboardEvent) => {
      if ('key' in event ? event.key !== 'i' : event.pointerType === 'mouse') return
      // Without a connection, the next touch tries again.
      import('#ui/Tooltip.ts').then(({ listen }) => listen(signal, event)).catch(() => undefined)
    }
    addEventListener('pointerdown', load, { signal })
    addEventListener('keydown', load, { signal })
    return () => leaving.abort()
  }, [])
}

const STOPS = 'button, a[href], summary, input, select, [tabindex]'

/**
 * Keeps the keyboard on the table. When the element with the focus is removed, as after most actions, the focus goes to
 * the first button of the nearest part around it that is still there. For the element around all of them; parts that know
 * a better place take the focus before, since their effects run first.
 */
export function useKeptOnTable() {
  const around = useRef<readonly Element[]>([])
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    const [focused, ...parts] = around.current
    if (!isLost || focused === undefined || focused.isConnected) return
    const next = parts.filter((part) => part.isConnected).map(firstStop)
    next.find((stop) => stop !== undefined)?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target, currentTarget }: FocusEvent) {
      // A pointer does not need the focus, and would see something lit that it did not touch.
      around.current = target.matches(':focus-visible') ? withParts(target, currentTarget) : []
    },
  }
}

function withParts(element: Element, root: Element): Element[] {
  const parts = [element]
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    parts.push(part)
    if (part === root) break
  }
  return parts
}

/** Where Tab would enter this part; what can be done now comes before what cannot. */
function firstStop(part: Element): HTMLElement | undefined {
  const stops = Array.from(part.querySelectorAll<HTMLElement>(STOPS)).filter(
    ({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null,
  )
  return stops.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? stops[0]
}
