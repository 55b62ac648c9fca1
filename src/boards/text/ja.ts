import type { KitTexts } from './en.ts'

export const kit: KitTexts = {
  panels: 'パネル',
  players: 'プレイヤー',
  seat: (name, isActive) => `${name}${isActive ? '、手番' : ''}`,
  bot: (level) => `、ボット：${level}`,
  began: 'スタートプレイヤー',
  cancel: 'キャンセル',
  notLoaded: '読み込めませんでした。',
  tryAgain: '再試行',
  log: {
    title: 'ログ',
    empty: 'ゲームの経過がここに表示されます。',
    setup: 'ゲームの準備',
    round: (round) => `ラウンド${round}`,
    replay: 'この場面を見る',
  },
  help: {
    tab: 'ヘルプ',
    title: 'ゲームの早見表',
    lessons: 'はじめての方へ：遊びながら覚える',
    close: '早見表を閉じる',
    rule: (id) => `ルール ${id}`,
    explain: 'カードや記号を長押しするか、選択中に I キーを押すと、説明が表示されます。',
    keys: 'キー操作',
  },
}
