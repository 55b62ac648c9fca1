/**
 * Makes the sample sets that new games offer beside the standard cards, checks them and writes their files:
 *
 *   npx tsx scripts/make-sample-sets.ts
 */

import { mkdirSync, writeFileSync } from 'node:fs'
import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import { loadRules } from '#games/index.ts'
import { greatLake, tramCity, twoIslands } from './sample-sets/lokomoto-maps.ts'
import { boulevards, oneDieTown } from './sample-sets/other-sets.ts'

const FOLDER = new URL('../src/web/public/sets/', import.meta.url)

const SETS = {
  'rail-on-the-hill': [boulevards()],
  'machi-koro': [oneDieTown()],
  lokomoto: [twoIslands(), tramCity(), greatLake()],
}

mkdirSync(FOLDER, { recursive: true })
for (const [id, sets] of Object.entries(SETS)) {
  const rules = await loadRules(id)
  for (const set of sets) {
    const text = `${JSON.stringify(set)}\n`
    const file = cardSetIn(text, set.id)
    const game = file.ok ? withCardSet(rules, file.value) : file
    if (!game.ok) throw new Error(`${set.id}: ${explainCards(game.error, rules.cardProblems)}`)
    writeFileSync(new URL(`${set.id.toLowerCase().replace(' ', '-')}.json`, FOLDER), text)
    process.stdout.write(`${set.id}: ${text.length} bytes\n`)
  }
}
