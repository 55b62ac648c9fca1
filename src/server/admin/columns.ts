/** Rows one under another; the first is the heading. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** A text as one printable line: names come from anybody, and a terminal obeys control characters. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '\u{fffd}')
}

export function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 16).replace('T', ' ')
}
