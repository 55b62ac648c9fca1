import { useState } from 'react'
import type { EditorProps } from '#boards/editor/editor.ts'
import { CardPicker, Choices, FieldRow, Select } from '#boards/editor/fields.tsx'
import { Button } from '#ui/Button.tsx'
import { LINES, type LineName, planCardOf, tokenOf, townCardOf } from '../../cards/cards.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { ROUNDS, SETUP_TOWNS, TOWN_SIZE, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { PlacedCard, RailPlayer } from '../../rules/position.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'
import { LineBadge } from '../pieces/TokenPicture.tsx'
import { planText } from '../plans-and-points.ts'
import { CARD, columnOf, cornerOf, directionTo, PITCH, rowOf, spotBetween, squareName } from '../town/geometry.ts'
import { TownDrawing } from '../town/TownDrawing.tsx'
import styles from './editor.module.css'
import { isUpgradeToken } from './tidy.ts'

export type RailEditorProps = EditorProps<RailTypes, RailTexts, EditorWords>

interface Props extends RailEditorProps {
  readonly player: RailPlayer
  put(part: Partial<RailPlayer>): void
}

type Tool = 'cards' | LineName

const TURNS = [0, 90, 180, 270]
/** Every town fits on the squares a to g and 1 to 7. */
const GRID = 7

/** The town as it lies: cards are put on squares, and tracks drawn from card to card. */
export function PositionTown(props: Props) {
  const { position, player, put, cards, texts, words } = props
  const { town, lines } = player
  const [tool, setTool] = useState<Tool>('cards')
  const [chosen, setChosen] = useState<string>()
  const spare = [...position.townDeck, ...position.townDiscard]
  const open = openSquares(Object.keys(town))
  const shown = [...Object.keys(town), ...open]
  const { west, north, width, height } = boxOf(shown)
  const isTurnable = position.options.noRotation !== true
  const canFill = position.phase === 'main' || position.phase === 'over'

  const setCard = (square: string, card: PlacedCard | undefined) => {
    const { [square]: _, ...others } = town
    const next = card === undefined ? others : { ...others, [square]: card }
    put({ town: next, ...(card === undefined && { lines: withoutSquare(lines, square) }) })
  }
  const press = (square: string) => {
    if (tool === 'cards') {
      const placed = town[square]
      if (placed !== undefined && chosen === square && isTurnable)
        setCard(square, { ...placed, turn: (placed.turn + 90) % 360 })
      if (placed === undefined && spare.length > 0) setCard(square, { card: Math.min(...spare), turn: 0, token: null })
      return setChosen(square)
    }
    if (town[square] === undefined) return
    const isNext = chosen !== undefined && town[chosen] !== undefined && directionTo(chosen, square) !== undefined
    if (isNext) put({ lines: { ...lines, [tool]: withTrack(lines[tool], spotBetween(chosen, square)) } })
    setChosen(square)
  }
  const fill = () => {
    const size = SETUP_TOWNS + (position.phase === 'over' ? ROUNDS : position.round - Number(!player.placed))
    put({ town: filledTown(town, size, spare) })
  }
  return (
    <>
      <Choices
        label={words.tool}
        items={[
          { value: 'cards', name: words.cardTool },
          ...LINES.map((value) => ({
            value,
            name: words.trackTool(texts.words.lineNames[value]),
            picture: <LineBadge line={value} size={24} />,
          })),
        ]}
        isChosen={(value) => value === tool}
        choose={(value: Tool) => {
          setTool(value)
          if (value !== 'cards') setChosen(undefined)
        }}
      >
        {canFill && <Button onClick={fill}>{words.fill}</Button>}
      </Choices>
      <p className={styles.hint}>{tool === 'cards' ? words.cardLine : words.trackLine}</p>
      <div className={styles.town} style={{ aspectRatio: `${width} / ${height}` }}>
        <svg viewBox={`${west} ${north} ${width} ${height}`} aria-hidden="true">
          <TownDrawing town={town} lines={lines} cards={cards} />
        </svg>
        {shown
          .toSorted((one, other) => rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other))
          .map((square) => {
            const { x, y } = cornerOf(square)
            const placed = town[square]
            return (
              <button
                key={square}
                type="button"
                className={styles.square}
                data-empty={placed === undefined || undefined}
                aria-pressed={square === chosen}
                aria-label={placed === undefined ? square : words.squareWith(square, placed.card)}
                hidden={placed === undefined && tool !== 'cards'}
                style={{
                  left: `${((x - west) / width) * 100}%`,
                  top: `${((y - north) / height) * 100}%`,
                  width: `${(CARD / width) * 100}%`,
                  height: `${(CARD / height) * 100}%`,
                }}
                onClick={() => press(square)}
              >
                {placed === undefined && '+'}
              </button>
            )
          })}
      </div>
      {tool === 'cards' && chosen !== undefined && town[chosen] !== undefined && (
        <CardFields
          {...props}
          square={chosen}
          placed={town[chosen]}
          spare={spare}
          isTurnable={isTurnable}
          set={setCard}
        />
      )}
    </>
  )
}

interface CardFieldsProps extends Props {
  readonly square: string
  readonly placed: PlacedCard
  readonly spare: readonly number[]
  readonly isTurnable: boolean
  set(square: string, card: PlacedCard | undefined): void
}

/** The card on the chosen square. */
function CardFields(props: CardFieldsProps) {
  const { square, placed, spare, isTurnable, set, position, cards, words } = props
  const { townName, tokenName } = namesOf(props)
  const upgrades = [...position.devPile, ...position.devDiscard].filter((token) => isUpgradeToken(token, cards))
  const sorted = [placed.card, ...spare].toSorted((one, other) => one - other)
  return (
    <FieldRow>
      <Select
        label={`${words.square} ${square}: ${words.card}`}
        value={placed.card}
        choices={[[0, words.none], ...sorted.map((card) => [card, townName(card)] as const)]}
        choose={(card) => set(square, card === 0 ? undefined : { ...placed, card })}
      />
      {isTurnable && (
        <Select
          label={words.turned}
          value={placed.turn}
          choices={TURNS.map((turn) => [turn, `${turn}°`])}
          choose={(turn) => set(square, { ...placed, turn })}
        />
      )}
      <Select
        label={words.token}
        value={placed.token ?? 0}
        choices={[
          [0, words.none],
          ...[placed.token ?? [], upgrades].flat().map((token) => [token, tokenName(token)] as const),
        ]}
        choose={(token) => set(square, { ...placed, token: token === 0 ? null : token })}
      />
    </FieldRow>
  )
}

/** Cards and tokens in a few words. */
export function namesOf({ cards, texts: { words } }: RailEditorProps) {
  return {
    planName: (id: number) => {
      const plan = planCardOf(cards, id)
      return `${id}: ${planText(plan, words)} (${plan.points})`
    },
    tokenName: (id: number) => {
      const { kind, line } = tokenOf(cards, id)
      return `${words.token(kind, line)} (${id})`
    },
    townName: (id: number) => {
      const { landmark, values } = townCardOf(cards, id)
      const name = landmark === null ? '–' : words.landmarks[landmark]
      return `${id}: ${name} ${LINES.map((line) => values[line]).join('/')}`
    },
  }
}

/** Lists of Plans and of tokens, with those that lie in no other place to add; no longer than `most`. */
export function pickersOf(props: RailEditorProps) {
  const { position, words } = props
  const { planName, tokenName } = namesOf(props)
  const picker =
    (add: string, nameOf: (card: number) => string, spare: readonly number[]) =>
    (
      label: string,
      cards: readonly number[],
      most: number,
      change: (cards: readonly number[]) => void,
      isFree: (card: number) => boolean = () => true,
    ) => {
      const free = cards.length < most ? spare.filter((card) => !cards.includes(card) && isFree(card)) : []
      return <CardPicker {...{ label, add, words, cards, free, nameOf, change }} />
    }
  return {
    planPicker: picker(words.addPlan, planName, [...position.planDeck, ...position.planDiscard]),
    tokenPicker: picker(words.addToken, tokenName, [...position.devPile, ...position.devDiscard]),
  }
}

/** Empty squares beside a card that keep the town within four by four; d4 where there is none. */
export function openSquares(squares: readonly string[]): string[] {
  if (squares.length === 0) return ['d4']
  const fits = (values: readonly number[], value: number) =>
    Math.max(...values, value) - Math.min(...values, value) < TOWN_SIZE
  const columns = squares.map(columnOf)
  const rows = squares.map(rowOf)
  const all = Array.from({ length: GRID * GRID }, (_, i) => squareName(i % GRID, Math.floor(i / GRID)))
  return all.filter(
    (square) =>
      !squares.includes(square) &&
      fits(columns, columnOf(square)) &&
      fits(rows, rowOf(square)) &&
      squares.some((other) => directionTo(square, other) !== undefined),
  )
}

function boxOf(squares: readonly string[]) {
  const corners = squares.map(cornerOf)
  const west = Math.min(...corners.map(({ x }) => x))
  const north = Math.min(...corners.map(({ y }) => y))
  const width = Math.max(...corners.map(({ x }) => x)) - west + PITCH
  const height = Math.max(...corners.map(({ y }) => y)) - north + PITCH
  return { west, north, width, height }
}

/** Adds a track to a line, or removes it. */
function withTrack(line: RailPlayer['lines']['red'], spot: string): RailPlayer['lines']['red'] {
  const { tracks, laid } = line
  if (tracks.includes(spot))
    return { ...line, tracks: tracks.filter((each) => each !== spot), laid: Math.max(0, laid - 1) }
  if (tracks.length >= TRACKS_PER_LINE) return line
  return { ...line, tracks: [...tracks, spot], laid: Math.min(TRACKS_PER_LINE, laid + 1) }
}

/** The lines without the tracks of a square whose card was taken away. */
function withoutSquare(lines: RailPlayer['lines'], square: string): RailPlayer['lines'] {
  const entries = LINES.map((line) => {
    const tracks = lines[line].tracks.filter((track) => !track.split('-').includes(square))
    return [line, { ...lines[line], tracks }]
  })
  return Object.fromEntries(entries) as RailPlayer['lines']
}

/** Adds the lowest free cards on the next squares, or takes the last ones away, until the town has this many. */
export function filledTown(town: RailPlayer['town'], size: number, spare: readonly number[]): RailPlayer['town'] {
  const filled: Record<string, PlacedCard> = { ...town }
  const free = spare.toSorted((one, other) => one - other)
  while (Object.keys(filled).length < size && free.length > 0) {
    const squares = Object.keys(filled)
    // Towards the south-east first, so that a town from nothing becomes a square.
    const [square] = openSquares(squares).toSorted((one, other) => reach(one) - reach(other))
    filled[square] = { card: free.shift() ?? 0, turn: 0, token: null }
  }
  return filled
}

function reach(square: string): number {
  const [column, row] = [columnOf(square) - 3, rowOf(square) - 3]
  return Math.max(Math.abs(column), Math.abs(row)) * 10 + (column < 0 ? 5 : 0) + (row < 0 ? 5 : 0)
}
