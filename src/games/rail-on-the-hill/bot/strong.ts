import { plannerBot } from './planner-bot.ts'
import { trainedJudge } from './trained-judge.ts'

/** Plans whole turns and judges what they leave by what such towns came to in many games. */
export const strongBot = plannerBot('strong', { judge: trainedJudge(), isThorough: false, inFutures: 0, skill: 0 })
