import type { HelpTexts } from '../types/help.ts'

export const help: HelpTexts = {
  turn: {
    title: 'A köröd',
    acquire: 'Kártyaszerzés egy helyszínről',
    place: 'Lerakás 4×4 kártyán belül',
    lay: 'Sínfektetés, ha szeretnéd',
    location: 'Helyszínakció, ha szeretnéd',
    order: 'Először az A, a többi bármilyen sorrendben.',
  },
  free: {
    title: 'A körödben bármikor',
    buy: 'Vásárlás: 2 jelzőt húzol, 1 marad',
    scrap: 'Elbontás egy vonal végén: 2 jár érte',
  },
  track: {
    title: 'Egy sín költsége',
    road: 'Mindkét kártyán út: ingyen',
    openLand: 'Nyílt terep kártyafelenként: 1',
    crossing: 'Kereszteződés: még 2',
    ends: 'A vonal a végein nő: 8 sín, elágazás és hurok nélkül',
    bonus: '3. és 6. sín: 2 erőforrás, egy sín vagy 2 tervből 1',
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
    limit: 'Egy vonalon legfeljebb 4',
    noDuplicates: 'Egy vonalon csak egyszer',
  },
  tokens: {
    title: 'Fejlesztésjelzők',
    kinds: {
      x2: 'Kétszerezi egy kártya egy értékét',
      '+3': '3-at ad egy kártya egy értékéhez',
      double: 'Sín egy másik vonal mellé',
      wild: 'Bármelyik létesítmény, egy tervhez',
    },
  },
  scoring: {
    title: 'A végén, 14 forduló után',
    lines: 'Vonalak: minden érintett kártya',
    plans: 'Tervek: minden teljesített terv',
    penalty: 'Vonal teljesített terv nélkül: −10',
    requests: 'Lakossági kérések, ha vannak',
    resources: 'Minden 2 erőforrás 1 pont',
    tie: 'Egyenlőségnél a több kész terv nyer.',
  },
}
