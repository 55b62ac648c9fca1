import { upgradeMark } from '../../cards/cards.ts'
import { LOCATION_GAIN, PLAN_NEEDS, REQUEST_POINTS, TOWN_SIZE } from '../../rules/numbers.ts'
import type { WordTexts } from '../en/words.ts'
import { intro } from '../intro/ja.ts'

const LINE = { red: '赤', yellow: '黄', blue: '青', black: '黒' }

export const words: WordTexts = {
  lines: LINE,
  lineNames: { red: '赤路線', yellow: '黄路線', blue: '青路線', black: '黒路線' },
  lineLetters: { red: '赤', yellow: '黄', blue: '青', black: '黒' },
  landmarks: {
    'amusement-park': '遊園地',
    zoo: '動物園',
    aquarium: '水族館',
    bank: '銀行',
    hospital: '病院',
    school: '学校',
    'city-hall': '市役所',
    'police-station': '警察署',
    'fire-station': '消防署',
  },
  categories: { leisure: '娯楽', welfare: '福祉', public: '公共' },
  directions: { n: '北', ne: '北東', e: '東', se: '南東', s: '南', sw: '南西', w: '西', nw: '北西' },
  townCard: (card, landmark) => (landmark === null ? `カード${card}` : `カード${card}（${words.landmarks[landmark]}）`),
  values: ({ red, yellow, blue, black }) => `赤${red}、黄${yellow}、青${blue}、黒${black}。`,
  roads: (directions) => `道路：${directions}。`,
  planKinds: {
    category: `同じ分類の施設${PLAN_NEEDS.category}つ`,
    types: `異なる施設${PLAN_NEEDS.types}種`,
    pairs: `施設のペア${PLAN_NEEDS.pairs}組`,
    tracks: `線路${PLAN_NEEDS.tracks}本`,
    'tl-br': '左上と右下の角',
    'tr-bl': '右上と左下の角',
  },
  list: (items) => items.join('、'),
  token(kind, line) {
    if (kind === 'double') return '複線'
    if (kind === 'wild') return '万能施設'
    return `${line === undefined ? '路線' : LINE[line]}に${upgradeMark(kind)}`
  },
  tokenEffect(kind, line) {
    const name = line === undefined ? '路線' : LINE[line]
    if (kind === 'double') return 'ほかの路線が通る区間に、線路を1本敷けます。'
    if (kind === 'wild') return '終了時に、計画カード1枚で好きな施設1つの代わりになります。'
    if (kind === 'x2') return `自分の街のカード1枚の、${name}の数値を2倍にします。`
    return `自分の街のカード1枚の、${name}の数値に3を加えます。`
  },
  locations: {
    a: { name: '資源', line: `資源を${LOCATION_GAIN}個得る` },
    b: { name: '計画', line: '計画カードを1枚取る' },
    c: { name: '線路', line: '線路をもう1本敷く' },
    d: { name: '開発', line: 'トークンを1個取る' },
  },
  requests: {
    A: `最上行と最下行を両方通る路線1つにつき${REQUEST_POINTS.A}点`,
    B: `左端の列と右端の列を両方通る路線1つにつき${REQUEST_POINTS.B}点`,
    C: `4つの路線がすべて通るカード1枚につき${REQUEST_POINTS.C}点`,
    D: `3つ以上の路線が通る外周のカード1枚につき${REQUEST_POINTS.D}点`,
    E: `2つ以上の路線が通る角のカード1枚につき${REQUEST_POINTS.E}点`,
    F: `交差1か所につき${REQUEST_POINTS.F}点`,
    G: `中央の4枚のうち3枚以上を通る路線1つにつき${REQUEST_POINTS.G}点`,
    H: `角のカードを2枚以上通る路線1つにつき${REQUEST_POINTS.H}点`,
    I: `3つの分類の施設をそれぞれ2つ以上（同じ施設でもよい）通る路線1つにつき${REQUEST_POINTS.I}点`,
    J: `${TOWN_SIZE ** 2}枚のカードすべてに線路があれば${REQUEST_POINTS.J}点`,
    K: `線路が最も少ない路線の、線路1本につき${REQUEST_POINTS.K}点`,
    L: `達成した計画が最も少ない路線の、達成した計画1枚につき${REQUEST_POINTS.L}点`,
  },
  titles: intro.titles,
  resources: (count) => `資源${count}個`,
  points: (count) => `${count}点`.replace('-', '−'),
  tracks: (count) => `線路${count}本`,
  round: (round, rounds) => `ラウンド${round}/${rounds}`,
}
