import { writeFileSync } from 'node:fs'
import { compileKernels } from './kernels/compile.ts'

/** Compiles src/games/rail-on-the-hill/bot/assembly for the bots. */

const TARGET = new URL('../src/games/rail-on-the-hill/bot/kernels.json', import.meta.url)

writeFileSync(TARGET, `${JSON.stringify(await compileKernels(), null, 2)}\n`)
