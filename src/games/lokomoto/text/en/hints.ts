import type { HintTexts } from '../types/hints.ts'

export const HINTS: HintTexts = {
  buys: '{train} brings {points} points now.',
  'buys-with-shape': '{train} with shape {shape} brings {points} points now.',
  'buys-in-time': '{train} brings {points} points now, and {player} could take it away.',
  'shape-in-time': 'With shape {shape} it brings {points} points, and {player} could take the shape away.',
  'last-purchase': 'The end is near: {train} still brings {points} points.',
  completes: 'With this section you can pay for {train} next.',
  'completes-shape': 'With this section you have shape {shape}, and {train} to go with it.',
  towards: 'A step towards {train}; sections left to draw after this: {left}.',
  'towards-shape': 'A step towards {train} with shape {shape}; sections left to draw after this: {left}.',
  joins: 'It joins what you have drawn: {sections} sections hang together then.',
  denies: '{player} needs {section} more than anything else.',
  protects: 'It keeps your way to {train} open where {player} comes near.',
  ends: 'Nothing more can be gained by drawing; reserving costs nothing and brings the end nearer.',
  aside: 'It helps nothing that is worth much yet.',
  opens: 'This is a section that you will hardly miss.',
}
