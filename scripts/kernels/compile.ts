import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GRAPH_SHAPE } from '#games/rail-on-the-hill/bot/graph-network.ts'
import { NETWORK_WEIGHTS, SHAPE } from '#games/rail-on-the-hill/bot/network.ts'

const FOLDER = new URL('../../src/games/rail-on-the-hill/bot/assembly/', import.meta.url)
const PAGE = 65_536

type Shape = Readonly<Record<string, number>>

interface Kernels {
  /** In base64. */
  readonly graph: string
  readonly network: string
  /** Which sources they were compiled from. */
  readonly sources: string
}

/** Compiles the kernels of the networks of The Rail on the Hill. */
export async function compileKernels(): Promise<Kernels> {
  const graphBytes = GRAPH_SHAPE.weights * Float32Array.BYTES_PER_ELEMENT + 2 * PAGE
  const networkBytes = NETWORK_WEIGHTS * Float64Array.BYTES_PER_ELEMENT + PAGE / 4
  return {
    graph: await compileKernel('graph-kernel.ts', GRAPH_SHAPE, graphBytes),
    network: await compileKernel('network-kernel.ts', SHAPE, networkBytes),
    sources: digestOfSources(),
  }
}

/** SHA-256 of all that the kernels are made of: to see without compiling them whether they are those of their sources. */
export function digestOfSources(): string {
  const files = ['graph-kernel.ts', 'network-kernel.ts'].map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  const sizes = [GRAPH_SHAPE, NETWORK_WEIGHTS, SHAPE].map((each) => JSON.stringify(each))
  const compiler = readFileSync(new URL(import.meta.url), 'utf8')
  return createHash('sha256')
    .update([...files, ...sizes, compiler].join('\n'))
    .digest('hex')
}

/** With at least this many bytes of memory: for the weights, and for all else. */
async function compileKernel(source: string, shape: Shape, bytes: number): Promise<string> {
  const pages = String(Math.ceil(bytes / PAGE))
  const memory = ['--initialMemory', pages, '--maximumMemory', pages]
  const files = new Map([
    [source, readFileSync(new URL(source, FOLDER), 'utf8')],
    ['shape.ts', shapeOf(shape)],
  ])
  let code: Uint8Array | undefined
  const { default: asc } = await import('assemblyscript/asc')
  const { error, stderr } = await asc.main(
    [source, '-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', ...memory, '--outFile', 'kernel.wasm'],
    {
      readFile: (name) => files.get(name) ?? null,
      writeFile: (_, contents) => {
        code = Buffer.from(contents)
      },
    },
  )
  if (error !== null || code === undefined) throw new Error(`${source} cannot be compiled: ${stderr}`)
  return Buffer.from(code).toString('base64')
}

/** The shape of a network as a source file: one constant for each number. */
function shapeOf(shape: Shape): string {
  const constant = ([name, value]: [string, number]) =>
    `export const ${name.replace(/[A-Z]/g, '_$&').toUpperCase()}: usize = ${value}\n`
  return Object.entries(shape).map(constant).join('')
}
