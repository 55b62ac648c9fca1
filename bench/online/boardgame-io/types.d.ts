/** The part of boardgame.io's server that the comparison uses; the package has no types for this path. */
declare module 'boardgame.io/dist/cjs/server.js' {
  import type { LocalGame } from 'boardgame.io/dist/cjs/client.js'

  export interface OnlineGame<G> extends LocalGame<G> {
    name: string
  }
  export function Server<G>(options: { games: OnlineGame<G>[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: import('node:http').Server }>
  }
}
