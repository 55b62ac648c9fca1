import { readFileSync, writeFileSync } from 'node:fs'
import { layoutOf } from '../src/games/machi-koro/bot/net.ts'
import { packWeights } from '../src/games/machi-koro/bot/weights.ts'

/**
 * Puts what was learned (see scripts/train-machi/train.py) where the bots find it:
 *
 *     node --import tsx scripts/make-machi-weights.ts FOLDER
 *
 * The folder has one file for each number of players, w2.bin to w4.bin.
 */

const TARGET = new URL('../src/games/machi-koro/bot/weights.json', import.meta.url)

function readWeights(folder: string, players: number): Float64Array {
  const bytes = new Uint8Array(readFileSync(`${folder}/w${players}.bin`))
  const weights = new Float64Array(bytes.buffer)
  const { size } = layoutOf(players)
  if (weights.length !== size) throw new Error(`w${players}.bin has ${weights.length} weights instead of ${size}`)
  return weights
}

const [folder = '.'] = process.argv.slice(2)
const packed = Object.fromEntries([2, 3, 4].map((players) => [players, packWeights(readWeights(folder, players))]))
writeFileSync(TARGET, `${JSON.stringify(packed, null, 2)}\n`)
