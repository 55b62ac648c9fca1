import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Machi Koro',
  pitch: 'Dobj, szedd be a földjeid és a boltjaid bevételét, és építs meg elsőként négy nevezetességet.',
  box: '2–4 játékos',
  variants: {},
  bots: {
    expert: { name: 'Mester', line: 'Milliónyi játszmából tudja, mennyit ér egy város, és előre is néz.' },
    strong: { name: 'Erős', line: 'Egy körrel előre látja, mennyit fog érni egy város.' },
    steady: { name: 'Alapos', line: 'Azt építi, ami a következő dobásaival a legtöbbet hozza.' },
    easy: { name: 'Kezdő', line: 'Azt veszi, ami rögtön fizet, vagy ami éppen tetszik neki.' },
    random: { name: 'Véletlen', line: 'Bármit meglép, ami szabályos: könnyű legyőzni.' },
  },
  titles: {},
  reached: (points) => `${points} nevezetesség`,
}
