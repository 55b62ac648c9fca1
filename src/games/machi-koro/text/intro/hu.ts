import type { GameIntro } from '../../../../boards/board.ts'

export const intro: GameIntro = {
  name: 'Machi Koro',
  pitch: 'Dobj, szedd be a földjeid és a boltjaid bevételét, és építs meg elsőként négy nevezetességet.',
  variants: {},
  bots: {
    steady: { name: 'Megfontolt', line: 'Azt építi, ami a következő dobásaival a legtöbbet hozza.' },
    random: { name: 'Véletlen', line: 'Bármit meglép, ami szabályos: könnyű legyőzni.' },
  },
  titles: {},
  reached: (points) => `${points} nevezetesség`,
  rights: [
    'A Machi Koro a szerzőjéé (Masao Suganuma) és a kiadójáé (Grounding). A Hilltop tőlük független, és nem az ő jóváhagyásukkal készült.',
    'A szabályokat a saját szavainkkal írtuk le, és minden rajz a miénk. A kártyákon álló számokat a beállításokban saját kártyafájllal lecserélheted.',
  ],
}
