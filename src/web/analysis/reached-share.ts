/** What somebody reached of what was possible at least. */
export interface ReachedShare {
  /** From 0 to 1; 1 only where nothing better is known. */
  readonly share: number
  readonly possible: number
}

/** A search is not always better than a player, and what was played was possible too. */
export function reachedShare(own: number, found: number): ReachedShare {
  const possible = Math.max(own, found)
  return { possible, share: own === possible ? 1 : Math.max(0, own) / Math.max(1, possible) }
}
