/**
 * Shows what looks different: opens many pages and tables with two revisions in the same browser, compares their pictures,
 * and measures whether texts fit. Started with `npm run looks -- [--base REV] [--out FOLDER] [--only TEXT] [--fail]`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_OPTIONS } from '../../tests/browser/support/chromium.ts'
import { Camera, type Look, type Side } from './camera.ts'
import { Comparer } from './difference.ts'
import { settle } from './online.ts'
import { type Changed, type FoundFault, type Results, type Single, writeReport } from './report.ts'
import { baseCommit, buildCommit, buildWorkingTree, describe, freePort, ROOT, Served } from './revision.ts'
import { type Sight, sights } from './states.ts'

/** Pages that are open at the same time. */
const LANES = 2

/** Everything is drawn anew, so that nothing depends on what was drawn before. */
const EXACT = ['--disable-partial-raster', '--disable-checker-imaging']

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'looks') },
    only: { type: 'string', default: '' },
    fail: { type: 'boolean', default: false },
  },
})

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Takes the pictures of one revision. */
async function lookAt(browser: Browser, folder: string, port: number, all: readonly Sight[]): Promise<readonly Look[]> {
  const served = await Served.start(folder, port)
  try {
    const people = all.some(({ state }) => state.isOnline) ? await settle(browser, served.address) : undefined
    const side: Side = { browser, address: served.address, people }
    const looks: Look[] = []
    const rest = [...all.entries()]
    const lane = async () => {
      const camera = new Camera(side)
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
        const [i, sight] = next
        looks[i] = await camera.take(sight)
        say(
          `  ${String(i + 1).padStart(3)} of ${all.length}  ${sight.name}${looks[i].problem === undefined ? '' : ': FAILED'}`,
        )
      }
      await camera.close()
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return looks
  } finally {
    await served.stop()
  }
}

/** Compares the pictures, and writes those that differ. */
async function compare(
  browser: Browser,
  folder: string,
  all: readonly Sight[],
  [before, after]: readonly (readonly Look[])[],
): Promise<Pick<Results, 'changed' | 'fresh' | 'failed' | 'faults'>> {
  const comparer = await Comparer.open(browser)
  const changed: Changed[] = []
  const fresh: Single[] = []
  const failed: Single[] = []
  const faults: FoundFault[] = []
  for (const [i, { name }] of all.entries()) {
    const [was, is] = [before[i], after[i]]
    const file = String(i + 1).padStart(3, '0')
    const write = (kind: string, png: Buffer) => writeFileSync(join(folder, `${file}-${kind}.png`), png)
    const known = new Set(was.faults.map(({ kind, text }) => `${kind} ${text}`))
    faults.push(...is.faults.map((fault) => ({ ...fault, name, isNew: !known.has(`${fault.kind} ${fault.text}`) })))
    if (is.png === undefined) {
      failed.push({ name, problem: is.problem ?? '', file: undefined })
    } else if (was.png === undefined) {
      write('after', is.png)
      fresh.push({ name, problem: was.problem ?? '', file })
    } else {
      const difference = await comparer.compare(was.png, is.png)
      if (difference === undefined) continue
      for (const kind of ['before', 'after', 'changed'] as const) write(kind, difference[kind])
      changed.push({ name, pixels: difference.pixels, file })
    }
  }
  changed.sort((one, other) => other.pixels - one.pixels)
  return { changed, fresh, failed, faults }
}

const out = resolve(values.out)
const all = sights(values.only)
const commit = baseCommit(values.base)
say(`Before: ${describe(commit)}`)
const folders = [buildCommit(commit), buildWorkingTree()]
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const begin = performance.now()
const browser = await chromium.launch({ ...CHROMIUM_OPTIONS, args: [...CHROMIUM_OPTIONS.args, ...EXACT] })
const port = await freePort()
const looks: (readonly Look[])[] = []
for (const [i, folder] of folders.entries()) {
  say(i === 0 ? 'Looking at what was before' : 'Looking at the working tree')
  looks.push(await lookAt(browser, folder, port, all))
}
const found = await compare(browser, out, all, looks)
await browser.close()
writeReport(out, { before: describe(commit), after: 'the working tree', count: all.length, ...found })

const added = found.faults.filter(({ isNew }) => isNew)
say('')
for (const { name, problem } of found.failed) say(`cannot be opened: ${name}: ${problem}`)
for (const { name } of found.fresh) say(`new: ${name}`)
for (const { name, kind, text } of added) say(`new fault: ${name}: ${kind}: ${text}`)
for (const { name, pixels } of found.changed) say(`${String(pixels).padStart(8)} pixels: ${name}`)
const seconds = Math.round((performance.now() - begin) / 1000)
say(
  `${found.changed.length} of ${all.length} look different, ${added.length} new faults of texts, after ${seconds} s. See ${join(out, 'index.html')}`,
)
process.exit(values.fail && (found.changed.length > 0 || found.failed.length > 0 || added.length > 0) ? 1 : 0)
