/** The numbers that a card works at, the lowest first, as on its plate: "7", "9–10", "1–3, 6". */
export function rollRange(rolls: readonly number[]): string {
  const runs: number[][] = []
  for (const roll of rolls) {
    const run = runs.at(-1)
    if (run?.at(-1) === roll - 1) run.push(roll)
    else runs.push([roll])
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}–${run.at(-1)}`)).join(', ')
}
