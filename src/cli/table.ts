/** Plain tables for the terminal. */

/** The first row is the heading. An empty row is a rule across the table. */
export type Rows = readonly (readonly string[])[]

/** Columns of numbers stand to the right, texts to the left; from `rightFrom` on, everything to the right. */
export function table(rows: Rows, rightFrom = Number.POSITIVE_INFINITY): string {
  const [heading, ...body] = rows
  const columns = heading.map((_, i) => i)
  const widths = columns.map((i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  const isRight = columns.map((i) => i >= rightFrom || isNumeric(body.map((row) => row[i] ?? '')))
  const line = (row: readonly string[]) =>
    columns
      .map((i) => {
        const cell = row[i] ?? ''
        const space = ' '.repeat(widths[i] - widthOf(cell))
        return isRight[i] ? space + cell : cell + space
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('──')
  const lines = [line(heading), rule, ...body.map((row) => (row.length === 0 ? rule : line(row)))]
  return `${lines.join('\n')}\n`
}

/** Names and values, one under another. */
export function list(rows: Rows): string {
  const width = Math.max(...rows.map(([name]) => widthOf(name)))
  return rows.map(([name, value]) => `${name}${' '.repeat(width - widthOf(name))}  ${value}\n`).join('')
}

/** Words over as many lines as they need, each line after the first set in by as much as the first begins. */
export function wrap(begin: string, words: readonly string[], separator: string, width: number): string {
  const lines: string[] = []
  let line = begin
  let isEmpty = true
  for (const [i, word] of words.entries()) {
    const piece = i < words.length - 1 ? word + separator.trimEnd() : word
    const joined = isEmpty ? line + piece : `${line} ${piece}`
    if (!isEmpty && widthOf(joined) > width) {
      lines.push(line)
      line = ' '.repeat(widthOf(begin)) + piece
    } else {
      line = joined
    }
    isEmpty = false
  }
  return `${[...lines, line].join('\n')}\n`
}

function isNumeric(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '') && cells.every((cell) => /^(|[-–]|-?[\d.,]+( ?%)?)$/.test(cell))
}

/** Columns that a text takes up in a terminal: two for each East Asian character or emoji, none for a combining mark. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue
    width +=
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(
        character,
      )
        ? 2
        : 1
  }
  return width
}
