/**
 * Installs the dependencies when they are missing or older than package-lock.json; otherwise does nothing, quickly.
 * It needs nothing but Node and npm, so that a fresh clone can begin with it.
 */
import { spawnSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LOCK = new URL('../package-lock.json', import.meta.url)

/** npm writes this file last, so it tells both that an installation is whole and when it was made. */
const INSTALLED = new URL('../node_modules/.package-lock.json', import.meta.url)

/** Development tools too, whatever the machine's own settings are: the tests need them. */
const COMMAND = 'npm ci --include=dev --no-audit --no-fund --loglevel=error'

/** Makes sure that the dependencies are there. Says what it does on standard error, and ends the process if it fails. */
export function ensureInstalled() {
  const reason = reasonToInstall()
  if (reason === undefined) return
  process.stderr.write(`Installing dependencies with npm ci, because ${reason}.\n`)
  // A shell, because on Windows npm is a script; npm's own words go to standard error and leave the output clean.
  const { status, error } = spawnSync(COMMAND, { cwd: ROOT, shell: true, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  const why = error?.message ?? (status === null ? 'it was stopped' : `exit code ${status}`)
  process.stderr.write(`The dependencies could not be installed: npm ci failed (${why}).\n`)
  process.exit(status || 1)
}

function reasonToInstall() {
  const installed = modified(INSTALLED)
  if (installed === undefined) return 'node_modules is missing or not complete'
  const lock = modified(LOCK)
  return lock !== undefined && lock > installed ? 'package-lock.json is newer than what is installed' : undefined
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

const isStartedDirectly =
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isStartedDirectly) ensureInstalled()
