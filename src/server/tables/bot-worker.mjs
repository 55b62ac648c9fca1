// A worker thread does not inherit the TypeScript loader of its parent, so it registers its own.
import { register } from 'tsx/esm/api'

register()
const { default: answer } = await import('../tables/bot-worker.ts')
export default answer
