/** Trains lie three in a row. */
const COLUMNS = 3

/** Where an arrow key leads to from a place among the trains; undefined where it leads out of them. */
export function placeAfter(key: string, from: number, trains: number): number | undefined {
  const place = target(key, from, trains)
  return place !== undefined && place >= 0 && place < trains ? place : undefined
}

function target(key: string, from: number, trains: number): number | undefined {
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return trains - 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowRight':
      return from + 1
    case 'ArrowUp':
      return from - COLUMNS
    case 'ArrowDown':
      return from + COLUMNS
    default:
      return undefined
  }
}
