import { type GameRecord, readRecord } from '../../engine/record.ts'
import { type Result, rejected } from '../../engine/result.ts'
import { readAddress } from './address.ts'
import { LARGEST_RECORD, linkToRecord } from './record-link.ts'

/** Reads what somebody pasted, dropped or chose: the JSON of a record, or a link with a record inside. */
export async function readRecordText(text: string): Promise<Result<GameRecord>> {
  if (text.length > LARGEST_RECORD) return rejected('it is too large to be a record')
  const link = linkIn(text)
  if (link !== undefined) return linkToRecord(link)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return rejected(`it is neither a record nor a link to one (${(error as Error).message})`)
  }
  // An export of the score pad is a list, even of a single game.
  if (Array.isArray(json)) {
    if (json.length !== 1) return rejected(`it is a list of ${json.length} records, and only one can be shown`)
    json = json[0]
  }
  return readRecord(json)
}

function linkIn(text: string): string | undefined {
  const hash = /^\s*[^\s{[]*(#r=\S+)\s*$/.exec(text)?.[1]
  const source = hash === undefined ? undefined : readAddress('', hash).source
  return source?.kind === 'link' ? source.text : undefined
}
