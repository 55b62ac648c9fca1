import type { RulesPageTexts } from '../en/rules-page.ts'

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
