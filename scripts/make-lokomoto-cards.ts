/**
 * Generates our map, trains and shapes of Lokomoto, checks them and writes the standard card file:
 *
 *   npx tsx scripts/make-lokomoto-cards.ts
 *
 * If they break a fact of the rules page or a promise of docs/cards.md, nothing is written.
 */

import { writeFileSync } from 'node:fs'
import { cardFile } from './lokomoto-cards/format.ts'
import { makeCards } from './lokomoto-cards/make-cards.ts'
import { summary } from './lokomoto-cards/tally.ts'
import { problemsOf } from './lokomoto-cards/verify.ts'

const FILE = new URL('../src/games/lokomoto/cards/standard.json', import.meta.url)

const cards = makeCards()
process.stdout.write(summary(cards))
const problems = problemsOf(cards)
if (problems.length > 0) {
  process.stderr.write(`Not written, because the cards break their rules:\n${problems.join('\n')}\n`)
  process.exitCode = 1
} else {
  writeFileSync(FILE, cardFile(cards))
}
