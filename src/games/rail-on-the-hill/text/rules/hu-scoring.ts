import { PENALTY, RESOURCES_PER_POINT, ROUNDS, TITLE_RAISE, TOWN_SIZE } from '../../rules/numbers.ts'
import { words } from '../hu/words.ts'
import { planPoints, type RailRuleSection, titleRows } from './tables.ts'

/** Scoring, variants and the solo game. */
export const scoring: readonly RailRuleSection[] = [
  {
    id: 'scoring',
    title: 'Pontozás',
    intro: `A ${ROUNDS}. forduló után mindenki ebben a sorrendben számolja össze a pontjait.`,
    rules: [
      {
        id: 'RH-V1',
        text: 'Vonalak: minden vonal minden kártyán, amelyet érint, a saját értékét kapja, a városfejlesztéssel együtt.',
        example: 'line-score',
        caption: 'A piros vonal négy kártyát érint. Piros értékük – 4, 3, 6 és 5 – összesen 18 pont.',
      },
      {
        id: 'RH-V2',
        text: 'Tervek: minden tervkártya megadja a pontjait, ha a vonala teljesíti a feltételét. Minden kártyát külön kell nézni, így egy létesítmény több tervhez is számíthat.',
      },
      {
        id: 'RH-V3',
        text: 'Egy vonal akkor érint egy kártyát, ha valamelyik sínje rajta fekszik. A tervek a következőket kérik.',
        table: {
          head: ['Terv', 'A vonal', 'Pont'],
          rows: [
            [
              'Három létesítmény',
              'mindhárom ábrázolt létesítményt érinti, bármilyen sorrendben; közben mást is érinthet',
              planPoints('three'),
            ],
            [
              words.planKinds.category,
              'négy, ugyanabba a kategóriába tartozó létesítményt érint (bármelyik kategória jó)',
              planPoints('category'),
            ],
            [words.planKinds.types, 'öt különböző létesítményt érint', planPoints('types')],
            [
              words.planKinds.pairs,
              'két egyformát, és még két egyformát érint; négy egyforma is jó',
              planPoints('pairs'),
            ],
            [words.planKinds.tracks, 'hét vagy több sínje van a városban', planPoints('tracks')],
            ['Két szemközti sarok', 'mindkét ábrázolt sarkot érinti', planPoints('tl-br')],
          ],
        },
        example: 'plan-corners',
        caption: `Terv a bal felső és a jobb alsó sarokra: a piros vonal a város mindkét sarokkártyáját érinti, ezért ${planPoints('tl-br')} pontot kap.`,
      },
      {
        id: 'RH-V4',
        text: 'Minden Jokerlétesítmény egy tetszőleges létesítményt helyettesít, egyetlen tervkártyához. Ugyanahhoz a kártyához több is felhasználható.',
        ruling: `A program osztja ki őket: úgy, hogy a pontszámod összesen a legtöbb legyen, a levonásokat (RH-V5) és az L kérést is beleértve; azután úgy, hogy a legtöbb terv teljesüljön; azután a lehető legkevesebb jokerrel; végül a legkisebb számú kártyákra. A játék közbeni becslésben a sarkok, a sorok és az oszlopok csak akkor számítanak, ha a város már ${TOWN_SIZE} széles és ${TOWN_SIZE} magas.`,
      },
      {
        id: 'RH-V5',
        text: `Minden olyan vonaladért, amelynek nincs teljesített tervkártyája, ${PENALTY} pontot veszítesz.`,
      },
      { id: 'RH-V6', text: 'Add hozzá a lakossági kérések pontjait, ha játszotok velük (RH-Q).' },
      { id: 'RH-V7', text: `Minden ${RESOURCES_PER_POINT} megmaradt erőforrás 1 pontot ér, lefelé kerekítve.` },
      {
        id: 'RH-V8',
        text: 'Az nyer, akinek összesen a legtöbb pontja van. Egyenlőségnél a több teljesített tervkártya dönt; ha ez is egyenlő, a győzelem közös.',
      },
    ],
  },
  {
    id: 'requests',
    title: 'Változat: lakossági kérések',
    rules: [
      {
        id: 'RH-Q',
        text: 'Az előkészületek során két kérést kell felfedni a tizenkettőből. A végén mindkettő minden játékosnak pontot hoz. A Jokerlétesítmény az I kéréshez nem használható, csak tervkártyákhoz.',
        table: {
          head: ['Kérés', 'Pontok'],
          rows: Object.entries({
            ...words.requests,
            F: `${words.requests.F}: mindkét átlón van sín; egyszer számít, akárhány sín van ott`,
          }),
        },
      },
    ],
  },
  {
    id: 'variants',
    title: 'További változatok',
    rules: [
      {
        id: 'RH-X1',
        text: 'Forgatás nélkül: minden kártyát álló helyzetben kell lerakni.',
        ruling: 'A változatok tetszés szerint kombinálhatók, egyszemélyes játékban is, ahol van értelmük.',
      },
      {
        id: 'RH-X2',
        text: 'Egyidejű körök: a kártyaszerzés a körök sorrendjében, egymás után történik. Utána mindenki egyszerre játssza le a köre hátralévő részét, és a forduló akkor ér véget, amikor mindenki befejezte.',
        ruling:
          'Amíg az utolsó kártyát is el nem vették, csak az cselekedhet, aki éppen kártyát szerez; ez a szabad akciókra is vonatkozik. Aki előbb kér, az húz előbb.',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Egyszemélyes játék',
    rules: [
      { id: 'RH-Z1', text: 'A központi táblát (RH-R2) csak a páratlan fordulókban kell előkészíteni.' },
      {
        id: 'RH-Z2',
        text: 'Ezért a páros fordulóban nem használhatod az előző forduló helyszínét: ott már nincs kártya.',
      },
      {
        id: 'RH-Z3',
        text: `Az összpontszámod alapján címet kapsz. Lakossági kérésekkel minden határ ${TITLE_RAISE} ponttal magasabb.`,
        table: {
          head: ['Összesen', 'Kérésekkel', 'Cím'],
          rows: titleRows(
            words.titles,
            (total) => `legfeljebb ${total}`,
            (total) => `${total} vagy több`,
          ),
        },
      },
    ],
  },
]
