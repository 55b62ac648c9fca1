import { expect, it } from 'vitest'
import { checkProof } from '#fair/fair.ts'
import type { Person } from '../people/users.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { errorOf, playOn, strangers, wish } from '../testing/table-helpers.ts'
import type { TableService } from './table-service.ts'

/** A waiting table of Lokomoto with these people, the host first. */
async function waitingTable(tables: TableService, [host, ...guests]: readonly Person[], players: number) {
  const { table } = await tables.create(host, wish('lokomoto', { players }))
  for (const guest of guests) {
    await tables.enterByCode(guest, table.code)
    await tables.sit(guest, table.id, undefined, '')
  }
  return table.id
}

async function coloursAt(tables: TableService, who: Person, id: string) {
  return (await tables.snapshot(who, id)).table.seats.map(({ colour }) => colour)
}

onEachDatabase('colours of players', (open) => {
  it('are chosen before the game, each by one player, and all see them', async () => {
    const { tables } = open()
    const people = strangers(2)
    const [anna, ben] = people
    const id = await waitingTable(tables, people, 3)
    const chosen = await tables.chooseColour(ben, id, 1)
    expect(chosen.table.options).toEqual({ players: 3 })
    expect(await coloursAt(tables, anna, id)).toEqual([undefined, 1, undefined])
    expect(await errorOf(tables.chooseColour(anna, id, 1))).toBe('not-now: another player has chosen this colour')
    expect(await errorOf(tables.chooseColour(anna, id, 6))).toContain('bad-request')
    await tables.chooseColour(anna, id, 5)
    await tables.chooseColour(anna, id, 4)
    expect((await tables.lobby(ben)).mine[0].seats.map(({ colour }) => colour)).toEqual([4, 1, undefined])
    await tables.fillSeat(anna, id, 3, { bot: 'easy' })
    await tables.start(anna, id)
    expect(await errorOf(tables.chooseColour(anna, id, 2))).toBe('not-now: the game has already begun')
    expect(await coloursAt(tables, ben, id)).toEqual([4, 1, undefined])
  })

  it('are free again when their players leave', async () => {
    const { tables } = open()
    const [anna, ben, cora] = strangers(3)
    const id = await waitingTable(tables, [anna, ben], 2)
    await tables.chooseColour(ben, id, 3)
    const { table } = await tables.leave(ben, id)
    expect(table.seats[1].colour).toBeUndefined()
    await tables.enterByCode(cora, table.code)
    await tables.sit(cora, id, undefined, '')
    expect(await coloursAt(tables, anna, id)).toEqual([undefined, undefined])
    await tables.chooseColour(anna, id, 3)
  })

  it('are in the record and go with the players to a rematch', async () => {
    const { tables } = open()
    const people = strangers(2)
    const id = await waitingTable(tables, people, 2)
    await tables.chooseColour(people[0], id, 2)
    await tables.start(people[0], id)
    await playOn(tables, id, people)
    const record = await tables.record(people[1], id)
    expect(record).toMatchObject({ options: { players: 2 }, colours: [2, 1] })
    expect(checkProof(record).ok).toBe(true)
    const next = await tables.rematch(people[0], id)
    expect(await coloursAt(tables, people[0], next.id)).toEqual([undefined, 2])
  })

  it('are not chosen in other games', async () => {
    const { tables } = open()
    const [anna] = strangers(1)
    const { table } = await tables.create(anna, wish('machi-koro', { players: 2 }))
    expect(await errorOf(tables.chooseColour(anna, table.id, 1))).toContain('bad-request')
  })
})
