import type { GameAbout, Language, SampleSet } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
const credits = {
  en: [
    'Game design and illustration: Emma Pásztor. Graphic design and typesetting: Bori Győri. Publisher: Pagony, Budapest.',
    'Lokomoto belongs to its author Emma Pásztor and its publisher Pagony. Hilltop is not theirs and not endorsed by them.',
    'The rules here are written in our own words. The map, the train and shape cards and all drawings are our own; a file of your own can replace the map and the cards in the settings.',
  ],
  hu: [
    'Játékterv és illusztráció: Pásztor Emma. Grafikai terv és tördelés: Győri Bori. Kiadó: Pagony, Budapest.',
    'A Lokomoto a szerzőjéé (Pásztor Emma) és a kiadójáé (Pagony). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le. A térkép, a vonatkártyák, az alakzatkártyák és minden rajz a miénk; a térképet és a kártyákat a beállításokban saját fájllal lecserélheted.',
  ],
  ja: [
    'ゲームデザインとイラスト：Emma Pásztor。グラフィックデザインと組版：Bori Győri。発行：Pagony（ブダペスト）。',
    'ロコモト（Lokomoto）の権利は、作者のEmma Pásztor氏と出版社のPagonyにあります。Hilltopは作者や出版社のものではなく、公認も受けていません。',
    'ここのルールは独自の文章で書いています。地図、列車カード、図形カード、絵もすべて独自のものです。地図とカードは、設定で自分のファイルに差し替えられます。',
  ],
}

/** What each level of the bots does, where it is chosen. */
const levels = {
  en: {
    expert: 'Plays many games to the end in its head, and sees what you are after.',
    sharp: 'Tries its ideas a few rounds ahead and guards what it needs.',
    strong: 'Looks for large trains with shapes, and a few turns ahead.',
    keen: 'Compares two or three plans before it draws.',
    steady: 'Joins its lines and buys what brings the most.',
    casual: 'Plans its next train, but overlooks some trains and shapes.',
    easy: 'Sees trains that are near, overlooks many, and sometimes dreams.',
    beginner: 'A first opponent: sees a train only when it is nearly paid for.',
    random: 'Takes any legal action: easy to beat.',
  },
  hu: {
    expert: 'Fejben sok játszmát végigjátszik, és látja, mire készülsz.',
    sharp: 'Néhány fordulóra előre kipróbálja az ötleteit, és őrzi, ami kell neki.',
    strong: 'Nagy vonatokra és alakzatokra tör, és néhány körrel előre gondolkodik.',
    keen: 'Két-három tervet is összevet, mielőtt rajzol.',
    steady: 'Összeköti a vonalait, és azt veszi meg, ami a legtöbbet hozza.',
    casual: 'Megtervezi a következő vonatát, de átsiklik egy-egy vonat és alakzat fölött.',
    easy: 'A közeli vonatokat látja, sokat nem vesz észre, és néha elmereng.',
    beginner: 'Első ellenfélnek: csak akkor vesz észre egy vonatot, ha már majdnem megvan az ára.',
    random: 'Bármit meglép, ami szabályos: könnyű legyőzni.',
  },
  ja: {
    expert: '頭の中で何度も最後までプレイし、相手の狙いも見抜きます。',
    sharp: '数巡先まで試し、必要な区間を守ります。',
    strong: '大きな列車と図形を狙い、数手先まで読みます。',
    keen: '2、3の計画を比べてから線を引きます。',
    steady: '線をつなげて、最も得になるものを買います。',
    casual: '次の列車は計画しますが、列車や図形を見落とすことがあります。',
    easy: '近い列車だけを見て、見落としも多く、ときどきうっかりします。',
    beginner: '最初の相手に。もう少しで買える列車だけに気づきます。',
    random: 'できることを無作為に選びます。簡単に勝てます。',
  },
}

export const about: Readonly<Record<Language, GameAbout>> = {
  en: { credits: credits.en, levels: levels.en },
  hu: { credits: credits.hu, levels: levels.hu },
  ja: { credits: credits.ja, levels: levels.ja },
}

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
