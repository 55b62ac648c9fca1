import { testConformance } from './testing/conformance.ts'

// Each card set with one number of players; the deep tests play all of them, several times.
testConformance({ games: 1, oneIn: 4 })
