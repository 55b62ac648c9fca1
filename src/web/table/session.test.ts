import { describe, expect, it } from 'vitest'
import type { GameFace } from '#boards/board.ts'
import type { Game } from '#engine/game.ts'
import { RECORD_FORMAT } from '#engine/record.ts'
import { readMove } from '#games/lokomoto/rules/notation.ts'
import { lokomoto } from '#games/lokomoto/rules/rules.ts'
import { railOnTheHill } from '#games/rail-on-the-hill/rules/rules.ts'
import type { SavedGame, SeatPlan } from '../games/saved-game.ts'
import { Store } from '../store.ts'
import { eyesOf, middleOf, Session } from './session.ts'

const game: Game = railOnTheHill
/** A face that shows nothing: a session needs only what it knows of a moment. */
const face = {
  insight: (_: unknown, eyes: unknown) => `what ${eyes} can do`,
  progress: () => 0.5,
  headline: (score: { total: number; title?: string }) => ({ points: score.total, title: score.title }),
} as unknown as GameFace

const ANNA: SeatPlan = { kind: 'person', name: 'Anna' }
const BOT: SeatPlan = { kind: 'bot', name: 'Steady', bot: 'steady' }

function saved(seats: readonly SeatPlan[], actions: SavedGame['record']['actions'] = []): SavedGame {
  const options = { players: seats.length, first: 1 }
  const names = seats.map(({ name }) => name)
  const record = { format: RECORD_FORMAT, game: game.id, options, seed: 'session', names, actions } as const
  return { id: 'abc', seats, startedAt: 1, changedAt: 1, record }
}

function open(seats: readonly SeatPlan[], actions: SavedGame['record']['actions'] = []): Session {
  const session = Session.open(game, face, saved(seats, actions))
  if (!session.ok) throw new Error(session.error)
  return session.value
}

/** Takes the first legal action of the active seat, `count` times. */
function playOn(session: Session, count: number): void {
  for (let i = 0; i < count; i++) {
    const [seat] = session.now.get().active
    session.take(seat, session.legal(seat)[0])
  }
}

describe('a session', () => {
  it('takes legal actions, notifies its listeners and keeps the record', () => {
    const session = open([ANNA])
    let heard = 0
    session.now.subscribe(() => heard++)
    expect(session.insight(1)).toBe('what 1 can do')
    expect(session.take(1, 'take 1')).toBeUndefined()
    expect(heard).toBe(1)
    expect(session.saved().record.actions).toEqual([[1, 'take 1']])
    expect(session.summary()).toMatchObject({ id: 'abc', actions: 1, seats: [ANNA], seed: 'session', variants: {} })
  })

  it('refuses with the rule and changes nothing', () => {
    const session = open([ANNA])
    const before = session.now.get()
    expect(session.take(1, 'end')).toMatchObject({ rule: 'RH-S5' })
    expect(session.whyNot(1, 'end')).toMatchObject({ rule: 'RH-S5' })
    expect(session.now.get()).toBe(before)
  })

  it('undoes and redoes what a person did, up to what was drawn', () => {
    const session = open([ANNA])
    playOn(session, 2)
    const { log } = session.now.get()
    session.undo()
    expect(session.now.get().log).toEqual(log.slice(0, 1))
    expect(session.now.get().canRedo).toBe(true)
    session.redo()
    expect(session.now.get().log).toEqual(log)
    expect(session.now.get().canRedo).toBe(false)
  })

  it('forgets what was undone when something else is done', () => {
    const session = open([ANNA])
    playOn(session, 2)
    session.undo()
    const [, other] = session.legal(1)
    session.take(1, other)
    expect(session.now.get().canRedo).toBe(false)
    session.redo()
    expect(session.now.get().log).toHaveLength(2)
  })

  it("never takes back a bot's action where no person's was before it", () => {
    const session = open([ANNA, BOT])
    playOn(session, 1)
    expect(session.now.get().log.at(-1)?.seat).toBe(2)
    expect(session.now.get().canUndo).toBe(false)
    session.undo()
    expect(session.now.get().log).toHaveLength(1)
  })

  it('takes back what bots answered with what they answered to, as long as nothing was drawn', () => {
    const begun = saved([ANNA, BOT, BOT])
    const opened = Session.open(lokomoto, face, { ...begun, record: { ...begun.record, game: lokomoto.id } })
    if (!opened.ok) throw new Error(opened.error)
    const table = opened.value
    const [one, two, three] = lokomoto.cards.map.sections
    for (const [i, section] of [one, two, three].entries()) table.take(i + 1, `draw ${section}`)
    expect(table.now.get().canUndo).toBe(true)
    table.undo()
    expect(table.now.get()).toMatchObject({ log: [], active: [1], canUndo: false, canRedo: true })
    table.redo()
    expect(table.now.get()).toMatchObject({ active: [2], canRedo: false })
    expect(table.now.get().log.map(({ action }) => action)).toEqual([`draw ${one}`])
  })

  describe('when bots have answered what was done again', () => {
    const [one, two, three, four, five] = lokomoto.cards.map.sections

    /** Anna drew twice, bots in between; she took back both, and did the first again. */
    function redoneOnce(): Session {
      const begun = saved([ANNA, BOT, BOT])
      const opened = Session.open(lokomoto, face, { ...begun, record: { ...begun.record, game: lokomoto.id } })
      if (!opened.ok) throw new Error(opened.error)
      const table = opened.value
      for (const [i, section] of [one, two, three, four].entries()) table.take((i % 3) + 1, `draw ${section}`)
      table.undo()
      table.undo()
      table.redo()
      return table
    }
    const actions = (table: Session) => table.now.get().log.flatMap(({ action }) => readMove(action).sections)

    it('the rest can be done again too, as soon as it is legal', () => {
      const table = redoneOnce()
      expect(table.now.get()).toMatchObject({ active: [2], canRedo: false })
      table.redo()
      expect(actions(table)).toEqual([one])
      table.take(2, `draw ${two}`)
      table.take(3, `draw ${five}`)
      expect(table.now.get().canRedo).toBe(true)
      table.redo()
      expect(actions(table)).toEqual([one, two, five, four])
      expect(table.now.get().canRedo).toBe(false)
    })

    it('the rest cannot be done again where an answer stands in its way', () => {
      const table = redoneOnce()
      table.take(2, `draw ${four}`)
      table.take(3, `draw ${three}`)
      expect(table.now.get().canRedo).toBe(false)
      table.redo()
      expect(actions(table)).toEqual([one, four, three])
    })

    it('the rest is forgotten when the person chooses something else', () => {
      const table = redoneOnce()
      table.take(2, `draw ${two}`)
      table.take(3, `draw ${three}`)
      table.take(1, `draw ${five}`)
      table.undo()
      table.redo()
      expect(actions(table)).toEqual([one, two, three, five])
      expect(table.now.get().canRedo).toBe(false)
    })
  })

  it('opens a saved game where it was left, and refuses one that breaks the rules', () => {
    const first = open([ANNA])
    playOn(first, 4)
    const again = open([ANNA], first.saved().record.actions)
    expect(again.now.get().log).toEqual(first.now.get().log)
    expect(again.legal(1)).toEqual(first.legal(1))
    const broken = Session.open(game, face, saved([ANNA], [[1, 'end']]))
    expect(broken).toMatchObject({ ok: false, error: expect.stringContaining('action 1 of 1') })
  })

  it('is seen by its one person, or by the person whose turn it is, or as spectators see it', () => {
    expect(eyesOf(open([BOT, ANNA]))).toBe(2)
    const session = open([ANNA, BOT, ANNA])
    const seen = new Set<unknown>()
    while (seen.size < 3) {
      const { active } = session.now.get()
      const person = active.find((seat) => seat !== 2)
      expect(eyesOf(session)).toBe(person ?? 'spectator')
      expect(middleOf(session, 'spectator')).toBe(active[0])
      seen.add(eyesOf(session))
      playOn(session, 1)
    }
  })

  it('has the viewer in the middle after the end, and for spectators the seat that acted last', () => {
    const log = [2, 3, 1].map((seat) => ({ seat }))
    const table = { now: new Store({ active: [], log }) } as unknown as Session
    expect([middleOf(table, 2), middleOf(table, 'spectator')]).toEqual([2, 1])
  })

  it('sums a finished game up for the score pad', () => {
    const session = open([ANNA])
    while (!session.now.get().isOver) playOn(session, 1)
    const { scores, winners } = session.now.get().standing
    const [{ total, title }] = scores as [{ total: number; title: string }]
    expect(session.summary().result).toEqual({ winners, points: [total], title })
    expect(session.saved().record.result).toEqual({ winners, scores })
  })
})
