import { describe, expect, it } from 'vitest'
import { FULL_TOWN, line, type PlayerSituation, Table } from './testing/positions.ts'

const scrapping = (seat: PlayerSituation) => Table.at({ players: [{ town: FULL_TOWN, ...seat }] })

describe('scrapping', () => {
  it('RH-F2: a track at an end of a line is removed, for 2 resources', () => {
    const table = scrapping({ resources: 1, lines: { red: line('d4-e4 e4-f5 f5-g5') } })
    expect(table.legal(1, 'scrap').sort()).toEqual(['scrap red d4-e4', 'scrap red f5-g5'])
    table.play(1, 'scrap red d4-e4')
    expect(table.player(1)).toMatchObject({ resources: 3, lines: { red: { tracks: ['e4-f5', 'f5-g5'], laid: 3 } } })
  })

  it('RH-F2: not one in the middle, and not one that is not there', () => {
    const table = scrapping({ lines: { red: line('d4-e4 e4-f5 f5-g5') } })
    expect(table.whyNot(1, 'scrap red e4-f5')).toBe('RH-F2 not-an-end-track')
    expect(table.whyNot(1, 'scrap red d4-d5')).toBe('RH-F2 not-an-end-track')
    expect(table.whyNot(1, 'scrap blue d4-e4')).toBe('RH-F2 not-an-end-track')
    expect(table.whyNot(1, 'scrap red d4-g7')).toBe('RH-F2 not-an-end-track')
  })

  it('RH-F2: nor one four squares away', () => {
    const table = scrapping({ lines: { red: line('e5-f5') } })
    for (const spot of ['a5-b5', 'e1-f1', 'a1-b1']) {
      expect(table.whyNot(1, `scrap red ${spot}`)).toBe('RH-F2 not-an-end-track')
    }
    expect(table.whyNot(1, 'scrap red e5-f5')).toBeUndefined()
  })

  it('RH-F2: a track between the two ends of a crooked line is in the middle all the same', () => {
    // d5-e4 touches neither end, though both ends lie beside it.
    const table = scrapping({ lines: { red: line('d4-d5 d5-e4 e4-e5') } })
    expect(table.whyNot(1, 'scrap red d5-e4')).toBe('RH-F2 not-an-end-track')
    expect(table.legal(1, 'scrap')).toHaveLength(2)
  })

  it('RH-F2: the only track of a line', () => {
    const table = scrapping({ lines: { red: line('d4-e4') } })
    expect(table.legal(1, 'scrap')).toEqual(['scrap red d4-e4'])
    table.play(1, 'scrap red d4-e4')
    expect(table.player(1).lines.red).toEqual({ tracks: [], laid: 1, plans: [] })
    expect(table.legal(1, 'scrap')).toEqual([])
  })

  it('RH-F2: as many as one likes, from either end', () => {
    const table = scrapping({ lines: { red: line('d4-e4 e4-f4 f4-g4'), black: line('d6-e6') } })
    table.play(1, 'scrap red f4-g4', 'scrap red d4-e4', 'scrap black d6-e6', 'scrap red e4-f4')
    expect(table.player(1).resources).toBe(8)
  })

  it('RH-F2: the new end is an end from then on', () => {
    const table = scrapping({ acquired: 'a', lines: { red: line('d4-e4 e4-f4 f4-g4') } })
    expect(table.whyNot(1, 'lay red f4-f5')).toBe('RH-T7 tangled')
    table.play(1, 'scrap red f4-g4', 'lay red f4-f5')
    expect(table.player(1).lines.red.tracks).toEqual(['d4-e4', 'e4-f4', 'f4-f5'])
  })

  it('RH-F2: the spot is free again, and an intersection is gone', () => {
    const table = scrapping({ acquired: 'c', lines: { red: line('d4-e5') } })
    expect(table.whyNot(1, 'lay blue d4-e5')).toBe('RH-T3 spot-taken')
    expect(table.whyNot(1, 'lay blue d5-e4')).toBe('RH-T9 too-expensive')
    table.play(1, 'scrap red d4-e5', 'lay blue d5-e4')
    expect(table.player(1).resources).toBe(2)
    expect(table.whyNot(1, 'lay black d4-e5')).toBeUndefined()
  })

  it('RH-F2: the track beside it on a doubled spot stays', () => {
    const table = scrapping({ acquired: 'a', lines: { red: line('d4-e5'), blue: line('d4-e5') } })
    table.play(1, 'scrap red d4-e5')
    expect(table.player(1).lines.blue.tracks).toEqual(['d4-e5'])
    expect(table.whyNot(1, 'lay red d4-e5')).toBe('RH-T3 spot-taken')
  })

  it('RH-F2: what was scrapped no longer scores, and does not undo a bonus', () => {
    const table = scrapping({ acquired: 'a', lines: { red: line('d4-e4 e4-f4') } })
    table.play(1, 'lay red f4-g4', 'bonus resources', 'scrap red f4-g4')
    expect(table.game.standing(table.state).scores[0].lines.red).toBe(3)
    expect(table.player(1)).toMatchObject({ resources: 4, lines: { red: { laid: 3 } } })
  })
})
