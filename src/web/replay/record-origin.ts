import type { Language } from '#boards/board.ts'
import type { GameRecord } from '#engine/record.ts'
import { checkProof } from '#fair/fair.ts'
import { checkSignature } from '#fair/signature.ts'
import { knownServerKey } from '../online/api.ts'
import type { NoticeContent } from '../table/Announcer.tsx'
import { loadRecordOriginTexts } from '../text/TextsContext.tsx'

/** As many digits of a key as a person compares. */
const SHOWN_DIGITS = 16

/** What the signature of a record from elsewhere says; undefined for games that no server has signed. */
export async function originOf(record: GameRecord, language: Language): Promise<NoticeContent | undefined> {
  const words = await loadRecordOriginTexts(language)
  const proof = checkProof(record)
  if (!proof.ok) return { kind: 'problem', text: words.changed }
  const { key = '' } = proof.value.fair
  switch (checkSignature(proof.value, knownServerKey())) {
    case 'valid':
      return { kind: 'news', text: words.known }
    case 'other':
      return { kind: 'news', text: words.other(key.slice(0, SHOWN_DIGITS)) }
    case 'wrong':
      return { kind: 'problem', text: words.changed }
    case 'unsigned':
      return undefined
  }
}
