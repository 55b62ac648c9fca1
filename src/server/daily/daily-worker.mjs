// A worker thread does not inherit the TypeScript loader of its parent, so it registers its own.
import { register } from 'tsx/esm/api'

register()
const { default: judge } = await import('../daily/daily-worker.ts')
export default judge
