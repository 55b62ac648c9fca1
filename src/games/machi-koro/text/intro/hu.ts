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
  credits:
    'Játékterv: Masao Suganuma. A szabálykönyv megnevezi még: Noboru Hotta, Taro Hino, Manindo. Kiadó: Grounding Inc.',
  rights: [
    'A Machi Koro a szerzőjéé (Masao Suganuma) és a kiadójáé (Grounding). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le, és minden rajz a miénk. A kártyákon álló számokat a beállításokban saját kártyafájllal lecserélheted.',
  ],
}
