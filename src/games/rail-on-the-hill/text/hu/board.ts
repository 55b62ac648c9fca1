import type { LineName } from '../../cards/cards.ts'
import {
  BONUS_TRACKS,
  INTERSECTION_COST,
  LOCATION_GAIN,
  SCRAP_VALUE,
  SETUP_TOWNS,
  TOKEN_PRICE,
} from '../../rules/numbers.ts'
import type { LogTexts, RailTexts, StripTexts, TownTexts } from '../en/board.ts'
import { intro } from '../intro/hu.ts'
import { panels, score } from './panels.ts'
import { REFUSALS } from './refusals.ts'
import { numbered, the, words } from './words.ts'

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
    score: (name, points) => `${name}: ${points}. Megmutatja, honnan jönnek a pontok.`,
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
