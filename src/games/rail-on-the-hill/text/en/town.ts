import type { LineName } from '../../cards/cards.ts'
import type { TownTexts } from '../types/town.ts'
import { words } from './words.ts'

const LINE: Readonly<Record<LineName, string>> = { red: 'Red', yellow: 'Yellow', blue: 'Blue', black: 'Black' }

export const town: TownTexts = {
  square: {
    card: (square, card, landmark, category) => `${square}: card ${card}, ${landmark}, ${category}.`,
    cardWithoutLandmark: (square, card) => `${square}: card ${card}, no landmark.`,
    values: ({ red, yellow, blue, black }) => `Red ${red}, yellow ${yellow}, blue ${blue}, black ${black}.`,
    roads: (directions) => `Roads ${directions}.`,
    track: (line, squares) => `${LINE[line]} track to ${squares}.`,
    upgrade: (token) => `Upgrade ${token}.`,
    empty: (square) => `${square}: empty.`,
    canPlace: (square) => `${square}: empty, the card can go here.`,
    onTrial: (square, turn) =>
      `${square}: the card lies here on trial, turned by ${turn} degrees. Enter places it, R turns it.`,
    canUpgrade: (token, before, after) => `${token} can go here: ${before} becomes ${after}.`,
    canStart: (line) => `Enter starts a ${words.lines[line]} track here.`,
    isStart: (line) => `The ${words.lines[line]} track starts here. Escape cancels.`,
    canLay: (line, from, cost) =>
      cost === 0
        ? `Enter lays the ${words.lines[line]} track from ${from}, free.`
        : `Enter lays the ${words.lines[line]} track from ${from} for ${words.resources(cost)}.`,
    spendsDouble: 'This spends a Double Track token.',
    cannotLay: (line, from) => `A ${words.lines[line]} track from ${from} cannot be laid.`,
  },
  cost: {
    free: 'Free: roads on both cards',
    because: (cost, reasons) => `${words.resources(cost)}: ${reasons}`,
    openLand: (square) => `open land on ${square}`,
    crossing: 'crossing 2',
    double: 'Spends a Double Track token',
  },
  turnCard: 'Turn the card',
  placeCard: 'Place the card here',
  scrap: (line, spot) => `Scrap the ${words.lines[line]} track ${spot}, take 2 resources`,
  startMarked: (line, square) => `${LINE[line]} track from ${square}. Choose a neighbouring card.`,
  startUnmarked: 'Start of the track cancelled.',
}
