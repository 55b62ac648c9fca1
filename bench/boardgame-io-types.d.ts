/** The part of boardgame.io that the comparison uses; the package has no types for this path. */
declare module 'boardgame.io/dist/cjs/client.js' {
  interface LocalClient<G> {
    start(): void
    stop(): void
    getState(): { G: G; ctx: { currentPlayer: string } } | null
    updatePlayerID(playerID: string): void
    readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>
  }
  export interface MoveContext<G> {
    G: G
    readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number }
    readonly playerID: string
    readonly random: { D6(count: number): number[] }
    readonly events: { endTurn(next?: { next: string }): void; endGame(result: object): void }
  }
  export interface LocalGame<G> {
    setup(context: { ctx: { numPlayers: number } }): G
    moves: Record<string, (context: MoveContext<G>, ...args: never[]) => unknown>
    turn?: { activePlayers: { all: string } }
    seed?: string
    disableUndo?: boolean
  }
  export function Client<G>(options: {
    game: LocalGame<G>
    numPlayers: number
    playerID?: string
    debug: false
  }): LocalClient<G>
}
