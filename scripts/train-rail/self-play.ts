import { appendFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Rng } from '#engine/random.ts'
import type { Judge } from '#games/rail-on-the-hill/bot/judge.ts'
import { NETWORK_INPUTS, Network, SHAPE } from '#games/rail-on-the-hill/bot/network.ts'
import { CorrectedJudge, Outlook } from '#games/rail-on-the-hill/bot/trained-judge.ts'
import { OUTLOOK_WEIGHTS } from '#games/rail-on-the-hill/bot/weights.ts'
import type { RailOptions } from '#games/rail-on-the-hill/rules/state.ts'
import { SelfPlay } from './play-game.ts'

/**
 * Plays games of The Rail on the Hill against itself and writes samples: the input of the network at the end of each turn,
 * the score at that moment and the final score. With `--shape` it only prints the shape of the network.
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
  const bytes = Uint8Array.from(Buffer.from(weights, 'base64'))
  return new CorrectedJudge(base, new Network(new Float32Array(bytes.buffer)))
}

function outlookOf(file: string | undefined): Outlook {
  if (file === undefined) return new Outlook(OUTLOOK_WEIGHTS)
  return new Outlook({ ...OUTLOOK_WEIGHTS, ...(JSON.parse(readFileSync(file, 'utf8')) as object) })
}

/** Without Residents' Requests, which the network does not see; see bot/request-weights.ts. */
function optionsOf(rng: Rng): RailOptions {
  const kind = rng.below(100)
  if (kind < 78) return { players: 1 }
  if (kind < 82) return { players: 1, noRotation: true }
  return {
    players: 2 + rng.below(3),
    ...(rng.below(8) === 0 && { noRotation: true }),
    ...(rng.below(8) === 0 && { simultaneous: true }),
  }
}

function play(): void {
  const base = outlookOf(flags.outlook)
  const judge = judgeOf(base, flags.weights)
  const rng = new Rng(`${flags.seed}/choices`)
  const begin = performance.now()
  const totals: number[] = []
  for (let game = 0; game < Number(flags.games); game++) {
    if (performance.now() - begin > 1000 * Number(flags.seconds)) break
    const options = flags.measure ? { players: 1 } : optionsOf(rng)
    const straying = flags.measure ? 0 : STRAYING[rng.below(STRAYING.length)]
    const selfPlay = new SelfPlay(options, `${flags.seed}/${game}`, judge, base, width, straying, rng)
    const finals = selfPlay.play()
    const isPlain = options.players === 1 && !options.noRotation
    if (isPlain && straying === 0) totals.push(finals[0])
    if (flags.out === undefined) continue
    const rows = new Float32Array(selfPlay.samples.length * (NETWORK_INPUTS + 2))
    selfPlay.samples.forEach(({ player, inputs, judged }, i) => {
      rows.set(inputs, i * (NETWORK_INPUTS + 2))
      rows.set([judged, finals[player]], i * (NETWORK_INPUTS + 2) + NETWORK_INPUTS)
    })
    appendFileSync(flags.out, Buffer.from(rows.buffer))
  }
  process.stdout.write(`${totals.join(' ')}\n`)
}

if (flags.shape) process.stdout.write(`${JSON.stringify(SHAPE)}\n`)
else play()
