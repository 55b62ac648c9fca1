/**
 * Installs the dependencies when they are missing or older than package-lock.json; otherwise does nothing, quickly.
 * It needs nothing but Node and npm, so that a fresh clone can begin with it. With --browser it also sees to it that
 * there is a Chromium for the tests, and with --postgres that there is a Postgres, where that can be had.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCK = new URL('../package-lock.json', import.meta.url)
const MODULES = new URL('../node_modules', import.meta.url)

/** npm writes this file last, so it tells both that an installation is whole and when it was made. */
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url)

/** Development tools too, whatever the machine's own settings are: the tests need them. */
const COMMAND = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'

/** Installs the dependencies if they are missing. Says so on standard error, and ends the process if it fails. */
export function ensureInstalled() {
  if (modified(INSTALLED) === undefined) install('node_modules is missing or not complete')
}

/** The same, and also if they are older than package-lock.json. */
function ensureUpToDate() {
  ensureInstalled()
  // A linked folder belongs to somebody else, who keeps it up to date.
  if (lstatSync(MODULES).isSymbolicLink()) return
  if (modified(LOCK) > modified(INSTALLED)) install('package-lock.json is newer than what is installed')
}

function install(reason) {
  process.stderr.write(`Installing dependencies with npm ci, because ${reason}.\n`)
  // A shell, because on Windows npm is a script; npm's own words go to standard error and leave the output clean.
  const { status, error } = spawnSync(COMMAND, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  const why = error?.message ?? (status === null ? 'it was stopped' : `exit code ${status}`)
  process.stderr.write(`The dependencies could not be installed: npm ci failed (${why}).\n`)
  process.exit(status || 1)
}

/** The system's Chromium; see playwright.config.ts. */
const CHROMIUM = '/usr/bin/chromium'

/**
 * A browser for the tests: the one that is there; else Debian's, where we may install it; else Playwright's own.
 */
function ensureBrowser() {
  if (existsSync(CHROMIUM)) return
  const mayInstall = mayUseApt()
  process.stderr.write(`Installing Chromium for the browser tests with ${mayInstall ? 'apt-get' : 'Playwright'}.\n`)
  const command = mayInstall ? aptInstall('chromium') : 'npx playwright install chromium'
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  process.stderr.write(`Chromium could not be installed: "${command}" failed.\n`)
  process.exit(status || 1)
}

/** Where Debian's packages put every version of Postgres. */
const POSTGRES = '/usr/lib/postgresql'

/** A Postgres for the tests, where we may install it. They do without it otherwise, and say so. */
function ensurePostgres() {
  if (existsSync(POSTGRES) || !mayUseApt()) return
  process.stderr.write('Installing Postgres for the tests with apt-get.\n')
  const { status } = spawnSync(aptInstall('postgresql'), { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.stderr.write('Postgres could not be installed: the tests that need it are skipped.\n')
}

function mayUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function aptInstall(name) {
  return `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

const isStartedDirectly =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isStartedDirectly) {
  ensureUpToDate()
  if (process.argv.includes('--browser')) ensureBrowser()
  if (process.argv.includes('--postgres')) ensurePostgres()
}
