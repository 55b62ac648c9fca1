import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import base from '../../vitest.config.ts'
import { plant } from './mutants.ts'
import type { Plan } from './plan.ts'

/** The tests as they are, over sources with faults planted in them. */
const { mutants, root }: Plan = JSON.parse(readFileSync(process.env.MUTATE_PLAN ?? '', 'utf8'))
const records = process.env.MUTATE_RECORDS === '1'
const SETUP = fileURLToPath(new URL('setup.ts', import.meta.url))

const planted: Plugin = {
  name: 'planted-faults',
  enforce: 'pre',
  transform(source, id) {
    const here = mutants.filter(({ file }) => `${root}/${file}` === id)
    return here.length === 0 ? null : { code: plant(id, source, here), map: null }
  },
}

/** Tests run in the order in which they are asked for. */
class AsAsked {
  sort<T>(files: T): T {
    return files
  }
  shard<T>(files: T): T {
    return files
  }
}

interface Project {
  readonly plugins?: readonly unknown[]
  readonly test: { readonly setupFiles?: readonly string[] }
}
const projects = (base.test?.projects ?? []) as readonly Project[]

export default {
  ...base,
  test: {
    ...base.test,
    root,
    sequence: records ? {} : { sequencer: AsAsked },
    projects: projects.map((project) => ({
      ...project,
      root,
      plugins: [...(project.plugins ?? []), planted],
      test: {
        ...project.test,
        setupFiles: [SETUP, ...(project.test.setupFiles ?? [])],
        retry: 0,
        // Modules of their own show what each file of tests reaches.
        isolate: records,
      },
    })),
  },
}
