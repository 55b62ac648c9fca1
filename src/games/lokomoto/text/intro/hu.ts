import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Lokomoto',
  pitch:
    'Rajzolj vasútvonalakat a közös térképre, és váltsd vonatokra őket: a hosszú vonal is sokat ér, az ötletes is.',
  box: '2–5 játékos · 8 éves kortól · 30 perc',
  begins: 'A szabálykönyv szerint: aki legutóbb utazott vonattal, síppal',
  colours: ['Téglavörös', 'Kék', 'Zöld', 'Lila', 'Okker'],
  variants: {
    hiddenAgendas: { name: 'Titkos alakzatok', line: 'Mindenki kap két titkos alakzatot is.' },
    advanced: { name: 'Haladó', line: 'Csak azzal fizethetsz, ami egy vonallal megrajzolható.' },
  },
  bots: {
    expert: { name: 'Mester', line: 'Fejben sok játszmát végigjátszik, és látja, mire készülsz.' },
    strong: { name: 'Erős', line: 'Nagy vonatokra és alakzatokra tör, és néhány körrel előre gondolkodik.' },
    steady: { name: 'Alapos', line: 'Összeköti a vonalait, és azt veszi meg, ami a legtöbbet hozza.' },
    easy: { name: 'Kezdő', line: 'Ott rajzol tovább, ahol van, megveszi az első vonatot, és néha elmereng.' },
    random: { name: 'Véletlen', line: 'Bármit meglép, ami szabályos: könnyű legyőzni.' },
  },
  titles: {},
  reached: (points) => `${String(points).replace('-', '−')} pont`,
}
