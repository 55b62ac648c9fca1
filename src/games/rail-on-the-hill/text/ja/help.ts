import type { HelpTexts } from '../types/help.ts'

export const help: HelpTexts = {
  turn: {
    title: '手番',
    acquire: 'カードとその場所を獲得する',
    place: 'カードを置く（4×4まで）',
    lay: '線路を敷く（任意）',
    location: '場所アクションを行う（任意）',
    order: '最初にA、あとは好きな順に行います。',
  },
  free: {
    title: '手番中いつでも',
    buy: '購入：資源3個でトークンを2個引き、1個を取る',
    scrap: '撤去：路線の端の線路を除き、資源2個を得る',
  },
  track: {
    title: '線路のコスト',
    road: '両方のカードが道路：無料',
    openLand: '空き地の半分1つ：資源1個',
    crossing: '斜めの線路と交差：さらに2個',
    ends: '路線は端から延ばす。8本まで、分岐と環状は不可',
    bonus: '3本目と6本目：資源2個、線路1本、計画2枚から1枚のどれか',
  },
  plans: {
    title: '計画',
    kinds: {
      three: '施設3種',
      category: '同じ分類の施設4つ',
      types: '異なる施設5種',
      pairs: '施設のペア2組',
      tracks: '線路7本',
      'tl-br': '向かい合う2つの角',
      'tr-bl': '向かい合う2つの角',
    },
    limit: '1つの路線に4枚まで',
    noDuplicates: '同じ路線に2枚は置けない',
  },
  tokens: {
    title: '開発トークン',
    kinds: {
      x2: 'カードの数値1つを2倍',
      '+3': 'カードの数値1つに3を加える',
      double: 'ほかの路線の隣に敷ける',
      wild: '計画1枚で好きな施設1つになる',
    },
  },
  scoring: {
    title: '14ラウンドの後の得点計算',
    lines: '路線：通ったカードの数値',
    plans: '計画：達成した計画の点',
    penalty: '達成した計画のない路線：−10点',
    requests: '住民の要望（使うとき）',
    resources: '資源2個につき1点',
    tie: '同点なら、達成した計画の多い人の勝ち',
  },
}
