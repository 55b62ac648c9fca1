import { expect, it } from 'vitest'
import kernels from '#games/rail-on-the-hill/bot/kernels.json' with { type: 'json' }
import { compileKernels } from '../scripts/kernels/compile.ts'

it('the kernels in the repository are what their sources compile to', async () => {
  expect(await compileKernels()).toEqual(kernels)
})
