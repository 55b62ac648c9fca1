/**
 * The addresses of the pages. Every page is a folder with an index.html of its own in the build, so that any web server
 * can serve it; what differs from person to person stands behind ? and #.
 */

export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

export const PATHS = {
  home: '/',
  newGame: '/new/:game/',
  learn: '/learn/:game/',
  table: '/table/',
  replay: '/replay/',
  analysis: '/analysis/',
  rules: '/rules/',
  rulesOf: '/rules/:game/',
  scores: '/scores/',
  settings: '/settings/',
  about: '/about/',
  lobby: '/online/',
  newTable: '/online/new/:game/',
  onlineTable: '/online/table/',
  account: '/account/',
  daily: '/daily/',
  player: '/player/',
  puzzles: '/puzzles/',
  workshop: '/workshop/',
} as const

/** The page that a path below the base leads to. */
export function pageAt(path: string): keyof typeof PATHS | undefined {
  const names = Object.keys(PATHS) as (keyof typeof PATHS)[]
  return names.find((name) => new RegExp(`^${PATHS[name].replace(':game', '[^/]+')}?$`).test(path))
}

/** The game that a path below the base names, or ''. */
export function gameAt(path: string): string {
  return /^\/(?:new|learn|rules|online\/new)\/([^/]+)/.exec(path)?.[1] ?? ''
}

export function homeAddress(): string {
  return PATHS.home
}

export function newGameAddress(game: string, query?: URLSearchParams): string {
  const path = PATHS.newGame.replace(':game', game)
  return query === undefined || query.size === 0 ? path : `${path}?${query}`
}

/** The lessons of a game, or one of them. */
export function learnAddress(game: string, lesson?: string): string {
  const path = PATHS.learn.replace(':game', game)
  return lesson === undefined ? path : `${path}?lesson=${lesson}`
}

export function tableAddress(id: string): string {
  return `${PATHS.table}?game=${id}`
}

/** The replay of a game of this browser, at the moment after so many actions; without a game, the page to open one. */
export function replayAddress(id?: string, at?: number): string {
  if (id === undefined) return PATHS.replay
  return `${PATHS.replay}?game=${id}${at === undefined ? '' : `&at=${at}`}`
}

/** The analysis of a finished game of this browser. */
export function analysisAddress(id: string): string {
  return `${PATHS.analysis}?game=${id}`
}

/** The rules of a game, or one of them; without a game, the page that leads to the rules of all. */
export function rulesAddress(game?: string, rule?: string): string {
  if (game === undefined) return PATHS.rules
  const path = PATHS.rulesOf.replace(':game', game)
  return rule === undefined ? path : `${path}#${rule}`
}

export function scoresAddress(): string {
  return PATHS.scores
}

/** With a game, the page has a way back to its table. */
export function settingsAddress(game?: string): string {
  return game === undefined ? PATHS.settings : `${PATHS.settings}?game=${game}`
}

export function aboutAddress(): string {
  return PATHS.about
}

/** An address of ours as a plain link needs it: with the folder that Hilltop is served from. */
export function hrefOf(address: string): string {
  return BASE + address
}

/** The page that lists online tables. */
export function lobbyAddress(): string {
  return PATHS.lobby
}

export function newTableAddress(game: string): string {
  return PATHS.newTable.replace(':game', game)
}

/** A table of the server; with its code, an invitation to it. */
export function onlineTableAddress(id: string, code?: string): string {
  return `${PATHS.onlineTable}?id=${id}${code === undefined ? '' : `&code=${code}`}`
}

export function accountAddress(): string {
  return PATHS.account
}

/** The daily deals of today, or of a past day. */
export function dailyAddress(date?: string): string {
  return date === undefined ? PATHS.daily : `${PATHS.daily}?date=${date}`
}

/** The profile of a player; without a name, one's own. */
export function playerAddress(name?: string): string {
  return name === undefined ? PATHS.player : `${PATHS.player}?name=${encodeURIComponent(name)}`
}
