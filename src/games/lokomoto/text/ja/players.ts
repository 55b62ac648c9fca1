import type { PlayerTexts } from '../types/players.ts'
import { words } from './words.ts'

export const players: PlayerTexts = {
  label: 'プレイヤー',
  parts: { trains: '列車', bonus: 'ボーナス', shapes: '図形', unused: '未使用', total: '合計' },
  spokenScore: ({ trains, bonus, shapes, unused, total }) =>
    `列車${trains}、ボーナス${words.signed(bonus)}、図形${shapes}、未使用${words.signed(unused)}、合計${words.figure(total)}`,
  show: (name) => `${name}を先頭に表示`,
  turn: '手番',
  trainsOf: (name) => `${name}の列車`,
  train: ({ name, price, bonus }) => `${name}、${price}${bonus === 0 ? '' : words.signed(bonus)}`,
  noTrains: '列車はまだありません',
  shapesOf: (name) => `${name}の図形`,
  secret: (points) => `秘密の図形（${words.points(points)}）`,
}
