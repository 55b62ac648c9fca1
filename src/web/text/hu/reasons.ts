import type { ReasonTexts } from '../types/reasons.ts'

export const reasons: ReasonTexts = {
  noSuchGame: (game) => `itt nincs „${game}” nevű játék`,
  otherVersion: (version) =>
    `a szabályok ${version}. változata szerint játszották, amely ezen az oldalon nincs meg; töltsd be újra`,
  noCards: (name) => `ebben a böngészőben nincs meg a kártyakészlete („${name}”)`,
  severalRecords: (count) => `${count} felvétel van benne, de csak egyet lehet megmutatni`,
  damagedLink: 'a link sérült vagy hiányos',
  tooLarge: 'túl nagy ahhoz, hogy felvétel legyen',
  noRecord: 'nem felvétel, és nem is egy felvétel linkje',
  notJson: 'nem JSON-fájl',
  noRoom: 'ebben a böngészőben nincs több hely',
}
