import type { StripTexts } from '../types/strip.ts'
import { allLandmarks } from './grammar.ts'
import { words } from './words.ts'

export const strip: StripTexts = {
  tabs: { supply: 'Supply', odds: 'Odds' },
  seats: {
    seat: (name, coins, isActive) => `${name}, ${coins}${isActive ? ', has the turn' : ''}`,
    score: (name, landmarks, all) => `${name}: ${landmarks} of ${all} landmarks`,
  },
  purse: (coins) => `Your coins: ${coins}`,
  rollNow: (dice) => (dice === 1 ? 'Your turn: roll the die.' : 'Your turn: roll one die or two.'),
  rerollNow: (roll) => `You rolled ${roll}. Keep it, or roll again once.`,
  takeNow: (card, coins) => `Your ${card}: whom do you take ${coins} from?`,
  swapNow: (card) => `Your ${card}: choose a card to give, or do not swap.`,
  swapFor: (given) => `Your ${given} goes. Choose the card that you take for it.`,
  swapReady: 'Both cards are chosen: swap them, or choose others.',
  buildNow: (coins, isAgain) =>
    isAgain ? `Build with your ${coins}, then take another turn.` : `You have ${coins}. Choose what to build.`,
  buildLater: (item) => `${item}: you can build it after your roll.`,
  notBuilt: (item, reason) => `${item}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  nothingToBuild: 'There is nothing that you can pay for.',
  waitFor: (name) => `${name} plays.`,
  won: (name, landmarks) => `${name} has built ${allLandmarks(landmarks)} and wins.`,
  roll: (dice) => `Roll ${words.dice(dice)}`,
  reroll: (dice) => `Roll ${words.dice(dice)} again`,
  stand: (roll) => `Keep ${roll}`,
  take: (name, coins) => `Take ${coins} from ${name}`,
  swap: (given, taken, name) => `Swap ${given} for ${name}'s ${taken}`,
  noSwap: 'Do not swap',
  build: (item, coins) => `Build ${item}, ${coins}`,
  pass: 'Build nothing',
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
