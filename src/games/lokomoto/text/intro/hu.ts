import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Lokomoto',
  pitch:
    'Rajzolj vasútvonalakat a közös térképre, és váltsd vonatokra őket: a hosszú vonal is sokat ér, az ötletes is.',
  box: '2–5 játékos · 8 éves kortól · 30 perc',
  begins:
    'A szabálykönyv szerint: aki legutóbb utazott vonattal; ha ez nem dönti el, aki egy levegővel a leghosszabb vonatfüttyöt utánozza.',
  colours: ['Téglavörös', 'Kék', 'Zöld', 'Lila', 'Okker'],
  variants: {
    hiddenAgendas: { name: 'Titkos alakzatok', line: 'Mindenki kap két titkos alakzatot is.' },
    advanced: { name: 'Haladó', line: 'Csak azzal fizethetsz, ami egy vonallal megrajzolható.' },
  },
  bots: {
    expert: 'Mester',
    sharp: 'Rutinos',
    strong: 'Erős',
    keen: 'Ügyes',
    steady: 'Alapos',
    casual: 'Laza',
    easy: 'Könnyű',
    beginner: 'Kezdő',
    random: 'Véletlen',
  },
  titles: {},
  reached: (points) => `${String(points).replace('-', '−')} pont`,
}
