import type { StripTexts } from '../types/strip.ts'
import { capital, listed, outOf, the } from './grammar.ts'
import { words } from './words.ts'

export const strip: StripTexts = {
  tabs: {
    trains: 'Vonatok',
    shapes: 'Alakzatok',
    players: 'Játékosok',
    sections: 'Szakaszok',
  },
  seats: {
    score: (name, won, unused, total) =>
      unused === 0
        ? `${name}: ${words.points(total)}`
        : `${name}: ${words.points(won)}, ${unused} megmaradt szakasz, összesen ${words.points(total)}`,
  },
  progress: (round, free) => `${round}. forduló · ${free} szabad`,
  progressShort: (free) => `${free} szabad`,
  pen: 'A filctollad',
  blockNow: (name = 'Nyitás', blocked, all) =>
    `${name}: zárj le egy szakaszt az egész játékra (${blocked + 1}. ${the(outOf(all))}).`,
  blockPicked: 'Koppints rá újra, és lezárod, vagy válassz másikat.',
  actNow: (name = 'Te jössz') =>
    `${name}: koppints egy szürke vonalra, hogy megrajzold, kettőre, hogy lefoglald őket, vagy egy vonatra, hogy megvedd.`,
  endingNow: (name = 'Te jössz', unused) =>
    `${name}: mindjárt vége a játéknak. Minden megmaradt szakasz 1 pont levonás, és neked ${unused} van.`,
  onePicked: 'Rajzold meg, vagy válassz még egyet a lefoglaláshoz.',
  lastPicked: 'Az utolsó szabad szakasz: megrajzolod vagy lefoglalod, és vége a játéknak.',
  reservedPicked: 'Ezt már lefoglaltad: most megrajzolhatod.',
  twoPicked: 'Foglald le mindkettőt, vagy koppints arra, amelyik nem kell.',
  putAside: (sentence) => `${sentence} A fizetés megvár.`,
  payingNow: (sections) => `${sections} szakasszal fizetsz: válassz hozzá vonatot.`,
  buyNow: 'A kijelöltekkel fizetsz. Koppintással cserélhetsz.',
  overpaying: (extra) => `Az alakzatért ${extra} szakasszal többet fizetsz az árnál.`,
  nothingPays: 'Koppints a szakaszokra, amelyekkel fizetsz, vagy válassz fizetési módot.',
  tooDear: (train, price, network) => {
    const costs = `${capital(the(train))} ára ${price} szakasz`
    return network === 0
      ? `${costs}, de nincs megrajzolt szakaszod.`
      : `${costs}, a legnagyobb hálózatod csak ${network}.`
  },
  notInOneStroke: (train, price) => `${train}: nincs ${price} szakaszod, amely egy vonallal megrajzolható.`,
  first: {
    block: 'Előbb válassz egy szakaszt, aztán lezárhatod.',
    draw: 'Előbb válassz egy szakaszt, aztán megrajzolhatod.',
    reserve: 'Előbb válassz két szabad szakaszt, aztán lefoglalhatod őket.',
    buy: 'Előbb válassz egy vonatot, aztán megveheted.',
  },
  waitFor: (name) => `${name} van soron.`,
  won: (name, points) => `${name} nyert ${points}tal.`,
  shared: (names, points) => `${listed(names)} együtt nyert ${points}tal.`,
  block: (section) => `${section} lezárása`,
  draw: (section) => `${section} megrajzolása`,
  reserveBoth: 'Mindkettő lefoglalása',
  reserveLast: 'Lefoglalás',
  buy: (train, points) => `${train} vásárlása: ${points}`,
  keys: [
    { keys: 'M', what: 'A térképre; a nyilak mozgatnak, az Enter kiválaszt, még egy Enter megrajzol' },
    { keys: '1 … 6', what: 'Egy vonat kiválasztása; ugyanaz a billentyű újra megveszi az áráért' },
    { keys: 'D', what: 'A kiválasztott szakasz megrajzolása' },
    { keys: 'R', what: 'A kiválasztott szakaszok lefoglalása' },
    { keys: 'B', what: 'Vásárlás' },
    { keys: 'L', what: 'Az összes szakasz listája' },
    { keys: '+ − 0', what: 'A térképen: nagyítás' },
    { keys: 'Esc', what: 'A választás visszavétele' },
    { keys: 'Ctrl+Z', what: 'Visszavonás' },
    { keys: '?', what: 'Súgó' },
  ],
}
