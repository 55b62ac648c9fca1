/**
 * Installs the dependencies when they are missing or older than package-lock.json; otherwise does nothing, quickly.
 * It needs only Node and npm, so that it works in a fresh clone. With --browser it also installs Chromium for the tests
 * and, if possible, Firefox and WebKit; with --postgres, if possible, Postgres and NATS.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCK = new URL('../package-lock.json', import.meta.url)
const MODULES = new URL('../node_modules', import.meta.url)

/** npm writes this file last: it marks a complete installation and its time. */
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url)

/** Includes development tools, whatever npm's settings say: the tests need them. */
const COMMAND = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'

/** Installs the dependencies if they are missing, and exits if that fails. Messages go to standard error. */
export function ensureInstalled() {
  if (modified(INSTALLED) === undefined) install('node_modules is missing or not complete')
}

/** The same, and also if they are older than package-lock.json. */
function ensureUpToDate() {
  ensureInstalled()
  // A linked folder is kept up to date where it belongs.
  if (lstatSync(MODULES).isSymbolicLink()) return
  if (modified(LOCK) > modified(INSTALLED)) install('package-lock.json is newer than what is installed')
}

function install(reason) {
  process.stderr.write(`Installing dependencies with npm ci, because ${reason}.\n`)
  // A shell, because on Windows npm is a script. npm's output goes to standard error, to keep standard output clean.
  const { status, error } = spawnSync(COMMAND, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  const why = error?.message ?? (status === null ? 'it was stopped' : `exit code ${status}`)
  process.stderr.write(`The dependencies could not be installed: npm ci failed (${why}).\n`)
  process.exit(status || 1)
}

/** Debian's Chromium and its version without a window; see playwright.config.ts. */
const CHROMIUM = '/usr/bin/chromium'
const HEADLESS = '/usr/bin/chromium-headless-shell'

/**
 * A browser for the tests: Debian's Chromium if it is there or we may install it, else Playwright's. Without a window it
 * needs a third less CPU, but the other one will do.
 */
function ensureBrowser() {
  const mayInstall = mayUseApt()
  if (existsSync(HEADLESS) || (existsSync(CHROMIUM) && !mayInstall)) return
  process.stderr.write(`Installing Chromium for the browser tests with ${mayInstall ? 'apt-get' : 'Playwright'}.\n`)
  const command = mayInstall ? aptInstall('chromium chromium-headless-shell') : 'npx playwright install chromium'
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status === 0 || existsSync(CHROMIUM)) return
  process.stderr.write(`Chromium could not be installed: "${command}" failed.\n`)
  process.exit(status || 1)
}

/** What the tests in other browsers need, see tests/engines: Debian's packages by a file of each. */
const ENGINES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
}

/** What the tests of several nodes need: Debian's packages by a file of each. */
const SERVERS = {
  '/usr/lib/postgresql': 'postgresql',
  '/usr/sbin/nats-server': 'nats-server',
}

/** Installs Debian's packages of which a file is missing, if we may. Tests that need them say so otherwise, and fail in CI. */
function ensurePackages(packages) {
  const missing = Object.entries(packages).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0 || !mayUseApt()) return
  process.stderr.write(`Installing ${missing.join(', ')} for the tests with apt-get.\n`)
  const { status } = spawnSync(aptInstall(missing.join(' ')), { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status !== 0) process.stderr.write('They could not be installed: the tests that need them are left out.\n')
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
  if (process.argv.includes('--browser')) {
    ensureBrowser()
    ensurePackages(ENGINES)
  }
  if (process.argv.includes('--postgres')) ensurePackages(SERVERS)
}
