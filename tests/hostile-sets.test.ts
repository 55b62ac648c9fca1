import { expect, test } from 'vitest'
import { KINDS, playFiles } from './hostile-sets.ts'

/** `hostile-sets.deep.test.ts` tries thousands. */
test('a random or hostile card file is refused, or random actions end a game with it', () => {
  const played = playFiles(0, 3)
  // Files that could be in a box are taken, so games were played with them, and with extreme ones.
  for (const id of ['rail-on-the-hill', 'machi-koro', 'lokomoto']) {
    for (const kind of KINDS.slice(0, 2)) expect(played.get(`${id}: ${kind}`) ?? 0, `${id}: ${kind}`).toBeGreaterThan(0)
  }
})
