import type { CSSProperties } from 'react'
import type { GameIntro } from '#boards/board.ts'
import type { Variant } from '#engine/game.ts'
import { isObject } from '#engine/json.ts'
import { withoutHidden } from '#engine/names.ts'
import { type ChosenVariants, chosenVariants } from '#engine/options.ts'
import { type GameRecord, readRecord } from '#engine/record.ts'
import type { Runtime } from '#engine/runtime.ts'
import { coloursOf, findFacts } from '#games/index.ts'
import { BROWSER } from '../browser.ts'
import { library } from '../storage/library.ts'
import type { PartTexts } from '../text/en/shell.ts'

/** The player of a seat. */
export type SeatPlan = (
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot'
      readonly name: string
      /** Its level. */
      readonly bot: string
      /** Who of that level it is; left out in games that were begun before bots had names of their own. */
      readonly character?: string
    }
) & {
  /** The number of the colour that was chosen; left out, it is that of the seat. */
  readonly colour?: number
}

/** A game of this browser: its record, which grows with every action, and who plays it. */
export interface SavedGame {
  readonly id: string
  readonly record: GameRecord
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
}

/** What lists and the score pad show of a game, kept beside it so that they need not read whole games. */
export interface GameSummary {
  readonly id: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly startedAt: number
  readonly changedAt: number
  readonly actions: number
  readonly seed: string
  readonly variants: ChosenVariants
  /** How much of the game is played, from 0 to 1. */
  readonly progress: number
  /** There when the game is over. Points are those of the game's headline, seat 1 first. */
  readonly result?: { readonly winners: readonly number[]; readonly points: readonly number[]; readonly title?: string }
  /** There when the whole game was analysed, seat 1 first: in points alone, otherwise in chances to win. */
  readonly balance?: readonly Balance[]
}

/** What luck gave a player, or took if it is negative, and what the player's decisions cost. */
export interface Balance {
  readonly luck: number
  readonly loss: number
}

const GAME = 'game.'
const SUMMARY = 'summary.'

/** Letters and digits that cannot be taken for each other. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random text that is practically unique: for ids of games, and seeds. */
export function freshName(length: number, runtime: Pick<Runtime, 'bytes'> = BROWSER): string {
  return Array.from(runtime.bytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Resolves to whether the browser stored it. The game can be read at once, and until the page is left in any case. */
export async function saveGame(game: SavedGame, summary: GameSummary): Promise<boolean> {
  const stored = await Promise.all([
    library.write(`${GAME}${game.id}`, game),
    library.write(`${SUMMARY}${game.id}`, summary),
  ])
  return stored.every(Boolean)
}

/** Keeps what an analysis found, also after the analysis itself has made room for others. */
export function noteBalance(id: string, balance: readonly Balance[]): void {
  const kept = library.read(`${SUMMARY}${id}`)
  if (isSummary(kept)) void library.write(`${SUMMARY}${id}`, { ...kept, balance })
}

/** The game of this name, or undefined where this browser has none or what it has is broken. */
export function loadGame(id: string): SavedGame | undefined {
  const json = library.read(`${GAME}${id}`)
  if (!isObject(json) || json.id !== id || !areSeats(json.seats)) return undefined
  const record = readRecord(json.record)
  if (!record.ok || !isObject(record.value.options)) return undefined
  // Options that do not fit the game are refused when it is opened; seats must fit them.
  if (record.value.options.players !== json.seats.length) return undefined
  const seats = json.seats.map((seat) => ({ ...seat, name: withoutHidden(seat.name) }))
  return { ...(json as unknown as SavedGame), seats, record: record.value }
}

/** Whether these are people and bots; stored data may come from another version or be edited. */
export function areSeats(json: unknown): json is readonly SeatPlan[] {
  return Array.isArray(json) && json.length > 0 && json.every(isSeatPlan)
}

function isSeatPlan(json: unknown): json is SeatPlan {
  if (!isObject(json) || typeof json.name !== 'string') return false
  return json.kind === 'person' || (json.kind === 'bot' && typeof json.bot === 'string')
}

export function removeGame(id: string): void {
  library.erase(`${GAME}${id}`)
  library.erase(`${SUMMARY}${id}`)
}

/** All games of this browser, the last played first. */
export function listGames(): GameSummary[] {
  return library
    .namesUnder(SUMMARY)
    .map((name) => library.read(name))
    .filter(isSummary)
    .map((kept) => ({ ...kept, variants: keptVariants(findFacts(kept.game)?.variants ?? [], kept.variants) }))
    .sort((one, other) => other.changedAt - one.changedAt)
}

/** Invalid summaries are left out, so that one broken game does not hide the others. */
function isSummary(json: unknown): json is GameSummary {
  if (!isObject(json) || !areSeats(json.seats)) return false
  const { id, game, seed, startedAt, changedAt, actions, progress, result, balance } = json
  return (
    [id, game, seed].every((text) => typeof text === 'string') &&
    [startedAt, changedAt, actions, progress].every(Number.isFinite) &&
    (result === undefined || (isObject(result) && Array.isArray(result.winners) && Array.isArray(result.points))) &&
    (balance === undefined || (Array.isArray(balance) && balance.every(isBalance)))
  )
}

function isBalance(json: unknown): json is Balance {
  return isObject(json) && [json.luck, json.loss].every(Number.isFinite)
}

/** Stored variants. Earlier versions stored a list with the names of those that are on. */
export function keptVariants(variants: readonly Variant[], json: unknown): ChosenVariants {
  const kept = Array.isArray(json) ? Object.fromEntries(json.map((name) => [String(name), true])) : json
  return chosenVariants(variants, isObject(kept) ? kept : {})
}

/** The variants in the language of the page: "Residents' Requests", "Map: large". */
export function variantNames(
  chosen: ChosenVariants,
  intro: GameIntro | undefined,
  { variantIs }: Pick<PartTexts, 'variantIs'>,
): string[] {
  return Object.entries(chosen).map(([variant, value]) => {
    const texts = intro?.variants[variant]
    const name = texts?.name ?? variant
    return value === true ? name : variantIs(name, texts?.values?.[value]?.name ?? String(value))
  })
}

/** The colours that players chose, in the place of those of their seats. */
export function seatColours(seats: readonly { readonly colour?: number | undefined }[]): CSSProperties {
  const changed = coloursOf(seats).flatMap((colour, i) =>
    colour === i + 1 ? [] : [[`--seat-${i + 1}`, `var(--colour-${colour})`]],
  )
  return Object.fromEntries(changed)
}
