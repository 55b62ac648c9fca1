import type { Language } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
export const credits: Readonly<Record<Language, readonly string[]>> = {
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
