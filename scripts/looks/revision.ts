import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { QUICK_FOLDER } from '#server/testing/folders.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Builds of earlier runs, by commit. Outside of the repository, where no tool takes them for its sources. */
const BUILDS = join(tmpdir(), 'hilltop-looks')

const KEPT_BUILDS = 8

/** All pages and the server have this time. */
export const NOW = Date.UTC(2026, 4, 14, 9, 30)

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** The commit to compare the working tree with. */
export function baseCommit(wanted: string | undefined): string {
  if (wanted !== undefined) return git('rev-parse', '--verify', `${wanted}^{commit}`)
  const head = git('rev-parse', 'HEAD')
  if (git('status', '--porcelain') !== '') return head
  const fork = git('branch', '--list', 'main') === '' ? head : git('merge-base', 'HEAD', 'main')
  return fork === head ? git('rev-parse', 'HEAD~1') : fork
}

export function describe(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit)
}

/** Builds a commit in a folder of its own, unless an earlier run has, and returns the folder. */
export function buildCommit(commit: string): string {
  const lock = 'package-lock.json'
  const isSame = git('show', `${commit}:${lock}`) === readFileSync(join(ROOT, lock), 'utf8').trim()
  const folder = join(BUILDS, isSame ? commit : `${commit}-alone`)
  if (existsSync(folder)) return folder
  mkdirSync(BUILDS, { recursive: true })
  const fresh = mkdtempSync(join(BUILDS, 'building-'))
  try {
    const unpack = `git archive "${commit}" | tar -x -C "${fresh}"`
    const { status, stderr } = spawnSync(unpack, { cwd: ROOT, shell: true, encoding: 'utf8' })
    if (status !== 0) throw new Error(`the files of ${commit} cannot be unpacked: ${stderr}`)
    if (isSame) symlinkSync(join(ROOT, 'node_modules'), join(fresh, 'node_modules'))
    build(fresh, [])
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  const newestFirst = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const each of newestFirst.slice(KEPT_BUILDS)) rmSync(each, { recursive: true, force: true })
  return folder
}

export function buildWorkingTree(): string {
  build(ROOT, ['--if-needed'])
  return ROOT
}

/** The set-up installs what is missing. */
function build(folder: string, options: readonly string[]): void {
  for (const command of [['scripts/setup.mjs'], ['scripts/build.mjs', ...options]]) {
    const { status } = spawnSync(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`"node ${command.join(' ')}" failed in ${folder}`)
  }
}

/** A port that is free now. Both revisions are served on it, so that addresses in pages are the same. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** The server of a build, with nothing in its database. */
export class Served {
  readonly address: string
  readonly #process: ChildProcess
  readonly #data: string

  private constructor(address: string, process: ChildProcess, data: string) {
    this.address = address
    this.#process = process
    this.#data = data
  }

  static async start(folder: string, port: number): Promise<Served> {
    const data = mkdtempSync(join(QUICK_FOLDER, 'hilltop-looks-'))
    const frozen = new URL('frozen.mjs', import.meta.url).href
    const child = spawn(process.execPath, ['--import', frozen, 'programs/server/main.js'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA: data,
        DATABASE_URL: '',
        RATE: '0',
        BOT_MS: '20',
        BOT_PAUSE: '0',
        BOT_THREADS: '1',
        LOG_LEVEL: 'error',
        LOOKS_NOW: String(NOW),
      },
    })
    const served = new Served(`http://localhost:${port}`, child, data)
    process.once('exit', () => child.kill())
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server of ${folder} ended with ${code}`)))
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes(`running at http://localhost:${port} `)) resolve()
      })
    })
    return served
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    if (this.#process.exitCode === null) {
      this.#process.kill()
      await ended
    }
    rmSync(this.#data, { recursive: true, force: true })
  }
}
