import type { GameAbout, Language, SampleSet } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
const credits = {
  en: [
    'Game design: Hisashi Hayashi. Graphic design: ryo_nyamo. English translation: Daryl Chow. Proofreading: HAL99. Playtesting: the usual members, the members of Rigole and of the Tsurumi board game playtest group. Publisher: OKAZU brand, 2024.',
    'The Rail on the Hill belongs to its author Hisashi Hayashi and its publisher OKAZU brand. Hilltop is not theirs and not endorsed by them.',
    'The rules here are written in our own words. The card faces are our own reconstruction and may differ from the printed cards; a card file of your own can replace them in the settings.',
  ],
  hu: [
    'Játékterv: Hisashi Hayashi. Grafika: ryo_nyamo. Angol fordítás: Daryl Chow. Korrektúra: HAL99. Próbajáték: a szokásos csapat, a Rigole tagjai és a curumi társasjáték-tesztelő kör tagjai. Kiadó: OKAZU brand, 2024.',
    'A játék (The Rail on the Hill) a szerzőjéé (Hisashi Hayashi) és a kiadójáé (OKAZU brand). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le. A kártyalapok a mi rekonstrukcióink, és eltérhetnek a nyomtatott kártyáktól; a beállításokban saját kártyafájllal lecserélheted őket.',
  ],
  ja: [
    'ゲームデザイン：林尚志。グラフィックデザイン：ryo_nyamo。英訳：Daryl Chow。校正：HAL99。テストプレイ：いつものメンバー、Rigoleのメンバー、鶴見ボードゲームテストプレイ会のメンバー。発行：OKAZU brand（2024年）。',
    '『The Rail on the Hill』の権利は、作者の林尚志氏とOKAZU brandにあります。Hilltopは作者や出版社のものではなく、公認も受けていません。',
    'ここのルールは独自の文章で書いています。カードの内容は独自に再現したもので、実物のカードとは異なることがあります。設定で自分のカードファイルに差し替えられます。',
  ],
}

/** What each level of the bots does, where it is chosen. */
const levels = {
  en: {
    expert: 'Plans whole turns and tests them in many possible futures.',
    sharp: 'Plans whole turns and tests the best few.',
    strong: 'Plans whole turns and knows what pays in the end.',
    keen: 'Plans most turns, but sometimes follows its first idea.',
    steady: 'Knows what pays in the end, but overlooks things.',
    casual: 'Makes the most of a turn, but does not look far ahead.',
    easy: 'Overlooks many tracks and places.',
    beginner: 'A first opponent: takes points at once and cards it likes.',
    random: 'Takes any legal action: easy to beat.',
  },
  hu: {
    expert: 'Egész köröket tervez, és sokféle jövőben kipróbálja őket.',
    sharp: 'Egész köröket tervez, és a legjobb néhányat kipróbálja.',
    strong: 'Egész köröket tervez, és tudja, mi térül meg a végére.',
    keen: 'Többnyire egész köröket tervez, de néha az első ötletét követi.',
    steady: 'Tudja, mi térül meg a végére, de nem vesz észre mindent.',
    casual: 'A körből a legtöbbet hozza ki, de nem néz messzire előre.',
    easy: 'Sok sínt és helyet nem vesz észre.',
    beginner: 'Első ellenfélnek: a rögtön látható pontokat és a neki tetsző kártyákat viszi.',
    random: 'Bármit meglép, ami szabályos: könnyű legyőzni.',
  },
  ja: {
    expert: '手番全体を計画し、さまざまな展開で試します。',
    sharp: '手番全体を計画し、よい案をいくつか試します。',
    strong: '手番全体を計画し、最終的に何が得になるかを見抜きます。',
    keen: 'たいてい手番全体を計画しますが、思いつきで進めることもあります。',
    steady: '最終的な得を知っていますが、見落としがあります。',
    casual: 'その手番で最も得な手を選び、先のことはあまり考えません。',
    easy: '線路や置き場所をよく見落とします。',
    beginner: '最初の相手に。すぐ入る点と気に入ったカードを取ります。',
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
