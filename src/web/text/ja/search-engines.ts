import type { SearchEngineTexts } from '../en/search-engines.ts'

export const searchEngines: SearchEngineTexts = {
  home: 'ブラウザで遊べるボードゲーム。ひとりで、同じ画面でみんなと、オンラインで、ボットと。無料、オープンソース、アカウント不要、オフラインでも遊べます。',
  rules: 'Hilltopで遊べるすべてのゲームのルール全文。検索と図解つき。',
  rulesOf: (game) => `${game}のルール全文。検索と図解つき。ルールごとにリンクできます。`,
  about: 'Hilltopとは何か、何を保存するか、ゲームの権利者、使っているソフトウェアについて。',
  noScript: '遊ぶにはJavaScriptが必要です。ルールはJavaScriptなしでも読めます。',
}
