import { describe, expect, it } from 'vitest'
import { lineupsOf, type MatchKind, scheduleOf } from '#bots/arena/schedule.ts'
import type { Limit } from '#bots/budget.ts'
import { type ArenaSetting, arenaPlayer } from './play.ts'
import { ArenaResults, reportText, tableName } from './report.ts'

/** A small arena of Machi Koro, without threads. */
async function reportOf(
  match: MatchKind,
  named: readonly number[],
  bots: readonly string[],
  limit: Limit,
  players = 2,
) {
  const options = { players, first: 1 }
  const setting: ArenaSetting = { game: 'machi-koro', options, bots, seed: 'tea', limit, cwd: '.' }
  const lineups = lineupsOf(match, named, players)
  const results = new ArenaResults({ setting, match, lineups, deals: 1 })
  const { play } = await arenaPlayer(setting, {})
  for (const game of scheduleOf(lineups, 1)) results.add(game, await play(game))
  return results.report(3, 1)
}

describe('the text of a report', () => {
  it('has a head, win rates, Elo and thinking time', async () => {
    const text = reportText(await reportOf('pairs', [0, 1], ['steady', 'random'], { ms: 50 }, 3))
    expect(text).toMatch(
      /^machi-koro, 3 players, first 1, seed tea, 50 ms per turn, 3 threads\n1 deal, each from 3 seats\n\n/,
    )
    expect(text).toMatch(/^table +bot +games +turns +actions +wins +win rate +95 % +par\n/m)
    const row = ' +3 +[\\d.]+ +[\\d.]+ +\\d +[\\d.]+ % +[\\d.]+ to [\\d.]+ +33\\.3 %$'
    expect(text).toMatch(new RegExp(`^steady among 2 random {2}steady${row}`, 'm'))
    expect(text).toMatch(new RegExp(`^random among 2 steady {2}random${row}`, 'm'))
    expect(text).toMatch(/^bot +Elo +95 %\n─+\nsteady +\d+ +-?\d+ to \d+\nrandom +-\d+/m)
    expect(text).toMatch(/^thinking +ms per +count +mean +99 % +longest +over 120 %\n─+\nsteady +turn +\d+ +[\d.]+ /m)
  })

  it('omits times if the limit is in nodes', async () => {
    const text = reportText(await reportOf('together', [0], ['random'], { nodes: 5 }))
    expect(text).toMatch(/seed tea, 5 nodes per turn\n1 deal\n/)
    expect(text).toMatch(/^2 random +random +1 +/m)
    expect(text).not.toMatch(/ms|thread|thinking|Elo/)
  })

  it('lists the nodes of bots that count them', async () => {
    const report = await reportOf('together', [0], ['random'], { nodes: 5 })
    const spread = { count: 40, mean: 4.2, p99: 5.9, longest: 7, over: 0.025 }
    const text = reportText({ ...report, nodes: [{ bot: 'random', decisions: null, turns: spread }] })
    expect(text).toMatch(/^thinking +nodes per +count .*\n─+\nrandom +turn +40 +4 +6 +7 +2\.50 %\n +decision +0 +– /m)
  })
})

it('a table is named by its lineup', () => {
  expect(tableName(['a', 'b'])).toBe('a – b')
  expect(tableName(['a', 'b', 'b', 'b'])).toBe('a among 3 b')
  expect(tableName(['a', 'b', 'c'])).toBe('a, b, c')
  expect(tableName(['a', 'a'])).toBe('2 a')
  expect(tableName(['a'])).toBe('a')
})
