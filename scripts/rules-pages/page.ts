import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleSection, RuleTable, RuleText } from '#boards/board.ts'
import { rules as chestnuts } from '../../examples/chestnuts/texts.ts'
import { rules as lokomoto } from '../../src/games/lokomoto/text/rules/en.ts'
import { rules as machiKoro } from '../../src/games/machi-koro/text/rules/en.ts'
import { rules as railOnTheHill } from '../../src/games/rail-on-the-hill/text/rules/en.ts'

/**
 * The pages in docs/rules. Their rules are the English rules that the app shows; what stands before the first heading
 * and the notes at the end are written by hand and kept.
 */

export const RULES: Readonly<Record<string, readonly RuleSection[]>> = {
  chestnuts,
  lokomoto,
  'machi-koro': machiKoro,
  'rail-on-the-hill': railOnTheHill,
}

const NOTES = '\n## Notes\n'

export function pagePath(game: string): string {
  return join(import.meta.dirname, `../../docs/rules/${game}.md`)
}

/** The page as it should be, with the lead and the notes of the page on disk. */
export function rulesPage(game: string): string {
  const page = readFileSync(pagePath(game), 'utf8')
  const lead = page.slice(0, page.indexOf('\n## '))
  const notes = page.includes(NOTES) ? page.slice(page.indexOf(NOTES)) : ''
  return `${lead}\n${RULES[game].map(sectionText).join('\n')}${notes}`
}

function sectionText({ id, title, intro, table, rules }: RuleSection): string {
  const parts = [
    ...(intro === undefined ? [] : [intro]),
    ...(table === undefined ? [] : [tableText(table, id === 'notation')]),
    ...(rules.length === 0 ? [] : [rules.map(ruleText).join('\n')]),
  ]
  return `## ${title}\n\n${parts.join('\n\n')}\n`
}

function ruleText({ id, text, ruling, table }: RuleText): string {
  const rule = `- **${id}** ${text}${ruling === undefined ? '' : ` **[ruling]** ${ruling}`}`
  return table === undefined ? rule : `${rule}\n\n${tableText(table).replace(/^/gm, '  ')}\n`
}

/** `isNotation`: the first column is what is typed. */
function tableText({ head, rows }: RuleTable, isNotation = false): string {
  const cells = isNotation ? rows.map(([written, ...others]) => [`\`${written}\``, ...others]) : rows
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
