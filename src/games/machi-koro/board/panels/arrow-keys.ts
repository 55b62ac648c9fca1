/** Establishments stand five in a row, and the landmarks in a row of their own below them. */
const COLUMNS = 5

/** Where an arrow key leads to from a place of the supply; undefined where it leads out of it. */
export function placeAfter(key: string, from: number, establishments: number, landmarks: number): number | undefined {
  const last = establishments + landmarks - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'ArrowRight':
      return from < last ? from + 1 : undefined
    case 'ArrowUp':
      return above(from, establishments)
    case 'ArrowDown':
      return below(from, establishments, landmarks)
    default:
      return undefined
  }
}

function above(from: number, establishments: number): number | undefined {
  if (from < establishments) return from >= COLUMNS ? from - COLUMNS : undefined
  const lastRow = Math.floor((establishments - 1) / COLUMNS) * COLUMNS
  return Math.min(lastRow + from - establishments, establishments - 1)
}

function below(from: number, establishments: number, landmarks: number): number | undefined {
  if (from >= establishments) return undefined
  if (from + COLUMNS < establishments) return from + COLUMNS
  return establishments + Math.min(from % COLUMNS, landmarks - 1)
}
