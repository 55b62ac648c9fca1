import type { LogTexts } from '../types/log.ts'
import { listOf } from './grammar.ts'
import { words } from './words.ts'

export const log: LogTexts = {
  block: (name, section) => `${name}が${section}を通行止めにしました。`,
  reserve: (name, sections) => `${name}が${listOf(sections)}を予約しました。`,
  draw: (name, section) => `${name}が${section}に線を引きました。`,
  buy: (name, train, sections) => `${name}が${words.sections(sections)}で${train}を買いました。`,
  buyWithShape: (name, train, sections, { id, points }) =>
    `${name}が${words.sections(sections)}で${train}を買い、${words.shape(id, points)}を取りました。`,
  over: '空き区間がなくなり、ゲームが終わりました。',
  sentences: (sentences) => sentences.join(''),
}
