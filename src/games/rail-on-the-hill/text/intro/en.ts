import type { GameIntro } from '#boards/board.ts'

export const intro: GameIntro = {
  name: 'The Rail on the Hill',
  pitch: 'Build a town of sixteen cards and run four railway lines past its landmarks.',
  box: '1–4 players · ages 10 and up · 30–60 minutes',
  begins: 'By the rulebook: who boarded a train most recently.',
  variants: {
    requests: { name: 'Residents’ Requests', line: 'Two requests score points for everyone.' },
    noRotation: { name: 'No Rotation', line: 'Every Town card is placed upright.' },
    simultaneous: { name: 'Simultaneous turns', line: 'Acquire cards in turn order, then all play at the same time.' },
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
  titles: {
    'Unsuited for governance': 'Unsuited for governance',
    'Newbie mayor': 'Newbie mayor',
    'Inexperienced mayor': 'Inexperienced mayor',
    'Average mayor': 'Average mayor',
    'Above average mayor': 'Above average mayor',
    'Skilled mayor': 'Skilled mayor',
    'Highly skilled mayor': 'Highly skilled mayor',
    'Top mayor': 'Top mayor',
    'Legendary mayor': 'Legendary mayor',
    'Inhumanly excellent mayor': 'Inhumanly excellent mayor',
    'God-level mayor': 'God-level mayor',
  },
  reached: (points) => (points === 1 ? '1 point' : `${points} points`),
}
