import type { LineName } from '../../cards/cards.ts'
import type { TownTexts } from '../types/town.ts'
import { the } from './grammar.ts'
import { words } from './words.ts'

const LINE: Readonly<Record<LineName, string>> = { red: 'Piros', yellow: 'Sárga', blue: 'Kék', black: 'Fekete' }

export const town: TownTexts = {
  square: {
    card: (square, card, landmark, category) =>
      `${square}: ${words.townCard(card, null)}, ${landmark}, kategória: ${category}.`,
    cardWithoutLandmark: (square, card) => `${square}: ${words.townCard(card, null)}, nincs létesítmény.`,
    values: ({ red, yellow, blue, black }) => `Piros ${red}, sárga ${yellow}, kék ${blue}, fekete ${black}.`,
    roads: (directions) => `Utak: ${directions}.`,
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
    crossing: 'kereszteződés 2',
    double: 'Elköltesz egy Dupla sín jelzőt',
  },
  turnCard: 'Kártya elforgatása',
  placeCard: 'Kártya lerakása ide',
  scrap: (line, spot) => `${LINE[line]} sín elbontása (${spot}), 2 erőforrásért`,
  startMarked: (line, square) => `${LINE[line]} sín ${the(square)} mezőtől. Válassz egy szomszédos kártyát.`,
  startUnmarked: 'A sín kezdete törölve.',
}
