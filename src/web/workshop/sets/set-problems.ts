import type { Language } from '#boards/board.ts'

/**
 * What the rules find wrong in a card set, in other languages. The rules say it in English, because tables load them and
 * have no room for more; here every form of their sentences stands with its translations. A test reads the
 * sentences in the sources of the rules and fails if one is missing. The names of fields stay as they are in the file.
 */
const FORMS: readonly (readonly [en: string, hu: string, ja: string])[] = [
  [
    'a card set must be an object, not {1}',
    'a készletnek objektumnak kell lennie, nem ez: {1}',
    'セットはオブジェクトです（{1}は不可）',
  ],
  ['the card set has more than {1} bytes', 'a készlet nagyobb, mint {1} bájt', 'セットが{1}バイトを超えています'],
  ['the card set has half characters', 'a készletben csonka karakterek vannak', 'セットに壊れた文字があります'],
  ['the card set is not JSON: {1}', 'a készlet nem JSON: {1}', 'セットがJSONではありません：{1}'],
  ['{1} is missing: there must be {2}', 'hiányzik: {1}; összesen {2} kell', '{1}がありません。全部で{2}枚必要です'],
  [
    'a game with these cards would hardly end: one of random actions takes more than {1}',
    'ezekkel a kártyákkal aligha érne véget egy játék: véletlen lépésekkel {1} lépésnél tovább tart',
    'このカードではゲームがほとんど終わりません（ランダムな手で{1}手を超えます）',
  ],
  [
    'establishments: no card has start, which says how many of it each town begins with',
    'nincs kártya kezdő darabszámmal (start): ez mondja meg, hánnyal indul minden város',
    '開始時の枚数（start）を持つカードがありません',
  ],
  [
    'establishments: no town can earn at first; a blue or green card with an income, a roll up to {1} and no per must have start or cost at most {2}',
    'kezdetben egyetlen város sem kereshet: kell egy kék vagy zöld kártya bevétellel, legfeljebb {1} dobással és per nélkül, amelynek van start értéke, vagy legfeljebb {2} az ára',
    '最初に収入を得られる街がありません。収入があり、出目が{1}以下で、per のない青か緑のカードに、start か{2}以下の費用が必要です',
  ],
  [
    'establishments: a roll of {1} could bring {2} coins to a town with all cards, and at most {3} are allowed',
    '{1} dobásnál egy minden kártyával bíró város {2} érmét kaphatna; legfeljebb {3} lehet',
    '出目{1}で、全カードを持つ街に{2}コイン入る可能性があります（上限{3}）',
  ],
  [
    'shapes must have at least {1} of {2} points without asterisk, not {3}',
    'csillag nélküli, {2} pontos alakzatból legalább {1} kell, nem {3}',
    '＊のない{2}点の図形は{1}枚以上必要です（今は{3}枚）',
  ],
  [
    'shape {1} is shape {2} turned',
    'a(z) {1}. alakzat az elforgatott {2}. alakzat',
    '図形{1}は図形{2}を回したものです',
  ],
  ['station {1} has no section', 'ennek az állomásnak nincs szakasza: {1}', '駅{1}に区間がありません'],
  [
    'map: its sections must be connected',
    'a térkép szakaszainak össze kell függniük',
    '地図の区間はすべてつながっている必要があります',
  ],
  ['section {1} is there twice', 'ez a szakasz kétszer szerepel: {1}', '区間{1}が重複しています'],
  [
    'section {1} is not between neighbours',
    'ez a szakasz nem szomszédokat köt össze: {1}',
    '区間{1}は隣どうしを結んでいません',
  ],
  ['{1} has something twice: {2}', '{1}: valami kétszer van benne: {2}', '{1} に重複があります：{2}'],
  ['{1}: {2}', '{1}: {2}', '{1}：{2}'],
  ['id is there twice', 'az id kétszer szerepel', 'id が重複しています'],
  [
    'landmark must be null or one of {1}, not {2}',
    'landmark: null vagy ezek egyike kell: {1}, nem {2}',
    'landmark は null か {1} のどれかです（{2}は不可）',
  ],
  [
    'values must be an object with {1}, not {2}',
    'values: objektum kell, benne {1}, nem {2}',
    'values は {1} を持つオブジェクトです（{2}は不可）',
  ],
  [
    '{1} must be from {2} to {3}, not {4}',
    '{1}: {2} és {3} közötti szám kell, nem {4}',
    '{1} は{2}から{3}までです（{4}は不可）',
  ],
  [
    'landmarks must be three different ones',
    'landmarks: három különböző létesítmény kell',
    'landmarks は異なる3つです',
  ],
  [
    'landmarks are for plans of kind three, not of kind {1}',
    'landmarks csak a three fajtájú tervnek lehet, a(z) {1} fajtájúnak nem',
    'landmarks は three の計画だけにあります（{1}は不可）',
  ],
  [
    'line is for x2 and +3, not for {1}',
    'line csak az x2 és a +3 jelzőnek lehet, ennek nem: {1}',
    'line は x2 と +3 だけにあります（{1}は不可）',
  ],
  ['per is for cards that are not purple', 'per csak nem lila kártyán lehet', 'per は紫以外のカードだけです'],
  [
    'takes is for purple cards, not for {1} ones',
    'takes csak lila kártyán lehet, ezen nem: {1}',
    'takes は紫のカードだけです（{1}は不可）',
  ],
  [
    'takes is {1}, as that of another card',
    'takes: {1} már egy másik kártyán is van',
    'takes の {1} は別のカードにもあります',
  ],
  [
    'id must be words of small letters and digits, joined by dashes, a letter first, of at most {1} characters, not {2}',
    'id: kisbetűs szavak és számok kötőjellel, betűvel kezdve, legfeljebb {1} karakter, nem {2}',
    'id は英小文字で始まり、英小文字と数字をハイフンでつないだ{1}文字以内です（{2}は不可）',
  ],
  [
    'id must not be that of a standard card of the other list, {1}',
    'id nem lehet a másik lista alapkártyájáé: {1}',
    'id にもう一方の標準カードの名は使えません：{1}',
  ],
  ['id must not be the reserved word {1}', 'id nem lehet ez a foglalt szó: {1}', 'id に予約語 {1} は使えません'],
  [
    'rolls must be a list of numbers, not {1}',
    'rolls: számok listája kell, nem {1}',
    'rolls は数のリストです（{1}は不可）',
  ],
  [
    'sections must be pairs of places, as [[0,0],[1,0]], not {1}',
    'sections: helyek párjai kellenek, mint [[0,0],[1,0]], nem {1}',
    'sections は [[0,0],[1,0]] のような組です（{1}は不可）',
  ],
  ['sections must be connected', 'a szakaszoknak össze kell függniük', '区間はつながっている必要があります'],
  [
    'asterisk must be {1}, {2} single stroke can draw it',
    'asterisk: {1} kell aszerint, hogy egy vonallal megrajzolható-e',
    'asterisk は一筆書きできるかどうかにより {1} です',
  ],
  [
    'stations are called by letter and number, as c3',
    'az állomások neve betű és szám, mint c3',
    '駅の名は c3 のように文字と数字です',
  ],
  ['its place must be {1}, not {2}', 'a helye {1} kell legyen, nem {2}', '位置は {1} です（{2}は不可）'],
  ['{1} is at the same place', '{1} ugyanezen a helyen van', '{1} が同じ位置にあります'],
  [
    '{1} must be two stations, as c3-c4, not {2}',
    '{1}: két állomás kell, mint c3-c4, nem {2}',
    '{1} は c3-c4 のような2駅です（{2}は不可）',
  ],
  ['names has {1}, which is no station', 'names: {1} nem állomás', 'names の {1} という駅はありません'],
  ['{1} is no station', '{1} nem állomás', '{1} という駅はありません'],
  ['these are no neighbours', 'ezek nem szomszédok', '隣どうしではありません'],
  ['{1} must be one of {2}, not {3}', '{1}: ezek egyike kell: {2}, nem {3}', '{1} は {2} のどれかです（{3}は不可）'],
  [
    '{1} must be a whole number from {2} to {3}, not {4}',
    '{1}: egész szám kell {2} és {3} között, nem {4}',
    '{1} は{2}から{3}までの整数です（{4}は不可）',
  ],
  [
    '{1} must be a list of {2} to {3}, not of {4}',
    '{1}: {2}–{3} elemű lista kell, nem {4} elemű',
    '{1} は{2}～{3}個のリストです（{4}個は不可）',
  ],
  [
    '{1} must be two numbers from {2} to {3}, not {4}',
    '{1}: két szám kell {2} és {3} között, nem {4}',
    '{1} は{2}から{3}までの2つの数です（{4}は不可）',
  ],
  ['two whole numbers from {1} to {2}', 'két egész szám {1} és {2} között', '{1}から{2}までの整数2つ'],
  ['{1} must be a list, not {2}', '{1}: lista kell, nem {2}', '{1} はリストです（{2}は不可）'],
  ['{1} must be an object, not {2}', '{1}: objektum kell, nem {2}', '{1} はオブジェクトです（{2}は不可）'],
  [
    '{1} has {2}; it may have {3}',
    '{1}: {2} nem lehet benne; ezek lehetnek: {3}',
    '{1} に {2} は使えません（{3} だけです）',
  ],
  [
    '{1} must be a text of {2} to {3} characters, not {4}',
    '{1}: {2}–{3} karakteres szöveg kell, nem {4}',
    '{1} は{2}～{3}文字です（{4}は不可）',
  ],
  [
    '{1} must have something visible and nothing hidden, not {2}',
    '{1}: látható szöveg kell rejtett karakterek nélkül, nem {2}',
    '{1} は隠れた文字のない見える文字です（{2}は不可）',
  ],
  ['Town card {1}', '{1}. városkártya', '街カード{1}'],
  ['Plan card {1}', '{1}. tervkártya', '計画カード{1}'],
  ['Development token {1}', '{1}. jelző', 'トークン{1}'],
  ['train {1}', '{1}. vonat', '列車{1}'],
  ['shape {1}', '{1}. alakzat', '図形{1}'],
  ['station {1}', '{1} állomás', '駅{1}'],
  ['section {1}', '{1} szakasz', '区間{1}'],
  ['map', 'térkép', '地図'],
  ['nothing', 'semmi', 'なし'],
]

const PLACES = { hu: 1, ja: 2 } as const

const PATTERNS = FORMS.map((forms) => {
  const escaped = forms[0].replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return [new RegExp(`^${escaped.replace(/\{\d\}/g, '(.+?)')}$`, 's'), forms] as const
})

/** The problem in the language of the page; what has no translation stays in English. */
export function problemIn(language: Language, english: string): string {
  if (language === 'en') return english
  for (const [pattern, forms] of PATTERNS) {
    const match = pattern.exec(english)
    if (match === null) continue
    return forms[PLACES[language]].replace(/\{(\d)\}/g, (_, number) => problemIn(language, match[number]))
  }
  return english
}
