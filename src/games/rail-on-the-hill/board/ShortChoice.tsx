import type { ReactNode } from 'react'
import { lazyPanel } from '#boards/TableFrame.tsx'
import { LINES } from '../cards/cards.ts'
import type { RailBoardProps, Turn } from './use-turn.ts'

// They come up now and then: the table need not wait for them.
const DrawnPlans = lazyPanel(async () => (await import('./panels/DrawnPlans.tsx')).DrawnPlans)
const KeepChoice = lazyPanel(async () => (await import('./panels/KeepChoice.tsx')).KeepChoice)
const BonusChoice = lazyPanel(async () => (await import('./panels/TurnChoices.tsx')).BonusChoice)
const PlanHandPanel = lazyPanel(async () => (await import('./panels/TurnChoices.tsx')).PlanHandPanel)
const UpgradePrompt = lazyPanel(async () => (await import('./panels/TurnChoices.tsx')).UpgradePrompt)
const PlanTarget = lazyPanel(async () => (await import('./panels/PlanTarget.tsx')).PlanTarget)

/** The short choice that is due, in the place of the market; null where there is none. */
export function shortChoice(props: RailBoardProps, turn: Turn): ReactNode {
  const { view, eyes, cards, insight, standing } = props
  const { offer, selection, me } = turn
  const texts = props.texts.panels
  const shared = { offer, cards, texts, words: props.texts.words }
  if (me === undefined || eyes === 'spectator' || !props.mayAct) return null
  if (view.phase === 'setup' && typeof me.planHand !== 'number' && offer.plans.size > 0) {
    return (
      <PlanHandPanel
        {...shared}
        hand={me.planHand}
        left={LINES.filter((line) => me.lines[line].plans.length === 0).length}
        selected={selection.kind === 'plan' ? selection.card : null}
        onPlan={turn.plan}
        onAssign={turn.assign}
      />
    )
  }
  if (selection.kind === 'plan') {
    return (
      <PlanTarget
        {...shared}
        card={selection.card}
        prospect={insight.prospects[selection.card]}
        line={selection.line}
        plans={insight.players[eyes - 1].plans}
        score={standing.scores[eyes - 1]}
        onLine={(line) => (line === null ? turn.plan(selection.card) : turn.line(line))}
        onDiscard={turn.discard}
        onCancel={turn.cancel}
      />
    )
  }
  if (selection.kind === 'token') return <UpgradePrompt {...shared} token={selection.token} onCancel={turn.cancel} />
  const { pending } = me
  switch (pending?.kind) {
    case 'bonus':
      return <BonusChoice {...shared} onBonus={turn.bonus} />
    case 'plans':
      return 'cards' in pending ? <DrawnPlans {...shared} plans={pending.cards} onPlan={turn.plan} /> : null
    case 'keep':
      return 'tokens' in pending ? <KeepChoice {...shared} tokens={pending.tokens} onToken={turn.token} /> : null
    case 'upgrade':
      // A drafted upgrade waits until the first two cards are placed.
      return offer.upgrades.length > 0 ? <UpgradePrompt {...shared} token={pending.token} /> : null
    default:
      return null
  }
}
