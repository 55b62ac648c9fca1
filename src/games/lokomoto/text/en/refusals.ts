import type * as reasons from '../../rules/legality/reasons.ts'

/** A text for every reason, in one language: the compiler sees to it that none is missing. */
export type RefusalTexts = Readonly<Record<(typeof reasons)[keyof typeof reasons]['reason'], string>>

/** They stand after a colon. `{section}` and `{train}` are names, the others numbers. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': '{action} is no action',
  'no-such-seat': 'nobody sits there',
  'game-over': 'the game is over',
  'not-your-turn': 'it is not your turn',
  'block-first': 'the opening comes first: block one free section',
  'no-blocking': 'sections are blocked only in the opening of a two-player game',
  'block-not-free': '{section} is black already; choose a free section',
  'reserve-two': 'reserve two sections; one alone only when it is the last free one',
  'reserve-different': 'reserve two different sections',
  'reserve-not-free': '{section} is yours already; only free sections can be reserved',
  'drawn-already': '{section} is drawn already',
  'not-yours': '{section} belongs to another player',
  'black-already': '{section} is black: nobody can use it any more',
  'reserved-cannot-pay': '{section} is only reserved; draw it first, then it can pay',
  'free-cannot-pay': '{section} is not drawn yet; only your own drawn sections can pay',
  'no-such-train': '{train} does not lie face up',
  'section-twice': 'a section can pay only once',
  'not-connected': 'the sections that pay must be joined',
  'too-few': '{train} costs {price} sections, not {paid}',
  'too-many': '{train} costs {price} sections, not {paid}; more may be paid only for a shape',
  'no-such-shape': 'shape {shape} is not there to be taken',
  'shape-not-there': 'shape {shape} is not among the sections that pay',
  'price-is-open': '{paid} sections cannot pay for {train} while a train that costs {paid} lies face up',
  'more-than-shape': 'more than the price may be paid only with exactly the {size} sections of the shape',
  'not-one-stroke': 'one stroke must be able to draw the sections that pay',
}
