/**
 * Plays 200 games of bots with each sample set and prints how long they take and who wins, as in docs/cards.md:
 *
 *   npx tsx scripts/play-sample-sets.ts
 *
 * All seats have the quick bot `steady`, and seat 1 begins. The same command plays the same games.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import type { Game } from '#engine/game.ts'
import { GAME_IDS, loadBots, loadRules, newestVersion } from '#games/index.ts'
import { playGame } from '../src/cli/play-game.ts'

const FOLDER = new URL('../src/web/public/sets/', import.meta.url)
const GAMES = 200
const NO_PAUSES = { maybe: () => undefined }

/** Each sample set, and the standard cards of each game. */
async function* games(): AsyncGenerator<Game> {
  const texts = readdirSync(FOLDER).map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])
  for (const id of GAME_IDS) {
    const rules = await loadRules(id)
    yield rules
    for (const [file, text] of texts) {
      const set = cardSetIn(text, file)
      const game = set.ok ? withCardSet(rules, set.value) : set
      if (game.ok) yield game.value
    }
  }
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`
}

function middle(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
  return `${at(0.5)} (${at(0.05)}–${at(0.95)})`
}

process.stdout.write('| game | set | players | actions | wins by seat | points |\n|---|---|---|---|---|---|\n')
for await (const rules of games()) {
  const bot = (await loadBots(rules.id, newestVersion(rules.id))).find(({ name }) => name === 'steady')
  if (bot === undefined) throw new Error(`${rules.id} has no steady bot`)
  for (const players of [2, Math.min(4, rules.players[1])]) {
    const wins = Array<number>(players).fill(0)
    const [lengths, points]: [number[], number[]] = [[], []]
    for (let number = 0; number < GAMES; number++) {
      const options = { players, first: 1 }
      const seats = Array.from({ length: players }, () => bot)
      const setting = { rules, options, seed: `sample ${number}`, bots: seats, limit: { nodes: 1 } }
      const match = await playGame(setting, NO_PAUSES)
      const { winners, scores } = rules.standing(match.state)
      for (const seat of winners) wins[seat - 1] += 1 / winners.length
      lengths.push(match.log.length)
      for (const score of scores as { total?: number }[]) if (score.total !== undefined) points.push(score.total)
    }
    const cells = [
      rules.id,
      rules.cardSetName?.id ?? 'standard',
      players,
      middle(lengths),
      wins.map((count) => percent(count, GAMES)).join(', '),
      points.length > 0 ? middle(points) : '',
    ]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
}
