import type { Game, Seat } from '#engine/game.ts'
import { type GameRecord, verify } from '#engine/record.ts'
import { checkProof, commitmentOf, type ProvenRecord } from '#fair/fair.ts'
import { checkSignature } from '#fair/signature.ts'
import type { TableFacts } from '#wire/tables.ts'
import type { ChanceNote } from '../../chance-notes.ts'

export const CHANCE_STEPS = ['commitment', 'words', 'seed', 'replay', 'signature'] as const
export type ChanceStep = (typeof CHANCE_STEPS)[number]

/** A step is left out where this browser cannot tell. */
export interface ChanceCheck {
  readonly steps: readonly { readonly step: ChanceStep; readonly holds: boolean }[]
  /** Why a step failed, in English; empty if the step says it all. */
  readonly reason: string
  /** `unknown`: all that could be checked holds, but the commitment from before the game is not stored here. */
  readonly verdict: 'holds' | 'fails' | 'unknown'
}

/**
 * Checks a finished game by what this browser stored before it, by the hashes, by the rules and by the server's signature.
 * `key` is the public key of the server, if it is known.
 */
export function checkChance(
  record: GameRecord,
  note: ChanceNote | undefined,
  seat: Seat | null,
  game: Game,
  key: string | undefined,
  winners: TableFacts['winners'] = null,
): ChanceCheck {
  const proof = checkProof(record)
  if (!proof.ok) return { steps: [{ step: 'seed', holds: false }], reason: proof.error, verdict: 'fails' }
  const { secret, words } = proof.value.fair
  const replayed = verify(game, record)
  const own = note === undefined || seat === null ? undefined : hasOwnWords(note, words[seat - 1])
  const results: Readonly<Record<ChanceStep, boolean | undefined>> = {
    commitment: note && note.commitment === commitmentOf(secret),
    words: own,
    seed: true,
    // A game that had the most moves has no result, and no winner.
    replay: replayed.ok && (record.result !== undefined || (winners?.length === 0 && !replayed.value.isOver)),
    signature: isSigned(proof.value, key),
  }
  const steps = CHANCE_STEPS.flatMap((step) => {
    const holds = results[step]
    return holds === undefined ? [] : [{ step, holds }]
  })
  const fails = steps.some(({ holds }) => !holds)
  const verdict = fails ? 'fails' : results.commitment === undefined ? 'unknown' : 'holds'
  return { steps, reason: replayed.ok ? '' : replayed.error, verdict }
}

/** Undefined for games that began before records were signed, and if the key of the server is not known. */
function isSigned(record: ProvenRecord, key: string | undefined): boolean | undefined {
  const checked = checkSignature(record, key)
  if (checked === 'unsigned' || (checked === 'other' && key === undefined)) return undefined
  return checked === 'valid'
}

/** Undefined if this browser sent no words, or none that are known to have arrived. */
function hasOwnWords({ words, pending }: ChanceNote, recorded: string): boolean | undefined {
  if (recorded === words || recorded === pending) return true
  return words === undefined ? undefined : false
}
