import { readFileSync, writeFileSync } from 'node:fs'
import { puzzleRating } from '#bots/puzzle.ts'
import { type Found, MININGS } from './settings.ts'

/**
 * Selects puzzles from the file of mine.ts and writes them beside each game, the easiest first:
 *
 *     node --import tsx scripts/puzzles/write.ts FILE
 *
 * Puzzles of one kind have the same reason, the same kinds of actions in the best turn and in the obvious one. Kinds take
 * turns, so that rare ones are all there and common ones fill the rest, those with the largest margin first.
 */

function kindOf({ game, reason, best, obvious }: Found): string {
  // The actions of Machi Koro are few, so the cards count as well.
  const words = game === 'machi-koro' ? 2 : 1
  const kinds = (actions: readonly string[]) => actions.map((action) => action.split(' ').slice(0, words).join(' '))
  return JSON.stringify([reason.reason, [...new Set(kinds(best))], kinds(obvious)[0]])
}

function selected(found: readonly Found[], count: number): Found[] {
  const kinds = new Map<string, Found[]>()
  for (const puzzle of [...found].sort((one, other) => other.margin - one.margin)) {
    const kind = kindOf(puzzle)
    kinds.set(kind, [...(kinds.get(kind) ?? []), puzzle])
  }
  const chosen: Found[] = []
  for (let round = 0; chosen.length < Math.min(count, found.length); round++) {
    for (const group of kinds.values()) if (round < group.length && chosen.length < count) chosen.push(group[round])
  }
  return chosen.sort(
    (one, other) =>
      puzzleRating(one) - puzzleRating(other) || other.margin - one.margin || (one.id < other.id ? -1 : 1),
  )
}

const [file] = process.argv.slice(2)
const all = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Found => JSON.parse(line))
for (const [id, { most }] of Object.entries(MININGS)) {
  const lines = selected(
    all.filter(({ game, loss, margin }) => game === id && loss >= margin),
    most,
  ).map(({ game: _, ...puzzle }) => JSON.stringify(puzzle))
  writeFileSync(new URL(`../../src/games/${id}/puzzle-positions.json`, import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
  process.stdout.write(`${id}: ${lines.length} puzzles\n`)
}
