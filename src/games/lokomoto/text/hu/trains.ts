import type { TrainTexts } from '../types/trains.ts'
import { capital, numbered, the } from './grammar.ts'
import { words } from './words.ts'

export const trains: TrainTexts = {
  label: 'Vonatok',
  network: (sections, hasDrawn) => {
    if (sections > 0) return `Legnagyobb hálózat: ${words.sections(sections)}`
    return hasDrawn ? 'Nem maradt szakaszod' : 'Még nincs megrajzolt szakaszod'
  },
  pack: (count) => (count === 0 ? 'Üres a pakli' : `${count} a pakliban`),
  spoken: ({ train: { name, price, bonus }, state, shape }) => {
    const head = bonus === 0 ? words.sections(price) : `${words.sections(price)}, bónusz ${words.signed(bonus)}`
    const also = shape === undefined ? '' : `, ${the(numbered(shape))} alakzattal is`
    return `${name}, ${head}. ${capital(state)}${also}.`
  },
  // They also stand behind the name of a train and a colon.
  states: {
    possible: 'most megvehető',
    affordable: 'futja rá',
    short: (sections) => `még ${words.sections(sections)} hiányzik`,
    branched: 'egy vonallal nem megy',
  },
  short: (sections) => `még ${sections}`,
  branched: 'egy vonallal nem',
  inReach: 'futja rá',
  ways: (train) => `Mivel fizetsz: ${train}`,
  pays: (sections, extra) => (extra === 0 ? words.sections(sections) : `${trains.paysShort(sections, extra)} szakasz`),
  paysShort: (sections, extra) => (extra === 0 ? `${sections}` : `${sections - extra} + ${extra}`),
  paysByHand: (sections) => `Kijelölt: ${sections}`,
  wrong: 'nem jó így',
  spokenWay: ({ sections, extra, shape, points, isByHand }) => {
    const paid = isByHand ? `${sections} kijelölt szakasz` : words.sections(sections)
    const more = extra === 0 ? '' : `, ${extra} szakasszal több az árnál`
    const taken = shape === undefined ? '' : `, ${the(numbered(shape))} alakzattal`
    return `${paid}${more}${taken}: ${points === undefined ? trains.wrong : words.points(points)}`
  },
  lacks: (train, state) => `${train}: ${state}`,
}
