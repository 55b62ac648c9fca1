import { withoutHidden } from '#engine/names.ts'
import { GAMES } from '#games/list.ts'
import { LANGUAGES } from '#wire/language.ts'
import { ApiError } from '../api-error.ts'
import type { Database } from '../database/schema.ts'
import CONFUSABLES from './confusables.json' with { type: 'json' }

/** What Unicode's table of confusable characters (UTS 39) says that a character looks like. */
const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([prototype, others]) => Array.from(others, (other) => [other, prototype])),
)

/**
 * What a name looks like, as it is written and in small letters: `Ian` can be taken for `lan`, and `вen` for `Вen`. Two
 * names that have a look in common are too alike.
 */
export function looksOf(name: string): string[] {
  const plain = withoutHidden(name).normalize('NFKC')
  return [...new Set([plain, plain.toLowerCase()].map(lookOf))]
}

/** Compared in small letters, since `ВEN` with a Cyrillic letter can be taken for `BEN`, which is also `Ben`. */
function lookOf(text: string): string {
  return prototypesIn(prototypesIn(text).toLowerCase()).replace(/\s+/gu, ' ').trim()
}

function prototypesIn(text: string): string {
  const prototypes = Array.from(text.normalize('NFD'), (character) => PROTOTYPES.get(character) ?? character)
  return prototypes.join('').normalize('NFD')
}

/** The name that replaces that of a deleted user, and the same in other languages. */
export const DELETED_NAME = 'Someone'
const SOMEONE = [DELETED_NAME, 'Valaki', 'だれか', '誰か']

/** Loaded once: the looks of names that could be taken for those of deleted users and of bots. */
let reserved: Promise<ReadonlySet<string>> | undefined

async function reservedLooks(): Promise<ReadonlySet<string>> {
  const intros = await Promise.all(
    GAMES.flatMap(({ entrance }) => LANGUAGES.map((language) => entrance.loadIntro(language))),
  )
  const levels = intros.flatMap(({ bots }) => Object.entries(bots).flat())
  return new Set([...SOMEONE, ...levels].flatMap(looksOf))
}

/** Throws if a name can be taken for that of a deleted user or of a level of bots, in any language. */
export async function requireUnreserved(name: string): Promise<void> {
  reserved ??= reservedLooks()
  const looks = await reserved
  if (looksOf(name).some((look) => looks.has(look))) throw nameTaken()
}

/** Throws if a name looks like that of an account. */
export async function requireFreeLooks(db: Database, name: string): Promise<void> {
  const looks = db.selectFrom('account_looks').select('look').where('look', 'in', looksOf(name))
  if ((await looks.executeTakeFirst()) !== undefined) throw nameTaken()
}

/** Reserves the looks of an account's name, instead of those before. Fails like a unique name if another has one. */
export async function claimLooks(db: Database, id: string, name: string): Promise<void> {
  await dropLooks(db, id)
  const looks = looksOf(name).map((look) => ({ look, user_id: id }))
  await db.insertInto('account_looks').values(looks).execute()
}

export async function dropLooks(db: Database, id: string): Promise<void> {
  await db.deleteFrom('account_looks').where('user_id', '=', id).execute()
}

export function nameTaken(cause?: unknown): ApiError {
  return new ApiError('name-taken', 'this name, or one that looks like it, is taken', { cause })
}
