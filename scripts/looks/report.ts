import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '../../tests/browser/support/measure.ts'

/** A sight that the two revisions show differently. */
export interface Changed {
  readonly name: string
  readonly pixels: number
  /** The names of its pictures begin with it. */
  readonly file: string
}

/** A sight that only one of the revisions has. */
export interface Single {
  readonly name: string
  readonly problem: string
  readonly file: string | undefined
}

export interface FoundFault extends Fault {
  readonly name: string
  readonly isNew: boolean
}

export interface Results {
  readonly before: string
  readonly after: string
  readonly count: number
  readonly changed: readonly Changed[]
  /** Could be opened with the later revision only. */
  readonly fresh: readonly Single[]
  /** Could not be opened with the later revision. */
  readonly failed: readonly Single[]
  readonly faults: readonly FoundFault[]
}

const STYLE = `
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; color: #222; background: #f4f4f2 }
h2 { margin-top: 2.5rem } h3 { margin: 2rem 0 0.5rem } code { background: #e4e4e0; padding: 0 0.3em }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start }
figure { margin: 0 } figcaption { font-size: 0.85rem; color: #555 }
img { max-width: 100%; border: 1px solid #bbb; background: #fff }
table { border-collapse: collapse } td, th { padding: 0.25rem 0.75rem; text-align: left; vertical-align: top; border-top: 1px solid #ccc }
`

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const number = (value: number) => value.toLocaleString('en-GB')

function figure(file: string, caption: string): string {
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`
}

function changedPart({ name, pixels, file }: Changed): string {
  const three = ['before', 'after', 'changed'].map((kind) => figure(`${file}-${kind}.png`, kind)).join('')
  return `<section id="${file}"><h3>${escaped(name)} <small>${number(pixels)} pixels</small></h3><div class="three">${three}</div></section>`
}

function singlePart({ name, problem, file }: Single): string {
  const picture = file === undefined ? '' : figure(`${file}-after.png`, 'after')
  return `<section><h3>${escaped(name)}</h3><p><code>${escaped(problem)}</code></p><div class="three">${picture}</div></section>`
}

/** One row for each sight and kind of fault. */
function faultRows(faults: readonly FoundFault[]): string {
  const texts = new Map<string, string[]>()
  for (const { name, kind, text } of faults) {
    const place = `<td>${escaped(name)}</td><td>${kind}</td>`
    texts.set(place, [...(texts.get(place) ?? []), escaped(text)])
  }
  const rows = [...texts].map(([place, all]) => `<tr>${place}<td>${all.join('<br>')}</td></tr>`)
  return `<table><tr><th>Where</th><th>Fault</th><th>Texts</th></tr>${rows.join('')}</table>`
}

function part(title: string, content: readonly string[]): string {
  return content.length === 0 ? '' : `<h2>${title}</h2>${content.join('\n')}`
}

/** Writes index.html into the folder of the pictures. */
export function writeReport(folder: string, results: Results): void {
  const { before, after, count, changed, fresh, failed, faults } = results
  const [added, old] = [faults.filter(({ isNew }) => isNew), faults.filter(({ isNew }) => !isNew)]
  const overview = changed.map(
    ({ name, pixels, file }) => `<tr><td>${number(pixels)}</td><td><a href="#${file}">${escaped(name)}</a></td></tr>`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks: ${changed.length} of ${count} differ</title>
<style>${STYLE}</style>
<h1>${changed.length} of ${count} look different</h1>
<p>Before: <code>${escaped(before)}</code><br>After: <code>${escaped(after)}</code></p>
<p>${added.length} new faults of texts, ${old.length} that were there before. ${fresh.length} new states, ${failed.length} that could not be opened.</p>
${part('Could not be opened', failed.map(singlePart))}
${part('New faults of texts', added.length === 0 ? [] : [faultRows(added)])}
${part('What differs', overview.length === 0 ? [] : [`<table>${overview.join('')}</table>`])}
${changed.map(changedPart).join('\n')}
${part('New, or not to be opened before', fresh.map(singlePart))}
${part('Faults of texts that were there before', old.length === 0 ? [] : [faultRows(old)])}
</html>
`,
  )
}
