/** The little of boardgame.io that the yardstick uses; the package has no types for this path. */
declare module 'boardgame.io/dist/cjs/client.js' {
  interface LocalClient<G> {
    start(): void
    stop(): void
    getState(): { G: G } | null
    updatePlayerID(playerID: string): void
    readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>
  }
  interface LocalGame<G> {
    setup(): G
    moves: Record<string, (context: { G: G; playerID: string }, ...args: never[]) => G>
    turn: { activePlayers: { all: string } }
    disableUndo: boolean
  }
  export function Client<G>(options: {
    game: LocalGame<G>
    numPlayers: number
    playerID: string
    debug: false
  }): LocalClient<G>
}
