import { type LessonPlans, lessonLoader } from '#boards/lesson.ts'
import type { Lessons } from './en.ts'

/** The learner has four sections in a row, from d4 to f4. */
const FOUR_IN_A_ROW = `
  1 draw d4-e3
  2 draw a4-a5
  3 draw h3-h4
  1 draw e3-e4
  2 draw a5-b4
  3 draw h4-i3
  1 draw e4-f3
  2 draw b4-c3
  3 draw i2-i3
  1 draw f3-f4
  2 draw c2-c3
  3 draw h2-i2`

/** The seeds are chosen for the trains and shapes that are open at the beginning. */
const plans: LessonPlans<Lessons> = {
  first: {
    minutes: 5,
    options: { players: 3, first: 1 },
    seed: 'line-65',
    steps: {
      welcome: {},
      draw: { ask: 'draw d3-e3' },
      reserve: {
        before: `
          2 draw e3-e4
          3 draw g3-h3`,
        ask: 'reserve d3-d4 d4-e3',
        refused: { 'draw e3-e4': 'LK-A3' },
      },
      second: {
        before: `
          2 draw e4-e5
          3 draw h3-i2`,
        ask: 'draw d3-d4',
      },
      third: {
        before: `
          2 draw e5-f5
          3 draw i2-i3`,
        ask: 'draw d4-e3',
      },
      buy: {
        before: `
          2 draw f4-f5
          3 draw h3-h4`,
        ask: 'buy 6 with d3-d4 d3-e3 d4-e3 shape 1',
      },
      next: {
        before: `
          2 reserve f3-f4 f4-g4
          3 draw h4-i3`,
        ask: 'draw c4-d4',
        refused: { 'draw d3-e3': 'LK-A3' },
      },
      end: {},
    },
  },
  opening: {
    minutes: 2,
    options: { players: 2, first: 1 },
    seed: 'two-0',
    steps: {
      first: { ask: 'block e3-e4' },
      second: { before: '2 block c4-d4', ask: 'block f3-f4' },
      last: {
        before: `
          2 block d5-d6
          1 block e5-f4
          2 block e3-f3
          1 block g4-g5
          2 block b5-c5
          1 block c6-d5
          2 block h3-h4`,
        ask: 'block d6-e5',
      },
      begin: { before: '2 block a5-a6', ask: 'draw d3-e3', refused: { 'draw e3-e4': 'LK-A3' } },
      end: {},
    },
  },
  shapes: {
    minutes: 2,
    options: { players: 3, first: 1 },
    seed: 'pay-37',
    before: `${FOUR_IN_A_ROW}
      1 draw d3-e3
      2 draw b3-c2
      3 draw h1-i1
      1 reserve f4-f5 f4-g4
      2 draw a4-b3
      3 draw i1-j1`,
    steps: {
      network: { refused: { 'buy 41 with d3-e3 d4-e3 e3-e4 e4-f3 f3-f4 f4-g4': 'LK-A3' } },
      buy: { ask: 'buy 33 with d3-e3 d4-e3 e3-e4 e4-f3 f3-f4 shape 11' },
      end: {},
    },
  },
  more: {
    minutes: 2,
    options: { players: 3, first: 1 },
    seed: 'more-341',
    before: `
      1 draw d4-e3
      2 draw a4-a5
      3 draw h3-h4
      1 draw e3-e4
      2 draw a5-b4
      3 draw h4-i3
      1 draw d5-e4
      2 draw b4-c3
      3 draw i2-i3
      1 draw d4-d5
      2 draw c2-c3
      3 draw h2-i2`,
    steps: {
      rhombus: { refused: { 'buy 8 with d4-d5 d4-e3 d5-e4 e3-e4': 'LK-B1' } },
      buy: { ask: 'buy 8 with d4-d5 d4-e3 d5-e4 e3-e4 shape 6' },
      end: {},
    },
  },
  stroke: {
    minutes: 2,
    options: { players: 3, first: 1, advanced: true },
    seed: 'stroke-5',
    before: `
      1 draw d3-e3
      2 draw a4-a5
      3 draw h3-h4
      1 draw e3-e4
      2 draw a5-b4
      3 draw h4-i3
      1 draw e3-f3
      2 draw b4-c3
      3 draw i2-i3`,
    steps: {
      fork: { ask: 'draw e4-f3', refused: { 'buy 13 with d3-e3 e3-e4 e3-f3': 'LK-X1' } },
      buy: {
        before: `
          2 draw c2-c3
          3 draw h2-i2`,
        ask: 'buy 16 with d3-e3 e3-e4 e3-f3 e4-f3',
      },
      end: {},
    },
  },
  agendas: {
    minutes: 2,
    options: { players: 3, first: 1, hiddenAgendas: true },
    seed: 'secret-33',
    before: FOUR_IN_A_ROW,
    steps: {
      secret: {},
      buy: { ask: 'buy 18 with d4-e3 e3-e4 e4-f3 f3-f4 shape 11' },
      end: {},
    },
  },
}

export const loadLessons = lessonLoader(plans, {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  ja: () => import('./ja.ts'),
})
