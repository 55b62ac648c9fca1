import type { OnlinePlayersTexts } from '../en/online-players.ts'

export const onlinePlayers: OnlinePlayersTexts = {
  awayUntil: (name, since, from) =>
    `${name}さんは${since}から離席中です。${from}以降、戻るまでボットに代わってもらえます。`,
  away: (name, since) => `${name}さんは${since}から離席中です。`,
  letBot: '戻るまでボットに任せる',
  botAsks: (name, absent) => `${name}さんの提案：${absent}さんが戻るまでボットに任せる。`,
  botAsked: (absent, names) => `${absent}さんの代わりのボットを提案しました。${names}の返事を待っています。`,
  end: '勝者なしでゲームを終えますか？在席している全員の同意が必要です。',
  propose: '提案する',
  cancel: 'やめる',
  endAsks: (name) => `${name}さんの提案：勝者なしでゲームを終える。`,
  endAsked: (names) => `ゲームの終了を提案しました。${names}の返事を待っています。`,
  anew: '新しいシャッフルで最初から始めますか？在席している全員の同意が必要です。',
  anewOffer: 'ボットの続きからプレイします。最初から始めますか？',
  playOn: '続ける',
  anewAsks: (name) => `${name}さんの提案：新しいシャッフルで最初から始める。`,
  anewAsked: (names) => `最初から始めることを提案しました。${names}の返事を待っています。`,
  agreed: (names) => `同意しました。${names}の返事を待っています。`,
  events: {
    bot: (absent, by) => `${absent}さんが戻るまでボットがプレイします。同意：${by}`,
    join: (name) => `ボットに代わって${name}さんがプレイします。`,
    back: (name) => `${name}さんが戻りました。`,
    end: (by) => `ゲームは勝者なしで終了しました。同意：${by}`,
    anew: (by) => `別のテーブルで最初から始めます。同意：${by}`,
  },
}
