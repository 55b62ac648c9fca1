import { describe, expect, it } from 'vitest'
import { lokomoto } from '../../rules/rules.ts'
import { asObject } from './board.ts'
import { capital, figure, listed, numbered, outOf, the } from './panels.ts'

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
  it('names numbers as they are spoken', () => {
    const named = '1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es 10-es 12-es 20-as 26-os 30-as'
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 26, 30].map(numbered).join(' ')).toBe(named)
  })

  it('counts out of a whole', () => {
    expect([3, 4, 5, 6, 8, 12].map(outOf)).toEqual(['3-ból', '4-ből', '5-ből', '6-ból', '8-ból', '12-ből'])
  })

  it('chooses the article by the first sound', () => {
    const spoken = trains.map(({ name }) => name).filter((name) => the(name).startsWith('az '))
    expect(spoken.sort()).toEqual(WITH_VOWEL.split(' ').sort())
    expect(['Eger', 'Ózd', 'Győr', 'Kecskemét'].map(the)).toEqual(['az Eger', 'az Ózd', 'a Győr', 'a Kecskemét'])
    expect(['c3–c4', 'e3–e4', 'f4–f5'].map(the)).toEqual(['a c3–c4', 'az e3–e4', 'az f4–f5'])
    expect(['FLIRT', 'NOHAB', 'LEO', 'TGV', 'MDmot', 'IC'].map(the)).toEqual([
      'a FLIRT',
      'a NOHAB',
      'a LEO',
      'a TGV',
      'az MDmot',
      'az IC',
    ])
    const numbers = ['1-es', '5-ös', '12-es', '51-es', '100-as', '1000-es']
    expect(numbers.map(the).filter((text) => text.startsWith('az '))).toEqual([
      'az 1-es',
      'az 5-ös',
      'az 51-es',
      'az 1000-es',
    ])
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

  it('begins, lists and writes numbers', () => {
    expect(capital('az Árpád')).toBe('Az Árpád')
    expect([['Anna'], ['Anna', 'Béla'], ['Anna', 'Béla', 'Cili']].map(listed)).toEqual([
      'Anna',
      'Anna és Béla',
      'Anna, Béla és Cili',
    ])
    expect([12, -3].map(figure)).toEqual(['12', '−3'])
  })
})
