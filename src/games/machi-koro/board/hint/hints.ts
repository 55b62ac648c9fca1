export { describe } from './describe.ts'
export { explain } from './explain-hint.ts'
