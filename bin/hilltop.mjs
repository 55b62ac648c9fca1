#!/usr/bin/env node
import { ensureInstalled } from '../scripts/setup.mjs'

ensureInstalled()
// Only now are the packages sure to be there, so these imports cannot stand at the top.
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('#cli/main.ts')
await main(process.argv.slice(2))
