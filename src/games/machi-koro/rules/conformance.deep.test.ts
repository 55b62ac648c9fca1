import { testConformance } from './testing/conformance.ts'

testConformance({ games: 5, oneIn: 1 })
