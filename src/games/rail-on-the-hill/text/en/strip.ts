import type { StripTexts } from '../types/strip.ts'

export const strip: StripTexts = {
  tabs: {
    market: 'Market',
    lines: 'Lines',
    towns: 'Towns',
    score: 'Score',
  },
  seats: {
    seat: (name, resources, isActive) => `${name}${isActive ? ', plays now' : ''}, ${resources}. Show the town.`,
    score: (name, points) => `${name}: ${points}. Show where they come from.`,
    town: (name) => `Town of ${name}`,
    backToMine: 'Back to my town',
    starter: 'begins this round',
  },
  now: {
    waiting: (name) => `${name} is playing.`,
    over: 'The game is over.',
    draft: (sets) =>
      sets === 1
        ? 'Take your set: three Town cards and a token.'
        : 'Choose one of the sets: three Town cards and a token.',
    forPerson: (name, sentence) => `${name}: ${sentence}`,
    placeFirst: (left) =>
      left === 2 ? 'Place two of your three cards. The third stays in hand.' : 'Place one more card.',
    upgrade: (token) => `Put ${token} on one of your two cards.`,
    plansFirst: (left) => `Put one Plan card on each line: ${left} to go. The other two are discarded.`,
    acquire: 'Acquire a Town card from one of the locations.',
    turn: 'Place a card, lay a track and use your location, in any order.',
    lastCall: 'You may end the turn, or use what is left.',
    bonus: 'A bonus for the 3rd or 6th track: choose one.',
    bonusTrack: 'Lay the bonus track: choose a line.',
    drawnPlans: 'Choose one of the two Plan cards you drew.',
    keep: 'Keep one of the two tokens you drew.',
    chooseSquare: 'Choose a square for the card. Tap the card there to turn it.',
    confirm: (square) => `Place it on ${square}? Tap it to turn it.`,
    lay: (line) => `Choose where the ${line} line goes. Numbers are costs in resources.`,
    planLine: 'Choose the line for the Plan card.',
    discardPlan: 'The line is full: choose the Plan card that goes.',
    tokenSquare: 'Choose the card for the upgrade.',
    scrap: 'Choose the end of a line to scrap. It brings 2 resources.',
    ready: 'Everything is done. End the turn.',
    gain: {
      b: 'Choose one of the face-up Plan cards in the market.',
      d: 'Choose one of the face-up tokens in the market.',
    },
  },
  steps: {
    label: 'This turn',
    acquire: { name: 'Acquire a card', short: 'Card' },
    place: { name: 'Place a card', short: 'Place' },
    lay: { name: 'Lay a track', short: 'Track' },
    locations: {
      a: { name: 'Take 2 resources', short: '2 resources' },
      b: { name: 'Take a Plan', short: 'Plan' },
      c: { name: 'Lay one more', short: 'One more' },
      d: { name: 'Take a token', short: 'Token' },
    },
    done: (step) => `${step}, done`,
  },
  layLine: (line) => `Lay a ${line} track`,
  buy: 'Buy a token for 3 resources',
  scrap: 'Scrap the end of a line for 2 resources',
  purse: 'Your resources and tokens',
  end: 'End turn',
  placeHere: 'Place here',
  keys: [
    { keys: '1 2 3 4', what: 'red, yellow, blue, black line' },
    { keys: 'A B C D', what: 'acquire the card of a location' },
    { keys: 'P', what: 'next card of the hand' },
    { keys: 'R', what: 'turn the card' },
    { keys: 'Enter', what: 'choose, confirm' },
    { keys: 'Esc', what: 'cancel' },
    { keys: 'E', what: 'end the turn' },
    { keys: 'U, Shift+U', what: 'undo, redo' },
    { keys: '?', what: 'help' },
  ],
}
