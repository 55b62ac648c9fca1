import { expect, it } from 'vitest'
import kernels from '#games/rail-on-the-hill/bot/kernels.json' with { type: 'json' }
import { digestOfSources } from '../scripts/kernels/compile.ts'

// `kernels.deep.test.ts` compiles them.
it('the kernels in the repository are of the sources beside them', () => {
  expect(kernels.sources, 'run node --import tsx scripts/make-kernels.ts').toBe(digestOfSources())
})
