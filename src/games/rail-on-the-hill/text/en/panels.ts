import type { PanelTexts } from '../types/panels.ts'

export const panels: PanelTexts = {
  cancel: 'Cancel',
  back: 'Back',
  aboutPlan: (plan, points, isSingle) =>
    isSingle ? `${plan}, ${points}\u00a0· not twice on one line` : `${plan}, ${points}`,
  market: {
    label: 'Market',
    location: (letter, name, line) => `Location ${letter}, ${name}: ${line}`,
    due: 'This action is yours to take now',
    done: 'Action taken',
    takeCard: (card, location) => `Acquire ${card} at ${location}`,
    noCard: 'No card left here',
    collect: 'Take 2 resources',
    layTrack: 'Lay one more track',
    takePlan: (number, plan, points) => `Take Plan ${number}: ${plan}, ${points}`,
    takeToken: (token, effect) => `Take ${token}. ${effect}`,
    noPlan: 'Plan card taken',
    noToken: 'Token taken',
  },
  lines: {
    label: 'Lines',
    lay: (line) => `${line}: choose to lay a track`,
    put: (line) => `${line}: put the Plan card here`,
    tracks: (onBoard, scrapped, all) =>
      scrapped === 0 ? `${onBoard} of ${all} tracks laid` : `${onBoard} of ${all} tracks laid, ${scrapped} scrapped`,
    bonusIn: (tracks) => `bonus in ${tracks}`,
    noBonus: 'no more bonus',
    score: (line, points) => `${line}, ${points}: show where they come from`,
    pointsTitle: 'Where the points come from',
    penalty: (points) => `${points} lost while no Plan card is fulfilled`,
    penaltyShort: 'no Plan met',
    plan: (number, plan, points, have, need) => `Plan ${number}: ${plan}, ${points}, ${have} of ${need}`,
    metPlan: (number, plan, points) => `Plan ${number}: ${plan}, ${points}, fulfilled`,
    metWithWilds: (number, plan, points, wilds) =>
      `Plan ${number}: ${plan}, ${points}, fulfilled with ${wilds === 1 ? '1 Wild landmark' : `${wilds} Wild landmarks`}`,
  },
  hand: {
    label: 'Your hand',
    choose: (card) => `Choose ${card}`,
    turn: 'Turn the card',
    empty: 'No cards in hand',
  },
  draft: {
    title: 'Choose a set',
    line: 'Three Town cards to start your town with, and one token.',
    waiting: (name) => `${name} is choosing a set.`,
    take: (number) => `Take set ${number}`,
    contents: (towns, token) => `${towns}; ${token}`,
  },
  planHand: {
    title: 'Your Plan cards',
    left: (count) =>
      count === 1 ? 'One more card for your lines.' : `${count} more cards for your lines, one on each.`,
    done: 'All lines have their Plan card.',
    choose: (number, plan, points) => `Choose Plan ${number}: ${plan}, ${points}`,
    lines: 'Lines',
  },
  planTarget: {
    title: (number) => `Put Plan ${number} on a line`,
    line: 'It scores for the line that it lies on.',
    progress: (have, need) => `${have} of ${need}`,
    put: (line, progress, have, most) =>
      `${line}, ${progress} for this Plan, ${have} of ${most} Plan cards: put it here`,
    impossible: 'has the same',
    cannot: (line) => `${line}: has the same Plan card already`,
    discardTitle: (line) => `${line}: four Plan cards already`,
    discardLine: 'Choose the one that the new Plan card replaces.',
    newPlan: (number, about) => `The new Plan ${number}: ${about}`,
    discard: (number, plan) => `Replace Plan ${number} (${plan})`,
    discardShort: 'Replace this',
  },
  bonus: {
    title: 'Choose your bonus',
    line: 'For the 3rd or 6th track of a line.',
    choices: {
      resources: { name: 'Take 2 resources', line: 'For open land, crossings and tokens.' },
      track: { name: 'Lay one more track', line: 'With any line, at its usual cost.' },
      plans: { name: 'Draw 2 Plan cards', line: 'Put one of them on a line.' },
    },
    impossible: 'Not possible now',
  },
  drawnPlans: {
    title: 'Choose one Plan card',
    line: 'The other one goes to the discard.',
  },
  keep: {
    title: 'Keep one token',
    line: 'The other one goes to the discard.',
    keep: (token) => `Keep ${token}`,
  },
  upgrade: {
    title: (token) => `Choose the card for ${token}`,
    line: 'Any card of your town that has no token yet.',
  },
}
