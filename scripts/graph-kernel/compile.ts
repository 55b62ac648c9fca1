import { readFileSync } from 'node:fs'
import asc from 'assemblyscript/asc'
import { GRAPH_SHAPE } from '#games/rail-on-the-hill/bot/graph-network.ts'

const SOURCE = 'graph-kernel.ts'
const FOLDER = new URL('../../src/games/rail-on-the-hill/bot/assembly/', import.meta.url)
const PAGE = 65_536
/** The pages of memory for all but the weights. */
const WORKING_PAGES = 2

/** Compiles the kernel of the graph network of The Rail on the Hill, and returns it in base64. */
export async function compileKernel(): Promise<string> {
  const pages = String(Math.ceil((GRAPH_SHAPE.weights * Float32Array.BYTES_PER_ELEMENT) / PAGE) + WORKING_PAGES)
  const memory = ['--initialMemory', pages, '--maximumMemory', pages]
  const files = new Map([
    [SOURCE, readFileSync(new URL(SOURCE, FOLDER), 'utf8')],
    ['shape.ts', shapeOf(GRAPH_SHAPE)],
  ])
  let code: Uint8Array | undefined
  const { error, stderr } = await asc.main(
    [SOURCE, '-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', ...memory, '--outFile', 'graph-kernel.wasm'],
    {
      readFile: (name) => files.get(name) ?? null,
      writeFile: (_, contents) => {
        code = Buffer.from(contents)
      },
    },
  )
  if (error !== null || code === undefined) throw new Error(`the kernel cannot be compiled: ${stderr}`)
  return Buffer.from(code).toString('base64')
}

/** The shape of the network as a source file: one constant for each number. */
function shapeOf(shape: Readonly<Record<string, number>>): string {
  const constant = ([name, value]: [string, number]) =>
    `export const ${name.replace(/[A-Z]/g, '_$&').toUpperCase()}: usize = ${value}\n`
  return Object.entries(shape).map(constant).join('')
}
