import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Machi Koro',
  pitch: 'Roll the dice, collect from your fields and shops, and be the first to build four landmarks.',
  box: '2–4 players',
  begins: 'By the rulebook: in any way you like.',
  variants: {},
  bots: {
    expert: 'Expert',
    strong: 'Strong',
    steady: 'Steady',
    casual: 'Casual',
    easy: 'Easy',
    beginner: 'Beginner',
    random: 'Random',
  },
  titles: {},
  reached: (points) => (points === 1 ? '1 landmark' : `${points} landmarks`),
}
