import { listed, numbered, partOf, the } from '#boards/text/hungarian.ts'
import { BONUS_GAIN, BONUS_TRACKS, DRAWN_PLANS, LOCATION_GAIN, RESOURCES_PER_POINT } from '../../rules/numbers.ts'
import type { PanelTexts, ScoreTexts } from '../en/panels.ts'
import { words } from './words.ts'

export const panels: PanelTexts = {
  cancel: 'Mégse',
  back: 'Vissza',
  aboutPlan: (plan, points, isSingle) =>
    isSingle ? `${plan}, ${points}\u00a0· egy vonalon csak egyszer` : `${plan}, ${points}`,
  planMeaning: (plan, points, isSingle) =>
    `A végén ${points}, ha a vonalán megvan: ${plan}.${isSingle ? ' Egy vonalon csak egyszer lehet.' : ''}`,
  market: {
    label: 'Kínálat',
    location: (letter, name, line) => `„${letter}” helyszín, ${name}: ${line}`,
    due: 'Ez az akció most a tiéd',
    done: 'Az akció megtörtént',
    takeCard: (card, location) => `${card} megszerzése, helyszín: ${location}`,
    noCard: 'Itt már nincs kártya',
    collect: `${LOCATION_GAIN} erőforrás`,
    layTrack: 'Még egy sín',
    takePlan: (number, plan, points) => `${numbered(number)} terv elvétele: ${plan}, ${points}`,
    takeToken: (token, effect) => `Jelző elvétele: ${token}. ${effect}`,
    noPlan: 'Elvett tervkártya helye',
    noToken: 'Elvett jelző helye',
  },
  lines: {
    label: 'Vonalak',
    lay: (line) => `${line}: sín lefektetése`,
    put: (line) => `${line}: a tervkártya ide kerül`,
    tracks: (onBoard, scrapped, all) =>
      scrapped === 0
        ? `${all} sínből ${onBoard} lefektetve`
        : `${all} sínből ${onBoard} lefektetve, ${scrapped} elbontva`,
    bonusIn: (tracks) => `bónusz: még ${tracks}`,
    noBonus: 'nincs több bónusz',
    score: (line, points) => `${line}, ${points}. Megmutatja, honnan jönnek a pontok.`,
    pointsTitle: 'Honnan jönnek a pontok',
    penalty: (points) => `${points} levonás a végén, ha nem lesz teljesített tervkártyája`,
    penaltyShort: 'terv nyitva',
    plan: (number, plan, points, have, need) => `${numbered(number)} terv: ${plan}, ${points}, ${partOf(have, need)}`,
    metPlan: (number, plan, points) => `${numbered(number)} terv: ${plan}, ${points}, teljesítve`,
    metWithWilds: (number, plan, points, wilds) =>
      `${numbered(number)} terv: ${plan}, ${points}, ${wilds} Jokerlétesítménnyel teljesítve`,
  },
  hand: {
    label: 'A kezedben lévő kártyák',
    choose: (card) => `${card} kiválasztása`,
    turn: 'Kártya elforgatása',
    empty: 'Nincs kártya a kezedben',
  },
  draft: {
    title: (sets) => (sets === 1 ? 'A készleted' : 'Válassz egy készletet'),
    line: 'Három városkártya a kezdéshez és egy jelző.',
    waiting: (name) => `${name} készletet választ.`,
    take: (number) => `${number}. készlet elvétele`,
    contents: (towns, token) => `${towns} Jelző: ${token}.`,
  },
  piles: {
    label: 'Paklik és eldobott lapok',
    towns: 'Városkártyák',
    plans: 'Tervkártyák',
    tokens: 'Jelzők',
    count: (left, discarded) => `${left} a pakliban, ${discarded} eldobva`,
  },
  planHand: {
    title: 'A tervkártyáid',
    left: (count) =>
      count === 1
        ? 'Még egy kártyát tegyél a vonalaidra.'
        : `Még ${count} kártyát tegyél a vonalaidra, mindegyikre egyet.`,
    done: 'Minden vonalon van tervkártya.',
    choose: (number, plan, points) => `${numbered(number)} terv kiválasztása: ${plan}, ${points}`,
    lines: 'Vonalak',
  },
  planTarget: {
    title: (number) => `Melyik vonalra kerüljön ${the(numbered(number))} terv?`,
    line: 'Annak a vonalnak hoz pontot, amelyiken fekszik.',
    progress: partOf,
    goal: (have, need) => `Cél: ${partOf(have, need)}`,
    room: 'Kártyák',
    put: (line, progress, have, most) =>
      `${line}, ehhez a tervhez ${progress} megvan, ${most} helyből ${have} foglalt: a tervkártya ide kerül`,
    impossible: 'már van ilyen',
    cannot: (line) => `${line}: már van rajta ugyanilyen terv`,
    discardTitle: (line) => `${line}: már négy terve van`,
    discardLine: 'Válaszd ki, melyik helyére kerüljön az új tervkártya.',
    newPlan: (number, about) => `Az új, ${numbered(number)} terv: ${about}`,
    discard: (number, plan) => `${numbered(number)} terv (${plan}) lecserélése`,
    discardShort: 'Ezt cserélem',
  },
  bonus: {
    title: 'Válassz bónuszt',
    line: `Egy vonal ${BONUS_TRACKS[0]}. vagy ${BONUS_TRACKS[1]}. sínjéért.`,
    choices: {
      resources: { name: `${BONUS_GAIN} erőforrás`, line: 'Nyílt terepre, kereszteződésre, jelzőre.' },
      track: { name: 'Még egy sín', line: 'Bármelyik vonalon, a szokásos költséggel.' },
      plans: { name: `${DRAWN_PLANS} tervkártya húzása`, line: 'Az egyiket egy vonalra teszed.' },
    },
    impossible: 'Most nem lehetséges',
  },
  drawnPlans: {
    title: 'Válassz egy tervkártyát',
    line: 'A másik a dobópakliba kerül.',
  },
  keep: {
    title: 'Tarts meg egy jelzőt',
    line: 'A másik a dobókupacba kerül.',
    keep: (token) => `Megtartás: ${token}`,
  },
  upgrade: {
    title: (token) => `Melyik kártyára kerüljön: ${token}?`,
    line: 'A városod bármelyik kártyájára, amelyen még nincs jelző.',
  },
}

const PLANS = { red: 'Piros tervek', yellow: 'Sárga tervek', blue: 'Kék tervek', black: 'Fekete tervek' }

export const score: ScoreTexts = {
  title: (name) => `${name} pontszáma`,
  ifItEndedNow: 'Ha most érne véget a játék',
  close: 'A pontszám bezárása',
  lineColumn: 'Vonal',
  plansColumn: 'Tervek',
  plansOf: (line) => PLANS[line],
  wholeLine: (line) => `${words.lineNames[line]} a tervekkel`,
  penalty: 'Levonás',
  request: (letter) => `${letter} kérés`,
  resources: 'Erőforrások',
  total: 'Összesen',
  fulfilled: 'Teljesített tervek',
  fulfilledCount: (count) => `${count} teljesített terv`,
  toNextTitle: (points, title) => `Még ${words.points(points)} a következő címig: ${title}`,
  bestTitle: 'Nincs magasabb cím.',
  titleAndNext: (title, points, next) => `${title} · még ${words.points(points)}: ${next}`,
  itemPoints: (item, points) => `${item}: ${words.points(points)}`,
  chooseNumber: 'Válassz egy számot, és látod, honnan jön.',
  nothingYet: 'Itt még nincs pont.',
  cardSource: (square, card) => `${square} · ${card}`,
  planSource: (card, what) => `${numbered(card)} terv: ${what}`,
  onSquares: (squares) => `itt: ${squares}`,
  wilds: (landmarks) => `jokerrel: ${landmarks}`,
  notMet: 'nincs teljesítve',
  penaltySource: (line) => `${words.lineNames[line]}, teljesített terv nélkül`,
  intersectionAt: (square) => `Kereszteződés ${the(square)} mezőtől délkeletre`,
  wholeTown: 'Az egész város',
  resourceSource: (resources) => `${words.resources(resources)}, minden ${RESOURCES_PER_POINT} után 1 pont`,
  showTown: (name, points) => `${name} városának megjelenítése, ${words.points(points)}`,
  townOf: (name) => `${name} városa`,
  othersTitle: 'Az összes város',
  lineAtAGlance: (line, tracks, met, plans) =>
    `${words.lineNames[line]}: ${words.tracks(tracks)}, ${plans} tervből ${met} teljesítve`,
  planProgress: (what, have, need) => `${what}: ${partOf(have, need)}`,
  hand: 'Városkártyák a kézben',
  tokensKept: 'Megtartott jelzők',
  requestsTitle: 'Lakossági kérések: pontok a végén',
  sheetTitle: 'Pontozólap',
  item: 'Miért jár pont',
  winner: 'Győztes',
  wins: (name, points) => `${name} nyert ${words.points(points)}tal`,
  winsTie: (name, tied, points, fulfilled) =>
    `${tied} egyaránt ${words.points(points)}ot ért el. ${name} nyert a legtöbb teljesített tervvel: ${fulfilled}.`,
  sharedWin: (names, points, fulfilled) =>
    `${names} közösen nyert: mindegyiküknek ${words.points(points)}ja és ${fulfilled} teljesített terve van.`,
  towns: 'A városok',
  names: listed,
  wonBy: (winners) => (winners === 1 ? 'Győztes' : 'Győztesek'),
  posterLabel: (names) => `Plakát a játékról: ${names}`,
}
