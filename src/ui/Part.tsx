import {
  Component,
  createContext,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
} from 'react'
import styles from './Part.module.css'

/** Loads a part of a page, such as its texts in a language. */
type Load<Value, Key> = (key: Key) => Promise<Value>

/** A promise as React marks it when it has settled: what `use` reads without waiting. */
interface Kept<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected'
  value?: Value
  reason?: unknown
}

const kept = new WeakMap<Load<unknown, never>, Map<unknown, Kept<unknown>>>()

/** Forget what could not be loaded. Until a boundary shows it, it is kept: `use` would load it again for ever. */
const failures: (() => void)[] = []

function keptFor<Value, Key>(load: Load<Value, Key>, key: Key): Kept<Value> | undefined {
  return kept.get(load)?.get(key) as Kept<Value> | undefined
}

/** Loads a part and keeps it, so that it shows at once when it is needed. What could not be loaded is tried again. */
export function preload<Value, Key>(load: Load<Value, Key>, key: Key): Promise<Value> {
  const known = keptFor(load, key)
  if (known !== undefined && known.status !== 'rejected') return known
  const part: Kept<Value> = load(key)
  const parts = kept.get(load) ?? new Map()
  kept.set(load, parts.set(key, part))
  part.then(
    (value) => Object.assign(part, { status: 'fulfilled', value }),
    (reason) => {
      Object.assign(part, { status: 'rejected', reason })
      failures.push(() => parts.get(key) === part && parts.delete(key))
    },
  )
  return part
}

/** The part that `load` gives for the key. Until it is there, the `Suspense` around shows something else. */
export function usePart<Value, Key>(load: Load<Value, Key>, key: Key): Value {
  return use(keptFor(load, key) ?? preload(load, key))
}

/**
 * What `load` gives for the key; while it loads, what it gave before. A failure goes to the boundary around, unless there
 * is something to show. What may change is loaded afresh wherever it is used.
 */
export function useLoaded<Value, Key>(
  key: Key,
  load: Load<Value, Key> | undefined,
  isFresh = false,
): Value | undefined {
  const [loaded, setLoaded] = useState(() => (load && !isFresh ? keptFor(load, key)?.value : undefined))
  useEffect(() => {
    if (load === undefined) return
    let isWanted = true
    const show = (next: (before: Value | undefined) => Value | undefined) => {
      if (isWanted) setLoaded(next)
    }
    const part = isFresh ? load(key) : preload(load, key)
    part.then(
      (value) => show(() => value),
      (error: Error) =>
        show((before) => {
          if (before === undefined) throw error
          return before
        }),
    )
    return () => {
      isWanted = false
    }
  }, [key, load, isFresh])
  return loaded
}

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands in place of children that failed. */
  failure(again: () => void): ReactNode
}

/** Stands around what may fail, for example because a chunk could not be loaded. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    for (const forget of failures.splice(0)) forget()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure(() => this.setState({ hasFailed: false })) : this.props.children
  }
}

/** What is said of a part that could not be loaded, in the language of the page. */
export const PartWords = createContext({ notLoaded: '', tryAgain: '' })

function NotLoaded({ again }: { again(): void }) {
  const { notLoaded, tryAgain } = useContext(PartWords)
  return (
    <p className={styles.failed} role="alert">
      {notLoaded}{' '}
      <button type="button" onClick={again}>
        {tryAgain}
      </button>
    </p>
  )
}

/**
 * A component in a chunk of its own. Until it is there, the `Suspense` around shows something else. If it or something
 * in it cannot be loaded, it can be tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const failure = (again: () => void) => <NotLoaded again={again} />
  return boundedPart(load, failure)
}

/** Something that the page can do without: nothing stands in its place until it is there, or if it cannot be loaded. */
export function lazyExtra<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  const Extra = boundedPart(load, () => null)
  return (props: Props) => (
    <Suspense>
      <Extra {...props} />
    </Suspense>
  )
}

function boundedPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  failure: BoundaryProps['failure'],
) {
  const renewed = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failures.push(() => {
          Part = renewed()
        })
        throw error
      }
    })
  let Part = renewed()
  // Rendered inside the boundary, so that it reads the renewed part.
  const Latest = (props: Props) => <Part {...props} />
  return (props: Props) => (
    <Boundary failure={failure}>
      <Latest {...props} />
    </Boundary>
  )
}
