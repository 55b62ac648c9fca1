import pg from 'pg'
import { expect, it } from 'vitest'
import { freshPostgres, hasNoPostgres } from '../testing/databases.ts'
import { APPEND, openPostgres } from './postgres.ts'

it.skipIf(hasNoPostgres)(
  'writing a move reads the row of its table, not all tables that are being played',
  async () => {
    const url = await freshPostgres()
    const store = await openPostgres(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `INSERT INTO tables (id, game, rules_version, options, visibility, status, host_id, clock, secret, commitment,
       created_at, active, moved_at, version)
     SELECT 'table-' || i, '', 1, '', 'open', 'playing', '', '', '', '', 0, '', 0, 0 FROM generate_series(1, 300) i`,
    )
    await client.query('SET plan_cache_mode = force_generic_plan')
    await client.query(`PREPARE append AS ${APPEND}`)
    const values = Array.from({ length: 13 }, () => "'{}'").join()
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE append(${values})`)
    const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => /Scan .*on tables\b/.test(line))
    expect(scans.length).toBeGreaterThan(1)
    for (const scan of scans) expect(scan).toContain('Index Scan using tables_pkey')
    await client.end()
    await store.close()
  },
)
