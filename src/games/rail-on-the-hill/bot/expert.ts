import { plannerBot } from './planner-bot.ts'
import { trainedJudge } from './trained-judge.ts'

/** Plans whole turns, and plays the best of them on in many futures before it decides. */
export const expertBot = plannerBot('expert', { judge: trainedJudge(), isThorough: true, inFutures: 10, skill: 0.9 })
