/**
 * Hill climbing: makes random changes and undoes those that raise the cost. `change` makes a change and returns the
 * function that undoes it. Changes of equal cost are kept, so that the search can cross a plateau.
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
