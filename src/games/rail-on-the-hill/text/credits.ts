import type { Language } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
export const credits: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Game design: Hisashi Hayashi. Graphic design: ryo_nyamo. English translation: Daryl Chow. Proofreading: HAL99. Publisher: OKAZU brand, 2024.',
    'The Rail on the Hill belongs to its author Hisashi Hayashi and its publisher OKAZU brand. Hilltop is not theirs and not endorsed by them.',
    'The rules here are written in our own words. The card faces are our own reconstruction and may differ from the printed cards; a card file of your own can replace them in the settings.',
  ],
  hu: [
    'Játékterv: Hisashi Hayashi. Grafika: ryo_nyamo. Angol fordítás: Daryl Chow. Korrektúra: HAL99. Kiadó: OKAZU brand, 2024.',
    'A játék (The Rail on the Hill) a szerzőjéé (Hisashi Hayashi) és a kiadójáé (OKAZU brand). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le. A kártyalapok a mi rekonstrukcióink, és eltérhetnek a nyomtatott kártyáktól; a beállításokban saját kártyafájllal lecserélheted őket.',
  ],
  ja: [
    'ゲームデザイン：林尚志。グラフィックデザイン：ryo_nyamo。英訳：Daryl Chow。校正：HAL99。発行：OKAZU brand（2024年）。',
    '『The Rail on the Hill』の権利は、作者の林尚志氏とOKAZU brandにあります。Hilltopは作者や出版社のものではなく、公認も受けていません。',
    'ここのルールは独自の文章で書いています。カードの内容は独自に再現したもので、実物のカードとは異なることがあります。設定で自分のカードファイルに差し替えられます。',
  ],
}
