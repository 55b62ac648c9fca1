import type { HintTexts } from '../types/hints.ts'

export const HINTS: HintTexts = {
  buys: '{train}が、今すぐ{points}点になります。',
  'buys-with-shape': '{train}と図形{shape}で、今すぐ{points}点になります。',
  'buys-in-time': '{train}が今すぐ{points}点になります。待つと、{player}に取られるかもしれません。',
  'shape-in-time': '図形{shape}と合わせて{points}点になります。待つと、図形を{player}に取られるかもしれません。',
  'last-purchase': '終わりが近いので、{train}で{points}点を取っておきます。',
  completes: 'この区間で、{train}の支払いができるようになります。',
  'completes-shape': 'この区間で図形{shape}が完成し、{train}と一緒に取れるようになります。',
  towards: '{train}への一歩です。このあと残りは{left}区間です。',
  'towards-shape': '{train}と図形{shape}への一歩です。このあと残りは{left}区間です。',
  joins: '自分の線がつながります。これで{sections}区間がひと続きになります。',
  denies: '{section}は、{player}が今いちばんほしい区間です。',
  protects: '{player}が近づいているので、{train}への道を確保します。',
  ends: '線を引いても、もう得はありません。予約は損にならず、終わりを早めます。',
  aside: '今のところ、大きな得にはつながりません。',
  opens: 'なくても、ほとんど困らない区間です。',
}
