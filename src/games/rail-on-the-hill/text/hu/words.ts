import type { LineName } from '../../cards/cards.ts'
import { intro } from '../intro/hu.ts'
import type { WordTexts } from '../types/words.ts'
import { upgradeMark } from '../upgrade-mark.ts'
import { numbered } from './grammar.ts'

const LINE = { red: 'piros', yellow: 'sárga', blue: 'kék', black: 'fekete' }
const ON_LINE: Readonly<Record<LineName, string>> = {
  red: 'a piroson',
  yellow: 'a sárgán',
  blue: 'a kéken',
  black: 'a feketén',
}

export const words: WordTexts = {
  lines: LINE,
  lineNames: { red: 'Piros vonal', yellow: 'Sárga vonal', blue: 'Kék vonal', black: 'Fekete vonal' },
  landmarks: {
    'amusement-park': 'vidámpark',
    zoo: 'állatkert',
    aquarium: 'akvárium',
    bank: 'bank',
    hospital: 'kórház',
    school: 'iskola',
    'city-hall': 'városháza',
    'police-station': 'rendőrség',
    'fire-station': 'tűzoltóság',
  },
  categories: { leisure: 'szabadidő', welfare: 'jólét', public: 'közszolgálat' },
  directions: {
    n: 'észak',
    ne: 'északkelet',
    e: 'kelet',
    se: 'délkelet',
    s: 'dél',
    sw: 'délnyugat',
    w: 'nyugat',
    nw: 'északnyugat',
  },
  townCard: (card, landmark) =>
    landmark === null ? `${numbered(card)} kártya` : `${numbered(card)} kártya (${words.landmarks[landmark]})`,
  planKinds: {
    category: '4 egy kategóriából',
    types: '5 különböző létesítmény',
    pairs: '2 létesítménypár',
    tracks: '7 sín',
    'tl-br': 'bal felső és jobb alsó sarok',
    'tr-bl': 'jobb felső és bal alsó sarok',
  },
  list: (items) => items.join(', '),
  token(kind, line) {
    if (kind === 'double') return 'Dupla sín'
    if (kind === 'wild') return 'Joker létesítmény'
    return `${upgradeMark(kind)} ${line === undefined ? 'egy vonalon' : ON_LINE[line]}`
  },
  tokenEffect(kind, line) {
    const value = line === undefined ? 'egy értékét' : `${LINE[line]} értékét`
    if (kind === 'double') return 'Olyan helyre is fektethetsz vele sínt, ahol már más vonal fut.'
    if (kind === 'wild') return 'A végén egy tervkártyához bármelyik létesítményt helyettesíti.'
    if (kind === 'x2') return `Megduplázza a városod egyik kártyájának ${value}.`
    return `3-mal növeli a városod egyik kártyájának ${value}.`
  },
  locations: {
    a: { name: 'Erőforrás', line: 'kapsz 2 erőforrást' },
    b: { name: 'Terv', line: 'elveszel egy tervkártyát' },
    c: { name: 'Sín', line: 'lefektetsz még egy sínt' },
    d: { name: 'Jelző', line: 'elveszel egy jelzőt' },
  },
  requests: {
    A: '4 minden vonalért, amely a felső és az alsó sort is érinti',
    B: '4 minden vonalért, amely a bal és a jobb oszlopot is érinti',
    C: '4 minden kártyáért, amelyen mind a négy vonal fut',
    D: '4 minden szélső kártyáért, amelyen legalább három vonal fut',
    E: '4 minden sarokkártyáért, amelyen legalább két vonal fut',
    F: '4 minden kereszteződésért',
    G: '4 minden vonalért, amely a négy középső kártyából legalább hármat érint',
    H: '4 minden vonalért, amely legalább két sarokkártyát érint',
    I: '4 minden vonalért, amely mindegyik kategóriából legalább két létesítményt érint',
    J: '8, ha mind a 16 kártyán van sín',
    K: '3 a legkevesebb sínből álló vonal minden sínjéért',
    L: '4 a legkevesebb tervet teljesítő vonal minden teljesített tervéért',
  },
  titles: intro.titles,
  resources: (count) => `${count} erőforrás`,
  points: (count) => `${count} pont`,
  tracks: (count) => `${count} sín`,
  round: (round, rounds) => `${round}. forduló a ${rounds}-ből`,
}
