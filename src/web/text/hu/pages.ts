import type { AboutTexts, LearnTexts, RecordOriginTexts, RulesPageTexts } from '../en/pages.ts'

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

export const rulesPage: RulesPageTexts = {
  search: 'Keresés a szabályokban',
  searchHint: 'A / billentyűvel kereshetsz, az Escape törli a keresést.',
  clear: 'Keresés törlése',
  contents: 'Tartalom',
  found: (count) => `${count} találat`,
  nothingFound: (rule) =>
    `Egyik szabályban sem szerepel. Próbálj rövidebb szót, vagy egy szabály jelét, például ${rule}.`,
  linkTo: (rule) => `Link erre a szabályra: ${rule}`,
  ruling: 'Értelmezés',
  rulingNote: 'Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, az „Értelmezés” mondja meg, hogyan játsszuk itt.',
}

export const learn: LearnTexts = {
  title: (game) => `${game}: tanulás játék közben`,
  line: 'Az igazi táblán játszol, mindig csak egy kis lépést. Bármikor abbahagyhatod, és később folytathatod.',
  minutes: (minutes) => `körülbelül ${minutes} perc`,
  start: 'Kezdés',
  goOn: 'Folytatás',
  again: 'Újra',
  done: 'Kész',
  startWhat: (lesson) => `Kezdés: ${lesson}`,
  goOnWhat: (lesson) => `Folytatás: ${lesson}`,
  againWhat: (lesson) => `Újra: ${lesson}`,
  stepOf: (step, steps) => `${step}. lépés, összesen ${steps}`,
  shortStepOf: (step, steps) => `${step} / ${steps}`,
  bar: 'Lecke',
  back: 'Vissza',
  next: 'Tovább',
  showMe: 'Csináld meg helyettem',
  skip: 'Ugrás előre',
  leave: 'Kilépés a leckéből',
  others: 'Most a többiek lépnek.',
  ownTurns: 'Most lejátsszuk néhány köröd.',
  other: 'Ez is szabályos. A leckében azt lépjük, ami ki van jelölve; a többit próbáld ki egy saját játékban.',
  readFirst: 'Nézz körül nyugodtan, aztán a „Tovább” gombbal folytathatod.',
  playOn: 'Folytatás innen játékként',
  nextLesson: (lesson) => `Következő: ${lesson}`,
  allLessons: 'Minden lecke',
  rules: 'Szabályok',
  rivals: ['Mira', 'Theo', 'Ida'],
}

export const recordOrigin: RecordOriginTexts = {
  known: 'Az a szerver írta alá, amelyen játszol: a felvételben a játék után semmit sem változtattak meg.',
  other: (key) =>
    `Olyan szerver írta alá, amelyen ez a böngésző még nem játszott (kulcs: ${key}…): a felvételben a játék után semmit sem változtattak meg.`,
  changed:
    'Ezt a felvételt a játék után megváltoztatták: az aláírása nem illik hozzá. A nevek, a lépések vagy az eredmény hamis lehet.',
}
