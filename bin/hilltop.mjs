#!/usr/bin/env node
import { ensureInstalled } from '../scripts/setup.mjs'

ensureInstalled()
// Static imports would be resolved before the packages are installed.
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('#cli/main.ts')
await main(process.argv.slice(2))
