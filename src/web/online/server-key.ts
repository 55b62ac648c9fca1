import { read, write } from '../storage/local.ts'
import { api } from './api.ts'

const NAME = 'record-key'

/** The public key that this server signs records with; the one that it had before while it does not answer. */
export async function serverKey(): Promise<string | undefined> {
  try {
    const { recordKey } = await api.about()
    write(NAME, recordKey)
    return recordKey
  } catch {
    return knownServerKey()
  }
}

/** The key of the server that this browser has played on, without asking for it. */
export function knownServerKey(): string | undefined {
  const key = read(NAME)
  return typeof key === 'string' ? key : undefined
}
