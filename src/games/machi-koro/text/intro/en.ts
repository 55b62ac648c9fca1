import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Machi Koro',
  pitch: 'Roll the dice, collect from your fields and shops, and be the first to build four landmarks.',
  box: '2–4 players',
  variants: {},
  bots: {
    expert: { name: 'Expert', line: 'Knows from millions of games what a town is worth, and looks ahead.' },
    strong: { name: 'Strong', line: 'Knows what a town will be worth, one turn ahead.' },
    steady: { name: 'Steady', line: 'Builds what its next rolls pay for best.' },
    easy: { name: 'Easy', line: 'Buys what pays soonest, and sometimes what it likes.' },
    random: { name: 'Random', line: 'Takes any legal action: easy to beat.' },
  },
  titles: {},
  reached: (points) => (points === 1 ? '1 landmark' : `${points} landmarks`),
}
