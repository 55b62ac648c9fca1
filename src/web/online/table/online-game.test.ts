import { describe, expect, it, test } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import { type Game, type GameOptions, NOTHING_NEW, type Seat } from '#engine/game.ts'
import { Rng } from '#engine/random.ts'
import { face as lokomotoFace } from '#games/lokomoto/board/Board.tsx'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { face as machiKoroFace } from '#games/machi-koro/board/Board.tsx'
import { machiKoro } from '#games/machi-koro/rules/rules.ts'
import { face as railFace } from '#games/rail-on-the-hill/board/Board.tsx'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import { ServerProblem, Unreachable } from '../api.ts'
import { WrongViewer } from './online-seat.ts'
import { asSent, MatchServer, Seated } from './testing/match-server.ts'

interface Options extends GameOptions {
  readonly simultaneous?: true
  readonly requests?: true
}

const RAIL: Game = railOnTheHill
const FACE = railFace as GameFace

const TABLES: readonly { readonly game: Game; readonly face: GameFace; readonly options: Options }[] = [
  { game: RAIL, face: FACE, options: { players: 1 } },
  { game: RAIL, face: FACE, options: { players: 3, requests: true, simultaneous: true } },
  { game: machiKoro, face: machiKoroFace as GameFace, options: { players: 3 } },
  { game: lokomoto, face: lokomotoFace as GameFace, options: { players: 3 } },
]

let requests = 0

/** One legal action of a seat, as text. */
function someAction({ game, state }: MatchServer, seat: Seat, rng: Rng): string {
  return game.format(game.sample(state, seat, rng))
}

/** Somebody at another screen acts. */
function elsewhere(server: MatchServer, seat: Seat, rng: Rng): void {
  const action = someAction(server, seat, rng)
  server.act(seat, { seq: server.seq, action, request: `elsewhere ${requests++}` })
}

/** A screen shows what the real game is. */
function expectSame({ game: shown }: Seated, { game, state }: MatchServer, eyes: Seat | 'spectator'): void {
  const { active, standing } = shown.now.get()
  const mayList = eyes !== 'spectator' && game.countActions === undefined && game.active(state).includes(eyes)
  const legal = mayList ? Array.from(game.legalActions(state, eyes), (action) => game.format(action)) : []
  const real = [game.view(state, eyes), game.view(state, 'spectator'), game.active(state), game.standing(state), legal]
  expect(asSent([shown.view(eyes), shown.view('spectator'), active, standing, shown.legal(eyes)])).toEqual(asSent(real))
}

test('never shows the view of another viewer, from a socket or a request, but reports it', async () => {
  const server = new MatchServer(RAIL, { players: 2 }, 'others')
  const rng = new Rng('others')
  const screen = new Seated(server, FACE, 1)
  screen.eyes = 2
  while (screen.onTheWay.at(-1)?.view === undefined) elsewhere(server, server.active[0], rng)
  screen.arrive()
  expect([screen.game.seq, screen.wrongViews]).toEqual([server.seq - 1, 1])
  screen.eyes = 'spectator'
  await expect(screen.game.catchUp()).rejects.toThrow(WrongViewer)
  expect([screen.game.seq, screen.wrongViews]).toEqual([server.seq - 1, 2])
  screen.eyes = 1
  await screen.game.catchUp()
  expectSame(screen, server, 1)
})

describe.each(TABLES)('$game.id with $options', ({ game, face, options }) => {
  const screens = [undefined, ...Array.from({ length: options.players }, (_, i) => i + 1)]

  it.each(screens)('shows seat %s exactly what the real game is, move by move', async (seat) => {
    const server = new MatchServer(game, options, `shows ${seat}`)
    const rng = new Rng(`shows ${seat}`)
    const screen = new Seated(server, face, seat)
    const eyes = seat ?? 'spectator'
    for (let i = 0; server.active.length > 0 && i < 90; i++) {
      const actor = server.active[rng.below(server.active.length)]
      if (actor === seat) {
        expect(screen.game.take(someAction(server, seat, rng))).toBeUndefined()
        await screen.settle()
      } else {
        elsewhere(server, actor, rng)
        screen.arrive()
      }
      if (i % 7 === 0) expectSame(screen, server, eyes)
      if (i % 21 === 0) expect(asSent(screen.game.insight(eyes))).toEqual(asSent(face.insight(server.state, eyes)))
    }
    expectSame(screen, server, eyes)
    expect(asSent(screen.game.now.get().log)).toEqual(server.log())
    expect(screen.game.now.get()).toMatchObject({ unconfirmed: 0, isWaiting: false })
    expect(screen.told).toEqual([])
    // Somebody who comes only now is told the same.
    const late = new Seated(server, face, seat)
    expectSame(late, server, eyes)
    expect(asSent(late.game.now.get().log)).toEqual(server.log())
  })

  it('follows what is taken back, by one or by all', async () => {
    const server = new MatchServer(game, options, 'back')
    const rng = new Rng('back')
    const screens = [new Seated(server, face, undefined), new Seated(server, face, 1)]
    let undone = 0
    for (let i = 0; server.active.length > 0 && i < 40; i++) {
      const seat = server.active[rng.below(server.active.length)]
      const before = server.seq
      elsewhere(server, seat, rng)
      const [own] = server.history(seat, before).moves
      if (own.outcome === NOTHING_NEW && rng.below(3) === 0) {
        server.undo(seat, { seq: server.seq, count: 1, request: `undo ${requests++}` })
        undone++
      }
      if (i % 12 === 11) server.rewind(seat, server.seq - 1 - rng.below(6))
      for (const screen of screens) screen.arrive()
      expectSame(screens[0], server, 'spectator')
      expectSame(screens[1], server, 1)
    }
    expect(undone).toBeGreaterThan(0)
    for (const screen of screens) expect(asSent(screen.game.now.get().log)).toEqual(server.log())
  })
})

/** A table of two where seat 1 has just begun a turn in which much can be done without drawing anything. */
function inTurnOf(seat: Seat, name = 'turn') {
  const server = new MatchServer(RAIL, { players: 2, first: 1 }, name)
  const rng = new Rng(name)
  let last: Seat | undefined
  while (server.seq < 12 || server.active[0] !== seat || last === seat) {
    last = server.active[0]
    elsewhere(server, last, rng)
  }
  const screen = new Seated(server, FACE, seat)
  /** Something that the seat may do now, and of which nothing new comes. */
  const quiet = (): string => {
    for (let tries = 0; tries < 1000; tries++) {
      const text = screen.game.legal(seat)[rng.below(screen.game.legal(seat).length)]
      const state = RAIL.determinize(screen.game.view(seat), new Rng('try'))
      if (RAIL.play(state, seat, RAIL.parse(text)) === NOTHING_NEW && RAIL.active(state).includes(seat)) return text
    }
    throw new Error('nothing quiet can be done')
  }
  const actions = () => screen.game.now.get().log.map(({ action }) => action)
  /** What the server has. */
  const done = () => server.log().map(({ action }) => action)
  return { server, screen, rng, quiet, actions, done }
}

const offline = async () => {
  throw new Unreachable('no network')
}

test('what the rules know the outcome of is shown at once, and stays the same when it is confirmed', async () => {
  const { server, screen, quiet, actions } = inTurnOf(1)
  const action = quiet()
  screen.game.take(action)
  const shown = screen.game.now.get()
  const legal = screen.game.legal(1)
  expect(actions().at(-1)).toBe(action)
  expect(shown).toMatchObject({ unconfirmed: 1, isWaiting: false })
  await screen.settle()
  expect(server.log().at(-1)?.action).toBe(action)
  const now = screen.game.now.get()
  expect(now.unconfirmed).toBe(0)
  expect(now.version).toBe(shown.version)
  expect(now.log).toBe(shown.log)
  expect(screen.game.legal(1)).toBe(legal)
  expectSame(screen, server, 1)
})

test('what is drawn is shown when it is there, and a second click on it does nothing more', async () => {
  const server = new MatchServer(machiKoro, { players: 2, first: 1 }, 'dice')
  const screen = new Seated(server, machiKoroFace as GameFace, 1)
  screen.game.take('roll 1')
  screen.game.take('roll 1')
  expect(screen.game.now.get()).toMatchObject({ log: [], isWaiting: true, unconfirmed: 1 })
  expect(screen.told).toEqual([])
  screen.game.take('roll 2')
  expect(screen.told).toEqual([{ kind: 'waiting' }])
  await screen.settle()
  expect(server.log().map(({ action }) => action)).toContain('roll 1')
  expectSame(screen, server, 1)
})

test('several quick actions go out one after the other, each once, though every first answer is lost', async () => {
  const { screen, quiet, actions, done } = inTurnOf(1)
  let sent = 0
  screen.networkBack = async () => {
    if (sent++ % 2 === 0) throw new Unreachable('the answer was lost')
  }
  const before = actions().length
  for (let i = 0; i < 3; i++) screen.game.take(quiet())
  const meant = actions().slice(before)
  expect(meant).toHaveLength(3)
  for (let i = 0; i < 20; i++) {
    await new Promise(setImmediate)
    screen.time.pass(1000)
  }
  await screen.settle()
  expect(sent).toBeGreaterThan(3)
  expect(done().slice(before)).toEqual(meant)
  expect(screen.game.now.get().unconfirmed).toBe(0)
})

test('without a network actions wait, the player is told, and they are sent when it is back', async () => {
  const { server, screen, quiet, actions, done } = inTurnOf(1)
  screen.network = offline
  const before = server.seq
  screen.game.take(quiet())
  screen.game.take(quiet())
  await screen.settle()
  screen.time.pass(60_000)
  await screen.settle()
  expect(server.seq).toBe(before)
  expect(screen.game.delivery.isInTrouble.get()).toBe(true)
  expect(screen.game.now.get().unconfirmed).toBe(2)
  await screen.reconnect()
  expect(server.seq).toBe(before + 2)
  expect(screen.game.delivery.isInTrouble.get()).toBe(false)
  expect(done()).toEqual(actions())
})

test('an action that the server refuses is reverted with all that followed it, and reported', async () => {
  const { server, screen, quiet, actions } = inTurnOf(1)
  const before = actions()
  const problem = { code: 'forbidden', message: 'not this time' } as const
  screen.network = async () => {
    throw new ServerProblem(problem)
  }
  screen.game.take(quiet())
  screen.game.take(quiet())
  expect(actions()).toHaveLength(before.length + 2)
  await screen.settle()
  expect(actions()).toEqual(before)
  expect(screen.told).toEqual([{ kind: 'refused', problem }])
  expectSame(screen, server, 1)
})

test('an action that the rules refuse is not sent', async () => {
  const { server, screen, actions } = inTurnOf(1)
  const before = actions()
  expect(screen.game.take('take 4')).toEqual(RAIL.refusal(server.state, 1, RAIL.parse('take 4')))
  await screen.settle()
  expect(actions()).toEqual(before)
})

test('unsent actions are undone at once, and sent ones through the server', async () => {
  const { server, screen, quiet, actions } = inTurnOf(1)
  const before = actions()
  screen.network = offline
  screen.game.take(quiet())
  screen.game.take(quiet())
  await screen.settle()
  screen.game.undo()
  expect(actions()).toHaveLength(before.length + 1)
  expect(screen.game.now.get().unconfirmed).toBe(1)
  await screen.reconnect()
  expect(server.log()).toHaveLength(before.length + 1)
  screen.game.undo()
  expect(screen.game.now.get().isWaiting).toBe(true)
  await screen.settle()
  expect(actions()).toEqual(before)
  expect(server.log()).toHaveLength(before.length)
  expectSame(screen, server, 1)
})

test('undo ends where another player acted or something was drawn; an agreed undo goes further', async () => {
  const { server, screen, quiet } = inTurnOf(1)
  expect(screen.game.now.get().canUndo).toBe(false)
  const seq = server.seq
  expect(screen.game.wayBack).toBeLessThan(seq)
  screen.game.take(quiet())
  expect(screen.game.now.get().canUndo).toBe(true)
  await screen.settle()
  expect(screen.game.wayBack).toBe(seq)
})

test('what was meant for a moment that all went back from is not done', async () => {
  const { server, screen, quiet, actions, done } = inTurnOf(1)
  screen.network = offline
  screen.game.take(quiet())
  await screen.settle()
  server.rewind(2, server.seq - 3)
  screen.arrive()
  await screen.reconnect()
  expect(screen.told).toEqual([{ kind: 'overtaken' }])
  expect(done()).toEqual(actions())
  expectSame(screen, server, 1)
})

test('where turns are simultaneous, what others did in between does not stop an action', async () => {
  const server = new MatchServer(RAIL, { players: 2, simultaneous: true } as GameOptions, 'at once')
  const rng = new Rng('at once')
  const screen = new Seated(server, FACE, 1)
  let isOvertaken = 0
  for (let i = 0; i < 60 && server.active.length > 0; i++) {
    if (!server.active.includes(1)) elsewhere(server, server.active[0], rng)
    else {
      const action = someAction(server, 1, rng)
      if (server.active.includes(2)) {
        elsewhere(server, 2, rng)
        isOvertaken++
      }
      // The other's action is still on its way to this screen.
      screen.game.take(action)
    }
    await screen.settle()
    expectSame(screen, server, 1)
  }
  expect(isOvertaken).toBeGreaterThan(5)
  expect(asSent(screen.game.now.get().log)).toEqual(server.log())
  expect(screen.told).toEqual([])
})

test('what arrives twice, or was known already, happens once', () => {
  const { server, screen, rng } = inTurnOf(2, 'twice')
  for (let i = 0; i < 6; i++) elsewhere(server, server.active[0], rng)
  const moves = [...screen.onTheWay]
  for (const move of moves) {
    screen.game.hear(move)
    screen.game.hear(move)
  }
  screen.arrive()
  expectSame(screen, server, 2)
  expect(asSent(screen.game.now.get().log)).toEqual(server.log())
})

test('a move that arrives before the moves between is not shown without them', async () => {
  const { server, screen, rng } = inTurnOf(1)
  for (let i = 0; i < 8; i++) elsewhere(server, server.active[0], rng)
  screen.onTheWay.splice(2, 3)
  await screen.settle()
  expectSame(screen, server, 1)
})

test('an accepted action that does not arrive as a move is fetched', async () => {
  const { screen, actions, quiet, done } = inTurnOf(1)
  screen.game.take(quiet())
  await new Promise(setImmediate)
  screen.onTheWay.length = 0
  expect(screen.game.now.get().unconfirmed).toBe(1)
  screen.time.pass(2000)
  await new Promise(setImmediate)
  expect(screen.game.now.get().unconfirmed).toBe(0)
  expect(done()).toEqual(actions())
})

test('actions of others are shown one by one, but never late, and at once to a player who acts', () => {
  const { server, rng } = inTurnOf(2, 'slow')
  const screen = new Seated(server, FACE, 1, 900)
  const shown = () => screen.game.now.get().log.length
  const before = shown()
  for (let i = 0; i < 3; i++) elsewhere(server, server.active[0], rng)
  screen.arrive()
  expect(shown()).toBe(before + 1)
  screen.time.pass(899)
  expect(shown()).toBe(before + 1)
  screen.time.pass(1)
  expect(shown()).toBe(before + 2)
  for (let i = 0; i < 10; i++) elsewhere(server, server.active[0], rng)
  screen.arrive()
  screen.time.pass(3000)
  expect(shown()).toBe(before + 13)
  let queued = 0
  for (; server.active[0] !== 1 || queued < 3; queued++) elsewhere(server, server.active[0], rng)
  screen.arrive()
  expect(screen.game.seq).toBeLessThan(server.seq)
  expect(screen.game.take(someAction(server, 1, rng))).toBeUndefined()
  expect(screen.game.seq).toBe(server.seq)
})

test('a step without a choice is taken for the person, when there was time to look', async () => {
  const server = new MatchServer(machiKoro, { players: 2, first: 1 }, 'forced')
  const rng = new Rng('forced')
  const screen = new Seated(server, machiKoroFace as GameFace, 1, 500)
  let isTaken = 0
  for (let i = 0; i < 200 && server.active.length > 0; i++) {
    if (server.active[0] === 2) elsewhere(server, 2, rng)
    else {
      const isForced = machiKoro.forced?.(server.state as never, 1) !== undefined
      const before = server.seq
      if (!isForced) screen.game.take(someAction(server, 1, rng))
      await screen.settle()
      if (isForced) {
        expect(server.seq).toBe(before)
        screen.time.pass(1000)
        await screen.settle()
        expect(server.seq).toBeGreaterThan(before)
        isTaken++
      }
    }
    await screen.settle()
    screen.game.skip()
  }
  expect(isTaken).toBeGreaterThan(0)
})
