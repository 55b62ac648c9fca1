import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { layoutOf } from '#games/machi-koro/bot/evaluator.ts'
import { policySize } from '#games/machi-koro/bot/policy.ts'
import { OF_CHANCES, OF_POLICY, packWeights } from '#games/machi-koro/bot/weights.ts'

/**
 * Packs trained weights (see scripts/train-machi) into the file of the bots:
 *
 *     node --import tsx scripts/make-machi-weights.ts FOLDER
 *
 * The folder has two files for each number of players: w2.bin to w4.bin from train.py, and p2.bin to p4.bin from
 * train_policy.py. Weights without a file stay as they are.
 */

const TARGET = new URL('../src/games/machi-koro/bot/weights.json', import.meta.url)
const PLAYERS = [2, 3, 4]

const [folder = '.'] = process.argv.slice(2)
const { chances, policy } = JSON.parse(readFileSync(TARGET, 'utf8'))
const made = {
  chances: packed(chances, 'w', (players) => layoutOf(players).size, OF_CHANCES),
  policy: packed(policy, 'p', policySize, OF_POLICY),
}
writeFileSync(TARGET, `${JSON.stringify(made, null, 2)}\n`)

function packed(
  before: Record<number, string>,
  letter: string,
  sizeOf: (players: number) => number,
  precision: typeof OF_POLICY,
) {
  return Object.fromEntries(
    PLAYERS.map((players) => {
      const file = `${folder}/${letter}${players}.bin`
      return [players, existsSync(file) ? packWeights(readWeights(file, sizeOf(players)), precision) : before[players]]
    }),
  )
}

function readWeights(file: string, size: number): Float64Array {
  const bytes = new Uint8Array(readFileSync(file))
  const weights = new Float64Array(bytes.buffer)
  if (weights.length !== size) throw new Error(`${file} has ${weights.length} weights instead of ${size}`)
  return weights
}
