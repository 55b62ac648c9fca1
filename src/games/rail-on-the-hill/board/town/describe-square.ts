import { categoryOf, type DevToken, DIRECTIONS, LINES, type TownCard } from '../../cards/cards.ts'
import type { SpotInsight } from '../../rules/insight.ts'
import { squaresOfSpot } from '../../rules/notation.ts'
import { valueWith } from '../../rules/town.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { centreOf, otherEnd, type Point, spotFrom, turnedRoads } from './geometry.ts'
import { laneBeside, linesOnSpots, pointOnSpot, type TownLines } from './route.ts'
import type { TownProps } from './town-props.ts'

/** What stands on the sketch of a track that may be laid: what it costs, and the Double Track token that it takes. */
export interface SpotBadge extends Point {
  readonly spot: string
  /** Nothing where the track is free: its place is the middle of the sketch. */
  readonly shows: 'cost' | 'token' | 'nothing'
  /** Where the sketch lies beside the middle of the spot. */
  readonly lane: number
}

/** The spots that hold tracks already: one more takes a Double Track token. */
export function takenSpots(lines: TownLines): ReadonlySet<string> {
  return new Set(linesOnSpots(lines).keys())
}

export function badgesOf(
  spots: readonly string[],
  insights: Readonly<Record<string, SpotInsight>>,
  lines: TownLines,
): SpotBadge[] {
  const on = linesOnSpots(lines)
  return spots.flatMap((spot): SpotBadge[] => {
    const isTaken = on.has(spot)
    const lane = laneBeside(on.get(spot))
    const hasCost = (insights[spot]?.cost ?? 0) > 0
    const [before, after] = placesOn(spot, lane, hasCost && isTaken)
    if (!hasCost && !isTaken) return [{ spot, shows: 'nothing', lane, ...along(spot, 0, lane) }]
    return [
      ...(hasCost ? [{ spot, shows: 'cost' as const, lane, ...before }] : []),
      ...(isTaken ? [{ spot, shows: 'token' as const, lane, ...after }] : []),
    ]
  })
}

/** From the middle of a spot to each of two badges, so that they stand side by side. */
const BESIDE = 12
const ABOVE = 9.5
/** Two diagonals meet in the middle of both, so each has its badges on cards of its own, further out beside tracks. */
const APART = 13

/** Where the badges of a spot stand: the same place twice where there is only one. */
function placesOn(spot: string, lane: number, areTwo: boolean): readonly [Point, Point] {
  const [first, second] = squaresOfSpot(spot)
  const isUpright = first[0] === second[0]
  const isDiagonal = !isUpright && first[1] !== second[1]
  if (!areTwo) {
    const place = along(spot, isDiagonal ? -(APART + lane) : 0, lane)
    return [place, place]
  }
  const step = isDiagonal ? APART + lane : isUpright ? ABOVE : BESIDE
  return [along(spot, -step, lane), along(spot, step, lane)]
}

/** The point of a lane so far from the middle of a spot, towards its second square. */
function along(spot: string, distance: number, lane: number): Point {
  const [first, second] = squaresOfSpot(spot)
  const from = centreOf(first)
  const to = centreOf(second)
  return pointOnSpot(spot, first, Math.hypot(to.x - from.x, to.y - from.y) / 2 + distance, lane)
}

export type Described = Pick<TownProps, 'town' | 'lines' | 'spots' | 'cards' | 'mode' | 'texts' | 'words'> & {
  /** The card that was marked as the start of a track. */
  readonly start: string | null
}

/** What is printed on a Town card, spoken after its name; of one that lies in a town, with its turn and token. */
export function describePrint(card: TownCard, words: WordTexts, turn = 0, token: DevToken | null = null): string {
  const [red, yellow, blue, black] = LINES.map((line) => valueWith(card, line, token))
  return `${words.values({ red, yellow, blue, black })} ${roadsOf(card, words, turn)}`
}

function roadsOf(card: TownCard, words: WordTexts, turn: number): string {
  const roads = turnedRoads(card.roads, turn)
  const inOrder = DIRECTIONS.filter((direction) => roads.includes(direction))
  return words.roads(words.list(inOrder.map((direction) => words.directions[direction])))
}

/** The spoken name of a square: what is on it, and what can be done there now. */
export function describeSquare(square: string, about: Described): string {
  const { town, texts, mode } = about
  if (square in town) return [...describeCard(square, about), ...describeChoice(square, about)].join(' ')
  if (mode.kind !== 'place') return texts.square.empty(square)
  if (mode.ghost === square)
    return `${texts.square.onTrial(square, mode.turn)} ${roadsOf(mode.card, about.words, mode.turn)}`
  return mode.squares.includes(square) ? texts.square.canPlace(square) : texts.square.empty(square)
}

function describeCard(square: string, { town, lines, cards, texts, words }: Described): string[] {
  const placed = town[square]
  const card = cards.townCards.find(({ id }) => id === placed.card)
  const token = cards.devTokens.find(({ id }) => id === placed.token) ?? null
  if (card === undefined) return [texts.square.cardWithoutLandmark(square, placed.card)]
  const { landmark } = card
  const tracks = LINES.flatMap((line) => {
    const here = lines[line].tracks.filter((spot) => squaresOfSpot(spot).includes(square))
    return here.length === 0
      ? []
      : [texts.square.track(line, words.list(here.map((spot) => otherEnd(spot, square)).sort()))]
  })
  return [
    landmark === null
      ? texts.square.cardWithoutLandmark(square, card.id)
      : texts.square.card(square, card.id, words.landmarks[landmark], words.categories[categoryOf(landmark)]),
    describePrint(card, words, placed.turn, token),
    ...tracks,
    ...(token === null ? [] : [texts.square.upgrade(words.token(token.kind, token.line))]),
  ]
}

function describeChoice(square: string, about: Described): string[] {
  const { town, lines, cards, mode, texts, words, spots, start } = about
  if (mode.kind === 'upgrade') {
    const { token } = mode
    const card = cards.townCards.find(({ id }) => id === town[square].card)
    if (card === undefined || token.line === undefined || !mode.squares.includes(square)) return []
    const after = valueWith(card, token.line, token)
    return [texts.square.canUpgrade(words.token(token.kind, token.line), card.values[token.line], after)]
  }
  if (mode.kind !== 'lay') return []
  if (start === square) return [texts.square.isStart(mode.line)]
  const spot = start === null ? undefined : spotFrom(start, square, town)
  if (start !== null && spot !== undefined) {
    if (!mode.spots.includes(spot)) return [texts.square.cannotLay(mode.line, start)]
    const canLay = texts.square.canLay(mode.line, start, spots[spot]?.cost ?? 0)
    return takenSpots(lines).has(spot) ? [canLay, texts.square.spendsDouble] : [canLay]
  }
  return mode.spots.some((legal) => squaresOfSpot(legal).includes(square)) ? [texts.square.canStart(mode.line)] : []
}
