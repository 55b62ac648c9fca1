import { processIo } from '#cli/io.ts'
import { run } from './admin.ts'

process.exitCode = await run(process.argv.slice(2), process.env, processIo())
