import {
  PENALTY,
  PLAN_NEEDS,
  REQUESTS_REVEALED,
  RESOURCES_PER_POINT,
  ROUNDS,
  TITLE_RAISE,
  TOWN_SIZE,
} from '../../rules/numbers.ts'
import { words } from '../ja/words.ts'
import { planPoints, type RailRuleSection, titleRows } from './tables.ts'

/** Scoring, variants and the solo game. */
export const scoring: readonly RailRuleSection[] = [
  {
    id: 'scoring',
    title: '得点計算',
    intro: `${ROUNDS}ラウンドの後、全員が次の順に得点を数えます。`,
    rules: [
      {
        id: 'RH-V1',
        text: '路線：各路線は、通ったすべてのカードから、その路線の数値を得点します。街の改良も含みます。',
        example: 'line-score',
        caption: '赤路線は4枚のカードを通っています。赤の数値4、3、6、5の合計で18点です。',
      },
      {
        id: 'RH-V2',
        text: '計画：計画カードは、置かれた路線が条件を満たしていれば得点になります。1枚ずつ別々に判定するので、1つの施設が複数の計画に役立つこともあります。',
      },
      {
        id: 'RH-V3',
        text: '路線の線路が1本でも載っているカードは、その路線が通るカードです。計画の条件は次のとおりです。',
        table: {
          head: ['計画', '路線の条件', '点'],
          rows: [
            [
              '施設3種',
              '描かれた3種の施設をすべて通る。順序は自由で、間にほかの施設があってもよい',
              planPoints('three'),
            ],
            [words.planKinds.category, `どれか1つの分類の施設を${PLAN_NEEDS.category}つ通る`, planPoints('category')],
            [words.planKinds.types, `異なる施設を${PLAN_NEEDS.types}種通る`, planPoints('types')],
            [
              words.planKinds.pairs,
              `同じ施設2つの組を${PLAN_NEEDS.pairs}組通る。同じ施設4つでもよい`,
              planPoints('pairs'),
            ],
            [words.planKinds.tracks, `街に線路が${PLAN_NEEDS.tracks}本以上ある`, planPoints('tracks')],
            ['対角の2つの角', '描かれた2つの角を両方とも通る', planPoints('tl-br')],
          ],
        },
        example: 'plan-corners',
        caption: `左上と右下の角の計画。赤路線は街の両方の角のカードを通っているので、${planPoints('tl-br')}点になります。`,
      },
      {
        id: 'RH-V4',
        text: '万能施設は1個につき、1枚の計画カードに対して、好きな施設1つの代わりになります。1枚の計画カードに何個使ってもかまいません。',
        ruling: `割り当ては自動です。まず合計点が最も高くなるように（減点 RH-V5 と要望Lも含みます）、次に達成する計画が最も多くなるように、次に使う万能施設が最も少なくなるように、最後に番号の小さいカードから割り当てます。ゲーム中の見込みでは、角、行、列は街が縦横とも${TOWN_SIZE}枚になってから数えます。`,
      },
      { id: 'RH-V5', text: `4つの路線のうち、達成した計画カードが1枚もない路線1つにつき${PENALTY}点の減点です。` },
      { id: 'RH-V6', text: '住民の要望（RH-Q）を使うときは、その得点を加えます。' },
      { id: 'RH-V7', text: `残った資源${RESOURCES_PER_POINT}個につき1点です。端数は切り捨てます。` },
      {
        id: 'RH-V8',
        text: '合計点が最も高い人の勝ちです。同点なら、達成した計画カードの多い人の勝ちです。それも同じなら、勝利を分け合います。',
      },
    ],
  },
  {
    id: 'requests',
    title: 'バリアント：住民の要望',
    rules: [
      {
        id: 'RH-Q',
        text: `準備のときに、12枚の要望のうち${REQUESTS_REVEALED}枚を公開します。終了時に、それぞれ全員の得点になります。万能施設は計画カードのためのもので、要望Iには使えません。`,
        table: {
          head: ['要望', '得点'],
          rows: Object.entries({
            ...words.requests,
            F: `${words.requests.F}（両方の斜めの区間に線路があるところ。線路が何本でも1か所）`,
          }),
        },
      },
    ],
  },
  {
    id: 'variants',
    title: 'そのほかのバリアント',
    rules: [
      {
        id: 'RH-X1',
        text: '回転なし：カードを回転させずに置きます。',
        ruling: 'バリアントは自由に組み合わせられます。意味のあるものはソロでも使えます。',
      },
      {
        id: 'RH-X2',
        text: '同時手番：獲得だけを手番順に1人ずつ行い、その後は全員が同時に手番の残りを進めます。全員が終えるとラウンドが終わります。',
        ruling:
          '全員の獲得が済むまでは、獲得する番の人だけが行動でき、フリーアクションも同じです。山からは、先に求めた人が先に引きます。',
      },
    ],
  },
  {
    id: 'solo',
    title: 'ソロ',
    rules: [
      { id: 'RH-Z1', text: 'メインボードの準備（RH-R2）は奇数ラウンドにだけ行います。' },
      {
        id: 'RH-Z2',
        text: 'そのため、偶数ラウンドでは直前のラウンドの場所を使えません。そこにはもうカードがないからです。',
      },
      {
        id: 'RH-Z3',
        text: `合計点によって称号が決まります。住民の要望を使うときは、どの基準も${TITLE_RAISE}点高くなります。`,
        table: {
          head: ['合計', '要望あり', '称号'],
          rows: titleRows(
            words.titles,
            (total) => `${total}以下`,
            (total) => `${total}以上`,
          ),
        },
      },
    ],
  },
]
