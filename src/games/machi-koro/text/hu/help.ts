import type { HelpTexts } from '../types/help.ts'
import { allOf } from './grammar.ts'

export const help: HelpTexts = {
  goal: { title: 'Cél', landmarks: (count) => `Aki ${allOf(count)} nevezetességet megépítette, azonnal nyer.` },
  turn: {
    title: 'A köröd',
    roll: 'Dobsz egy kockával, vagy kettővel, ha van hozzá nevezetességed.',
    income: 'Fizetnek a kártyák, amelyeken a dobott szám áll.',
    build: 'Építesz egyet, vagy kihagyod.',
  },
  colours: 'Mikor fizet egy kártya',
  landmarks: 'Nevezetességek',
  income: {
    title: 'Bevétel',
    order: 'Először a piros, aztán a kék és a zöld, végül a lila.',
    copies: 'Minden példány külön fizet.',
    forgiven: 'Akinek nincs elég érméje, annyit fizet, amennyi van; a többit elengedik.',
  },
  limits: {
    title: 'Korlátok',
    soldOut: 'Ami elfogyott, az nem építhető meg.',
    onePerTown: 'Egy városban minden lila kártyából csak egy lehet.',
  },
}
