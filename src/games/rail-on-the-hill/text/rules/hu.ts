import { DEV_TOKENS, PLAN_CARDS, TOWN_CARDS } from '../../cards/cards.ts'
import {
  BONUS_GAIN,
  BONUS_TRACKS,
  DRAWN_PLANS,
  DRAWN_TOKENS,
  FACE_UP,
  INTERSECTION_COST,
  LOCATION_GAIN,
  MAX_PLAYERS,
  PENALTY,
  PLAN_HAND_SIZE,
  PLANS_PER_LINE,
  ROUNDS,
  SCRAP_VALUE,
  SET_TOWNS,
  STARTING_RESOURCES,
  TOKEN_PRICE,
  TOWN_SIZE,
  TRACKS_PER_LINE,
  UNUSED_PLANS,
} from '../../rules/numbers.ts'
import { LOCATIONS } from '../../rules/state.ts'
import { scoring } from './hu-scoring.ts'
import type { RailRuleSection } from './tables.ts'

export const rules: readonly RailRuleSection[] = [
  {
    id: 'minute',
    title: 'A játék egy perc alatt',
    intro: `Egy ${TOWN_SIZE}×${TOWN_SIZE} kártyából álló várost építesz, és négy vasútvonalat vezetsz át rajta: egy pirosat, egy sárgát, egy kéket és egy feketét. A körödben elveszel egy városkártyát a négy helyszín egyikéről, leraksz egy kártyát, lefektetsz egy sínt, és végrehajtod annak a helyszínnek az akcióját, ahonnan a kártyát elvetted. Út mentén a sín ingyen van, a nyílt terep erőforrásba kerül. Minden vonal annyi pontot ér, amennyi az általa érintett kártyákon a saját színében áll. A vonalak mellé kerülő tervkártyák további feladatokat adnak, például három megadott létesítményt; az a vonal, amely egyetlen tervét sem teljesíti, ${PENALTY} pontot veszít. A ${ROUNDS}. forduló után a városok megtelnek, és az nyer, akinek összesen a legtöbb pontja van.`,
    rules: [],
  },
  {
    id: 'setup',
    title: 'Előkészületek',
    intro: `A játékban ${TOWN_CARDS} városkártya, ${PLAN_CARDS} tervkártya, ${DEV_TOKENS} fejlesztésjelző és korlátlan számú erőforrás van; minden játékosnak vonalanként ${TRACKS_PER_LINE} sínje van. A városkártyán egy létesítmény látható (néhány kártyán nincs), minden vonalhoz egy 1 és 6 közötti érték, és a nyolc irány közül néhányban egy-egy út. Az értékek a sarkokban állnak: a piros bal felül, a kék jobb felül, a sárga bal alul, a fekete jobb alul. Ahol nincs út, ott nyílt terep van. A kilenc létesítmény három kategóriába tartozik.`,
    table: {
      head: ['Kategória', 'Létesítmények'],
      rows: [
        ['Szabadidő', 'vidámpark, állatkert, akvárium'],
        ['Jólét', 'bank, kórház, iskola'],
        ['Közszolgálat', 'városháza, rendőrség, tűzoltóság'],
      ],
    },
    rules: [
      {
        id: 'RH-S1',
        text: `A játékot 1–${MAX_PLAYERS} játékos játszhatja. Keverjétek meg a városkártyákat és a tervkártyákat, és tegyétek őket képpel lefelé két pakliba; a fejlesztésjelzőket megkeverve tegyétek egy kupacba, szintén képpel lefelé.`,
        ruling: 'Öt városkártyán nincs létesítmény.',
      },
      {
        id: 'RH-S2',
        text: `Játékosonként egy készletet kell képpel felfelé kirakni: ${SET_TOWNS} városkártyát és 1 fejlesztésjelzőt.`,
        example: 'town-card',
        caption:
          'Egy városkártya: középen a létesítmény, néhány oldala és sarka felé út vezet, és minden vonal értéke a maga sarkában áll. Itt a piros (bal felül) 4, a kék (jobb felül) 2, a sárga (bal alul) 3, a fekete (jobb alul) 3 pontot ér.',
      },
      {
        id: 'RH-S3',
        text: `Kezdéskor egy vagy két játékosnál ${STARTING_RESOURCES[1]}, háromnál ${STARTING_RESOURCES[3]}, négynél ${STARTING_RESOURCES[4]} erőforrást kap mindenki.`,
      },
      { id: 'RH-S4', text: `Mindenki húz ${PLAN_HAND_SIZE} tervkártyát, és titokban tartja őket a többiek előtt.` },
      {
        id: 'RH-S5',
        text: 'A kezdőjátékos az, aki legutóbb szállt vonatra. Mindenki kap egy készletet, a körök sorrendjéhez képest visszafelé: a sorban utolsó játékos az első.',
        ruling:
          'Itt a kezdőjátékost a program sorsolja ki, vagy a házigazda jelöli ki, aki a szabálykönyvet is követheti. A készletedet a megmaradtak közül te választod.',
      },
      {
        id: 'RH-S6',
        text: `Most mindenki egyszerre készül fel, és ki-ki ebben a sorrendben halad: RH-S6, RH-S7, RH-S8. Rakd le a ${SET_TOWNS} városkártyád közül kettőt, ezzel kezdődik a városod; a harmadik a kezedben marad.`,
        ruling: 'A kézben lévő városkártyák mindenki számára nyíltak, hiszen mindenki látta, ki mit vett el.',
      },
      {
        id: 'RH-S7',
        text: 'Ha a készletedben városfejlesztés van, tedd rá a két kártya egyikére. Bármilyen más jelzőt tarts meg.',
      },
      {
        id: 'RH-S8',
        text: `Tegyél a ${PLAN_HAND_SIZE} tervkártyádból négyet a vonalaidra, mindegyikre egyet. A másik ${UNUSED_PLANS} a tervkártyák dobópaklijába kerül.`,
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Fordulók',
    rules: [
      {
        id: 'RH-R1',
        text: `A játék ${ROUNDS} fordulóból áll. A második fordulótól kezdve minden forduló elején a kezdőjátékos-kártya az óramutató járása szerint továbbkerül.`,
      },
      {
        id: 'RH-R2',
        text: `A forduló előkészítése: ami a központi táblán maradt, képpel felfelé a dobópaklikba és a dobókupacba kerül. Ezután képpel felfelé ${LOCATIONS.length} városkártyát kell kirakni, egyet-egyet az a, b, c és d helyszínre, valamint ${FACE_UP} tervkártyát és ${FACE_UP} fejlesztésjelzőt.`,
      },
      {
        id: 'RH-R3',
        text: 'Ha elfogyott a tervkártyák paklija vagy a fejlesztésjelzők halma, az eldobottakat kell megkeverni, és azokból húzni.',
        ruling:
          'Akkor kell megkeverni, amikor kártyára vagy jelzőre van szükség, és nincs több. Ha így sincs elég, annyit húzol, amennyi van; vásárolni (RH-F1) nem lehet, ha sehol sincs már jelző.',
      },
      {
        id: 'RH-R4',
        text: 'A körök a kezdőjátékossal indulnak, és az óramutató járása szerint követik egymást. A körödben először kártyát szerzel (A). Utána tetszőleges sorrendben leraksz egy kártyát (B), lefektetsz egy sínt (C), és végrehajtod a helyszínakciót (D). Szabad akciót (RH-F1, RH-F2) ezek között iktathatsz be.',
        ruling: 'Szabad akciót nem lehet egy másik akció vagy egy bónusz (RH-B1) közben végrehajtani.',
      },
      {
        id: 'RH-R5',
        text: 'Kártyát szerezni és kártyát lerakni kötelező. Ha mindkettő megtörtént, a köröd akkor ér véget, amikor befejezed.',
        ruling: 'A sínfektetésről és a helyszínakcióról lemondhatsz.',
      },
      {
        id: 'RH-R6',
        text: `A ${ROUNDS}. forduló után minden város teljes, ${TOWN_SIZE}×${TOWN_SIZE} kártyás négyzet, és mindenkinek egy városkártya marad a kezében.`,
      },
    ],
  },
  {
    id: 'acquire',
    title: 'A: Kártyaszerzés',
    rules: [
      {
        id: 'RH-A1',
        text: 'Vedd el egy olyan helyszín városkártyáját, ahol még van. Ebben a körben ennek a helyszínnek az akciója lesz a helyszínakciód.',
      },
    ],
  },
  {
    id: 'place',
    title: 'B: Lerakás',
    rules: [
      {
        id: 'RH-P1',
        text: 'A városod első kártyája bárhová kerülhet: a kész városban a szélére és a közepére is eshet. (A jelölésben ennek a mezője a d4.)',
      },
      {
        id: 'RH-P2',
        text: 'Minden további kártya olyan üres mezőre kerül, amely egy már lerakott kártyád mellett van. Az is elég, ha csak a sarkuk érintkezik.',
      },
      {
        id: 'RH-P3',
        text: `A városod soha nem lehet ${TOWN_SIZE} kártyánál szélesebb vagy magasabb.`,
        example: 'placing',
        caption: `A következő kártya a szaggatott mezőkre kerülhet: mindegyik érintkezik egy lerakott kártyával, oldalával vagy sarkával. A város már ${TOWN_SIZE} széles, ezért az áthúzott mezők nem megengedettek; felfelé és lefelé még van hely.`,
      },
      {
        id: 'RH-P4',
        text: 'Lerakás előtt a kártyát negyedfordulatonként elforgathatod, akár fejjel lefelé is. Az utak vele fordulnak, a négy érték a saját vonaláé marad. A képernyőn az értékek a sarkukban is megmaradnak.',
        example: 'rotation',
        caption:
          'Ugyanaz a kártya álló helyzetben, majd az óramutató járása szerint egy negyeddel elforgatva: az utak másfelé vezetnek, az értékek nem változtak.',
      },
      { id: 'RH-P5', text: 'A szomszédos kártyák útjainak nem kell találkozniuk.' },
      { id: 'RH-P6', text: 'Egy körben pontosan egy kártyát raksz le a kezedből.' },
    ],
  },
  {
    id: 'track',
    title: 'C: Sínfektetés',
    rules: [
      {
        id: 'RH-T1',
        text: 'Egy sín a városod két szomszédos kártyáját köti össze, egyenesen vagy átlósan. Egyiknek sem kell annak lennie, amelyet ebben a körben raksz le. Az ilyen két kártya közötti helyet sínhelynek hívjuk.',
      },
      {
        id: 'RH-T2',
        text: 'Nézd meg a sín alatti két kártyafelet. Amelyiken abban az irányban nincs út, az nyílt terep, és 1 erőforrásba kerül; egy sín költsége tehát 0, 1 vagy 2.',
        example: 'track-cost',
        caption:
          'Út találkozik úttal: a sín ingyen van. Út találkozik nyílt tereppel: 1 erőforrás. Mindkét kártyán nyílt terep: 2 erőforrás.',
      },
      { id: 'RH-T3', text: 'Egy sínhelyen egy sín fér el, hacsak nem használsz Dupla sínt (RH-D4).' },
      {
        id: 'RH-T4',
        text: `Ahol négy kártya összeér, ott két átló keresztezheti egymást. Ha a másik átlón már van sín, a tiéd kereszteződést alkot, és ${INTERSECTION_COST} erőforrással többe kerül. Egy vonal önmagát is keresztezheti.`,
        ruling: `A felár mindig összesen ${INTERSECTION_COST}, akárhány sín van a másik átlón.`,
        example: 'intersection',
        caption: `A kék már áthalad ezen a kereszteződésen. A piros lefektetheti a másik átlót; a nyílt terep árán felül ${INTERSECTION_COST} erőforrást fizet.`,
      },
      {
        id: 'RH-T5',
        text: 'Egy vonal első sínjét a városodban bárhová lefektetheted.',
        ruling: 'Az a vonal, amelynek minden sínjét elbontottad, újra bárhol kezdődhet.',
      },
      { id: 'RH-T6', text: 'Minden további sín a vonal két végének egyikét folytatja.' },
      {
        id: 'RH-T7',
        text: 'Egy vonal nem ágazhat el, tehát egy kártyán nem lehet három sínje. Hurkot sem alkothat: nem térhet vissza olyan kártyára, amelyet már érint.',
        example: 'no-branch-no-loop',
        caption:
          'A piros vonal bármelyik végén folytatódhat. A közepéből induló sín elágazás volna; az, amelyik a végéről a vonal egyik kártyájára vezet vissza, hurok.',
      },
      {
        id: 'RH-T8',
        text: `Vonalanként az egész játékban ${TRACKS_PER_LINE} sínt fektethetsz le. Az elbontott sínek nem kerülnek vissza hozzád.`,
      },
      { id: 'RH-T9', text: 'A sín teljes költségét ki kell tudnod fizetni.' },
    ],
  },
  {
    id: 'bonus',
    title: `Bónusz: a ${BONUS_TRACKS[0]}. és a ${BONUS_TRACKS[1]}. sín`,
    rules: [
      {
        id: 'RH-B1',
        text: `Amikor egy vonal ${BONUS_TRACKS[0]}. vagy ${BONUS_TRACKS[1]}. sínjét fekteted le – az elbontottakat is beleszámítva –, azonnal jár egy bónusz; későbbre nem tehető el. Válassz: ${BONUS_GAIN} erőforrás; vagy még egy sín bármelyik vonalon; vagy húzol ${DRAWN_PLANS} tervkártyát, az egyiket egy vonalra teszed, a másikat eldobod.`,
        ruling: 'A bónusz minden mást megelőz, a szabad akciókat is.',
        example: 'bonus',
        caption: `Egy vonal nyolc sínje. A ${BONUS_TRACKS[0]}. és a ${BONUS_TRACKS[1]}. egy-egy bónuszt hoz.`,
      },
      {
        id: 'RH-B2',
        text: `A bónuszsín maga is lehet ${BONUS_TRACKS[0]}. vagy ${BONUS_TRACKS[1]}. sín, és újabb bónuszt hozhat. Olyan bónuszt nem választhatsz, amelyet nem tudsz végrehajtani.`,
      },
      {
        id: 'RH-B3',
        text: 'A bónuszként húzott két tervkártyát megnézed, mielőtt választasz.',
        ruling: 'A választásig rajtad kívül senki sem látja őket.',
      },
    ],
  },
  {
    id: 'locations',
    title: 'D: Helyszínakció',
    intro: 'A helyszínakciód annak a helyszínnek az akciója, ahol ebben a körben kártyát szereztél (RH-A1).',
    rules: [
      { id: 'RH-L1', text: `Az „a” helyszín: kapsz ${LOCATION_GAIN} erőforrást.` },
      {
        id: 'RH-L2',
        text: 'A „b” helyszín: elveszed az egyik képpel felfelé lévő tervkártyát, és egy vonalra teszed (RH-N1).',
      },
      {
        id: 'RH-L3',
        text: 'A „c” helyszín: lefektetsz még egy sínt.',
        ruling:
          'A kör első sínje a C akciónak, a második a helyszínakciónak számít; a játékban ez nem jelent különbséget.',
      },
      { id: 'RH-L4', text: 'A „d” helyszín: elveszed az egyik képpel felfelé lévő fejlesztésjelzőt (RH-D1).' },
    ],
  },
  {
    id: 'plans',
    title: 'Tervkártyák a vonalakon',
    rules: [
      { id: 'RH-N1', text: 'A megszerzett tervkártya azonnal, képpel felfelé az egyik vonaladra kerül.' },
      {
        id: 'RH-N2',
        text: `Egy vonalon legfeljebb ${PLANS_PER_LINE} tervkártya lehet. Újabbhoz előbb el kell dobnod egyet közülük.`,
      },
      {
        id: 'RH-N3',
        text: 'A „három létesítmény” kivételével minden terven ott a „nem ismételhető” jel: egy vonalon nem lehet két azonos hatású terv.',
        ruling:
          'Az RH-N2 szerint eldobott kártya már nem számít. Olyan kártyát nem választhatsz, amelyet egyik vonal sem fogadhat; ha egyik kártya sem tehető le, az akció elvész.',
      },
    ],
  },
  {
    id: 'tokens',
    title: 'Fejlesztésjelzők',
    rules: [
      {
        id: 'RH-D1',
        text: 'A városfejlesztés (×2 vagy +3) azonnal a városod egy olyan kártyájára kerül, amelyen még nincs jelző. Egy kártyán csak egy lehet.',
        ruling: 'Ha már minden kártyán van jelző, a városfejlesztést el kell dobni.',
      },
      { id: 'RH-D2', text: '×2: megduplázza a vonala értékét azon a kártyán.' },
      {
        id: 'RH-D3',
        text: '+3: 3-mal növeli a vonala értékét azon a kártyán.',
        ruling: 'Egy vonalra érvényes: arra, amelyik a jelzőn van.',
        example: 'upgrade',
        caption: 'A 4-es piros érték a piros ×2-vel 8 lesz. A 2-es kék érték a kék +3-mal 5 lesz.',
      },
      {
        id: 'RH-D4',
        text: 'A Dupla sínt tartsd meg, amíg szükséged nem lesz rá: ha elköltöd, olyan sínhelyre is fektethetsz sínt, ahol addig csak más vonalak futnak. A sín költsége a szokásos. Ugyanott a harmadik és a negyedik sínhez is kell egy-egy jelző.',
        ruling:
          'Nem ad plusz sínt, viszont bármelyik sínfektetésnél használható, bónusznál és a „c” helyszínen is. Több jelző közül a legkisebb számút költöd el; ez a dobókupacba kerül.',
        example: 'double-track',
        caption: 'Ezen a sínhelyen már a sárga fut. Egy Dupla sín jelzővel mellé fektethető a fekete.',
      },
      { id: 'RH-D5', text: 'A Jokerlétesítményeket tartsd meg a pontozásig (RH-V4).' },
    ],
  },
  {
    id: 'free-actions',
    title: 'Szabad akciók',
    intro:
      'Annyiszor hajthatod végre őket, ahányszor szeretnéd és meg tudod fizetni, a köröd bármely pontján, de nem egy másik akció közben.',
    rules: [
      {
        id: 'RH-F1',
        text: `Vásárlás: fizess ${TOKEN_PRICE} erőforrást, és húzz ${DRAWN_TOKENS} fejlesztésjelzőt. Az egyiket tartsd meg az RH-D1–RH-D5 szerint, a másikat dobd el.`,
        ruling: 'A húzott jelzőket csak te látod.',
      },
      {
        id: 'RH-F2',
        text: `Elbontás: vedd ki a játékból az egyik vonalad valamelyik végén lévő sínt vagy az egyetlen sínjét; ezért ${SCRAP_VALUE} erőforrást kapsz.`,
      },
    ],
  },
  ...scoring,
  {
    id: 'tips',
    title: 'Tanácsok',
    table: {
      head: ['Mihez', 'Tanács'],
      rows: [
        ['Tervek', 'Hasonló terveket tegyél egy vonalra: így ugyanazok a létesítmények többet is szolgálnak.'],
        [
          'Létesítmények',
          'Az első tervek közül azokat válaszd, amelyek több vonalat vezetnek ugyanazokhoz a létesítményekhez.',
        ],
        ['Levonás', `Minden vonalon teljesíts legalább egy tervet: enélkül a vonal ${PENALTY} pontba kerül (RH-V5).`],
        [
          'Értékek',
          'Egy terv kedvéért ne gyűjts alacsony értékű kártyákat: a keresett létesítmény vagy egy jokerlétesítmény még jöhet.',
        ],
        [
          'Bónuszok',
          `A ${BONUS_TRACKS[0]}. és a ${BONUS_TRACKS[1]}. sín sokat ér (RH-B1): törekedj legalább hat bónuszra.`,
        ],
        [
          'Láncok',
          `Ha a bónuszsín maga is ${BONUS_TRACKS[0]}. vagy ${BONUS_TRACKS[1]}., meghozza a következő bónuszt (RH-B2).`,
        ],
        [
          'Erőforrások',
          'A vége felé a maradékból vásárolj fejlesztésjelzőt (RH-F1): két erőforrás csak egyetlen pontot ér (RH-V7).',
        ],
        [
          'Elbontás',
          'Csak akkor bonts, ha nagyon muszáj: az elbontott sín a bónuszhoz beleszámít, a hét sínt kérő tervhez viszont már nem.',
        ],
      ],
    },
    rules: [],
  },
  {
    id: 'cards',
    title: 'A kártyák',
    intro:
      'A nyomtatott kártyalapok nem részei a Hilltopnak, ezért a mieink nagyrészt rekonstrukciók: a szabálykönyv csak néhányat nevez meg. Saját kártyafájllal lecserélheted őket.',
    table: {
      head: ['Kártyák', 'A szabálykönyvből', 'Rekonstrukció'],
      rows: [
        [
          'Városkártyák',
          'az 1., 2., 4., 5., 12., 23., 30., 31., 57. és 68. értékei, némelyiké sorrend nélkül',
          'az összes többi, minden út, és hogy melyiken melyik létesítmény van',
        ],
        [
          'Tervkártyák',
          'az 1., 42., 43., 45., 49., 54., 57. és 60., valamint a fajták a pontjaikkal',
          'a többi kártya létesítményei, és hogy melyik fajtából hány van',
        ],
        ['Fejlesztésjelzők', 'a négy fajta', 'hogy fajtánként és vonalanként hány van'],
        ['Lakossági kérések', 'mind a tizenkettő', 'semmi'],
      ],
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Jelölés',
    intro:
      'Minden akció leírható, ahogy a sakkban a lépések. Az oszlopok nyugatról keletre a-tól g-ig, a sorok északról délre 1-től 7-ig tartanak; a város első kártyája a d4 mezőn van, így minden város elfér. A vonalak neve: red (piros), yellow (sárga), blue (kék), black (fekete).',
    table: {
      head: ['Leírva', 'Jelentése'],
      rows: [
        ['take 2', 'a 2. készlet választása'],
        [
          'place 17 d4 r90',
          'a 17-es városkártya a d4 mezőre, az óramutató járása szerint 90°-kal elforgatva (r0, r90, r180 vagy r270)',
        ],
        ['upgrade d4', 'az előkészületek során: a készlet városfejlesztése a d4 mezőre kerül'],
        ['plan 42 red', 'a 42-es tervkártya a piros vonalra kerül'],
        ['plan 42 red -13', 'ugyanez, miután a 13-as tervkártyát eldobtad onnan'],
        ['acquire b', 'a „b” helyszín városkártyájának elvétele'],
        ['lay red d4-e5', 'piros sín d4 és e5 között; ha a sínhely foglalt, egy Dupla sínt költ el'],
        ['collect', `„a” helyszín: ${LOCATION_GAIN} erőforrás`],
        ['develop 30', '„d” helyszín: a 30-as jelző elvétele'],
        ['develop 5 d4', '„d” helyszín: az 5-ös városfejlesztés a d4 mezőre kerül'],
        ['bonus resources', `bónusz: ${BONUS_GAIN} erőforrás`],
        ['bonus track', 'bónusz: még egy sín, ezután lay …'],
        ['bonus plans', `bónusz: ${DRAWN_PLANS} tervkártya, ezután plan …`],
        ['buy', `szabad akció: ${DRAWN_TOKENS} fejlesztésjelző húzása, ezután keep …`],
        ['keep 30', 'a 30-as jelző megtartása'],
        ['keep 5 d4', 'az 5-ös városfejlesztés megtartása, a d4 mezőre kerül'],
        ['scrap red d4-e5', 'szabad akció: ennek a sínnek az elbontása'],
        ['end', 'a kör vége'],
      ],
    },
    rules: [],
  },
]
