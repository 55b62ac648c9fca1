import type { RecordOriginTexts } from '../en/record-origin.ts'

export const recordOrigin: RecordOriginTexts = {
  known: 'Az a szerver írta alá, amelyen játszol: a felvételben a játék után semmit sem változtattak meg.',
  other: (key) =>
    `Olyan szerver írta alá, amelyen ez a böngésző még nem játszott (kulcs: ${key}…): a felvételben a játék után semmit sem változtattak meg.`,
  changed:
    'Ezt a felvételt a játék után megváltoztatták: az aláírása nem illik hozzá. A nevek, a lépések vagy az eredmény hamis lehet.',
}
