import type { EditorWords } from '../en/editor.ts'

export const editor: EditorWords = {
  problems: {
    count: '{card}: összesen {there}, de {all} van',
    onePerTown: 'a(z) {seat}. helyen több {card} áll; egy városban csak egy lehet',
    landmarkTwice: 'a(z) {seat}. hely kétszer építette meg: {card}',
    won: 'a(z) {seat}. helyen minden nevezetesség áll, tehát a játék az ő körében véget ért',
    notWon: 'a játék véget ért, de a(z) {seat}. helyen hiányzik egy nevezetesség',
    active: 'az active mezőben a soron lévő hely áll: {turn}',
    diceTooEarly: 'a dobás előtt nincs kocka az asztalon',
    diceMissing: 'a dobás után vannak kockák',
    twoDice: 'a(z) {seat}. helyen két kocka van, de nincs hozzá nevezetesség',
    noReroll: 'a(z) {seat}. helyen nincs nevezetesség az újradobáshoz',
    noTake: 'a(z) {seat}. hely egyik kártyája sem vesz el érmét egy játékostól {roll} dobásnál',
    noSwap: 'a(z) {seat}. hely egyik kártyája sem cserél {roll} dobásnál',
  },
  turn: 'Ki van soron',
  phase: 'Most',
  phases: {
    roll: 'Dobás',
    reroll: 'Megtartás vagy újradobás',
    tv: 'Érmék elvétele egy játékostól',
    swap: 'Kártyacsere',
    build: 'Építés',
    over: 'Vége a játéknak',
  },
  dice: 'Kockák',
  die: (number) => `${number}. kocka`,
  noDie: 'Nincs',
  coins: 'Érmék',
  landmarks: 'Nevezetességek',
  establishments: 'Vállalkozások',
  left: (count) => `${count} maradt`,
  scorer: {
    landmarksHint: 'amelyek megépültek.',
    coinsHint: 'ha ugyanannyi a nevezetesség.',
  },
}
