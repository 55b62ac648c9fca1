import type { HintTexts } from '../types/hints.ts'

/** Why a move is good, in English. `{name}` stands for a value of the reason. */
export const HINTS: HintTexts = {
  'plan-met': 'This fulfils Plan {card} on the {line} line: {points} points.',
  'penalty-avoided':
    'This fulfils Plan {card}, the first one of the {line} line: {points} points, and no penalty of 10.',
  'plan-nearer': 'Plan {card} on the {line} line comes nearer: {missing} to go.',
  'plan-taken': 'Plan {card} suits the {line} line.',
  bonus: 'The {line} line earns its bonus.',
  'line-value': 'The {line} line gains {points} points.',
  request: "Residents' Request {request} gives {points} points more.",
  token: 'Development token {token} is of good use here.',
  resources: 'It leaves {resources} resources for the tracks to come.',
  room: 'The {line} line gets a good way to go on.',
  scrap: 'A scrapped track of the {line} line pays for something better.',
  draw: 'A draw promises more than anything on the table.',
  opening: 'These cards and plans go well together.',
  outlook: 'This promises the most points in the end.',
  steady: 'This turn is worth most at its end.',
  easy: 'This looks best at first sight.',
  random: 'No reason: any legal action would do.',
}
