import { numbered, the } from '#boards/text/hungarian.ts'
import type { LineName } from '../../cards/cards.ts'
import {
  BONUS_TRACKS,
  DRAWN_TOKENS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  SCRAP_VALUE,
  SETUP_TOWNS,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import type { LogTexts, RailTexts, StripTexts, TownTexts } from '../en/board.ts'
import type { RefusalTexts } from '../en/refusals.ts'
import { intro } from '../intro/hu.ts'
import { panels, score } from './panels.ts'
import { words } from './words.ts'

const LAY = {
  red: 'Piros sín lefektetése',
  yellow: 'Sárga sín lefektetése',
  blue: 'Kék sín lefektetése',
  black: 'Fekete sín lefektetése',
}

export const strip: StripTexts = {
  tabs: {
    market: 'Kínálat',
    lines: 'Vonalak',
    towns: 'Városok',
    score: 'Pontok',
    piles: 'Paklik',
  },
  seats: {
    seat: (name, resources, isActive) =>
      `${name}${isActive ? ', most van soron' : ''}, ${resources}. Város megjelenítése.`,
    score: (name, won, penalty, total) => {
      const parts = penalty === 0 ? '' : ` (${won} és ${words.points(penalty)} a teljesített terv nélküli vonalakért)`
      return `${name}: ${words.points(total)}, ha most érne véget a játék${parts}. Megmutatja, honnan jönnek a pontok.`
    },
    town: (name) => `${name} városa`,
    backToMine: 'Vissza a városomhoz',
    starter: 'ő kezdi a fordulót',
  },
  now: {
    waiting: (name) => `${name} van soron.`,
    over: 'A játék véget ért.',
    draft: (sets) =>
      sets === 1
        ? 'Vedd el a készletedet: három városkártya és egy jelző.'
        : 'Válassz egy készletet: három városkártya és egy jelző.',
    forPerson: (name, sentence) => `${name}: ${sentence}`,
    placeFirst: (left) =>
      left === SETUP_TOWNS
        ? 'Rakj le kettőt a három kártyádból. A harmadik a kezedben marad.'
        : 'Rakj le még egy kártyát.',
    upgrade: (token) => `Tedd rá a két kártyád egyikére: ${token}.`,
    plansFirst: (left) => `Tegyél mindegyik vonalra egy tervkártyát: még ${left} kell. A másik kettőt eldobod.`,
    acquire: 'Szerezz egy városkártyát az egyik helyszínről.',
    turn: (isLaid, isLocated) => {
      if (isLaid && isLocated) return 'Rakj le egy kártyát.'
      if (isLaid) return 'Lerakás és helyszínakció, bármilyen sorrendben.'
      if (isLocated) return 'Lerakás és sínfektetés, bármilyen sorrendben.'
      return 'Lerakás, sínfektetés és helyszínakció, bármilyen sorrendben.'
    },
    lastCall: 'Befejezheted a körödet, vagy felhasználhatod, ami még maradt.',
    bonus: `Bónusz a ${BONUS_TRACKS[0]}. vagy a ${BONUS_TRACKS[1]}. sínért: válassz egyet.`,
    bonusTrack: 'Fektesd le a bónuszsínt: válassz vonalat.',
    drawnPlans: 'Válassz egyet a két húzott tervkártyából.',
    keep: 'Tarts meg egyet a két húzott jelzőből.',
    chooseSquare: 'Válassz mezőt a kártyának. Ott rákoppintva elforgathatod.',
    confirm: (square) => `Lerakod ${the(square)} mezőre? Koppints rá, ha elforgatnád.`,
    lay: (line) => `Merre menjen a ${words.lines[line]} vonal? A számok a költséget mutatják.`,
    planLine: 'Válassz vonalat a tervkártyának.',
    discardPlan: 'A vonal megtelt: válaszd ki, melyik tervkártyát dobod el.',
    tokenSquare: 'Válaszd ki, melyik kártyára kerüljön a városfejlesztés.',
    scrap: `Válaszd ki, melyik vonal végét bontod el. ${SCRAP_VALUE} erőforrást kapsz érte.`,
    buy: `${TOKEN_PRICE} erőforrásért ${DRAWN_TOKENS} jelzőt húzol, és 1 marad. Nem vonható vissza.`,
    ready: 'Minden kész. Fejezd be a körödet.',
    gain: {
      b: 'Válassz a kínálat felfordított tervkártyái közül.',
      d: 'Válassz a kínálat felfordított jelzői közül.',
    },
  },
  steps: {
    label: 'Ez a kör',
    acquire: { name: 'Kártyaszerzés', short: 'Kártya' },
    place: { name: 'Lerakás', short: 'Lerakás' },
    lay: { name: 'Sínfektetés', short: 'Sín' },
    locations: {
      a: { name: `${LOCATION_GAIN} erőforrás`, short: `${LOCATION_GAIN} erőforrás` },
      b: { name: 'Új terv', short: 'Új terv' },
      c: { name: 'Még egy sín', short: 'Még egy sín' },
      d: { name: 'Új jelző', short: 'Új jelző' },
    },
    done: (step) => `${step}: kész`,
  },
  layLine: (line) => LAY[line],
  buy: `Jelző vásárlása ${TOKEN_PRICE} erőforrásért`,
  scrap: `Egy vonal végének elbontása ${SCRAP_VALUE} erőforrásért`,
  purse: 'Erőforrásaid és jelzőid',
  end: 'Kör vége',
  placeHere: 'Lerakás ide',
  draw: 'Húzás',
  keys: [
    { keys: '1 2 3 4', what: 'piros, sárga, kék, fekete vonal' },
    { keys: 'A B C D', what: 'egy helyszín kártyájának elvétele' },
    { keys: 'P', what: 'a következő kártya a kezedben' },
    { keys: 'R', what: 'a kártya elforgatása' },
    { keys: 'Enter', what: 'választás, megerősítés' },
    { keys: 'Esc', what: 'mégse' },
    { keys: 'E', what: 'a kör vége' },
    { keys: '?', what: 'súgó' },
  ],
}

const LINE: Readonly<Record<LineName, string>> = { red: 'Piros', yellow: 'Sárga', blue: 'Kék', black: 'Fekete' }

export const town: TownTexts = {
  square: {
    card: (square, card, landmark, category) =>
      `${square}: ${words.townCard(card, null)}, ${landmark}, kategória: ${category}.`,
    cardWithoutLandmark: (square, card) => `${square}: ${words.townCard(card, null)}, nincs létesítmény.`,
    track: (line, squares) => `${LINE[line]} sín ide: ${squares}.`,
    upgrade: (token) => `Városfejlesztés: ${token}.`,
    empty: (square) => `${square}: üres.`,
    canPlace: (square) => `${square}: üres, ide kerülhet a kártya.`,
    onTrial: (square, turn) =>
      `${square}: a kártya próbaképp itt van, ${turn} fokkal elforgatva. Az Enter lerakja, az R elforgatja.`,
    canUpgrade: (token, before, after) => `${token}, ide kerülhet: az érték ${before} helyett ${after} lesz.`,
    canStart: (line) => `Enter: innen indul a ${words.lines[line]} sín.`,
    isStart: (line) => `Innen indul a ${words.lines[line]} sín. Escape: mégse.`,
    canLay: (line, from, cost) =>
      cost === 0
        ? `Enter: ${words.lines[line]} sín lefektetése ${the(from)} mezőtől, ingyen.`
        : `Enter: ${words.lines[line]} sín lefektetése ${the(from)} mezőtől, ${words.resources(cost)}ért.`,
    spendsDouble: 'Ehhez elköltesz egy Dupla sín jelzőt.',
    cannotLay: (line, from) => `Ide nem fektethető ${words.lines[line]} sín ${the(from)} mezőtől.`,
  },
  cost: {
    free: 'Ingyen: mindkét kártyán út van',
    because: (cost, reasons) => `${words.resources(cost)}: ${reasons}`,
    openLand: (square) => `nyílt terep (${square})`,
    crossing: `kereszteződés ${INTERSECTION_COST}`,
    double: 'Elköltesz egy Dupla sín jelzőt',
  },
  turnCard: 'Kártya elforgatása',
  placeCard: 'Kártya lerakása ide',
  scrap: (line, spot) => `${LINE[line]} sín elbontása (${spot}), ${SCRAP_VALUE} erőforrásért`,
  startMarked: (line, square) => `${LINE[line]} sín ${the(square)} mezőtől. Válassz egy szomszédos kártyát.`,
  startUnmarked: 'A sín kezdete törölve.',
}

export const log: LogTexts = {
  take: (name, set, cards, token) => `${name} elveszi ${the(`${set}.`)} készletet: ${cards}; jelző: ${token}.`,
  place: (name, card, square, turn) =>
    turn === 0
      ? `${name} kártyát rak ${the(square)} mezőre: ${card}.`
      : `${name} kártyát rak ${the(square)} mezőre: ${card}, ${turn}°-kal elforgatva.`,
  upgrade: (name, token, square) => `${name} városfejlesztést tesz ${the(square)} mezőre: ${token}.`,
  planName: (card, what) => `${numbered(card)} terv (${what})`,
  plan: (name, plan, line) => `${name} tervet tesz a ${words.lines[line]} vonalra: ${plan}.`,
  planInstead: (name, plan, line, gone) =>
    `${name} tervet tesz a ${words.lines[line]} vonalra: ${plan}, és eldob egyet: ${gone}.`,
  acquire: (name, card, location) => `${name} elveszi ${the(location)} helyszín kártyáját: ${card}.`,
  lay(name, line, spot, { cost, isDouble, earnsBonus }) {
    const price = cost === 0 ? 'ingyen' : `${words.resources(cost)}ért`
    const double = isDouble ? ', Dupla sínnel' : ''
    const bonus = earnsBonus ? '; bónusz jár érte' : ''
    return `${name} ${words.lines[line]} sínt fektet le: ${spot}, ${price}${double}${bonus}.`
  },
  collect: (name, resources) => `${name} kap ${words.resources(resources)}t.`,
  develop: (name, token) => `${name} jelzőt vesz el: ${token}.`,
  developOn: (name, token, square) => `${name} jelzőt vesz el, és ${the(square)} mezőre teszi: ${token}.`,
  keep: (name, token) => `${name} megtart egy jelzőt: ${token}.`,
  keepOn: (name, token, square) => `${name} megtart egy jelzőt, és ${the(square)} mezőre teszi: ${token}.`,
  upgradeLost: (name, token) => `${name} jelzőt szerez: ${token}. Nincs hová tennie, ezért eldobja.`,
  bonusResources: (name, resources) => `${name} bónusza: ${words.resources(resources)}.`,
  bonusTrack: (name) => `${name} bónusza: még egy sín.`,
  bonusPlans: (name, drawn) => `${name} bónusza: húz ${drawn} tervkártyát.`,
  bonusPlansLost: (name) => `${name} bónusza: tervkártyákat húz. Egyik vonal sem fogadhatja őket, ezért eldobja őket.`,
  buy: (name, resources, drawn) => `${name} vásárol ${words.resources(resources)}ért: húz ${drawn} jelzőt.`,
  scrap: (name, line, spot, resources) =>
    `${name} ${words.lines[line]} sínt bont el: ${spot}, ${words.resources(resources)}ért.`,
  end: (name) => `${name} befejezi a körét.`,
}

const REFUSALS: RefusalTexts = {
  'not-an-action': 'ilyen akció nincs a játékban',
  'no-such-seat': 'ilyen hely nincs az asztalnál',
  'game-over': 'a játék véget ért',
  'not-your-pick': 'most más választ készletet: a sorban utolsó játékos kezd',
  'sets-first': 'előbb mindenki választ egy készletet',
  'no-such-set': 'ilyen számú készlet nincs az asztalon: {set}',
  'sets-are-out': 'már minden készlet elkelt',
  'setup-done': 'ez a játékos elkészült, és a többiekre vár',
  'place-two-first': 'előbb rakj le kettőt a három városkártyából',
  'upgrade-first': 'előbb tedd rá a készlet városfejlesztését a két kártya egyikére',
  'no-set-upgrade': 'nincs olyan városfejlesztés a készletből, amely lerakásra vár',
  'plans-first': 'előbb tegyél egy-egy tervkártyát mindegyik vonalra',
  'not-in-plan-hand': 'ez a tervkártya nincs a kezedben: {card}',
  'one-plan-per-line': 'ezen a vonalon már van tervkártya; kezdéskor mindegyikre egy kerül',
  'not-your-turn': 'most más van soron',
  'acquire-first': 'a kör kártyaszerzéssel kezdődik: előbb vegyél el egy városkártyát',
  'laid-already': 'ebben a körben már lefektetted a sínt',
  'location-used': 'ebben a körben már végrehajtottad a helyszínakciót',
  'turn-ended': 'ez a játékos már befejezte a körét',
  'not-done-yet': 'a kör akkor fejezhető be, ha már szereztél kártyát, és le is raktál egyet',
  'wait-for-acquisitions': 'előbb mindenki szerez egy városkártyát, a körök sorrendjében',
  'acquired-already': 'ebben a körben már szereztél kártyát',
  'no-card-there': 'ezen a helyszínen már nincs városkártya: {location}',
  'placed-already': 'ebben a körben már raktál le kártyát',
  'not-in-hand': 'ez a városkártya nincs a kezedben: {card}',
  'first-on-d4': 'a város első kártyája a d4 mezőre kerül',
  'not-beside-a-card': 'ez a mező nem érintkezik a város egyik kártyájával sem: {square}',
  'square-taken': 'ezen a mezőn már van kártya: {square}',
  'town-too-large': `ezzel a mezővel ({square}) a város ${TOWN_SIZE} kártyánál szélesebb vagy magasabb lenne`,
  'no-rotation': 'ebben a játékban minden kártyát álló helyzetben kell lerakni',
  'not-between-cards': 'ez a sínhely nem a város két szomszédos kártyáját köti össze: {spot}',
  'no-tracks-left': `ennek a vonalnak már mind a ${TRACKS_PER_LINE} sínjét lefektetted`,
  'spot-taken': 'ezen a sínhelyen ({spot}) már van sín, és nincs Dupla sín jelző, amellyel más vonal mellé férne',
  tangled: 'ezen a sínhelyen ({spot}) a vonal elágazna vagy hurkot alkotna',
  'not-at-an-end': 'ez a sínhely nem a vonal egyik végét folytatja: {spot}',
  'too-expensive': 'ennek a sínnek ({spot}) a költsége {cost} erőforrás, de csak {resources} van',
  'bonus-first': `előbb válaszd ki a ${BONUS_TRACKS[0]}. vagy a ${BONUS_TRACKS[1]}. sín bónuszát`,
  'bonus-track-first': 'előbb fektesd le a bónuszsínt',
  'bonus-plan-first': 'előbb tedd egy vonalra az egyik húzott tervkártyát',
  'no-bonus-due': 'most nem jár bónusz',
  'plan-not-drawn': 'ez a tervkártya nincs a húzottak között: {card}',
  'no-track-possible': 'most nem fektethető le sín',
  'no-plans-left': 'nincs több tervkártya',
  'not-at-location': 'ebben a körben másik helyszínen szereztél kártyát',
  'plan-not-face-up': 'ez a tervkártya nincs a központi táblán: {card}',
  'token-not-face-up': 'ez a fejlesztésjelző nincs a központi táblán: {token}',
  'line-full': 'ezen a vonalon már négy tervkártya van: egyet el kell dobni',
  'line-not-full': 'ezen a vonalon van még hely, ezért semmit sem kell eldobni',
  'plan-not-on-line': 'ez a tervkártya nincs ezen a vonalon: {discarded}',
  'duplicate-plan': 'ezen a vonalon már van ugyanilyen terv, és ez nem ismételhető',
  'no-place-for-upgrade': 'ide ({square}) nem kerülhet városfejlesztés: nincs itt kártya, vagy már van rajta jelző',
  'upgrade-needs-square': 'a városfejlesztés a város egyik kártyájára kerül',
  'not-an-upgrade': 'ez a jelző nem kerül kártyára, meg kell tartani: {token}',
  'keep-first': 'előbb tarts meg egyet a húzott fejlesztésjelzők közül',
  'nothing-bought': 'nincsenek húzott fejlesztésjelzők',
  'token-not-drawn': 'ez a fejlesztésjelző nincs a húzottak között: {token}',
  'cannot-afford-token': 'a vásárlás {price} erőforrásba kerül, de csak {resources} van',
  'no-tokens-left': 'nincs több fejlesztésjelző',
  'not-an-end-track': 'ez a sín nincs a vonal végén: {spot}',
}

export const texts: RailTexts = {
  name: intro.name,
  words,
  strip,
  town,
  panels,
  score,
  log,
  loadHelp: () => import('./help.ts'),
  refusals: REFUSALS,
}

/**
 * Refusals in Hungarian. `{name}` stands for a value of the refusal. No article and no suffix is next to a value, as
 * both would go by its sound; lines are not named, as their values are the words of the notation.
 */
