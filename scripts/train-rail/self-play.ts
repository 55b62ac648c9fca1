import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Rng } from '#engine/random.ts'
import type { Judge } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS, Network, SHAPE } from '#games/rail-on-the-hill/bot/network.ts'
import { CorrectedJudge, Outlook, weightsOf } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { OUTLOOK_WEIGHTS } from '#games/rail-on-the-hill/bot/weights.ts'
import { optionsOf, SelfPlay } from './play-game.ts'

/**
 * Plays games of The Rail on the Hill against itself and writes samples: the inputs of the network at the end of each turn
 * and in the middle of one, the outlook's estimate, and the score to learn. With `--shape` it only prints the shape of the network.
 */

const { values: flags } = parseArgs({
  options: {
    shape: { type: 'boolean' },
    /** A file with the weights of the outlook; by default those of the game. */
    outlook: { type: 'string' },
    /** A file with the weights of the network that corrects it; none by default. */
    weights: { type: 'string' },
    seed: { type: 'string', default: 'self' },
    games: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '1000000' },
    /** The file for the samples; by default none are written. */
    out: { type: 'string' },
    /** For measuring: only solo games with the standard rules, without exploration. */
    measure: { type: 'boolean' },
    placed: { type: 'string', default: '5' },
    later: { type: 'string', default: '5' },
  },
})

const width = { placed: Number(flags.placed), later: Number(flags.later) }
/** How far exploration departs from the best turn, in points. */
const STRAYING = [0, 0, 0.7, 2]

function judgeOf(base: Outlook, file: string | undefined): Judge {
  if (file === undefined) return base
  const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: string }
  return new CorrectedJudge(base, new Network(weightsOf(weights)))
}

function outlookOf(file: string | undefined): Outlook {
  if (file === undefined) return new Outlook(OUTLOOK_WEIGHTS)
  return new Outlook({ ...OUTLOOK_WEIGHTS, ...(JSON.parse(readFileSync(file, 'utf8')) as object) })
}

function writtenAt(file: string | undefined): number {
  return file === undefined ? 0 : statSync(file).mtimeMs
}

function play(): void {
  const base = outlookOf(flags.outlook)
  let judge = judgeOf(base, flags.weights)
  let written = writtenAt(flags.weights)
  const rng = new Rng(`${flags.seed}/choices`)
  const begin = performance.now()
  const totals: number[] = []
  for (let game = 0; game < Number(flags.games); game++) {
    if (performance.now() - begin > 1000 * Number(flags.seconds)) break
    // Training writes better weights now and then.
    if (writtenAt(flags.weights) !== written) {
      written = writtenAt(flags.weights)
      judge = judgeOf(base, flags.weights)
    }
    const options = flags.measure ? { players: 1 } : optionsOf(rng)
    const straying = flags.measure ? 0 : STRAYING[rng.below(STRAYING.length)]
    const selfPlay = new SelfPlay(options, `${flags.seed}/${game}`, judge, base, width, straying, rng)
    const finals = selfPlay.play()
    const isPlain = options.players === 1 && !options.noRotation
    if (isPlain && straying === 0) totals.push(finals[0])
    if (flags.out === undefined) continue
    const rows = new Float32Array(selfPlay.samples.length * (NETWORK_INPUTS + 2))
    selfPlay.samples.forEach(({ inputs, base, target }, i) => {
      rows.set(inputs, i * (NETWORK_INPUTS + 2))
      rows.set([base, target], i * (NETWORK_INPUTS + 2) + NETWORK_INPUTS)
    })
    appendFileSync(flags.out, Buffer.from(rows.buffer))
  }
  process.stdout.write(`${totals.join(' ')}\n`)
}

if (flags.shape) process.stdout.write(`${JSON.stringify(SHAPE)}\n`)
else play()
