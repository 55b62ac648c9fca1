// A thread begins without the loader that its parent has, so it registers its own before it reads any TypeScript.
import { register } from 'tsx/esm/api'

register()
const { default: answer } = await import('../tables/bot-worker.ts')
export default answer
