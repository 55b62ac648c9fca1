import { numbered } from '#boards/text/hungarian.ts'
import { type LineName, upgradeMark } from '../../cards/cards.ts'
import { LOCATION_GAIN, PLAN_NEEDS, REQUEST_POINTS, TOWN_SIZE } from '../../rules/numbers.ts'
import type { WordTexts } from '../en/words.ts'
import { intro } from '../intro/hu.ts'

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
  lineLetters: { red: 'P', yellow: 'S', blue: 'K', black: 'F' },
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
  values: ({ red, yellow, blue, black }) => `Piros ${red}, sárga ${yellow}, kék ${blue}, fekete ${black}.`,
  roads: (directions) => `Utak: ${directions}.`,
  planKinds: {
    category: `${PLAN_NEEDS.category} egy kategóriából`,
    types: `${PLAN_NEEDS.types} különböző létesítmény`,
    pairs: `${PLAN_NEEDS.pairs} létesítménypár`,
    tracks: `${PLAN_NEEDS.tracks} sín`,
    'tl-br': 'bal felső és jobb alsó sarok',
    'tr-bl': 'jobb felső és bal alsó sarok',
  },
  list: (items) => items.join(', '),
  token(kind, line) {
    if (kind === 'double') return 'Dupla sín'
    if (kind === 'wild') return 'Jokerlétesítmény'
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
    a: { name: 'Erőforrás', line: `kapsz ${LOCATION_GAIN} erőforrást` },
    b: { name: 'Terv', line: 'elveszel egy tervkártyát' },
    c: { name: 'Sín', line: 'lefektetsz még egy sínt' },
    d: { name: 'Jelző', line: 'elveszel egy jelzőt' },
  },
  requests: {
    A: `${REQUEST_POINTS.A} minden vonalért, amely a felső és az alsó sort is érinti`,
    B: `${REQUEST_POINTS.B} minden vonalért, amely a bal és a jobb oszlopot is érinti`,
    C: `${REQUEST_POINTS.C} minden kártyáért, amelyen mind a négy vonal fut`,
    D: `${REQUEST_POINTS.D} minden szélső kártyáért, amelyen legalább három vonal fut`,
    E: `${REQUEST_POINTS.E} minden sarokkártyáért, amelyen legalább két vonal fut`,
    F: `${REQUEST_POINTS.F} minden kereszteződésért`,
    G: `${REQUEST_POINTS.G} minden vonalért, amely a négy középső kártyából legalább hármat érint`,
    H: `${REQUEST_POINTS.H} minden vonalért, amely legalább két sarokkártyát érint`,
    I: `${REQUEST_POINTS.I} minden vonalért, amely mindegyik kategóriából legalább két – akár egyforma – létesítményt érint`,
    J: `${REQUEST_POINTS.J}, ha mind a ${TOWN_SIZE ** 2} kártyán van sín`,
    K: `${REQUEST_POINTS.K} a legkevesebb sínből álló vonal minden sínjéért`,
    L: `${REQUEST_POINTS.L} a legkevesebb tervet teljesítő vonal minden teljesített tervéért`,
  },
  titles: intro.titles,
  resources: (count) => `${count} erőforrás`,
  points: (count) => `${count} pont`.replace('-', '−'),
  tracks: (count) => `${count} sín`,
  round: (round, rounds) => `${round}. forduló a ${rounds}-ből`,
}
