/** How long dice roll, in ms, at a pace: what is drawn and what waits for it agree. */
export function rollTime(pace: number): number {
  return pace * 4
}
