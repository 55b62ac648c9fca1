import type { OnlinePlayersTexts, SocialTexts } from '../en/social.ts'

export const social: SocialTexts = {
  playNow: {
    title: '今すぐプレイ',
    line: '待っている人がいればその人と同じテーブルに着きます。いなければボットと始め、最初の5分間は別のプレイヤーがボットの席を引き継げます。合意すれば最初から始めることもできます。',
    of: (game) => `今すぐプレイ：${game}`,
  },
  online: {
    count: (people) => `オンライン：${people}人`,
    nobody: '名前を表示している人はいません。',
    more: (people) => `ほか${people}人`,
    show: 'オンラインのとき自分の名前を表示する',
  },
  live: {
    title: '観戦できるゲーム',
    state: '進行中',
    botLeaves: 'ボットの席に座れます',
    take: '席を引き継ぐ',
  },
  invites: (name) => `${name}さんからの招待`,
  decline: '断る',
  followed: 'フォロー中の人がいます',
  people: {
    title: '人',
    empty: 'ほかに誰もいません。',
    follow: 'フォローする',
    unfollow: 'フォローをやめる',
    block: 'ブロックする',
    unblock: 'ブロックを解除',
    of: (button, name) => `${button}：${name}`,
    line: 'フォローした人のテーブルは一覧の先頭に表示されます。ブロックした人のメッセージ、リアクション、招待は届かず、相手にはあなたの公開テーブルが表示されず、「今すぐプレイ」で同席することもありません。どちらも相手には知らされません。',
    back: 'チャットに戻る',
  },
  invite: {
    title: 'フォローしている人',
    line: '相手もあなたをフォローしていれば招待が届きます。',
    button: '招待する',
    sent: (name) => `${name}さんを招待しました。`,
  },
  account: {
    followed: 'フォロー中',
    noneFollowed: 'まだ誰もフォローしていません。テーブルのチャットやプロフィールからフォローできます。',
    blocked: 'ブロック中',
    online: 'オンライン',
  },
  reactions: {
    title: 'リアクション',
    names: {
      thumb: 'いいね',
      laugh: '面白い',
      wow: 'すごい',
      'well-played': 'お見事',
      thinking: '考え中',
      sorry: 'ごめん',
    },
    said: (name, reaction) => `${name}：${reaction}`,
    tooMany: '少し待ってからもう一度送ってください。',
  },
  chances: {
    title: '勝つ見込み',
    line: '観戦者だけに、遅らせて表示します。各プレイヤーが最後に行動する前の局面で、隠れた情報は使いません。',
    notYet: '全員が行動すると表示されます。',
    of: (name, chance) => `${name}：${chance}`,
  },
}

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
