import { the } from '#boards/text/hungarian.ts'
import {
  BONUS_GAIN,
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  PENALTY,
  PLANS_PER_LINE,
  RESOURCES_PER_POINT,
  ROUNDS,
  SCRAP_VALUE,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import type { HelpTexts, HintTexts, InstructionTexts } from '../en/help.ts'
import { words } from './words.ts'

export const help: HelpTexts = {
  turn: {
    title: 'A köröd',
    acquire: 'Kártyaszerzés egy helyszínről',
    place: `Lerakás ${TOWN_SIZE}×${TOWN_SIZE} kártyán belül`,
    lay: 'Sínfektetés, ha szeretnéd',
    location: 'Helyszínakció, ha szeretnéd',
    corners: 'Egy kártyán: fent piros és kék, lent sárga és fekete',
    order: 'Először az A, a többi bármilyen sorrendben.',
  },
  free: {
    title: 'A körödben, de bónusz közben nem',
    buy: `Vásárlás: ${DRAWN_TOKENS} jelzőt húzol, 1 marad`,
    scrap: `Elbontás egy vonal végén: ${SCRAP_VALUE} jár érte`,
  },
  track: {
    title: 'Egy sín költsége',
    road: 'Mindkét kártyán út: ingyen',
    openLand: 'Nyílt terep kártyafelenként: 1',
    crossing: `Kereszteződés: még ${INTERSECTION_COST}`,
    ends: `A vonal a végein nő: ${TRACKS_PER_LINE} sín, elágazás és hurok nélkül`,
    bonus: `${BONUS_TRACKS[0]}. és ${BONUS_TRACKS[1]}. sín: ${BONUS_GAIN} erőforrás, egy sín vagy ${DRAWN_PLANS} tervből 1`,
  },
  plans: {
    title: 'Tervek',
    kinds: {
      three: 'Három létesítmény',
      category: 'Négy egy kategóriából',
      types: 'Öt különböző létesítmény',
      pairs: 'Két létesítménypár',
      tracks: 'Hét sín',
      'tl-br': 'Két szemközti sarok',
      'tr-bl': 'Két szemközti sarok',
    },
    limit: `Egy vonalon legfeljebb ${PLANS_PER_LINE}`,
    noDuplicates: 'Egy vonalon csak egyszer',
  },
  tokens: {
    title: 'Fejlesztésjelzők',
    kinds: {
      x2: 'Megduplázza egy kártya egyik értékét',
      '+3': '3-at ad egy kártya egyik értékéhez',
      double: 'Sín egy másik vonal mellé',
      wild: 'Bármelyik létesítmény, egy tervhez',
    },
  },
  scoring: {
    title: `A végén, ${ROUNDS} forduló után`,
    lines: 'Vonalak: minden érintett kártya',
    plans: 'Tervek: minden teljesített terv',
    penalty: `Vonal teljesített terv nélkül: −${PENALTY}`,
    requests: 'Lakossági kérések, ha vannak',
    resources: `Minden ${RESOURCES_PER_POINT} erőforrás 1 pont`,
    tie: 'Egyenlőségnél a több kész terv nyer.',
  },
  tips: {
    title: 'Tanácsok',
    plans: 'Egy vonalon a hasonló terveket ugyanazok a létesítmények szolgálják',
    landmarks: 'Az első tervek: több vonal ugyanazokhoz a létesítményekhez',
    penalty: 'Minden vonalon teljesíts egy tervet',
    bonus: 'Törekedj legalább hat bónuszra',
    chain: 'A bónuszsín is hozhat bónuszt',
    values: 'Egy tervért ritkán éri meg alacsony értékeket gyűjteni',
    resources: 'A végén a maradékból vegyél jelzőt',
    scrap: 'Csak akkor bonts, ha nagyon muszáj',
  },
}

export const instructions: InstructionTexts = {
  take: (set) => `Vedd el ${the(`${set}.`)} készletet`,
  place: (card, square, turn) =>
    turn === 0
      ? `Rakj kártyát ${the(square)} mezőre: ${card}`
      : `Rakj kártyát ${the(square)} mezőre: ${card}, ${turn}°-kal elforgatva`,
  upgrade: (token, square) =>
    token === undefined
      ? `Tedd a készleted városfejlesztését ${the(square)} mezőre`
      : `Tedd a városfejlesztést ${the(square)} mezőre: ${token}`,
  plan: (plan, line) => `Tegyél tervet a ${words.lines[line]} vonalra: ${plan}`,
  planInstead: (plan, line, gone) => `Tegyél tervet a ${words.lines[line]} vonalra: ${plan}, és dobj el egyet: ${gone}`,
  acquire: (card, location, name) => `Vedd el ${the(`„${location}”`)} helyszín (${name}) kártyáját: ${card}`,
  lay: (line, from, to) => `Fektess ${words.lines[line]} sínt ${from} és ${to} közé`,
  collect: `Vedd el a helyszíned ${LOCATION_GAIN} erőforrását`,
  develop: (token) => `Vedd el a jelzőt: ${token}`,
  developOn: (token, square) => `Vedd el a jelzőt, és tedd ${the(square)} mezőre: ${token}`,
  keep: (token) => `Tartsd meg a jelzőt: ${token}`,
  keepOn: (token, square) => `Tartsd meg a jelzőt, és tedd ${the(square)} mezőre: ${token}`,
  bonus: {
    resources: `Bónuszként vegyél el ${BONUS_GAIN} erőforrást`,
    track: 'Bónuszként válassz még egy sínt',
    plans: `Bónuszként húzz ${DRAWN_PLANS} tervkártyát`,
  },
  buy: `Vásárolj jelzőt ${TOKEN_PRICE} erőforrásért`,
  scrap: (line, from, to) =>
    `Bontsd el a ${words.lines[line]} sínt ${from} és ${to} között ${SCRAP_VALUE} erőforrásért`,
  end: 'Fejezd be a körödet',
}

/** Why a move is good, in Hungarian. No suffix is next to a value, as it would go by the value's sound. */
export const HINTS: HintTexts = {
  'plan-met': 'Teljesül egy terv ({line} vonal, {card}. tervkártya): {points} pont.',
  'penalty-avoided': `Teljesül a vonal első terve ({line} vonal, {card}. tervkártya): {points} pont, és elmarad a ${PENALTY} pont levonás.`,
  'plan-nearer': 'Közelebb kerül egy terv ({line} vonal, {card}. tervkártya): már csak {missing} hiányzik.',
  'plan-taken': 'Ez a terv illik a vonalhoz ({line} vonal, {card}. tervkártya).',
  bonus: 'Bónuszt hoz ez a vonal: {line}.',
  'line-value': '{points} ponttal többet ér egy vonal ({line}).',
  request: '{points} ponttal többet hoz egy lakossági kérés ({request}).',
  token: 'Jól jön itt ez a fejlesztésjelző: {token}.',
  resources: 'Marad {resources} erőforrás a következő sínekre.',
  room: 'Jó folytatást kap ez a vonal: {line}.',
  scrap: 'Egy elbontott sín ({line} vonal) valami jobbra ad erőforrást.',
  draw: 'A húzás többet ígér, mint bármi az asztalon.',
  opening: 'Ezek a kártyák és tervek jól illenek egymáshoz.',
  outlook: 'Ez ígéri végül a legtöbb pontot.',
  easy: 'Első ránézésre ez a legjobb.',
  random: 'Nincs oka: bármelyik szabályos akció megtenné.',
}
