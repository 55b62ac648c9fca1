/** Writes docs/rules/*.md: `node --import tsx scripts/make-rules-pages.ts`, also part of `npm run fix`. */
import { writeFileSync } from 'node:fs'
import { pagePath, RULES, rulesPage } from './rules-pages/page.ts'

for (const game of Object.keys(RULES)) writeFileSync(pagePath(game), rulesPage(game))
