/** Runs the simulation of online play. The code of pages needs Vite to be loaded. Run it as `npm run simulate`. */
import { runnerImport } from 'vite'

await runnerImport(new URL('../tests/simulation/main.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
})
process.exit()
