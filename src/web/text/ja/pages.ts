import type { AboutTexts, LearnTexts, RecordOriginTexts, RulesPageTexts } from '../en/pages.ts'

export const about: AboutTexts = {
  what: [
    'Hilltopは、ブラウザーで遊べるボードゲームのテーブルです。ひとりでも、1つの画面を囲んでも、ボットとでも遊べます。',
    'すべての手はルールに照らして確認され、できない手にはその根拠となるルールが示されます。終わったゲームは1手ずつリプレイできます。',
  ],
  privacy: 'データの扱い',
  privacyLines: [
    'この端末で遊んだゲーム、得点、設定はこのブラウザーだけに保存されます。訪問者の計測もしません。ブラウザーと異なる言語を選んだときだけ、その言語のページを届けるため、Cookieでサーバーに伝えます。',
    'オンラインテーブルでは、名前、手、チャットを接続先のサーバーが保存します。本人確認用のCookieを1つ使います。アカウントは任意です。',
    'ブラウザーでこのサイトのデータを消去すると、この端末のゲーム、得点、設定も削除されます。戦績のページの「すべて書き出す」で控えを残せます。',
  ],
  free: 'オープンソース',
  freeLines: ['Hilltopは、MITライセンスのオープンソースソフトウェアです。自由に使い、読み、変更し、共有できます。'],
  rights: 'ゲームの権利',
  inside: '使用しているソフトウェア',
  insideLine: 'Hilltopは多くの方々の成果に支えられています。感謝を込めて。',
  part: '名称',
  licence: 'ライセンス',
  licences: 'ライセンスの全文',
}

export const rulesPage: RulesPageTexts = {
  search: 'ルールを検索',
  searchHint: '/ キーで検索、Esc キーで消去できます。',
  clear: '検索を消去',
  contents: '目次',
  found: (count) => `${count}件見つかりました`,
  nothingFound: (rule) => `一致するルールはありません。短い言葉か、${rule} のようなルール番号で試してください。`,
  linkTo: (rule) => `ルール ${rule} へのリンク`,
  ruling: '裁定',
  rulingNote: '元のルールに書かれていない点やあいまいな点は、ここでの遊び方を「裁定」として示しています。',
}

export const learn: LearnTexts = {
  title: (game) => `${game}を遊びながら覚える`,
  line: '本物のボードで、1歩ずつ遊びます。いつでも中断でき、あとで続きから再開できます。',
  minutes: (minutes) => `約${minutes}分`,
  start: '始める',
  goOn: '続ける',
  again: 'もう一度',
  done: '完了',
  startWhat: (lesson) => `始める：${lesson}`,
  goOnWhat: (lesson) => `続ける：${lesson}`,
  againWhat: (lesson) => `もう一度：${lesson}`,
  stepOf: (step, steps) => `ステップ${step}（全${steps}）`,
  shortStepOf: (step, steps) => `${step} / ${steps}`,
  bar: 'レッスン',
  back: '戻る',
  next: '次へ',
  showMe: '代わりにやって見せる',
  skip: '先へ進む',
  leave: 'レッスンを終える',
  others: 'ほかのプレイヤーの手番です。',
  ownTurns: 'あなたの手番を少し進めます。',
  other: 'それもできますが、このレッスンでは印のついた操作をします。ほかの手は実際のゲームで試してください。',
  readFirst: '自由に見て回ってください。「次へ」で進みます。',
  playOn: 'ここから実際に遊ぶ',
  nextLesson: (lesson) => `次：${lesson}`,
  allLessons: 'レッスン一覧',
  rules: 'ルール',
  rivals: ['ミラ', 'テオ', 'アイダ'],
}

export const recordOrigin: RecordOriginTexts = {
  known: 'あなたが遊んでいるサーバーの署名があります。この棋譜は、ゲーム後に何も変更されていません。',
  other: (key) =>
    `このブラウザーで遊んだことのないサーバー（鍵 ${key}…）の署名があります。この棋譜は、ゲーム後に何も変更されていません。`,
  changed:
    'この棋譜は、ゲーム後に変更されています。署名が合わないため、名前、アクション、結果が正しくない可能性があります。',
}
