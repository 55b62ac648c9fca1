import type { StripTexts } from '../types/strip.ts'
import { the } from './grammar.ts'
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
  },
  seats: {
    seat: (name, resources, isActive) => `${name}${isActive ? ', most van soron' : ''}, ${resources}. Város mutatása.`,
    score: (name, points) => `${name}: ${points}. A pontok forrásának mutatása.`,
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
      left === 2 ? 'Rakj le kettőt a három kártyádból. A harmadik a kezedben marad.' : 'Rakj le még egy kártyát.',
    upgrade: (token) => `Tedd rá a két kártyád egyikére: ${token}.`,
    plansFirst: (left) => `Tegyél mindegyik vonalra egy tervkártyát: még ${left} kell. A másik kettőt eldobod.`,
    acquire: 'Szerezz egy városkártyát az egyik helyszínről.',
    turn: 'Lerakás, sínfektetés és helyszínakció, bármilyen sorrendben.',
    lastCall: 'Befejezheted a körödet, vagy felhasználhatod, ami még maradt.',
    bonus: 'Bónusz a 3. vagy a 6. sínért: válassz egyet.',
    bonusTrack: 'Fektesd le a bónuszsínt: válassz vonalat.',
    drawnPlans: 'Válassz egyet a két húzott tervkártyából.',
    keep: 'Tarts meg egyet a két húzott jelzőből.',
    chooseSquare: 'Válassz mezőt a kártyának. Ott rákoppintva elforgathatod.',
    confirm: (square) => `Lerakod ${the(square)} mezőre? Koppints rá, ha elforgatnád.`,
    lay: (line) => `Merre menjen a ${words.lines[line]} vonal? A számok a költséget mutatják.`,
    planLine: 'Válassz vonalat a tervkártyának.',
    discardPlan: 'A vonal megtelt: válaszd ki, melyik tervkártyát dobod el.',
    tokenSquare: 'Válaszd ki, melyik kártyára kerüljön a városfejlesztés.',
    scrap: 'Válaszd ki, melyik vonal végét bontod el. 2 erőforrást kapsz érte.',
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
      a: { name: '2 erőforrás', short: '2 erőforrás' },
      b: { name: 'Új terv', short: 'Új terv' },
      c: { name: 'Még egy sín', short: 'Még egy sín' },
      d: { name: 'Új jelző', short: 'Új jelző' },
    },
    done: (step) => `${step}: kész`,
  },
  layLine: (line) => LAY[line],
  buy: 'Jelző vásárlása 3 erőforrásért',
  scrap: 'Egy vonal végének elbontása 2 erőforrásért',
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
    { keys: 'U, Shift+U', what: 'visszavonás, újra' },
    { keys: '?', what: 'súgó' },
  ],
}
