import '../colours.css'
import { Choices, NumberField } from '#boards/editor/fields.tsx'
import { CardWalk, numbered, type SetEditor } from '#boards/editor/set-editor.tsx'
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
import { type EditorTexts, landmarkItems, landmarkOfKey, type RailPartProps } from './parts.tsx'
import styles from './SetEditor.module.css'
import { isTownDone, TownEditor } from './TownEditor.tsx'

export const setEditor: SetEditor<EditorTexts, RailTexts> = {
  texts,
  empty: {
    id: '',
    townCards: numbered(TOWN_CARDS),
    planCards: numbered(PLAN_CARDS),
    devTokens: numbered(DEV_TOKENS),
  },
  parts: [
    { field: 'townCards', count: TOWN_CARDS, name: ({ towns }) => towns, isDone: isTownDone, Part: TownEditor },
    {
      field: 'planCards',
      count: PLAN_CARDS,
      name: ({ plans }) => plans,
      isDone({ kind, landmarks, points }) {
        const areThree = Array.isArray(landmarks) && landmarks.length === 3
        return kind !== undefined && typeof points === 'number' && (kind !== 'three' || areThree)
      },
      Part: PlanEditor,
    },
    {
      field: 'devTokens',
      count: DEV_TOKENS,
      name: ({ tokens }) => tokens,
      isDone: ({ kind }) => kind !== undefined,
      Part: TokenEditor,
    },
  ],
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

function PlanEditor(props: RailPartProps) {
  const { cards, at, board, texts: own, set } = props
  const { words } = board
  const { kind, landmarks, points } = cards[at]
  const chosen: readonly unknown[] = Array.isArray(landmarks) ? landmarks : []

  function choose(value: PlanKind): void {
    set(at, { kind: value, points: USUAL_POINTS[value], landmarks: value === 'three' ? chosen : undefined })
  }

  /** Three of them are a plan: its kind need not be chosen. */
  function toggle(landmark: string): void {
    const next = chosen.includes(landmark) ? chosen.filter((each) => each !== landmark) : [...chosen, landmark]
    if (next.length > 3) return
    set(at, {
      kind: 'three',
      landmarks: next,
      points: kind === 'three' && points !== undefined ? points : USUAL_POINTS.three,
    })
  }

  function onKey(event: KeyboardEvent): boolean {
    const landmark = landmarkOfKey(event)
    if (landmark !== undefined && landmark >= 0) toggle(LANDMARKS[landmark])
    else if (/^[1-9]$/.test(event.key)) set(at, { points: Number(event.key) })
    else return false
    return true
  }

  return (
    <CardWalk {...props} card={own.plan} onKey={onKey}>
      <Choices
        label={own.kind}
        items={PLAN_KINDS.map((value) => ({ value, name: value === 'three' ? own.three : words.planKinds[value] }))}
        isChosen={(value) => value === kind}
        choose={choose}
      />
      {(kind === undefined || kind === 'three') && (
        <Choices
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
        change={(to) => set(at, { points: to })}
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

function TokenEditor(props: RailPartProps) {
  const { cards, at, board, texts: own, goTo, set } = props
  const { kind, line } = cards[at]
  function choose(token: (typeof TOKENS)[number]): void {
    set(at, { kind: token.kind, line: token.line })
    if (at < DEV_TOKENS - 1) goTo(at + 1)
  }
  return (
    <CardWalk
      {...props}
      card={own.token}
      onKey={({ key }) => {
        const token = /^\d$/.test(key) ? TOKENS[(Number(key) + 9) % 10] : undefined
        if (token !== undefined) choose(token)
        return token !== undefined
      }}
    >
      <Choices
        label={own.kind}
        items={TOKENS.map((token) => ({
          value: token,
          name: board.words.token(token.kind, token.line),
          picture: (
            <span className={styles.token}>
              <TokenPicture token={{ id: 0, ...token }} words={board.words} />
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
