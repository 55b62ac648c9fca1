import { type GameRecord, readRecord } from '#engine/record.ts'
import { type Attempt, failed } from '../problem.ts'

/** Where a record comes from: a game of this browser by its name, or the text inside the link itself. */
export interface Source {
  readonly kind: 'game' | 'link'
  readonly text: string
}

export interface ReplayPlace {
  readonly source: Source | undefined
  /** The moment after so many actions; undefined where the address names none. */
  readonly at: number | undefined
  readonly detail: ReplayDetail
}

/** What is shown at a moment. */
export interface ReplayDetail {
  /** The seat in the middle of the table. */
  readonly seat?: number | undefined
  /** A move that would have been better: actions in the game's notation. */
  readonly better?: readonly string[] | undefined
}

/**
 * Reads `?game=ID&at=57` and `#r=…&at=57`, with `&seat=` and `&better=`. A record inside the link comes first, since it is
 * what was shared.
 */
export function readAddress(search: string, hash: string): ReplayPlace {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const text = inHash.get('r')
  if (text !== null && text !== '') return { source: { kind: 'link', text }, ...readPlace(inHash) }
  const query = new URLSearchParams(search)
  const id = query.get('game')
  if (id !== null && id !== '') return { source: { kind: 'game', text: id }, ...readPlace(query) }
  return { source: undefined, at: undefined, detail: {} }
}

function readPlace(query: URLSearchParams): Omit<ReplayPlace, 'source'> {
  const better = query.get('better')
  return {
    at: readMoment(query.get('at')),
    detail: { seat: readMoment(query.get('seat')), better: better ? better.split(BETWEEN) : undefined },
  }
}

/** Between the actions of a better move; no notation contains it. */
const BETWEEN = '~'

function readMoment(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** What stands behind the path for this moment of this record. */
export function addressOf(source: Source, at: number, { seat, better }: ReplayDetail = {}): string {
  const shown = seat === undefined ? '' : `&seat=${seat}`
  const drawn = better === undefined ? '' : `&better=${encodeURIComponent(better.join(BETWEEN))}`
  const moment = (at === 0 ? '' : `&at=${at}`) + shown + drawn
  return source.kind === 'link' ? `#r=${source.text}${moment}` : `?game=${encodeURIComponent(source.text)}${moment}`
}

/** Reads pasted, dropped or chosen text: the JSON of a record, or a link with a record inside. */
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

/** No game comes near it; a few bytes that unpack to more than this are an attack. */
export const LARGEST_RECORD = 1_000_000

const FORMAT = 'deflate-raw'

/** A record as the text of a link. */
export function recordToLink(record: GameRecord): Promise<string> {
  return textToLink(JSON.stringify(record))
}

/** Any text as a part of a link: deflated, in the 64 signs that need no escape in an address. */
export async function textToLink(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT))
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** The record inside a link, or what is wrong with it. */
export async function linkToRecord(link: string): Promise<Attempt<GameRecord>> {
  const text = await linkToText(link)
  if (!text.ok) return text
  let json: unknown
  try {
    json = JSON.parse(text.value)
  } catch {
    return failed({ kind: 'damagedLink' })
  }
  const record = readRecord(json)
  return record.ok ? record : failed({ kind: 'broken', error: record.error })
}

/** The text inside a link. */
export async function linkToText(link: string): Promise<Attempt<string>> {
  if (link.length > LARGEST_RECORD) return failed({ kind: 'tooLarge' })
  const bytes = fromBase64Url(link)
  if (bytes === undefined) return failed({ kind: 'damagedLink' })
  try {
    const unpacked = await inflate(bytes)
    return unpacked === undefined ? failed({ kind: 'tooLarge' }) : { ok: true, value: unpacked }
  } catch {
    return failed({ kind: 'damagedLink' })
  }
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
