import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { QUICK_FOLDER, type SmallDisk } from './folders.ts'

const PACKAGES = '/usr/lib/postgresql'
const OWNER = 'postgres'

/** A Postgres in a temporary folder, with a socket in it. */
export interface Cluster {
  /** The address of one of its databases. */
  url(database: string): string
  /** Starts it after a stop. */
  start(): void
  /** Stops it and closes all connections. */
  stop(): void
  /** Stops it as a loss of power does. */
  crash(): void
  /** Stops and deletes it. */
  remove(): void
}

/** The programs of the newest Postgres from Debian packages; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined
  const versions = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(PACKAGES, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

interface ClusterOptions {
  readonly parent?: string
  readonly buffers?: string
  /** Where its data are; in its folder if it is not given. */
  readonly disk?: SmallDisk
}

/** Creates and starts a cluster in a new folder of `parent`, or returns the reason why it cannot. */
export function startCluster(options: ClusterOptions = {}): Cluster | string {
  const { parent = QUICK_FOLDER, buffers = '16MB', disk } = options
  const bin = postgresPrograms()
  if (bin === undefined) return 'it is not installed'
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? ownerIds() : undefined
  if (isRoot && owner === undefined) return `it does not run as root, and there is no user ${OWNER}`
  const folder = mkdtempSync(join(parent, 'hilltop-postgres-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  if (disk !== undefined) {
    mkdirSync(data)
    disk.mount(data, owner?.uid ?? 0)
  }
  const asOwner = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args]
    const owned = isRoot ? ['runuser', '-u', OWNER, '--', ...command] : command
    return disk?.inside(owned) ?? owned
  }
  const run = (program: string, ...args: string[]) => {
    const [file, ...rest] = asOwner(program, ...args)
    const { status, stderr } = spawnSync(file, rest, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`)
  }
  // Autovacuum would visit each of the many small databases of a run again and again.
  const settings = `-k ${folder} -c listen_addresses= -c max_connections=200 -c shared_buffers=${buffers} -c autovacuum=off`
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)
  const stop = (mode = 'fast') => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data)
  try {
    run('initdb', '-D', data, '-U', 'hilltop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
    start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return String(error)
  }
  const clear = removeAtTheEnd(folder, asOwner('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data), disk?.holder)
  return {
    url: (database) => `postgres://hilltop@localhost/${database}?host=${encodeURIComponent(folder)}`,
    start,
    stop: () => stop(),
    crash: () => stop('immediate'),
    remove: clear,
  }
}

/** Cleans up in a separate process when told to, or when this process ends for any reason. */
function removeAtTheEnd(folder: string, stop: readonly string[], holder = ''): () => void {
  const script =
    'cat >/dev/null; folder=$1; holder=$2; shift 2; cd /; "$@"; [ -z "$holder" ] || kill "$holder"; rm -rf "$folder"'
  const watch = spawn('sh', ['-c', script, 'sh', folder, holder, ...stop], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watch.unref()
  return () => watch.stdin.end()
}

function ownerIds(): { readonly uid: number; readonly gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((which) => {
    const { status, stdout } = spawnSync('id', [which, OWNER], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}
