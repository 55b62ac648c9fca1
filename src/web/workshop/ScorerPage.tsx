import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Choices } from '#boards/editor/fields.tsx'
import { type HandScore, leadersOf, type Scorer, type TallyEntries, type TallyRow } from '#boards/editor/scorer.ts'
import { isObject } from '#engine/json.ts'
import { withoutHidden } from '#engine/names.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { findFacts } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Field.tsx'
import { isTyping } from '#ui/hotkeys.ts'
import { useLoaded, usePart } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useFaceTexts, useIntro } from '../game-texts.ts'
import { PageFrame } from '../pages/PageFrame.tsx'
import { LONGEST_NAME, useSettings } from '../settings/settings.ts'
import { read, write } from '../storage/local.ts'
import { Loading } from '../table/Loading.tsx'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './ScorerPage.module.css'

interface Props {
  readonly gameId: string
  readonly texts: WorkshopTexts
}

/** The score of a game on a real table, with as few taps as possible. */
export function ScorerPage({ gameId, texts }: Props) {
  const scorer = usePart(GAME_TOOLS[gameId].loadScorer, undefined)
  return <Pad {...{ gameId, texts, scorer }} />
}

/** What is kept while it is typed. */
interface Sheet {
  /** Empty names stand for the usual ones. */
  readonly names: readonly string[]
  /** Of each player. */
  readonly entries: readonly TallyEntries[]
}

const MOST_ENTRIES = 40

function Pad({ gameId, texts: { scorer: texts }, scorer }: Props & { readonly scorer: Scorer }) {
  const { frame, newGame } = useTexts().pages
  const { language } = useSettings()
  const intro = useIntro(gameId)
  const boardTexts = useFaceTexts(gameId)
  const words = useLoaded(language, scorer.loadWords)
  const [sheet, setSheet] = useState(() => keptSheet(gameId))
  const [at, setAt] = useState({ player: 0, row: 0 })
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    write(NAME + gameId, sheet)
  }, [gameId, sheet])
  if (intro === undefined || boardTexts === undefined || words === undefined) return <Loading />
  const rows = scorer.rows(words, boardTexts)
  const [fewest, most] = findFacts(gameId)?.players ?? [1, 1]
  const count = sheet.names.length
  const player = Math.min(at.player, count - 1)
  const row = rows[at.row]
  const seats = sheet.names.map((_, i) => newGame.player(i + 1))
  const names = sheet.names.map((name, i) => withoutHidden(name).trim() || seats[i])
  const scores = sheet.entries.map((entries) => scorer.score(entries))
  const entries = sheet.entries[player][row.id] ?? []
  const enter = (list: readonly string[]) =>
    setSheet({
      ...sheet,
      entries: sheet.entries.with(player, { ...sheet.entries[player], [row.id]: list.slice(0, MOST_ENTRIES) }),
    })
  const seat = (players: number) =>
    setSheet({
      names: Array.from({ length: players }, (_, i) => sheet.names[i] ?? ''),
      entries: Array.from({ length: players }, (_, i) => sheet.entries[i] ?? {}),
    })
  const next = () => {
    const isLastRow = at.row === rows.length - 1
    if (isLastRow && player === count - 1) return setDone(true)
    setAt(isLastRow ? { player: player + 1, row: 0 } : { player, row: at.row + 1 })
  }
  return (
    <PageFrame title={frame.tab(`${texts.title}: ${intro.name}`)} page="games" gameId={gameId}>
      <h1 className={styles.title}>
        {texts.title}: {intro.name}
      </h1>
      <div className={styles.head}>
        <label>
          {texts.players}{' '}
          <select value={count} onChange={({ target }) => seat(Number(target.value))}>
            {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((players) => (
              <option key={players}>{players}</option>
            ))}
          </select>
        </label>
        {!isDone && (
          <label className={styles.name}>
            {texts.name}
            <Input
              maxLength={LONGEST_NAME}
              placeholder={seats[player]}
              value={sheet.names[player]}
              onChange={({ target }) => setSheet({ ...sheet, names: sheet.names.with(player, target.value) })}
            />
          </label>
        )}
        <Button
          look="quiet"
          onClick={() => {
            setSheet({ names: sheet.names, entries: sheet.names.map(() => ({})) })
            setAt({ player: 0, row: 0 })
            setDone(false)
          }}
        >
          {texts.clear}
        </Button>
      </div>
      {isDone ? (
        <Result {...{ rows, seats, names, scores, texts }} back={() => setDone(false)} />
      ) : (
        <div className={styles.pad}>
          <Choices
            label={texts.whose}
            className={styles.tabs}
            items={names.map((name, i) => ({
              value: i,
              name: seats[i],
              content: (
                <>
                  {name} <b>{Object.keys(sheet.entries[i]).length === 0 ? '–' : figure(scores[i].total)}</b>
                </>
              ),
            }))}
            isChosen={(value) => value === player}
            choose={(value) => setAt({ player: value, row: 0 })}
          />
          <PlayerRows
            {...{ rows, name: names[player], score: scores[player], chosen: at.row }}
            choose={(chosen) => setAt({ player, row: chosen })}
          />
          <Keypad
            row={row}
            texts={texts}
            entered={entries.length === 0 ? undefined : scores[player].rows[row.id]}
            press={(entry) => enter([...entries, entry])}
            remove={() => enter(entries.slice(0, -1))}
            next={next}
          />
        </div>
      )}
    </PageFrame>
  )
}

interface PlayerRowsProps {
  readonly rows: readonly TallyRow[]
  readonly name: string
  readonly score: HandScore
  /** The index of the row that is being entered. */
  readonly chosen: number
  choose(row: number): void
}

/** What one player has so far, row by row. */
function PlayerRows({ rows, name, score, chosen, choose }: PlayerRowsProps) {
  return (
    <ul className={styles.rows} aria-label={name}>
      {rows.map(({ id, label, picture }, i) => (
        <li key={id}>
          <button type="button" aria-pressed={i === chosen} onClick={() => choose(i)}>
            {picture}
            <span>
              {label}
              <small>{score.rows[id].written}</small>
            </span>
            <b>{figure(score.rows[id].points)}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ResultProps {
  readonly rows: readonly TallyRow[]
  /** Of each player, like the names and the scores; no two are equal. */
  readonly seats: readonly string[]
  readonly names: readonly string[]
  readonly scores: readonly HandScore[]
  readonly texts: WorkshopTexts['scorer']
  back(): void
}

/** The scores of all players side by side. */
function Result({ rows, seats, names, scores, texts, back }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void heading.current?.focus(), [])
  const leaders = leadersOf(scores)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={prose.sectionTitle}>
        {texts.result(leaders.map((leader) => names[leader - 1]))}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {names.map((name, i) => (
                <th key={seats[i]} scope="col" data-leads={leaders.includes(i + 1) || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {scores.map((score, i) => (
                  <td key={seats[i]}>
                    {figure(score.rows[id].points)}
                    <small>{score.rows[id].written}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {scores.map(({ total }, i) => (
                <td key={seats[i]}>{figure(total)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Button onClick={back}>{texts.back}</Button>
    </>
  )
}

interface KeypadProps {
  readonly row: TallyRow
  readonly texts: WorkshopTexts['scorer']
  /** What the row comes to; undefined where nothing was entered. */
  readonly entered: HandScore['rows'][string] | undefined
  press(entry: string): void
  remove(): void
  next(): void
}

/** Large keys within the thumb's reach. */
function Keypad({ row, texts, entered, press, remove, next }: KeypadProps) {
  const isEmpty = entered === undefined
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    const pressed = row.keys.find(({ entry }) => entry === key)
    if (pressed !== undefined) press(pressed.entry)
    if (key === 'Backspace') remove()
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) next()
  })
  // As soon as the pad is shown: a passive effect may run after the first key.
  useLayoutEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return (
    <div className={styles.keypad}>
      <p className={styles.hint} aria-live="polite">
        {isEmpty ? (
          `${row.label}: ${row.line}`
        ) : (
          <>
            {row.label}: {entered.written} <b>{figure(entered.points)}</b>
          </>
        )}
      </p>
      <div className={styles.keys}>
        {row.keys.map(({ entry, text, label, isWide }) => (
          <button
            key={entry}
            type="button"
            data-wide={isWide || undefined}
            {...(label !== undefined && { 'aria-label': label })}
            onClick={() => press(entry)}
          >
            {text}
          </button>
        ))}
        <button type="button" aria-label={texts.remove} disabled={isEmpty} onClick={remove}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M9 6h11v12H9l-6-6zM12 9.500l5 5m0-5-5 5"
              fill="none"
              stroke="currentcolor"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
          </svg>
        </button>
        <button type="button" className={styles.next} onClick={next}>
          {texts.next}
        </button>
      </div>
    </div>
  )
}

/** A true minus sign, as wide as a figure. */
function figure(points: number): string {
  return String(points).replace('-', '−')
}

const NAME = 'scorer.'

/** What was typed last; it may come from another version or be edited. */
function keptSheet(gameId: string): Sheet {
  const json = read(NAME + gameId)
  const facts = findFacts(gameId)
  const { names, entries } = isObject(json) ? json : {}
  const [fewest, most] = facts?.players ?? [1, 1]
  const isKept =
    Array.isArray(names) &&
    Array.isArray(entries) &&
    names.length === entries.length &&
    names.length >= fewest &&
    names.length <= most &&
    names.every((name) => typeof name === 'string') &&
    entries.every((each) => isObject(each) && Object.values(each).every(isTextList))
  if (isKept) return { names, entries } as Sheet
  const count = Math.max(2, fewest, most === 4 ? 4 : 3)
  return { names: Array.from({ length: count }, () => ''), entries: Array.from({ length: count }, () => ({})) }
}

function isTextList(json: unknown): boolean {
  return Array.isArray(json) && json.length <= MOST_ENTRIES && json.every((item) => typeof item === 'string')
}
