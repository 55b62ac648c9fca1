import { type GameRecord, readRecord } from '#engine/record.ts'
import { type Attempt, failed } from '../problem.ts'
import { readAddress } from './address.ts'
import { LARGEST_RECORD, linkToRecord } from './record-link.ts'

/** Reads what somebody pasted, dropped or chose: the JSON of a record, or a link with a record inside. */
export async function readRecordText(text: string): Promise<Attempt<GameRecord>> {
  if (text.length > LARGEST_RECORD) return failed({ kind: 'tooLarge' })
  const link = linkIn(text)
  if (link !== undefined) return linkToRecord(link)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return failed({ kind: 'noRecord' })
  }
  // An export of the score pad is a list, even of a single game.
  if (Array.isArray(json)) {
    if (json.length === 0) return failed({ kind: 'noRecord' })
    if (json.length > 1) return failed({ kind: 'severalRecords', count: json.length })
    json = json[0]
  }
  const record = readRecord(json)
  return record.ok ? record : failed({ kind: 'broken', error: record.error })
}

function linkIn(text: string): string | undefined {
  const hash = /^\s*[^\s{[]*(#r=\S+)\s*$/.exec(text)?.[1]
  const source = hash === undefined ? undefined : readAddress('', hash).source
  return source?.kind === 'link' ? source.text : undefined
}
