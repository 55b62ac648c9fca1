import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerProcess } from '../online/server-process.ts'
import type { Engine } from './engine.ts'
import { hasFirefox, startFirefox } from './firefox.ts'
import { EngineTable } from './table.ts'
import { hasWebKit, startWebKit } from './webkit.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const LONGEST_BUILD = 300_000

const ENGINES = [
  { name: 'Firefox', packages: 'firefox-esr', isHere: hasFirefox(), start: startFirefox },
  { name: 'WebKit', packages: 'webkit2gtk-driver and xvfb', isHere: hasWebKit(), start: startWebKit },
]

/** The browser and the address of the server, after they have started. */
export interface Place {
  readonly engine: Engine
  readonly address: string
  readonly table: EngineTable
}

/**
 * Describes tests for each browser other than Chromium; the browsers run side by side. A missing browser is named, and in
 * CI its tests fail.
 */
export function inEachEngine(tests: (place: () => Place) => void): void {
  const server = new ServerProcess()
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { cwd: ROOT, stdio: 'inherit' })
    await server.start()
  }, LONGEST_BUILD)
  afterAll(() => server.remove())
  for (const { name, packages, isHere, start } of ENGINES) {
    describe.concurrent(name, () => {
      if (!isHere) {
        it(`is not here: install ${packages}`, () => {
          process.stdout.write(`${name} is not tested: install ${packages}.\n`)
          expect(process.env.CI, `${name} is missing, and CI needs it`).toBeUndefined()
        })
        return
      }
      describe.sequential('one page after another', () => {
        let place: Place
        beforeAll(async () => {
          const [engine, address] = [await start(), await server.address]
          place = { engine, address, table: new EngineTable(engine, address) }
          await place.table.prepare()
        })
        afterAll(() => place?.engine.close())
        tests(() => place)
      })
    })
  }
}
