import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import { loadRules } from '#games/index.ts'
import { BASE } from '../routes.ts'
import { keepCardSet } from './card-sets.ts'

/** The text of a sample set of a game; undefined where it cannot be loaded. */
export async function loadSample(file: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${BASE}/sets/${file}.json`)
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a sample set in this browser, so that games can be played with it, and returns its SHA-256. It is not listed
 * among the sets that people have added, since it is offered with its own name. Undefined where it cannot be loaded.
 */
export async function keepSample(gameId: string, file: string): Promise<string | undefined> {
  const [rules, text] = await Promise.all([loadRules(gameId), loadSample(file)])
  const set = text === undefined ? undefined : cardSetIn(text, file)
  if (!set?.ok || !withCardSet(rules, set.value).ok) return undefined
  await keepCardSet(rules, set.value, true)
  return set.value.sha256
}
