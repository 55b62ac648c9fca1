import type { StripTexts } from '../types/strip.ts'

function diceText(dice: number): string {
  return dice === 1 ? '1 die' : '2 dice'
}

export const strip: StripTexts = {
  tabs: { label: 'Panels', supply: 'Supply', odds: 'Odds', log: 'Log', help: 'Help' },
  seats: {
    label: 'Players',
    seat: (name, coins, isActive) => `${name}, ${coins}${isActive ? ', has the turn' : ''}`,
    score: (name, landmarks, all) => `${name}: ${landmarks} of ${all} landmarks`,
    starter: 'Began the game',
  },
  purse: (coins) => `Your coins: ${coins}`,
  rollNow: (dice) => (dice === 1 ? 'Your turn: roll the die.' : 'Your turn: roll one die or two.'),
  rerollNow: (roll) => `You rolled ${roll}. Keep it, or roll again with the Radio Tower.`,
  tvNow: (coins) => `Your TV Station: whom do you take ${coins} from?`,
  swapNow: 'Your Business Center: choose a card to give, or do not swap.',
  swapFor: (given) => `Your ${given} goes. Choose the card that you take for it.`,
  buildNow: (coins) => `You have ${coins}. Choose what to build.`,
  nothingToBuild: 'There is nothing that you can pay for.',
  waitFor: (name) => `${name} plays.`,
  over: 'The game is over.',
  won: (name) => `${name} has built all four landmarks and wins.`,
  againAfter: 'A double: you take another turn after this one.',
  roll: (dice) => `Roll ${diceText(dice)}`,
  reroll: (dice) => `Roll ${diceText(dice)} again`,
  stand: (roll) => `Keep ${roll}`,
  take: (name, coins) => `Take ${coins} from ${name}`,
  swap: (given, taken, name) => `Swap ${given} for ${name}'s ${taken}`,
  noSwap: 'Do not swap',
  build: (item, coins) => `Build ${item}, ${coins}`,
  pass: 'Build nothing',
  cancel: 'Cancel',
  keys: [
    { keys: '1, 2', what: 'Roll one die or two' },
    { keys: 'K', what: 'Keep the roll' },
    { keys: 'B', what: 'Go to the supply; arrows move, Enter chooses, Enter again builds' },
    { keys: 'N', what: 'Build nothing, or do not swap' },
    { keys: 'Esc', what: 'Take back a choice' },
    { keys: 'Ctrl+Z', what: 'Undo' },
    { keys: '?', what: 'Help' },
  ],
}
