import type { LineName } from '../../cards/cards.ts'
import {
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  SCRAP_VALUE,
  SETUP_TOWNS,
  TOKEN_PRICE,
} from '../../rules/numbers.ts'
import { intro } from '../intro/en.ts'
import { panels, score } from './panels.ts'
import { REFUSALS } from './refusals.ts'
import { FIRST_BONUS, SECOND_BONUS, words } from './words.ts'

/** The strip that says what to do now, the tabs and the seat bar. */
export const strip = {
  tabs: {
    market: 'Market',
    lines: 'Lines',
    towns: 'Towns',
    score: 'Score',
    piles: 'Piles',
  },
  seats: {
    /** Spoken: "Anna, their turn, 3 resources. Show the town." */
    seat: (name: string, resources: string, isActive: boolean) =>
      `${name}${isActive ? ', their turn' : ''}, ${resources}. Show the town.`,
    /** The spoken name of a seat's points and of their parts; it leads to where they come from. */
    score: (name: string, won: number, penalty: number, total: number): string => {
      const parts = penalty === 0 ? '' : ` (${won} and ${words.points(penalty)} for lines without a fulfilled Plan)`
      return `${name}: ${words.points(total)} if the game ended now${parts}. Show details.`
    },
    town: (name: string) => `Town of ${name}`,
    /** The way back from another player's town. */
    backToMine: 'Back to my town',
    /** Spoken of the seat that begins the round. */
    starter: 'begins this round',
  },
  now: {
    waiting: (name: string) => `${name}’s turn.`,
    over: 'The game is over.',
    draft: (sets: number): string =>
      sets === 1
        ? 'Take your set: three Town cards and a token.'
        : 'Choose one of the sets: three Town cards and a token.',
    /** Where several people share the screen: whom the sentence is for. */
    forPerson: (name: string, sentence: string) => `${name}: ${sentence}`,
    placeFirst: (left: number): string =>
      left === SETUP_TOWNS ? 'Place two of your three cards. The third stays in hand.' : 'Place one more card.',
    upgrade: (token: string) => `Put ${token} on one of your two cards.`,
    plansFirst: (left: number) => `Put one Plan card on each line: ${left} to go. The other two are discarded.`,
    acquire: 'Acquire a Town card from one of the locations.',
    /** Before a card is placed: what else is still open in this turn. */
    turn: (isLaid: boolean, isLocated: boolean): string => {
      if (isLaid && isLocated) return 'Place a card.'
      if (isLaid) return 'Place a card and use your location, in any order.'
      if (isLocated) return 'Place a card and lay a track, in any order.'
      return 'Place a card, lay a track and use your location, in any order.'
    },
    lastCall: 'You may end the turn, or use what is left.',
    bonus: `A bonus for the ${FIRST_BONUS} or ${SECOND_BONUS} track: choose one.`,
    bonusTrack: 'Lay the bonus track: choose a line.',
    drawnPlans: 'Choose one of the two Plan cards you drew.',
    keep: 'Keep one of the two tokens you drew.',
    chooseSquare: 'Choose a square for the card. Tap the card there to rotate it.',
    confirm: (square: string) => `Place it on ${square}? Tap it to rotate it.`,
    lay: (line: LineName) => `Choose where the ${line} line goes. Numbers are costs in resources.`,
    planLine: 'Choose the line for the Plan card.',
    discardPlan: 'The line is full: choose the Plan card that goes.',
    tokenSquare: 'Choose the card for the upgrade.',
    scrap: `Choose the end of a line to scrap for ${SCRAP_VALUE} resources.`,
    /** Before tokens are bought, since that draws. */
    buy: `Pay ${TOKEN_PRICE} resources, draw ${DRAWN_TOKENS} tokens and keep 1? There is no undo.`,
    ready: 'Everything is done. End the turn.',
    /** The face-up cards or tokens that the location gives a choice of. */
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
    /** The four location actions. */
    locations: {
      a: { name: `Take ${LOCATION_GAIN} resources`, short: `${LOCATION_GAIN} resources` },
      b: { name: 'Take a Plan', short: 'Plan' },
      c: { name: 'Lay one more', short: 'One more' },
      d: { name: 'Take a token', short: 'Token' },
    },
    /** Spoken of a step that is done. */
    done: (step: string) => `${step}, done`,
  },
  layLine: (line: LineName) => `Lay a ${line} track`,
  /** Buttons with a picture; spoken and shown in full when pointed at. */
  buy: `Buy a token for ${TOKEN_PRICE} resources`,
  scrap: `Scrap the end of a line for ${SCRAP_VALUE} resources`,
  /** What one has: spoken before resources and kept tokens. */
  purse: 'Your resources and tokens',
  end: 'End turn',
  placeHere: 'Place here',
  /** Buys the tokens. */
  draw: 'Draw tokens',
  /** What the keys do, for the help panel. */
  keys: [
    { keys: '1 2 3 4', what: 'Red, yellow, blue, black line' },
    { keys: 'A B C D', what: 'Acquire the card of a location' },
    { keys: 'P', what: 'Next card of the hand' },
    { keys: 'R', what: 'Rotate the card' },
    { keys: 'Enter', what: 'Choose, confirm' },
    { keys: 'E', what: 'End the turn' },
    { keys: 'Esc', what: 'Cancel' },
    { keys: '?', what: 'Help' },
  ],
}

export type StripTexts = typeof strip

export type Step = StripTexts['steps']['acquire']

const LINE: Readonly<Record<LineName, string>> = { red: 'Red', yellow: 'Yellow', blue: 'Blue', black: 'Black' }

/** What is said about a town and the squares and spots in it. Each is a sentence or a name by itself. */
export const town = {
  /** The spoken name of a square is made of some of these, one after the other. */
  square: {
    /** "c3: card 17, zoo, leisure." */
    card: (square: string, card: number, landmark: string, category: string) =>
      `${square}: card ${card}, ${landmark}, ${category}.`,
    cardWithoutLandmark: (square: string, card: number) => `${square}: card ${card}, no landmark.`,
    /** "Red track to d4." */
    track: (line: LineName, squares: string) => `${LINE[line]} track to ${squares}.`,
    /** "Upgrade ×2 on red." */
    upgrade: (token: string) => `Upgrade ${token}.`,
    empty: (square: string) => `${square}: empty.`,
    canPlace: (square: string) => `${square}: empty, the card can go here.`,
    /** The card lies here on trial: Enter confirms, R rotates. */
    onTrial: (square: string, turn: number) =>
      `${square}: the card lies here on trial, rotated by ${turn} degrees. Enter places it, R rotates it.`,
    canUpgrade: (token: string, before: number, after: number) => `${token} can go here: ${before} becomes ${after}.`,
    /** Enter marks the card as the start of a track. */
    canStart: (line: LineName) => `Enter starts a ${words.lines[line]} track here.`,
    isStart: (line: LineName) => `The ${words.lines[line]} track starts here. Esc cancels.`,
    canLay: (line: LineName, from: string, cost: number) =>
      cost === 0
        ? `Enter lays the ${words.lines[line]} track from ${from}, free.`
        : `Enter lays the ${words.lines[line]} track from ${from} for ${words.resources(cost)}.`,
    /** After `canLay`, where the spot holds a track of another line. */
    spendsDouble: 'This spends a Double Track token.',
    cannotLay: (line: LineName, from: string) => `A ${words.lines[line]} track from ${from} cannot be laid.`,
  },
  /** Why a track costs what it costs. */
  cost: {
    free: 'Free: roads on both cards',
    /** "2 resources: open land on d4, open land on e5" */
    because: (cost: number, reasons: string) => `${words.resources(cost)}: ${reasons}`,
    openLand: (square: string) => `open land on ${square}`,
    crossing: `crossing ${INTERSECTION_COST}`,
    /** On a line of its own, where the spot holds a track of another line. */
    double: 'Spends a Double Track token',
  },
  turnCard: 'Rotate the card',
  placeCard: 'Place the card here',
  scrap: (line: LineName, spot: string) =>
    `Scrap the ${words.lines[line]} track ${spot}, take ${SCRAP_VALUE} resources`,
  /** Said when a card has been marked as the start of a track, and when the mark is gone. */
  startMarked: (line: LineName, square: string) => `${LINE[line]} track from ${square}. Choose a neighbouring card.`,
  startUnmarked: 'Start of the track cancelled.',
}

export type TownTexts = typeof town

/** How a track was laid: what it cost, and what else came with it. */
export interface LaidTrack {
  readonly cost: number
  /** It lies beside another line, by Double Track. */
  readonly isDouble: boolean
  /** It was the 3rd or 6th of its line. */
  readonly earnsBonus: boolean
}

/** The log. Each action is one sentence; cards, Plans and tokens come in as words already. */
export const log = {
  take: (name: string, set: number, cards: string, token: string) =>
    `${name} takes set ${set}: ${cards}, and ${token}.`,
  place: (name: string, card: string, square: string, turn: number) =>
    turn === 0 ? `${name} places ${card} on ${square}.` : `${name} places ${card} on ${square}, rotated ${turn}°.`,
  upgrade: (name: string, token: string, square: string) => `${name} puts ${token} on ${square}.`,
  /** A Plan card with its number: "Plan 42 (7 tracks)". */
  planName: (card: number, what: string) => `Plan ${card} (${what})`,
  plan: (name: string, plan: string, line: LineName) => `${name} puts ${plan} on the ${words.lines[line]} line.`,
  planInstead: (name: string, plan: string, line: LineName, gone: string) =>
    `${name} puts ${plan} on the ${words.lines[line]} line, discarding ${gone}.`,
  acquire: (name: string, card: string, location: string) => `${name} acquires ${card} at ${location}.`,
  lay(name: string, line: LineName, spot: string, { cost, isDouble, earnsBonus }: LaidTrack) {
    const price = cost === 0 ? 'for free' : `for ${words.resources(cost)}`
    const double = isDouble ? ', with Double Track' : ''
    const bonus = earnsBonus ? ', and earns a bonus' : ''
    return `${name} lays ${words.lines[line]} ${spot} ${price}${double}${bonus}.`
  },
  collect: (name: string, resources: number) => `${name} takes ${words.resources(resources)}.`,
  develop: (name: string, token: string) => `${name} takes ${token}.`,
  developOn: (name: string, token: string, square: string) => `${name} takes ${token} and puts it on ${square}.`,
  keep: (name: string, token: string) => `${name} keeps ${token}.`,
  keepOn: (name: string, token: string, square: string) => `${name} keeps ${token} and puts it on ${square}.`,
  /** RH-D1: an upgrade that no card can take. */
  upgradeLost: (name: string, token: string) => `${name} takes ${token}. No card can take it, so it is discarded.`,
  bonusResources: (name: string, resources: number) => `${name} takes ${words.resources(resources)} as a bonus.`,
  bonusTrack: (name: string) => `${name} chooses one more track as a bonus.`,
  bonusPlans: (name: string, drawn: number) =>
    `${name} draws ${drawn === 1 ? '1 Plan card' : `${drawn} Plan cards`} as a bonus.`,
  /** RH-N3: no line can take what was drawn. */
  bonusPlansLost: (name: string) =>
    `${name} draws Plan cards as a bonus. No line can take them, so they are discarded.`,
  buy: (name: string, resources: number, drawn: number) =>
    `${name} buys for ${words.resources(resources)}: draws ${drawn === 1 ? '1 token' : `${drawn} tokens`}.`,
  scrap: (name: string, line: LineName, spot: string, resources: number) =>
    `${name} scraps ${words.lines[line]} ${spot} for ${words.resources(resources)}.`,
  end: (name: string) => `${name} ends the turn.`,
}

export type LogTexts = typeof log

/** Everything that the board says. The other languages are typed from it, so that none lacks a text. */
export const texts = {
  name: intro.name,
  words,
  strip,
  town,
  panels,
  score,
  log,
  /** Loaded when the help is opened or a hint is asked for. */
  loadHelp: () => import('./help.ts'),
  refusals: REFUSALS,
}

export type RailTexts = typeof texts
