import type { Bot, Question, Thought } from '#bots/bot.ts'
import type { Rng } from '#engine/random.ts'
import type { MachiTypes } from '../rules/machi-types.ts'
import { BUILD, PHASE } from '../rules/state.ts'
import { asThought } from './comparing.ts'
import { optionsOf, outsetOf, thoughtOf, WON } from './thinking.ts'
import type { TurnPlan } from './turn-plans.ts'

const CANDIDATES = 5
/** The share by which it can be wrong about the chance that a building leaves; dice are easier to judge. */
const BLUR = 0.1
const BLUR_STEPS = 1000
/** What is not won can be lost. */
const MOST = 0.999

/**
 * Looks to the end of its turn, over all that dice can show, and judges by eye what comes of it. With cards that nothing
 * was learned about, its eye goes by the race to the last landmark.
 */
export const strongBot: Bot<MachiTypes> = { name: 'strong', think }

function* think(question: Question<MachiTypes>): Generator<void, Thought<MachiTypes>> {
  const outset = outsetOf(question)
  yield
  const { state, plans } = outset
  const seen = state.words[PHASE] === BUILD ? blurred(plans, question.rng) : plans
  const options = optionsOf(outset, seen, CANDIDATES, question.consider)
  return thoughtOf(state, options, asThought(options))
}

/** The same plans as somebody sees them who judges by eye, the best first; that a plan wins is seen by everybody. */
function blurred(plans: readonly TurnPlan[], rng: Rng): TurnPlan[] {
  return plans
    .map(({ actions, chance }) => {
      const seen = chance * (1 + BLUR * ((2 * rng.below(BLUR_STEPS)) / BLUR_STEPS - 1))
      return { actions, chance: chance === WON ? WON : Math.min(MOST, seen) }
    })
    .sort((one, other) => other.chance - one.chance)
}
