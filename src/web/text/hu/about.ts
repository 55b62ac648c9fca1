import type { AboutTexts } from '../en/about.ts'

export const about: AboutTexts = {
  what: [
    'A Hilltop társasjátékasztal a böngészőben: játszhatsz egyedül, másokkal egy képernyőnél vagy botokkal.',
    'Minden lépést a szabályok szerint ellenőrzünk, és minden elutasítás megnevezi a szabályt. A befejezett játszma lépésről lépésre visszajátszható.',
  ],
  privacy: 'Ami nálad marad',
  privacyLines: [
    'Az egy képernyőn játszott játszmák, az eredmények és a beállítások ebben a böngészőben maradnak, és nem számoljuk a látogatókat. A szerver csak a választott nyelvet kapja meg egy sütiben, ha az nem a böngésződé, hogy az oldalak ezen a nyelven érkezzenek.',
    'Az online asztal adatait (a nevedet, a lépéseket és a beszélgetést) az a szerver őrzi, amelyen játszol. Ott egy süti jelzi, hogy ki vagy; a fiók nem kötelező.',
    'Ha a böngészőben törlöd az oldal adatait, a játszmák, az eredmények és a beállítások is elvesznek. Az Eredmények oldalon az „Összes exportálása” másolatot készít, amelyet megőrizhetsz.',
  ],
  free: 'Szabad szoftver',
  freeLines: ['A Hilltop szabad szoftver az MIT-licenc szerint: használd, olvasd, változtasd meg, oszd meg másokkal.'],
  rights: 'A játékok',
  inside: 'Felhasznált szoftverek',
  insideLine: 'A Hilltop mások munkájára épül. Köszönet érte:',
  part: 'Összetevő',
  licence: 'Licenc',
  licences: 'A licencek teljes szövege',
}
