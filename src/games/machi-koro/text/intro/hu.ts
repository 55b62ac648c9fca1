import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Machi Koro',
  pitch: 'Dobj, szedd be a földjeid és a boltjaid bevételét, és építs meg elsőként négy nevezetességet.',
  box: '2–4 játékos',
  begins: 'A szabálykönyv szerint: ahogy megegyeztek.',
  variants: {},
  bots: {
    expert: 'Mester',
    strong: 'Erős',
    steady: 'Alapos',
    casual: 'Laza',
    easy: 'Könnyű',
    beginner: 'Kezdő',
    random: 'Véletlen',
  },
  titles: {},
  reached: (points) => `${points} nevezetesség`,
}
