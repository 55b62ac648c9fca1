/** Where a record comes from: a game of this browser by its name, or the text inside the link itself. */
export interface Source {
  readonly kind: 'game' | 'link'
  readonly text: string
}

export interface ReplayPlace {
  readonly source: Source | undefined
  /** The moment after so many actions; undefined where the address names none. */
  readonly at: number | undefined
}

/** Reads `?game=ID&at=57` and `#r=…&at=57`. A record inside the link comes first, since it is what was shared. */
export function readAddress(search: string, hash: string): ReplayPlace {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''))
  const text = inHash.get('r')
  if (text !== null && text !== '') return { source: { kind: 'link', text }, at: readMoment(inHash.get('at')) }
  const query = new URLSearchParams(search)
  const id = query.get('game')
  if (id !== null && id !== '') return { source: { kind: 'game', text: id }, at: readMoment(query.get('at')) }
  return { source: undefined, at: undefined }
}

function readMoment(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** What stands behind the path for this moment of this record. */
export function addressOf(source: Source, at: number): string {
  const moment = at === 0 ? '' : `&at=${at}`
  return source.kind === 'link' ? `#r=${source.text}${moment}` : `?game=${encodeURIComponent(source.text)}${moment}`
}
