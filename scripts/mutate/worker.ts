import { relative } from 'node:path'
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node'
import { type Answer, type Chosen, type Plan, type Reached, type Task, TIME_LIMIT } from './plan.ts'

/** Runs tests for the main program: once to record what they reach, then with one fault at a time. */
const records = process.env.MUTATE_RECORDS === '1'
/** What starting a worker and loading modules may take at most. */
const START_MS = 30_000

let failed: string | undefined
let timer: NodeJS.Timeout | undefined
let limits = new Map<string, number>()

const reporter: Reporter = {
  onTestModuleStart({ moduleId }) {
    arm(limits.get(moduleId))
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) failed ??= `${name(module.moduleId)}: does not load`
  },
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failed ??= `${name(test.module.moduleId)}: ${test.fullName}`
  },
}

const vitest = await createVitest('test', {
  config: new URL('vitest.config.ts', import.meta.url).pathname,
  watch: false,
  silent: true,
  bail: records ? 0 : 1,
  maxWorkers: records ? Number(process.env.MUTATE_THREADS) : 1,
  reporters: [reporter],
})
const root = vitest.config.root

function name(path: string): string {
  return relative(root, path)
}

/** Ends a run that takes too long; asked twice, vitest stops the process, which may be in an endless loop. */
function arm(limit: number | undefined): void {
  clearTimeout(timer)
  if (limit === undefined) return
  timer = setTimeout(() => {
    failed ??= TIME_LIMIT
    void vitest.cancelCurrentRun('test-failure')
    void vitest.cancelCurrentRun('test-failure')
  }, limit)
}

/** Which test reaches which fault. Only projects with tests in or near the folder count, and only what imports its files. */
async function record({ mutants, folders, tests }: Plan): Promise<Reached[]> {
  const all = await vitest.globTestSpecifications()
  const projects = new Set(folders.flatMap((folder) => [...projectsOf(folder, all)]))
  vitest.config.related = [...new Set(mutants.map(({ file }) => `${root}/${file}`))]
  const related = await vitest.getRelevantTestSpecifications(tests.map((path) => `${root}/${path}`))
  const chosen = related.filter(({ project }) => projects.has(project.name))
  for (const project of vitest.projects) project.provide('mutant', null)
  const { testModules } = await vitest.runTestSpecifications(chosen)
  return testModules.map((module) => {
    const { collectDuration, setupDuration, environmentSetupDuration, prepareDuration } = module.diagnostic()
    const tests = [...module.children.allTests()]
    return {
      project: module.project.name,
      file: name(module.moduleId),
      startMs: collectDuration + setupDuration + environmentSetupDuration + prepareDuration,
      outsideMs: tests.reduce((sum, test) => sum + (test.meta().beforeMs ?? 0), 0),
      failed: !module.ok(),
      outside: tests.flatMap((test) => test.meta().outside ?? []),
      tests: tests.map((test) => ({
        id: test.id,
        ms: test.diagnostic()?.duration ?? 0,
        cpuMs: test.meta().cpuMs ?? 0,
        reached: test.meta().reached ?? [],
      })),
    }
  })
}

function projectsOf(folder: string, all: readonly TestSpecification[]): Set<string> {
  const inside = all.filter(({ moduleId }) => `${name(moduleId)}/`.startsWith(`${folder}/`))
  if (inside.length > 0) return new Set(inside.map(({ project }) => project.name))
  return folder.includes('/') ? projectsOf(folder.slice(0, folder.lastIndexOf('/')), all) : new Set()
}

async function tryMutant(id: number, limit: number, chosen: readonly Chosen[]): Promise<string | null> {
  failed = undefined
  limits = new Map(chosen.map(({ file, ms }) => [`${root}/${file}`, START_MS + 3 * ms]))
  for (const project of vitest.projects) project.provide('mutant', { id, limit })
  const specifications = chosen.map(({ project, file, ids }) => {
    const owner = vitest.projects.find((other) => other.name === project)
    if (!owner) throw new Error(`There is no project ${project}.`)
    return owner.createSpecification(`${root}/${file}`, ids === null ? undefined : { testIds: [...ids] })
  })
  arm(START_MS)
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications)
  arm(undefined)
  return failed ?? (unhandledErrors.length > 0 ? 'unhandled error' : null)
}

process.on('message', async (task: Task) => {
  const answer: Answer =
    'plan' in task
      ? { reached: await record(task.plan) }
      : { id: task.id, by: await tryMutant(task.id, task.limit, task.chosen) }
  process.send?.(answer)
})
process.on('disconnect', async () => {
  await vitest.close()
  process.exit()
})
