import {
  BONUS_GAIN,
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  PENALTY,
  PLANS_PER_LINE,
  RESOURCES_PER_POINT,
  ROUNDS,
  SCRAP_VALUE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import type { HelpTexts } from '../en/help.ts'

export const help: HelpTexts = {
  turn: {
    title: 'A köröd',
    acquire: 'Kártyaszerzés egy helyszínről',
    place: `Lerakás ${TOWN_SIZE}×${TOWN_SIZE} kártyán belül`,
    lay: 'Sínfektetés, ha szeretnéd',
    location: 'Helyszínakció, ha szeretnéd',
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
    penalty: 'Minden vonalon teljesíts egy tervet',
    bonus: 'Törekedj legalább hat bónuszra',
    values: 'Egy tervért ritkán éri meg alacsony értékeket gyűjteni',
  },
}
