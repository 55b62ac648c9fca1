import type { Language, SampleSet } from '#boards/board.ts'

/** The card sets that are offered beside the standard cards. docs/cards.md says how they play. */
export const sets: Readonly<Record<Language, readonly SampleSet[]>> = {
  en: [
    {
      file: 'boulevards',
      id: 'Boulevards',
      name: 'Boulevards',
      line: 'Two more roads on every Town card, more Double Tracks, and Plans that ask for long lines.',
    },
  ],
  hu: [
    {
      file: 'boulevards',
      id: 'Boulevards',
      name: 'Sugárutak',
      line: 'Minden városkártyán két úttal több, több Dupla sín, és hosszú vonalakat kérő tervek.',
    },
  ],
  ja: [
    {
      file: 'boulevards',
      id: 'Boulevards',
      name: '大通り',
      line: 'すべての街カードに道が2本多く、複線トークンが多く、長い路線を求める計画カードが増えます。',
    },
  ],
}
