import { testConformance } from './testing/conformance.ts'

testConformance(3)
