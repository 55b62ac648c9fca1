import { describe, expect, it } from 'vitest'
import { type ChunkGroup, chunkGroups, strayPaths } from './chunk-groups.ts'

const GROUPS: readonly ChunkGroup[] = [
  { name: 'house', files: ['src/ui/', 'src/web/*'], butNot: ['src/ui/Tooltip.ts'], minShareCount: 2 },
  { name: ':game-board', files: ['src/games/:game/board/'], butNot: ['src/games/:game/board/motion/'] },
]

describe('the groups of chunks', () => {
  const groupOf = (id: string) => chunkGroups(GROUPS, ['rail', 'machi']).find(({ test }) => test.test(id))?.name

  it('take what begins with a path, but not what is excepted', () => {
    expect(groupOf('/repo/src/ui/Button.tsx')).toBe('house')
    expect(groupOf('/repo/src/ui/Tooltip.ts')).toBeUndefined()
    expect(groupOf('/repo/src/web/App.tsx')).toBe('house')
    expect(groupOf('/repo/src/web/table/Table.tsx')).toBeUndefined()
  })

  it('are one for each game where they name it', () => {
    expect(groupOf('/repo/src/games/rail/board/Board.tsx')).toBe('rail-board')
    expect(groupOf('/repo/src/games/machi/board/Board.tsx')).toBe('machi-board')
    expect(groupOf('/repo/src/games/rail/board/motion/Motion.tsx')).toBeUndefined()
  })

  it('name only files that are there, in at least one game', () => {
    const ids = ['/src/ui/Button.tsx', '/src/ui/Tooltip.ts', '/src/web/App.tsx', '/src/games/rail/board/Board.tsx']
    expect(strayPaths(GROUPS, ids)).toEqual([':game-board: src/games/:game/board/motion/'])
    expect(strayPaths(GROUPS, [...ids, '/src/games/machi/board/motion/Motion.tsx'])).toEqual([])
  })
})
