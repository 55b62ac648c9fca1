import { LINES } from '../../cards/cards.ts'
import type { RailTexts } from '../../text/en/board.ts'
import { canLay } from '../offer.ts'
import { tokenOf } from '../pieces/look-up.ts'
import type { RailBoardProps, Turn } from '../use-turn.ts'

/** One sentence: the step that is due, and what can be chosen; empty for somebody who only looks on. */
export function whatNow(props: RailBoardProps, turn: Turn): string {
  const { view, seats, isOver, eyes } = props
  const { now } = props.texts.strip
  if (isOver) return now.over
  if (!props.mayAct) {
    const [acting] = view.active
    return acting === undefined || acting === eyes ? '' : now.waiting(seats[acting - 1].name)
  }
  const sentence = selected(props.texts.strip, turn) ?? due(props, turn)
  const people = seats.filter(({ kind }) => kind === 'person').length
  return people > 1 && eyes !== 'spectator' ? now.forPerson(seats[eyes - 1].name, sentence) : sentence
}

function selected({ now }: RailTexts['strip'], { selection, me }: Turn): string | undefined {
  switch (selection.kind) {
    case 'card':
      return selection.square === null ? now.chooseSquare : now.confirm(selection.square)
    case 'line':
      return now.lay(selection.line)
    case 'plan':
      return selection.line === null ? now.planLine : now.discardPlan
    case 'token':
      return now.tokenSquare
    case 'scrap':
      return now.scrap
    case 'gain':
      return me?.acquired === 'd' ? now.gain.d : now.gain.b
    default:
      return undefined
  }
}

function due(props: RailBoardProps, { offer, me }: Turn): string {
  const { view, cards } = props
  const { strip, words } = props.texts
  const { now } = strip
  switch (me?.pending?.kind) {
    case 'bonus':
      return now.bonus
    case 'track':
      return now.bonusTrack
    case 'plans':
      return now.drawnPlans
    case 'keep':
      return now.keep
  }
  if (me === undefined) return ''
  if (view.phase === 'draft') return now.draft(offer.sets.length)
  if (offer.upgrades.length > 0 && me.pending?.kind === 'upgrade') {
    const { kind, line } = tokenOf(cards, me.pending.token)
    return now.upgrade(words.token(kind, line))
  }
  if (view.phase === 'setup') {
    if (offer.places.size > 0) return now.placeFirst(2 - Object.keys(me.town).length)
    return now.plansFirst(LINES.filter((line) => me.lines[line].plans.length === 0).length)
  }
  if (me.acquired === null) return now.acquire
  if (!me.placed) return now.turn
  const isLeft = canLay(offer) || offer.collect || offer.plans.size > 0 || offer.develops.size > 0
  return isLeft ? now.lastCall : now.ready
}
