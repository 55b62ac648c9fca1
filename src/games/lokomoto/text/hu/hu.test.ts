import { describe, expect, it } from 'vitest'
import { the } from '#boards/text/hungarian.ts'
import { lokomoto } from '../../rules/rules.ts'
import { asObject } from './board.ts'
import { capital, figure } from './panels.ts'

const { trains } = lokomoto.cards

/** All trains of the standard set, as a player buys them. */
const BOUGHT =
  'Hajtányt Mukit C-50-et M28-at Bzmotot Frigyládát Mk48-at Mk45-öt 490-et 377-et M31-et Kávédarálót 376-ot 275-öt ' +
  'M32-t M43-at Bobót Szöcskét Árpádot InterPicit Uzsgyit Jenbachert 324-et 326-ot 327-et 342-t Púpost Dácsiát ' +
  'Kiskutyát V41-et Desirót Talentet BDVmotot TramTraint Csörgőt 328-at Trumant Szellemet Kandót Leót V55-öt ' +
  'Hargitát Samut Bivalyt Nohabot Szergejt Szilit Papagájt Flirtet Gigantot Taurust Traxxot Vectront Kisst'

/** Those of them that begin with a vowel when they are spoken. */
const WITH_VOWEL = 'M28 Mk48 Mk45 M31 M32 M43 Árpád InterPici Uzsgyi'

describe('Hungarian grammar', () => {
  it('chooses the article of every train by its first sound', () => {
    const spoken = trains.map(({ name }) => name).filter((name) => the(name).startsWith('az '))
    expect(spoken.sort()).toEqual(WITH_VOWEL.split(' ').sort())
  })

  it('makes every train an object', () => {
    expect(trains.map(({ name }) => asObject(name)).sort()).toEqual(BOUGHT.split(' ').sort())
    expect(['TGV', 'Csík', 'Marik', 'Tündér', 'Ökörszem', 'Görcs', '60', '100'].map(asObject)).toEqual([
      'TGV vonatot',
      'Csík vonatot',
      'Marikot',
      'Tündért',
      'Ökörszemet',
      'Görcsöt',
      '60-at',
      '100-at',
    ])
  })

  it('begins sentences and writes numbers', () => {
    expect(capital('az Árpád')).toBe('Az Árpád')
    expect([12, -3].map(figure)).toEqual(['12', '−3'])
  })
})
