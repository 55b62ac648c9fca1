import { existsSync } from 'node:fs'

/** The system's Chromium where there is one, best without a window; see scripts/setup.mjs. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

export const CHROMIUM_OPTIONS = {
  ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
