import { type GameRecord, readRecord } from '#engine/record.ts'
import { type Attempt, failed } from '../problem.ts'

/** No game comes near it; a few bytes that unpack to more than this are an attack. */
export const LARGEST_RECORD = 1_000_000

const FORMAT = 'deflate-raw'

/** A record as the text of a link: its JSON, deflated, in the 64 signs that need no escape in an address. */
export async function recordToLink(record: GameRecord): Promise<string> {
  const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream(FORMAT))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** The record inside a link, or what is wrong with it. */
export async function linkToRecord(text: string): Promise<Attempt<GameRecord>> {
  if (text.length > LARGEST_RECORD) return failed({ kind: 'tooLarge' })
  const bytes = fromBase64Url(text)
  if (bytes === undefined) return failed({ kind: 'damagedLink' })
  let json: unknown
  try {
    const unpacked = await inflate(bytes)
    if (unpacked === undefined) return failed({ kind: 'tooLarge' })
    json = JSON.parse(unpacked)
  } catch {
    return failed({ kind: 'damagedLink' })
  }
  const record = readRecord(json)
  return record.ok ? record : failed({ kind: 'broken', error: record.error })
}

/** Unpacks piece by piece, and stops at the limit; undefined where there is more. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > LARGEST_RECORD) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}
