import { isObject, type JsonObject } from '#engine/json.ts'
import { freshName } from '../../games/saved-game.ts'
import { library } from '../../storage/library.ts'

/** Card sets that are being edited. They are kept in this browser after every change, complete or not. */

export interface Draft {
  readonly id: string
  readonly game: string
  /** The card file as far as it is. */
  readonly json: JsonObject
  /** The SHA-256 of the set that was last saved from it. */
  readonly saved?: string
}

const DRAFTS = 'set-draft.'

export function listDrafts(game: string): Draft[] {
  const drafts = library.namesUnder(DRAFTS).flatMap((name) => readDraft(name.slice(DRAFTS.length)) ?? [])
  return drafts.filter((draft) => draft.game === game)
}

export function readDraft(id: string): Draft | undefined {
  const json = library.read(`${DRAFTS}${id}`)
  const isDraft = isObject(json) && typeof json.game === 'string' && isObject(json.json)
  return isDraft ? ({ ...json, id } as unknown as Draft) : undefined
}

export function keepDraft({ id, ...draft }: Draft): Promise<boolean> {
  return library.write(`${DRAFTS}${id}`, draft)
}

export function newDraft(game: string, json: JsonObject): Draft {
  const draft = { id: freshName(8), game, json }
  void keepDraft(draft)
  return draft
}

export function eraseDraft(id: string): void {
  library.erase(`${DRAFTS}${id}`)
}

export function nameOf({ json }: Draft): string {
  return typeof json.id === 'string' ? json.id : ''
}

/** A card file: a field or a list a line, a card a line, so that people can read it too. */
export function fileOf(json: JsonObject): string {
  const field = (value: unknown) =>
    Array.isArray(value) && value.length > 0
      ? `[\n${value.map((card) => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]`
      : JSON.stringify(value)
  const fields = Object.entries(json).filter(([, value]) => value !== undefined)
  return `{\n${fields.map(([name, value]) => `  ${JSON.stringify(name)}: ${field(value)}`).join(',\n')}\n}\n`
}
