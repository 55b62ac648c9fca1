import type { RailOptions } from '../state.ts'

/** Every number of players with every combination of variants. */
export const ALL_OPTIONS: readonly RailOptions[] = [1, 2, 3, 4].flatMap((players) =>
  Array.from({ length: 8 }, (_, bits) => ({
    players,
    ...(bits & 1 && { requests: true }),
    ...(bits & 2 && { noRotation: true }),
    ...(bits & 4 && { simultaneous: true }),
  })),
)
