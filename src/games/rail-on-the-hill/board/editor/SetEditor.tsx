import '../colours.css'
import { useState } from 'react'
import {
  CardWalk,
  cardsOf,
  NumberField,
  Palette,
  Parts,
  type SetEditor,
  type SetEditorProps,
} from '#boards/editor/set-editor.tsx'
import type { JsonObject } from '#engine/json.ts'
import {
  DEV_TOKENS,
  type DevToken,
  LANDMARKS,
  LINES,
  MOST_POINTS,
  PLAN_CARDS,
  PLAN_KINDS,
  type PlanKind,
  TOWN_CARDS,
} from '../../cards/cards.ts'
import type { RailTexts } from '../../text/en/board.ts'
import { setEditor as texts } from '../../text/set-editor.ts'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import { landmarkItems, landmarkOfKey, type PartProps } from './parts.tsx'
import styles from './SetEditor.module.css'
import { isTownDone, TownEditor } from './TownEditor.tsx'

const numbered = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }))

const EMPTY: JsonObject = {
  id: '',
  townCards: numbered(TOWN_CARDS),
  planCards: numbered(PLAN_CARDS),
  devTokens: numbered(DEV_TOKENS),
}

function isPlanDone({ kind, landmarks, points }: JsonObject): boolean {
  const areThree = Array.isArray(landmarks) && landmarks.length === 3
  return kind !== undefined && typeof points === 'number' && (kind !== 'three' || areThree)
}

const isTokenDone = ({ kind }: JsonObject) => kind !== undefined

const LISTS = [
  { field: 'townCards', count: TOWN_CARDS, isDone: isTownDone },
  { field: 'planCards', count: PLAN_CARDS, isDone: isPlanDone },
  { field: 'devTokens', count: DEV_TOKENS, isDone: isTokenDone },
] as const

/** The cards of a list by their numbers, with empty ones for those that are missing. */
function numberedCards(draft: JsonObject, { field, count }: { field: string; count: number }): readonly JsonObject[] {
  const byId = new Map(cardsOf(draft, field).map((card) => [card.id, card]))
  return numbered(count).map((card) => byId.get(card.id) ?? card)
}

function doneOf(draft: JsonObject, list: (typeof LISTS)[number]): readonly [number, number] {
  return [numberedCards(draft, list).filter((card) => list.isDone(card)).length, list.count]
}

export const setEditor: SetEditor = {
  texts,
  empty: EMPTY,
  progress(draft) {
    const all = LISTS.map((list) => doneOf(draft, list))
    return [all.reduce((sum, [done]) => sum + done, 0), all.reduce((sum, [, total]) => sum + total, 0)]
  },
  Editor: RailSetEditor,
}

function RailSetEditor({ draft, language, texts: faceTexts, change }: SetEditorProps) {
  const { words } = faceTexts as RailTexts
  const own = texts[language]
  // Each list remembers which card was open.
  const [open, setOpen] = useState<readonly number[]>([0, 0, 0])
  const part = (i: number, Part: (props: PartProps) => React.ReactNode, name: string) => ({
    name,
    done: doneOf(draft, LISTS[i]),
    content() {
      const cards = numberedCards(draft, LISTS[i])
      return (
        <Part
          cards={cards}
          at={open[i]}
          words={words}
          texts={own}
          goTo={(at) => setOpen(open.with(i, at))}
          change={(fields) => change({ [LISTS[i].field]: cards.with(open[i], { ...cards[open[i]], ...fields }) })}
        />
      )
    },
  })
  return (
    <Parts
      label={own.parts}
      parts={[part(0, TownEditor, own.towns), part(1, PlanEditor, own.plans), part(2, TokenEditor, own.tokens)]}
    />
  )
}

/** What plans of a kind are worth on the cards that the rulebook shows. */
const USUAL_POINTS: Readonly<Record<PlanKind, number>> = {
  three: 8,
  category: 8,
  types: 6,
  pairs: 6,
  tracks: 6,
  'tl-br': 8,
  'tr-bl': 8,
}

function PlanEditor({ cards, at, words, texts: own, goTo, change }: PartProps) {
  const { kind, landmarks, points } = cards[at]
  const chosen: readonly unknown[] = Array.isArray(landmarks) ? landmarks : []

  function choose(value: PlanKind): void {
    const { landmarks: _, ...rest } = cards[at]
    change({ ...rest, kind: value, points: USUAL_POINTS[value], landmarks: value === 'three' ? chosen : undefined })
  }

  /** Three of them are a plan: its kind need not be chosen. */
  function toggle(landmark: string): void {
    const next = chosen.includes(landmark) ? chosen.filter((each) => each !== landmark) : [...chosen, landmark]
    if (next.length > 3) return
    change({
      kind: 'three',
      landmarks: next,
      points: kind === 'three' && points !== undefined ? points : USUAL_POINTS.three,
    })
  }

  function onKey(event: KeyboardEvent): boolean {
    const landmark = landmarkOfKey(event)
    if (landmark !== undefined && landmark >= 0) toggle(LANDMARKS[landmark])
    else if (/^[1-9]$/.test(event.key)) change({ points: Number(event.key) })
    else return false
    return true
  }

  const KINDS = PLAN_KINDS.map((value) => ({ value, name: value === 'three' ? own.three : words.planKinds[value] }))
  return (
    <CardWalk
      count={PLAN_CARDS}
      at={at}
      isDone={(i) => isPlanDone(cards[i])}
      goTo={goTo}
      texts={{ card: own.plan, back: own.back, next: own.next }}
      onKey={onKey}
    >
      <Palette label={own.kind} items={KINDS} isChosen={(value) => value === kind} choose={choose} />
      {(kind === undefined || kind === 'three') && (
        <Palette
          label={own.landmark}
          items={landmarkItems(words)}
          isChosen={(value) => chosen.includes(value)}
          choose={toggle}
        />
      )}
      <NumberField
        label={own.points}
        value={points}
        from={1}
        to={MOST_POINTS}
        change={(to) => change({ points: to })}
      />
      <p className={styles.keys}>{own.planKeys}</p>
    </CardWalk>
  )
}

const TOKENS: readonly Omit<DevToken, 'id'>[] = [
  ...LINES.map((line) => ({ kind: 'x2' as const, line })),
  ...LINES.map((line) => ({ kind: '+3' as const, line })),
  { kind: 'double' },
  { kind: 'wild' },
]

function TokenEditor({ cards, at, words, texts: own, goTo, change }: PartProps) {
  const { kind, line } = cards[at]
  function choose(token: (typeof TOKENS)[number]): void {
    change({ kind: token.kind, line: token.line })
    if (at < DEV_TOKENS - 1) goTo(at + 1)
  }
  return (
    <CardWalk
      count={DEV_TOKENS}
      at={at}
      isDone={(i) => isTokenDone(cards[i])}
      goTo={goTo}
      texts={{ card: own.token, back: own.back, next: own.next }}
      onKey={({ key }) => {
        const token = /^\d$/.test(key) ? TOKENS[(Number(key) + 9) % 10] : undefined
        if (token !== undefined) choose(token)
        return token !== undefined
      }}
    >
      <Palette
        label={own.kind}
        items={TOKENS.map((token) => ({
          value: token,
          name: words.token(token.kind, token.line),
          picture: (
            <span className={styles.token}>
              <TokenPicture token={{ id: 0, ...token }} words={words} />
            </span>
          ),
        }))}
        isChosen={(token) => token.kind === kind && token.line === line}
        choose={choose}
      />
      <p className={styles.keys}>{own.tokenKeys}</p>
    </CardWalk>
  )
}
