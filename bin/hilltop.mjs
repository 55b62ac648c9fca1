#!/usr/bin/env node
import { ensurePrograms } from '../scripts/build-programs.mjs'
import { ensureInstalled } from '../scripts/setup.mjs'

ensureInstalled()
ensurePrograms()
// A static import would be resolved before the programs are built.
const { main } = await import('#programs/cli/main.js')
await main(process.argv.slice(2))
