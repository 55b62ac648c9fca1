import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1_000_000_000

/** A fast folder for test files, in memory if there is room. */
export const QUICK_FOLDER = hasRoom(MEMORY) ? MEMORY : tmpdir()

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ENOUGH_BYTES
}

const BLOCK = Buffer.alloc(4096)

/** Mounting needs root. */
export const canMount = process.getuid?.() === 0

/**
 * A disk in memory that can be filled. It is mounted in a namespace of its own, so the kernel removes it with the last
 * process that uses it.
 */
export class SmallDisk {
  readonly #megabytes: number
  /** The process that keeps it mounted. */
  holder = ''
  #folder = ''

  constructor(megabytes: number) {
    this.#megabytes = megabytes
  }

  /** Mounts it at an empty folder, for one user. */
  mount(folder: string, uid: number): void {
    const script = 'mount -t tmpfs -o "$1" tmpfs "$2" && { sleep infinity >/dev/null 2>&1 & echo $!; }'
    const options = `size=${this.#megabytes}m,mode=700,uid=${uid}`
    const { status, stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', options, folder], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the small disk cannot be mounted: ${stderr}`)
    this.#folder = folder
    this.holder = stdout.trim()
  }

  /** The command as it is run where the disk is mounted. */
  inside(command: readonly string[]): string[] {
    return ['nsenter', `--target=${this.holder}`, '--mount', ...command]
  }

  /** Uses up all room. */
  fill(): void {
    const file = openSync(this.#ballast, 'a')
    try {
      for (;;) writeSync(file, BLOCK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(file)
    }
  }

  /** Gives back what `fill` has used. */
  free(): void {
    rmSync(this.#ballast)
  }

  get #ballast(): string {
    return join('/proc', this.holder, 'root', this.#folder, 'ballast')
  }
}
