import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'Lokomoto',
  pitch: 'Draw railway lines on one shared map and trade them for trains: long ones, clever ones, or both.',
  box: '2–5 players · ages 8 and up · 30 minutes',
  begins: 'By the rulebook: who travelled by train most recently; in doubt, who imitates a train whistle longest.',
  colours: ['Brick red', 'Blue', 'Green', 'Purple', 'Ochre'],
  variants: {
    hiddenAgendas: { name: 'Hidden agendas', line: 'Each player has two secret shapes to look for.' },
    advanced: { name: 'Advanced', line: 'You pay only with sections that one stroke can draw.' },
  },
  bots: {
    expert: 'Expert',
    sharp: 'Sharp',
    strong: 'Strong',
    keen: 'Keen',
    steady: 'Steady',
    casual: 'Casual',
    easy: 'Easy',
    beginner: 'Beginner',
    random: 'Random',
  },
  titles: {},
  reached: (points) => (points === 1 ? '1 point' : `${String(points).replace('-', '−')} points`),
}
