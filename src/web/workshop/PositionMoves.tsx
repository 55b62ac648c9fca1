import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { GameFace, SeatInfo } from '#boards/board.ts'
import type { PositionEditor } from '#boards/editor/editor.ts'
import { Choices, Select } from '#boards/editor/fields.tsx'
import type { Game, Refusal, Seat } from '#engine/game.ts'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Field.tsx'
import { usePart } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { hrefOf, rulesAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import type { Advice } from '../table/hint/ask-expert.ts'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import styles from './PositionMoves.module.css'
import type { Draft } from './position-source.ts'

interface Props {
  readonly draft: Draft
  readonly state: unknown
  readonly editor: PositionEditor
  readonly face: GameFace
  readonly names: readonly string[]
  readonly texts: WorkshopTexts
  /** What the board says. */
  readonly boardTexts: unknown
}

/** What the player who acts may do, why not something else, and what the expert would do. */
export function PositionMoves(props: Props) {
  const { draft, state, face, names, texts, boardTexts } = props
  const { game, position } = draft
  const active = game.active(state)
  const [chosen, setChosen] = useState(active[0])
  const seat = active.includes(chosen) ? chosen : active[0]
  const hints = usePart(face.loadHints, boardTexts)
  const seats = names.map((name): SeatInfo => ({ name, kind: 'person' }))
  const view = game.view(state, seat)
  return (
    <section className={styles.moves} aria-label={texts.moves.title(names[seat - 1])}>
      <h2 className={prose.sectionTitle}>{texts.moves.title(names[seat - 1])}</h2>
      {active.length > 1 && (
        <Select
          label={texts.moves.whose}
          value={seat}
          choices={active.map((each): [Seat, string] => [each, names[each - 1]])}
          choose={(each: Seat) => setChosen(each)}
        />
      )}
      <ExpertAdvice key={`${seat} ${JSON.stringify(position)}`} {...props} seat={seat} seats={seats} />
      <MoveLists
        {...props}
        seat={seat}
        describe={(action) => hints.describe(action, view, boardTexts, game.cards, seats)}
      />
    </section>
  )
}

interface AdviceProps extends Props {
  readonly seat: Seat
  readonly seats: readonly SeatInfo[]
}

type Asked = 'no' | 'asked' | 'failed' | Advice

function ExpertAdvice({
  draft: { game },
  state,
  face,
  texts: { advice: texts },
  boardTexts,
  seat,
  seats,
}: AdviceProps) {
  const { language } = useSettings()
  const [asked, setAsked] = useState<Asked>('no')
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const ask = async () => {
    setAsked('asked')
    const session = {
      game,
      id: 'workshop',
      seats,
      view: (who: Seat | 'spectator') => game.view(state, who),
      now: { get: () => ({ log: [] }) },
    }
    try {
      const { askExpert } = await import('../table/hint/ask-expert.ts')
      setAsked(await askExpert({ session, face, seat, texts: boardTexts, language }, leaving.signal))
    } catch {
      if (!leaving.signal.aborted) setAsked('failed')
    }
  }
  const { words, texts: hintTexts } = typeof asked === 'object' ? asked : {}
  return (
    <div className={styles.advice} role="status">
      {words === undefined ? (
        <>
          <Button disabled={asked === 'asked'} onClick={ask}>
            {asked === 'asked' ? texts.asking : texts.ask}
          </Button>
          {asked === 'failed' && <p>{texts.failed}</p>}
        </>
      ) : (
        <>
          <p>
            <strong>{words.steps[0]}</strong> <span className={styles.estimate}>{words.estimate}</span>
          </p>
          {words.reason !== '' && <p>{words.reason}</p>}
          {words.steps.length > 1 && (
            <>
              <h3>{hintTexts?.turn}</h3>
              <ol>
                {words.steps.map((step, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the turn
                  <li key={i}>{step}</li>
                ))}
              </ol>
            </>
          )}
          {words.others.length > 0 && (
            <>
              <h3>{hintTexts?.others}</h3>
              <ul>
                {words.others.map(({ plan, instruction, reason, estimate }) => (
                  <li key={plan}>
                    {instruction} <span className={styles.estimate}>{estimate}</span>
                    {reason !== '' && <small>{reason}</small>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  )
}

interface ListProps extends Props {
  readonly seat: Seat
  describe(action: string): string
}

const SHOWN = 8
const MORE = 50

function MoveLists({ draft, state, seat, editor, face, names, texts, boardTexts, describe }: ListProps) {
  const { game, position } = draft
  const [isWhyNot, setWhyNot] = useState(false)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const wanted = useDeferredValue(typed)
  const legal = useMemo(() => legalMoves(game, state, seat), [game, state, seat])
  const refused = useMemo(() => {
    if (!isWhyNot) return []
    return refusedMoves(game, state, seat, editor.tries(position, seat, game.cards))
  }, [isWhyNot, game, state, seat, editor, position])
  const isWanted = (text: string) => includesWords(text, wanted)
  const found = isWhyNot ? [] : legal.actions.map(describe).filter(isWanted)
  const groups = groupsOf(refused, (refusal) => face.explain(refusal, boardTexts, game.cards), describe, isWanted)
  return (
    <>
      <Choices
        label={texts.moves.title(names[seat - 1])}
        className={styles.choice}
        items={[
          { value: false, name: texts.moves.allowed(String(legal.count)) },
          { value: true, name: texts.moves.whyNot },
        ]}
        isChosen={(value) => value === isWhyNot}
        choose={setWhyNot}
      >
        <Input
          type="search"
          aria-label={texts.moves.find}
          placeholder={texts.moves.find}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setShown(SHOWN)
          }}
        />
      </Choices>
      {found.length + groups.length === 0 && <p role="status">{texts.moves.none}</p>}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={texts.moves.allowed(String(legal.count))}>
          {found.slice(0, shown).map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: purchases of the same train read alike
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + MORE)}>
          {texts.moves.more(Math.min(MORE, found.length - shown))}
        </Button>
      )}
      {groups.map(({ reason, rule, moves }) => (
        <div key={reason} className={styles.refused}>
          <p>
            {reason} <a href={hrefOf(rulesAddress(game.id, rule))}>{rule}</a>
          </p>
          <p className={styles.refusedMoves}>
            {moves.slice(0, SHOWN).join(' · ')}{' '}
            {moves.length > SHOWN && <em>{texts.moves.others(moves.length - SHOWN)}</em>}
          </p>
        </div>
      ))}
    </>
  )
}

/** No list is longer; where a game counts its actions, there may be millions. */
const MOST_MOVES = 5000

/** The legal actions, of the rarest kind first, and how many there are. */
function legalMoves(game: Game, state: unknown, seat: Seat): { actions: readonly string[]; count: number } {
  const kinds = new Map<string, string[]>()
  let made = 0
  for (const action of game.legalActions(state, seat)) {
    const text = game.format(action)
    const [kind] = text.split(' ', 1)
    const list = kinds.get(kind)
    if (list === undefined) kinds.set(kind, [text])
    else list.push(text)
    if (++made === MOST_MOVES) break
  }
  const counts = game.countActions?.(state, seat)
  const count = counts === undefined ? made : Object.values(counts).reduce((sum, each) => sum + each, 0)
  const actions = [...kinds.values()].toSorted((one, other) => one.length - other.length).flat()
  return { actions, count }
}

interface RefusedMove {
  readonly action: string
  readonly refusal: Refusal
}

function refusedMoves(game: Game, state: unknown, seat: Seat, tries: readonly string[]): RefusedMove[] {
  return [...new Set(tries)].flatMap((action) => {
    const parsed = game.parse(action)
    const refusal = parsed === undefined ? undefined : game.refusal(state, seat, parsed)
    return refusal === undefined ? [] : { action, refusal }
  })
}

interface RefusedGroup {
  readonly reason: string
  readonly rule: string
  readonly moves: string[]
}

/** What is refused for the same reason stands together. */
function groupsOf(
  refused: readonly RefusedMove[],
  explain: (refusal: Refusal) => string,
  describe: (action: string) => string,
  isWanted: (text: string) => boolean,
): RefusedGroup[] {
  const groups = new Map<string, RefusedGroup>()
  for (const { action, refusal } of refused) {
    const text = describe(action)
    if (!isWanted(text)) continue
    const reason = explain(refusal)
    const group = groups.get(reason) ?? { reason, rule: refusal.rule, moves: [] }
    group.moves.push(text)
    groups.set(reason, group)
  }
  return [...groups.values()]
}

/** Whether every word that was typed is in the text. */
function includesWords(text: string, typed: string): boolean {
  const all = text.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}
