import type { Language } from '#boards/board.ts'

/** Who made the printed game, as its rulebook says; then whose it is, and what of it is ours. */
export const credits: Readonly<Record<Language, readonly string[]>> = {
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
