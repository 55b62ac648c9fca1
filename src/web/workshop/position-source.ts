import { useState } from 'react'
import type { GameFace } from '#boards/board.ts'
import type { PositionEditor } from '#boards/editor/editor.ts'
import type { Game, GameOptions } from '#engine/game.ts'
import { isObject, isWholeNumber } from '#engine/json.ts'
import type { PositionCheck } from '#engine/position.ts'
import { type GameRecord, RECORD_FORMAT, readRecord, rulesVersionOf } from '#engine/record.ts'
import { GAME_TOOLS, loadCheck } from '#games/editors.ts'
import { findEntrance, findFacts, loadRules, loadRulesOf, newestVersion } from '#games/index.ts'
import { useLoaded } from '#ui/Part.tsx'
import { keptCardSet } from '../games/card-sets.ts'
import { gameWithCards } from '../games/game-with-cards.ts'
import { type Attempt, failed } from '../problem.ts'
import { openReplay, type ReplayProblem } from '../replay/open-replay.ts'
import { LARGEST_RECORD, readRecordText, recordToLink, type Source } from '../replay/record-link.ts'
import { recordingOf } from '../replay/recording.ts'
import { read, write } from '../storage/local.ts'

/** A position of a game, which may still be impossible. */
export interface Draft {
  /** With the cards of the position; it begins as usual. */
  readonly game: Game
  readonly position: unknown
}

/** A draft, and everything that is needed to edit it. */
export interface Workbench extends Draft {
  readonly editor: PositionEditor
  readonly checking: PositionCheck
  readonly face: GameFace
}

export type Opened =
  | { readonly ok: true; readonly bench: Workbench }
  | { readonly ok: false; readonly problem: ReplayProblem }

/** Opens the position of an address, or the one that was edited last. */
export function useWorkbench(gameId: string, source: Source | undefined, at: number | undefined): Opened | undefined {
  // Another address remounts the page.
  const [place] = useState({ gameId, source, at })
  return useLoaded(place, openBench, true)
}

interface Place {
  readonly gameId: string
  readonly source: Source | undefined
  readonly at: number | undefined
}

async function openBench({ gameId, source, at }: Place): Promise<Opened> {
  return equip(await (source === undefined ? lastDraft(gameId) : draftFrom(source, at ?? 0)))
}

type DraftAttempt = Attempt<Draft> | { readonly ok: false; readonly problem: ReplayProblem }

async function equip(draft: DraftAttempt): Promise<Opened> {
  if (!draft.ok) return draft
  const { game } = draft.value
  const entrance = findEntrance(game.id)
  const [editor, checking, face] = await Promise.all([
    GAME_TOOLS[game.id]?.loadPositionEditor(),
    loadCheck(game.id, game.rulesVersion),
    entrance?.loadFace(),
  ])
  if (editor === undefined || checking === undefined || face === undefined) {
    return { ok: false, problem: { kind: 'noSuchGame', game: game.id } }
  }
  return { ok: true, bench: { ...draft.value, editor, checking, face } }
}

/** A moment of a game; its last one, where it has fewer. */
async function draftFrom(source: Source, at: number): Promise<DraftAttempt> {
  const opened = await openReplay(source, String)
  if (!opened.ok) return opened
  const { session, face, isRunning, record } = opened.replay
  // What players hide in a game that still goes on stays hidden.
  if (isRunning && session.game.isOpen !== true) return { ok: false, problem: { kind: 'missing' } }
  const { states, last } = recordingOf(session, face)
  const rules = await gameOf(record)
  if (!rules.ok) return rules
  return { ok: true, value: { game: rules.value, position: rules.value.position(states[Math.min(at, last)]) } }
}

/** The game of a record with its cards, which begins as usual. */
async function gameOf(record: Pick<GameRecord, 'game' | 'rulesVersion' | 'cards' | 'cardSet'>): Promise<Attempt<Game>> {
  if (findFacts(record.game) === undefined) return failed({ kind: 'noSuchGame', game: record.game })
  const version = rulesVersionOf(record)
  const rules = await loadRulesOf(record.game, version)
  if (rules === undefined) return failed({ kind: 'otherVersion', version })
  const { cards, cardSet } = record
  return gameWithCards(rules, { ...(cards && { cards }), ...(cardSet && { cardSet }) })
}

/** The newest rules with a card set of this browser; an empty name stands for the standard cards. */
export function gameWithSet(gameId: string, sha256: string): Promise<Attempt<Game>> {
  const cards = keptCardSet(sha256)?.name
  return gameOf({ game: gameId, rulesVersion: newestVersion(gameId), ...(cards && { cards }) })
}

const DRAFT = 'workshop.'

async function lastDraft(gameId: string): Promise<DraftAttempt> {
  const kept = readRecord(read(DRAFT + gameId))
  if (kept.ok && kept.value.position !== undefined && kept.value.game === gameId) {
    const game = await gameOf(kept.value)
    const { position } = kept.value
    // Only what the editor can show; a draft may come from another version.
    const checking = await loadCheck(gameId, rulesVersionOf(kept.value))
    const isReadable = game.ok && checking?.check(position, game.value).every(({ rule }) => rule !== '')
    if (game.ok && isReadable) return { ok: true, value: { game: game.value, position } }
  }
  const [rules, editor] = await Promise.all([loadRules(gameId), GAME_TOOLS[gameId].loadPositionEditor()])
  return { ok: true, value: freshDraft(rules, { players: findFacts(gameId)?.usualPlayers ?? 2 }, editor) }
}

/** The beginning of a game, or the first moment of it that can be edited. */
export function freshDraft(game: Game, options: GameOptions, editor: PositionEditor): Draft {
  const position = game.position(game.setup(options, 'workshop'))
  return { game, position: editor.begin?.(position, game.cards) ?? position }
}

export function keepDraft(draft: Draft): void {
  write(DRAFT + draft.game.id, recordAt(draft))
}

/** The position as the text of a file, with the version of its rules. */
export function positionText({ game: { rulesVersion }, position }: Draft): string {
  return `${JSON.stringify({ ...(position as object), rulesVersion })}\n`
}

/** A record that begins at the position: for links, files and tables. */
export function recordAt({ game, position }: Draft): GameRecord {
  const { options } = position as { readonly options: GameOptions }
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...(game.cardSetName && { cards: game.cardSetName }),
    options,
    position,
    seed: 'workshop',
    actions: [],
  }
}

/** Reads pasted text: a position of the exchange format, a record, whose last moment counts, or a link to one. */
export async function readDraft(text: string): Promise<DraftAttempt> {
  if (text.length > LARGEST_RECORD) return failed({ kind: 'tooLarge' })
  const json = parsed(text)
  if (isObject(json) && json.format === undefined && typeof json.game === 'string') {
    const { rulesVersion, ...position } = json
    const isGiven = isWholeNumber(rulesVersion, 1, Number.MAX_SAFE_INTEGER)
    const game = await gameOf({ game: json.game, ...(isGiven && { rulesVersion }) })
    return game.ok ? { ok: true, value: { game: game.value, position } } : game
  }
  const record = await readRecordText(text)
  if (!record.ok) return record
  return draftFrom({ kind: 'link', text: await recordToLink(record.value) }, Number.POSITIVE_INFINITY)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
