/** Where an arrow key leads to in rows of things: left and right along them, up and down to another row's first. */
export function stepAmong(key: string, from: string, rows: readonly (readonly string[])[]): string | undefined {
  const all = rows.flat()
  const row = rows.findIndex((things) => things.includes(from))
  switch (key) {
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1]
    case 'ArrowRight':
      return all[all.indexOf(from) + 1]
    case 'ArrowUp':
      return rows[row - 1]?.[0]
    case 'ArrowDown':
      return rows[row + 1]?.[0]
    default:
      return undefined
  }
}
