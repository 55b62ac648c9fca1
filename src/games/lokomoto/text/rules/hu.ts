import standard from '../../cards/standard.json' with { type: 'json' }
import {
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MAX_PLAYERS,
  MIN_PLAYERS,
  OPEN_TRAINS,
  OPENING_TURNS,
  OPENING_TURNS_EACH,
} from '../../rules/numbers.ts'
import type { LokoRuleSection } from './en.ts'

const { trains, shapes } = standard

export const rules: readonly LokoRuleSection[] = [
  {
    id: 'minute',
    title: 'A játék egy perc alatt',
    intro:
      'Mindenki ugyanarra a térképre rajzol. A körödben egy dolgot teszel: pöttyökkel lefoglalsz két szakaszt, megrajzolsz egy szakaszt a filctolladdal, vagy veszel egy vonatot. A vonatért olyan szakaszokkal fizetsz, amelyeket már megrajzoltál, és amelyek kapcsolódnak egymáshoz; ezek feketék lesznek, és többé nem használhatók, a vonat pedig annyi pontot ér, amennyi az ára. Ha a szakaszokban, amelyekkel fizetsz, kirajzolódik egy alakzatkártya mintája, azt a kártyát is elveheted. Amikor nincs több szabad szakasz, a játék véget ér, és a megmaradt vonalakért pontot veszítesz.',
    rules: [],
  },
  {
    id: 'setup',
    title: 'Előkészületek',
    intro: `A játékhoz kell a térkép, a vonatkártyák, ${shapes.length} alakzatkártya, játékosonként egy színes filctoll és egy fekete. A szakasz a térkép két szomszédos állomása közötti vonal.`,
    rules: [
      {
        id: 'LK-S1',
        text: `A játékot ${MIN_PLAYERS}–${MAX_PLAYERS} játékos játszhatja. ${OPEN_TRAINS} vonatkártya felfordítva fekszik a térkép mellett, a többi a húzópakli. Az alakzatkártyákból három pakli lesz, külön az 1, a 2 és a 3 pontos lapokból, és mindegyik pakli legfelső lapja fel van fordítva.`,
        ruling: `${trains.length} vonat van, és minden pontértékből ${shapes.length / 3} alakzat. A térkép háromszögrács.`,
      },
      {
        id: 'LK-S2',
        text: 'Az kezd, aki legutóbb utazott vonattal. Ha ez nem dönti el, utánozzátok a vonatfüttyöt: az kezd, aki egy levegővel a leghosszabban bírja. A körök az óramutató járása szerint követik egymást. A körödben három dolog közül pontosan egyet teszel: lefoglalsz két szakaszt (LK-A1), megrajzolsz egyet (LK-A2), vagy veszel egy vonatot (LK-B1).',
        ruling:
          'Itt a kezdőjátékost a program sorsolja ki, vagy a házigazda jelöli ki, aki a szabálykönyvet is követheti.',
      },
    ],
  },
  {
    id: 'drawing',
    title: 'Lefoglalás és megrajzolás',
    intro: 'Ezt jelentik a vonalak a térképen:',
    table: {
      head: ['Vonal', 'Jelentése'],
      rows: [
        ['Üres sínpár', 'szabad: bárki lefoglalhatja vagy megrajzolhatja'],
        ['Színes pöttyök', 'lefoglalt: csak ez a játékos rajzolhatja meg'],
        ['Színes, folytonos vonal', 'megrajzolt: lehet vele vonatért fizetni'],
        ['Fekete', 'felhasznált'],
        ['Fekete, áthúzva', 'lezárt: a kétszemélyes nyitásban kikerült a játékból'],
      ],
    },
    rules: [
      {
        id: 'LK-A1',
        text: 'Lefoglalás: pöttyözz be két szabad szakaszt a saját színeddel. Bárhol lehetnek a térképen, nem kell találkozniuk.',
        ruling:
          'Ha már csak egy szabad szakasz van, azt egyedül is lefoglalhatod, bárki legyél; ezzel a játék véget ér (LK-E1).',
      },
      {
        id: 'LK-A2',
        text: 'Megrajzolás: húzz folytonos vonalat egy szakaszra a saját színeddel. Lehet szabad szakasz, vagy olyan, amelyet te magad foglaltál le.',
        example: 'reserve-draw',
        caption:
          'Egy kör (1): Anna (A) lefoglal két szakaszt. Egy későbbi kör (2): az egyiket megrajzolja. Amelyiket Béla (B) foglalta le, azt Anna nem használhatja.',
      },
      {
        id: 'LK-A3',
        text: 'Amit más játékos foglalt le vagy rajzolt meg, azt nem használhatod, és azt sem, ami fekete. Lefoglalt szakasszal nem lehet fizetni: előbb rajzold meg.',
      },
    ],
  },
  {
    id: 'buying',
    title: 'Vonatok vásárlása',
    rules: [
      {
        id: 'LK-B1',
        text: 'Vásárlás: vedd el az egyik felfordított vonatot, és fizess érte a saját megrajzolt szakaszaiddal, pontosan annyival, amennyibe kerül. A szakaszoknak kapcsolódniuk kell egymáshoz; elágazás lehet köztük. Amelyik szakasszal fizettél, az fekete lesz, és többé nem használható. A vonat +1-es bónusza nem kerül semmibe.',
        example: 'branch',
        caption:
          'Anna nyolc szakaszt rajzolt meg. Közülük hattal, amelyek el is ágaznak, megveszi a Csörgőt, mert annak az ára 6. Ezek feketék lesznek, a másik kettő megmarad későbbre.',
      },
      {
        id: 'LK-B2',
        text: 'Ha a szakaszokban, amelyekkel fizetsz, kirajzolódik egy felfordított alakzatkártya mintája, azt a kártyát is elveheted. A minta elforgatható, de soha nem tükrözhető. Egy vonathoz legfeljebb egy alakzatot vehetsz el; ha több is illik, te választasz.',
        example: 'turned',
        caption:
          'A bal oldali kártya illik az első vonalra: csak el van forgatva. A másodikra nem illik: az a tükörképe.',
      },
      {
        id: 'LK-B3',
        text: 'Egy alakzat kedvéért több szakasszal is fizethetsz, mint amennyibe a vonat kerül, ha nincs olyan felfordított vonat, amely pontosan annyiba kerül.',
        ruling:
          'Ilyenkor pontosan az alakzat szakaszaival fizetsz, eggyel sem többel. Ez a titkos alakzatra (LK-H1) is igaz.',
        example: 'pay-more',
        caption:
          'Ez az alakzat öt szakaszból áll, és nincs olyan felfordított vonat, amelynek az ára 5. Ezért az öt szakasszal meg lehet venni egy vonatot, amelynek az ára 4. Ha volna 5-ös a vonatok között, ezt nem lehetne.',
      },
      {
        id: 'LK-B4',
        text: 'A minta minden szakaszának azok között kell lennie, amelyekkel most fizetsz. Ami már korábban fekete lett, az nem számít.',
      },
      {
        id: 'LK-B5',
        text: 'Az elvett kártya helyére azonnal új kerül, amíg a paklija tart.',
      },
    ],
  },
  {
    id: 'end',
    title: 'A játék vége és a pontok',
    rules: [
      {
        id: 'LK-E1',
        text: 'A játék véget ér, amint nincs több szabad szakasz.',
        ruling: 'Ez egy forduló közepén is lehet.',
      },
      {
        id: 'LK-V1',
        text: 'Add össze, mennyit érnek a kártyáid, és vonj le annyit, ahány megrajzolt szakaszod megmaradt. A csak lefoglalt szakaszokért nincs levonás.',
        table: {
          head: ['Miért', 'Pont'],
          rows: [
            ['Minden vonat', 'az ára'],
            ['Bónusz egy vonaton', '+1, a hajtányon −1'],
            ['Minden alakzat', '1, 2 vagy 3, ahogy a kártyán áll'],
            ['Minden megrajzolt szakaszod, amellyel nem fizettél', '−1'],
          ],
        },
      },
      {
        id: 'LK-V2',
        text: 'Akinek a legtöbb pontja van, az nyer. Egyenlőségnél az nyer, akinek több vonata van, aztán az, akinek az alakzatai több pontot érnek.',
        ruling: 'Ha ez is egyenlő, a győzelem közös.',
      },
    ],
  },
  {
    id: 'modes',
    title: 'Két játékos és más változatok',
    rules: [
      {
        id: 'LK-2P',
        text: `Ha ketten játszotok, a nyitással kezdtek: a fekete filctollal felváltva lezártok egy-egy szabad szakaszt, összesen ${OPENING_TURNS} szakaszt, fejenként ${OPENING_TURNS_EACH} darabot. Ezeket senki sem használhatja. Utána a kezdőjátékossal indul a rendes játék.`,
        example: 'opening',
        caption:
          'A térkép egy része a nyitás közben. Az áthúzott szakaszok kimaradnak a játékból, az összes többi még megrajzolható.',
      },
      {
        id: 'LK-H1',
        text: 'Titkos alakzatok: csak az 1 pontos alakzatok pakliján van felfordított lap. Kapsz egy 2 pontos és egy 3 pontos alakzatot, amelyeket senki más nem láthat. Mindkettőt egyszer kijátszhatod egy vonathoz, ugyanúgy, mint egy felfordított alakzatot (LK-B2), és ekkor megmutatod a többieknek. Egy vonathoz így is legfeljebb egy alakzat jár. Amelyik titkos alakzatot nem játszottad ki, az nem ér semmit.',
        ruling:
          'A két titkos lapot osztjuk. A titkos alakzat úgy vehető el, mint egy felfordított; a két pakli többi lapjára nincs szükség.',
      },
      {
        id: 'LK-X1',
        text: 'Haladó: csak olyan szakaszokkal fizethetsz, amelyek egy vonallal megrajzolhatók, úgy, hogy közben nem emeled fel a filctollat. Ez akkor lehetséges, ha kapcsolódnak egymáshoz, és legfeljebb két olyan állomás van, ahol páratlan számú találkozik közülük. A csillaggal jelölt alakzatok kimaradnak, mert azok nem rajzolhatók meg egy vonallal.',
        ruling: 'Egyetlen szakaszon sem mehetsz végig kétszer. A változatok tetszés szerint kombinálhatók.',
        example: 'one-stroke',
        caption:
          'A karikák azokat az állomásokat jelölik, ahol páratlan számú szakasz találkozik. Bal oldalon kettő van: az egyiknél kell kezdeni, és a másiknál lesz vége. Jobb oldalon négy van, ezért ez nem rajzolható meg egy vonallal.',
      },
    ],
  },
  {
    id: 'tips',
    title: 'Tanácsok',
    intro:
      'Kisebb gyerekekkel: fordítsátok feléjük az alakzatkártyákat, és engedjétek, hogy kézbe vegyék őket, és minden irányból a térképhez mérjék; utána tegyék vissza, hogy mindenki lássa. A képernyőn a térképre helyezett kártya ugyanezt tudja: mozgatni és forgatni lehet a térkép fölött.',
    rules: [],
  },
  {
    id: 'cards',
    title: 'A térkép és a kártyák',
    intro:
      'A térkép háromszögrács, ezért egy alakzat 60 fokonként forgatható el. A térkép és a kártyalapok a mieink; saját fájllal lecserélheted őket.',
    table: {
      head: ['Kártya', 'Darab', 'Mi van rajta'],
      rows: [
        [
          'Vonat',
          String(trains.length),
          `az ára ${LOWEST_PRICE}–${HIGHEST_PRICE}, többnyire 4–6; némelyiken +1 bónusz, a hajtányon −1`,
        ],
        ['1 pontos alakzat', '10', '3 vagy 4 szakasz'],
        ['2 pontos alakzat', '10', '4 vagy 5 szakasz'],
        ['3 pontos alakzat', '10', '6 vagy 7 szakasz'],
      ],
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Jelölés',
    intro:
      'Minden akció leírható, ahogy a sakkban a lépések. Egy állomás jele az oszlop betűje és a sor száma, egy szakaszé a két állomása. A szakaszok sorrendje tetszőleges.',
    table: {
      head: ['Leírva', 'Jelentése'],
      rows: [
        ['block c3-c4', 'kétszemélyes nyitás: egy szakasz lezárása'],
        ['reserve c3-c4 d2-d3', 'két szakasz lefoglalása'],
        ['reserve c3-c4', 'az utolsó szabad szakasz lefoglalása'],
        ['draw c3-c4', 'egy szakasz megrajzolása'],
        ['buy 17 with c3-c4 c4-d3 c4-d4', 'a 17-es vonatkártya vásárlása ezekkel a szakaszokkal'],
        ['buy 17 with c3-c4 c4-d3 c4-d4 shape 8', 'és a 8-as alakzatkártya elvétele'],
      ],
    },
    rules: [],
  },
]
