import type { Plugin } from 'vite'

/**
 * Files that are loaded together. Paths begin at the root of the project and stand for all that begins with them; at the
 * end, `*` is a file directly in the folder. `:game` is the id of a game, each of which has a group of its own.
 */
export interface ChunkGroup {
  readonly name: string
  readonly files: readonly string[]
  readonly butNot?: readonly string[]
  readonly minShareCount?: number
}

/** The groups as the bundler takes them. */
export function chunkGroups(groups: readonly ChunkGroup[], games: readonly string[]) {
  return groups.flatMap(({ name, files, butNot = [], minShareCount }) =>
    (name.includes(':game') ? games : ['']).map((game) => ({
      name: name.replace(':game', game),
      test: matching(files, butNot, game),
      ...(minShareCount !== undefined && { minShareCount }),
    })),
  )
}

function matching(files: readonly string[], butNot: readonly string[], game: string): RegExp {
  const any = (paths: readonly string[]) =>
    paths.map((path) => path.replace(/[.@]/g, '\\$&').replaceAll(':game', game).replace(/\*$/, '[^/]+$')).join('|')
  const others = butNot.length === 0 ? '' : `(?!${any(butNot)})`
  return new RegExp(`/${others}(?:${any(files)})`)
}

/** The paths that stand for none of these files, for example because a file was moved. */
export function strayPaths(groups: readonly ChunkGroup[], ids: readonly string[]): string[] {
  return groups.flatMap(({ name, files, butNot = [] }) =>
    [...files, ...butNot]
      .filter((path) => !ids.some((id) => matching([path], [], '[^/]+').test(id)))
      .map((path) => `${name}: ${path}`),
  )
}

/** Fails the build when a group names a file that is not there: it would silently be loaded somewhere else. */
export function groupsInUse(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'groups-in-use',
    apply: 'build',
    buildEnd(error) {
      const stray = error === undefined ? strayPaths(groups, [...this.getModuleIds()]) : []
      if (stray.length > 0) this.error(`no file of the build is what these groups name:\n${stray.join('\n')}`)
    },
  }
}
