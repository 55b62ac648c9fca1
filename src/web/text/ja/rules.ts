import type { RulesTexts } from '../types/rules.ts'

export const rules: RulesTexts = {
  title: 'ルール',
  titleOf: (game) => `${game}のルール`,
  line: 'すべてのルールに番号があり、できない手にはその根拠となるルールが示されます。',
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
