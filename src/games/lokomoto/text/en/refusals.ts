import type * as reasons from '../../rules/legality/reasons.ts'

/** A text for every reason, in one language: the compiler sees to it that none is missing. */
export type RefusalTexts = Readonly<Record<(typeof reasons)[keyof typeof reasons]['reason'], string>>

/** They stand after a colon. `{section}` and `{train}` are names, the others numbers. */
export const REFUSALS: RefusalTexts = {
  'not-an-action': '{action} is not an action',
  'no-such-seat': 'there is no player on that seat',
  'game-over': 'the game is over',
  'not-your-turn': 'it is not your turn',
  'block-first': 'the opening comes first: block one free section',
  'no-blocking': 'sections are blocked only in the opening of a two-player game',
  'block-not-free': '{section} is already black; choose a free section',
  'reserve-two': 'reserve two sections; one alone only when it is the last free one',
  'reserve-different': 'reserve two different sections',
  'reserve-not-free': '{section} is already yours; only free sections can be reserved',
  'drawn-already': '{section} is already drawn',
  'not-yours': '{section} belongs to another player',
  'black-already': '{section} is black: it can no longer be used',
  'reserved-cannot-pay': '{section} is only reserved; draw it first, then you can pay with it',
  'free-cannot-pay': '{section} is not drawn yet; you pay with your own drawn sections',
  'no-such-train': '{train} is not face up',
  'section-twice': 'you can pay with a section only once',
  'not-connected': 'the sections you pay with must be connected',
  'too-few': '{train} costs {price} sections, not {paid}',
  'too-many': '{train} costs {price} sections, not {paid}; more may be paid only for a shape',
  'no-such-shape': 'you cannot take shape {shape} now',
  'shape-not-there': 'the sections you pay with do not contain shape {shape}',
  'price-is-open': 'you may pay {paid} for {train} only while no face-up train costs {paid}',
  'more-than-shape': 'you may pay more than the price only with exactly the {size} sections of the shape',
  'not-one-stroke': 'you must be able to draw these sections in one stroke',
}
