import { it } from 'vitest'
import { checkPointSources } from '../testing/point-sources.ts'
import { ALL_OPTIONS } from '../testing/variants.ts'

it.each(ALL_OPTIONS)('the sources of points add up to the score at every moment of a game, %j', (options) => {
  checkPointSources(options)
})
