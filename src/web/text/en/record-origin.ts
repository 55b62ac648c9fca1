/** Whether a record from elsewhere is as its server signed it. */
export const recordOrigin = {
  known: 'Signed by the server that you play on: nothing in this record was changed after the game.',
  /** `key` is the beginning of the key. */
  other: (key: string) =>
    `Signed by a server that this browser has not played on (key ${key}…): nothing in this record was changed after the game.`,
  changed:
    'This record was changed after the game: its signature does not match. Names, moves or results may be wrong.',
}

export type RecordOriginTexts = typeof recordOrigin
