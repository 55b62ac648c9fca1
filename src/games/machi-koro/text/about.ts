import type { GameAbout, Language, SampleSet } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
const credits = {
  en: [
    'Game design: Masao Suganuma. Also named in the rulebook: Noboru Hotta, Taro Hino, Manindo. Publisher: Grounding Inc.',
    'Machi Koro belongs to its author Masao Suganuma and its publisher Grounding. Hilltop is not theirs and not endorsed by them.',
    'The rules here are written in our own words, and all drawings are our own. A card file of your own can replace the numbers on the cards in the settings.',
  ],
  hu: [
    'Játékterv: Masao Suganuma. A szabálykönyv megnevezi még: Noboru Hotta, Taro Hino, Manindo. Kiadó: Grounding Inc.',
    'A Machi Koro a szerzőjéé (Masao Suganuma) és a kiadójáé (Grounding). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le, és minden rajz a miénk. A kártyákon álló számokat a beállításokban saját kártyafájllal lecserélheted.',
  ],
  ja: [
    'ゲームデザイン：菅沼正夫。説明書にはほかに、Noboru Hotta、Taro Hino、Manindoの名前があります。発行：グランディング。',
    '街コロの権利は、作者の菅沼正夫氏と出版社のグランディングにあります。Hilltopは作者や出版社のものではなく、公認も受けていません。',
    'ここのルールは独自の文章で書いており、絵もすべて独自のものです。カードの数値は、設定で自分のカードファイルに差し替えられます。',
  ],
}

/** What each level of the bots does, where it is chosen. */
const levels = {
  en: {
    expert: 'Knows from millions of games what a town is worth, and looks ahead.',
    strong: 'Knows what a town will be worth, one turn ahead.',
    steady: 'Builds what its next rolls pay for best.',
    casual: 'Races for the landmarks, but misses half of what is on offer.',
    easy: 'Buys what pays soonest, and sometimes what it likes.',
    beginner: 'A first opponent: buys what it happens to see and like.',
    random: 'Takes any legal action: easy to beat.',
  },
  hu: {
    expert: 'Milliónyi játszmából tudja, mennyit ér egy város, és előre is néz.',
    strong: 'Egy körrel előre látja, mennyit fog érni egy város.',
    steady: 'Azt építi, ami a következő dobásaival a legtöbbet hozza.',
    casual: 'A nevezetességekre hajt, de a kínálat felét nem veszi észre.',
    easy: 'Azt veszi, ami rögtön fizet, vagy ami éppen tetszik neki.',
    beginner: 'Első ellenfélnek: azt veszi meg, ami a szemébe ötlik és tetszik neki.',
    random: 'Bármit meglép, ami szabályos: könnyű legyőzni.',
  },
  ja: {
    expert: '何百万回もの対戦から街の価値を学び、先を読みます。',
    strong: '1手番先を読み、街の価値を見抜きます。',
    steady: 'これからの出目で最も得になるものを建設します。',
    casual: 'ランドマークを目指しますが、並ぶ施設の半分は見落とします。',
    easy: 'すぐに得になるものや、気に入ったものを買います。',
    beginner: '最初の相手に。たまたま目に入った好きなものを買います。',
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
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'One-Die Town',
      line: 'A short game with one die: every card works at 1 to 6, and three landmarks win.',
    },
  ],
  hu: [
    {
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'Egykockás város',
      line: 'Rövid játék egy kockával: minden kártya 1 és 6 között működik, és három nevezetesség nyer.',
    },
  ],
  ja: [
    {
      file: 'one-die-town',
      id: 'One-Die Town',
      name: 'サイコロ1つの街',
      line: 'サイコロ1つの短いゲームです。施設はすべて1～6の目で働き、ランドマーク3つで勝ちます。',
    },
  ],
}
