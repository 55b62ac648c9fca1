import { expect, it } from 'vitest'
import kernel from '#games/rail-on-the-hill/bot/graph-kernel.json' with { type: 'json' }
import { compileKernel } from '../scripts/graph-kernel/compile.ts'

it('the kernel of the graph network in the repository is what its source compiles to', async () => {
  expect(await compileKernel()).toBe(kernel.code)
})
