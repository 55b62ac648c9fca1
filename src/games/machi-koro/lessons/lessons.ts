import { type LessonPlans, lessonLoader } from '#boards/lesson.ts'
import type { Lessons } from './en.ts'

/** The seeds are chosen for their dice: 3 1 4 2 3 5 and 2+6 in the first game. */
const plans: LessonPlans<Lessons> = {
  first: {
    minutes: 5,
    options: { players: 2, first: 1 },
    seed: 'lesson-35417',
    steps: {
      welcome: {},
      roll: { ask: 'roll 1' },
      store: { ask: 'build convenience-store', refused: { 'build stadium': 'MK-B1' } },
      wheat: { before: '2 roll 1; build cafe', ask: 'roll 1' },
      ranch: { ask: 'build ranch' },
      blue: { before: '2 roll 1; build forest', ask: 'roll 1' },
      station: { ask: 'build train-station', refused: { 'build shopping-mall': 'MK-B1' } },
      dice: { before: '2 roll 1; build ranch', ask: 'roll 2' },
      bakery: { ask: 'build bakery' },
      odds: { before: '2 roll 1; pass' },
      end: {},
    },
  },
  dice: {
    minutes: 2,
    options: { players: 2, first: 1 },
    seed: 'dice-205',
    before: `
      1 roll 1; build ranch
      2 roll 1; build cafe
      1 roll 1; build ranch
      2 roll 1; build forest
      1 roll 1; build ranch
      2 roll 1; build wheat-field
      1 roll 1; build train-station
      2 roll 1; build wheat-field
      1 roll 1`,
    steps: {
      factory: { ask: 'build cheese-factory' },
      seven: { before: '2 roll 1; pass', ask: 'roll 2' },
      mine: { ask: 'build mine' },
      choose: { before: '2 roll 1; pass' },
      end: {},
    },
  },
  purple: {
    minutes: 3,
    options: { players: 3, first: 1 },
    seed: 'purple-53',
    before: `
      1 roll 1; build convenience-store
      2 roll 1; build forest
      3 roll 1; build ranch
      1 roll 1; build convenience-store
      2 roll 1; pass
      3 roll 1; build wheat-field
      1 roll 1; pass
      2 roll 1; pass
      3 roll 1; build convenience-store
      1 roll 1; build tv-station
      2 roll 1; pass
      3 roll 1; pass
      1 roll 1; pass
      2 roll 1; pass
      3 roll 1; pass
      1 roll 1; build business-center
      2 roll 1; build mine
      3 roll 1; pass
      1 roll 1`,
    steps: {
      welcome: {},
      stadium: { ask: 'build stadium', refused: { 'build tv-station': 'MK-B3' } },
      six: {
        before: `
          2 roll 1; pass
          3 roll 1; pass`,
        ask: 'roll 1',
      },
      tv: { ask: 'tv 3' },
      swap: { ask: 'swap wheat-field 2 mine', refused: { 'swap stadium 2 mine': 'MK-I5' } },
      end: {},
    },
  },
  landmarks: {
    minutes: 3,
    options: { players: 2, first: 1 },
    seed: 'tower-2966',
    before: `
      1 roll 1; build convenience-store
      2 roll 1; build wheat-field
      1 roll 1; build convenience-store
      2 roll 1; build wheat-field
      1 roll 1; build convenience-store
      2 roll 1; build wheat-field
      1 roll 1; build convenience-store
      2 roll 1; pass
      1 roll 1; build train-station
      2 roll 1; pass
      1 roll 1`,
    steps: {
      mall: { ask: 'build shopping-mall', refused: { 'build train-station': 'MK-B4' } },
      one: { before: '2 roll 1; pass', ask: 'roll 1' },
      tower: { ask: 'build radio-tower' },
      two: { before: '2 roll 1; pass', ask: 'roll 2' },
      again: { ask: 'reroll 2' },
      park: { ask: 'build amusement-park' },
      end: {},
    },
  },
}

export const loadLessons = lessonLoader(plans, {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  ja: () => import('./ja.ts'),
})
