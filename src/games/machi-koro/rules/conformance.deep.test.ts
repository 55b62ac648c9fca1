import { testConformance } from './testing/conformance.ts'

testConformance({ games: 3, oneIn: 1 })
