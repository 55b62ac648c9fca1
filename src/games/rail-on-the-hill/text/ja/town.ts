import type { TownTexts } from '../types/town.ts'
import { words } from './words.ts'

export const town: TownTexts = {
  square: {
    card: (square, card, landmark, category) => `${square}：カード${card}、${landmark}、${category}。`,
    cardWithoutLandmark: (square, card) => `${square}：カード${card}、施設なし。`,
    values: ({ red, yellow, blue, black }) => `赤${red}、黄${yellow}、青${blue}、黒${black}。`,
    roads: (directions) => `道路：${directions}。`,
    track: (line, squares) => `${words.lines[line]}の線路：${squares}へ。`,
    upgrade: (token) => `街の改良：${token}。`,
    empty: (square) => `${square}：空き。`,
    canPlace: (square) => `${square}：空き。カードを置けます。`,
    onTrial: (square, turn) => `${square}：仮置き中、${turn}度回転。Enterで置き、Rで回転します。`,
    canUpgrade: (token, before, after) => `「${token}」を載せられます。${before}が${after}になります。`,
    canStart: (line) => `Enterで、ここを${words.lines[line]}の線路の起点にします。`,
    isStart: (line) => `${words.lines[line]}の線路の起点です。Escでキャンセルします。`,
    canLay: (line, from, cost) =>
      cost === 0
        ? `Enterで、${from}から${words.lines[line]}の線路を無料で敷きます。`
        : `Enterで、${words.resources(cost)}を払い、${from}から${words.lines[line]}の線路を敷きます。`,
    spendsDouble: '複線トークンを1個使います。',
    cannotLay: (line, from) => `${from}から${words.lines[line]}の線路は敷けません。`,
  },
  cost: {
    free: '無料：両方のカードが道路',
    because: (cost, reasons) => `${words.resources(cost)}：${reasons}`,
    openLand: (square) => `${square}が空き地`,
    crossing: '交差で2個',
    double: '複線トークンを1個使います',
  },
  turnCard: 'カードを回転させる',
  placeCard: 'ここにカードを置く',
  scrap: (line, spot) => `${spot}の${words.lines[line]}の線路を撤去して資源2個を得る`,
  startMarked: (line, square) => `${square}から${words.lines[line]}の線路を敷きます。隣のカードを選んでください。`,
  startUnmarked: '線路の起点をキャンセルしました。',
}
