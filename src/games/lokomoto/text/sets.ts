import type { Language, SampleSet } from '#boards/board.ts'

/** The card sets that are offered beside the standard cards. docs/cards.md says how they play. */
export const sets: Readonly<Record<Language, readonly SampleSet[]>> = {
  en: [
    {
      file: 'two-islands',
      id: 'Two Islands',
      name: 'Two Islands',
      line: 'Small, with cheap trains: Kyushu and Shikoku, with three ferries between them.',
    },
    {
      file: 'tram-city',
      id: 'Tram City',
      name: 'Tram City',
      line: 'Trams of Budapest on a square lattice: shapes turn by 90°, and four bridges cross the river.',
    },
    {
      file: 'great-lake',
      id: 'Great Lake',
      name: 'Great Lake',
      line: 'Large, round Lake Constance, with two ways round the water: room for five.',
    },
  ],
  hu: [
    {
      file: 'two-islands',
      id: 'Two Islands',
      name: 'Két sziget',
      line: 'Kicsi, olcsó vonatokkal: Kjúsú és Sikoku, köztük három komp.',
    },
    {
      file: 'tram-city',
      id: 'Tram City',
      name: 'Villamosváros',
      line: 'Budapesti villamosok négyzetrácson: az alakzatok 90°-kal fordulnak, a folyón négy híd vezet át.',
    },
    {
      file: 'great-lake',
      id: 'Great Lake',
      name: 'Nagy tó',
      line: 'Nagy térkép a Bodeni-tó körül, két irányban megkerülhető: öten is elférnek.',
    },
  ],
  ja: [
    {
      file: 'two-islands',
      id: 'Two Islands',
      name: '二つの島',
      line: '小さな地図と安い列車。九州と四国が3本のフェリーで結ばれています。',
    },
    {
      file: 'tram-city',
      id: 'Tram City',
      name: '路面電車の街',
      line: 'ブダペストの路面電車。正方形の格子で形は90°ずつ回り、川には4本の橋があります。',
    },
    {
      file: 'great-lake',
      id: 'Great Lake',
      name: '大きな湖',
      line: 'ボーデン湖を囲む大きな地図。湖の両側を回れ、5人でも余裕があります。',
    },
  ],
}
