import type { Spot } from './plots.ts'

/** Which building of a street an arrow key leads to, by their places; undefined where it leads out of the street. */
export function buildingAfter(key: string, from: number, spots: readonly Spot[]): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return spots.length - 1
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return from < spots.length - 1 ? from + 1 : undefined
    case 'ArrowUp':
      return nearest(spots[from].line - 1, spots[from].column, spots)
    case 'ArrowDown':
      return nearest(spots[from].line + 1, spots[from].column, spots)
    default:
      return undefined
  }
}

function nearest(line: number, column: number, spots: readonly Spot[]): number | undefined {
  let best: number | undefined
  const distance = (at: number) => Math.abs(spots[at].column - column)
  for (const [at, spot] of spots.entries()) {
    if (spot.line === line && (best === undefined || distance(at) < distance(best))) best = at
  }
  return best
}
