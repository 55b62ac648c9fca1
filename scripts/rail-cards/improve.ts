/**
 * Hill climbing: makes one random change after another and takes back those that cost more. `change` makes a change
 * and gives the function that takes it back. Equal cost is kept, because it lets the search walk on along a plateau.
 */
export function improve(steps: number, cost: () => number, change: () => () => void): void {
  let lowest = cost()
  for (let step = 0; step < steps; step++) {
    const takeBack = change()
    const now = cost()
    if (now <= lowest) lowest = now
    else takeBack()
  }
}
