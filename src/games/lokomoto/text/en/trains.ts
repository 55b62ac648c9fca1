import type { TrainTexts } from '../types/trains.ts'
import { words } from './words.ts'

export const trains: TrainTexts = {
  label: 'Trains',
  network: (sections, hasDrawn) => {
    if (sections > 0) return `Largest network: ${words.sections(sections)}`
    return hasDrawn ? 'No unused sections' : 'Nothing drawn yet'
  },
  pack: (count) => (count === 0 ? 'The pack is empty' : `${count} in the pack`),
  spoken: ({ train: { name, price, bonus }, state, shape }) => {
    const head = bonus === 0 ? words.sections(price) : `${words.sections(price)}, bonus ${words.signed(bonus)}`
    return `${name}, ${head}. ${shape === undefined ? state : `${state}, also with shape ${shape}`}.`
  },
  states: {
    possible: 'Can be bought now',
    affordable: 'Within reach',
    short: (sections) => `${words.sections(sections)} too few`,
    branched: 'Not in one stroke',
  },
  short: (sections) => `${sections} more`,
  branched: 'not in one stroke',
  inReach: 'in reach',
  ways: (train) => `Ways to pay for ${train}`,
  pays: (sections, extra) => (extra === 0 ? words.sections(sections) : `${trains.paysShort(sections, extra)} sections`),
  paysShort: (sections, extra) => (extra === 0 ? `${sections}` : `${sections - extra} + ${extra}`),
  paysByHand: (sections) => `Chosen: ${sections}`,
  wrong: 'does not fit',
  spokenWay: ({ sections, extra, shape, points, isByHand }) => {
    const paid = `${words.sections(sections)}${isByHand ? ' of your choice' : ''}`
    const more = extra === 0 ? '' : `, ${extra} more than the price`
    const taken = shape === undefined ? '' : `, with shape ${shape}`
    return `${paid}${more}${taken}: ${points === undefined ? trains.wrong : words.points(points)}`
  },
  lacks: (train, state) => `${train}: ${state}`,
}
