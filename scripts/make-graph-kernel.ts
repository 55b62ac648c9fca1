import { writeFileSync } from 'node:fs'
import { compileKernel } from './graph-kernel/compile.ts'

/** Compiles src/games/rail-on-the-hill/bot/assembly for the bots. */

const TARGET = new URL('../src/games/rail-on-the-hill/bot/graph-kernel.json', import.meta.url)

writeFileSync(TARGET, `${JSON.stringify({ code: await compileKernel() }, null, 2)}\n`)
