import { type LessonPlans, lessonLoader } from '#boards/lesson.ts'
import type { Lessons } from './en.ts'

const FIRST = { players: 1 }
/** With these cards the yellow line fulfils its Plan in three rounds. */
const FIRST_SEED = 'rail-0'
const FIRST_SETUP = '1 take 1; place 42 d4 r0; place 46 e5 r180; plan 33 yellow; plan 1 red; plan 60 blue; plan 8 black'

const plans: LessonPlans<Lessons> = {
  first: {
    minutes: 8,
    options: FIRST,
    seed: FIRST_SEED,
    before: '1 take 1',
    steps: {
      welcome: {},
      town: { ask: 'place 42 d4 r0' },
      zoo: { ask: 'place 46 e5 r180' },
      yellowPlan: { ask: 'plan 33 yellow' },
      redPlan: { ask: 'plan 1 red' },
      bluePlan: { ask: 'plan 60 blue' },
      blackPlan: { ask: 'plan 8 black' },
      acquire: { ask: 'acquire a' },
      place: { ask: 'place 25 e4 r0' },
      lay: { ask: 'lay yellow d4-e4' },
      collect: { ask: 'collect' },
      end: { ask: 'end' },
      secondRound: { ask: 'acquire b', refused: { 'acquire a': 'RH-A1' } },
      cityHall: { ask: 'place 45 f4 r90' },
      secondTrack: { ask: 'lay yellow e4-f4', refused: { 'lay yellow d4-e4': 'RH-T3' } },
      wild: { ask: 'plan 38 blue' },
      secondEnd: { ask: 'end' },
      thirdRound: { ask: 'acquire a' },
      bank: { ask: 'place 62 g5 r270' },
      thirdTrack: { ask: 'lay yellow f4-g5' },
      bonus: { ask: 'bonus track' },
      red: { ask: 'lay red d4-e5' },
      goodbye: {},
    },
  },
  crossings: {
    minutes: 2,
    options: FIRST,
    seed: FIRST_SEED,
    before: `
      ${FIRST_SETUP}
      1 acquire a; place 25 e4 r0; lay red d4-e5; collect; end
      1 acquire b`,
    steps: {
      diagonal: { ask: 'place 45 d5 r0' },
      cross: { ask: 'lay yellow d5-e4' },
      scrap: {},
      end: {},
    },
  },
  plans: {
    minutes: 2,
    options: FIRST,
    seed: FIRST_SEED,
    before: `
      ${FIRST_SETUP}
      1 acquire a; place 25 e4 r0; lay yellow d4-e4; collect; end
      1 acquire b; place 45 f4 r90; lay yellow e4-f4; plan 38 blue; end
      1 acquire a; place 62 g5 r270`,
    steps: {
      third: { ask: 'lay yellow f4-g5' },
      draw: { ask: 'bonus plans' },
      choose: { ask: 'plan 55 yellow' },
      end: {},
    },
  },
  tokens: {
    minutes: 3,
    options: FIRST,
    seed: 'rail-1',
    before: '1 take 1; place 33 d4 r0; place 62 e4 r90',
    steps: {
      upgrade: { ask: 'upgrade d4' },
      acquire: { before: '1 plan 11 red; plan 14 yellow; plan 35 blue; plan 52 black', ask: 'acquire d' },
      take: { before: '1 place 65 f4 r0; lay yellow e4-f4', ask: 'develop 27' },
      double: { before: '1 end; acquire c; place 52 d5 r0', ask: 'lay blue e4-f4' },
      buy: {},
      end: {},
    },
  },
  requests: {
    minutes: 2,
    options: { players: 1, requests: true },
    seed: 'request-13',
    before: `
      1 take 1; place 12 d4 r90; place 48 c4 r90; plan 5 black; plan 1 red; plan 42 blue; plan 9 yellow
      1 acquire a; collect; place 3 d3 r90; lay black c4-d3; end
      1 acquire b; place 28 c3 r180`,
    steps: {
      requests: {},
      cross: { ask: 'lay red c3-d4' },
      end: {},
    },
  },
}

export const loadLessons = lessonLoader(plans, {
  en: () => import('./en.ts'),
  hu: () => import('./hu.ts'),
  ja: () => import('./ja.ts'),
})
