import type { RailRuleSection } from './types.ts'

export const rules: readonly RailRuleSection[] = [
  {
    id: 'minute',
    title: 'A játék egy percben',
    intro:
      'Egy 4×4 kártyából álló várost építesz, és négy vasútvonalat vezetsz át rajta: egy pirosat, egy sárgát, egy kéket és egy feketét. A körödben elveszel egy városkártyát a négy helyszín egyikéről, leraksz egy kártyát, lefektetsz egy sínt, és végrehajtod annak a helyszínnek az akcióját, ahonnan a kártyát elvetted. Út mentén a sín ingyen van, a nyílt terep erőforrásba kerül. Minden vonal annyi pontot ér, amennyi az általa érintett kártyákon a saját színében áll. A vonalak mellé kerülő tervkártyák további feladatokat adnak, például három megadott létesítményt; az a vonal, amely egyetlen tervét sem teljesíti, 10 pontot veszít. A 14. forduló után a városok megtelnek, és az nyer, akinek összesen a legtöbb pontja van.',
    rules: [],
  },
  {
    id: 'setup',
    title: 'Előkészületek',
    intro:
      'A játékban 68 városkártya, 60 tervkártya, 36 fejlesztésjelző és korlátlan számú erőforrás van; minden játékosnak vonalanként 8 sínje van. A városkártyán egy létesítmény látható (öt kártyán nincs), minden vonalhoz egy 1 és 6 közötti érték, és a nyolc irány közül néhányban egy-egy út. Ahol nincs út, ott nyílt terep van. A kilenc létesítmény három kategóriába tartozik.',
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
        text: 'A játékot 1–4 játékos játszhatja. Keverjétek meg a városkártyákat és a tervkártyákat, és tegyétek őket képpel lefelé két pakliba; a fejlesztésjelzőkből megkeverve, képpel lefelé kupac lesz.',
      },
      {
        id: 'RH-S2',
        text: 'Játékosonként egy készletet kell képpel felfelé kirakni: 3 városkártyát és 1 fejlesztésjelzőt.',
        example: 'town-card',
        caption:
          'Egy városkártya: középen a létesítmény, néhány oldala és sarka felé út vezet, és minden vonalnak van rajta értéke. Itt a piros 4, a sárga 3, a kék 2, a fekete 3 pontot ér.',
      },
      {
        id: 'RH-S3',
        text: 'Kezdéskor egy vagy két játékosnál 1, háromnál 2, négynél 4 erőforrást kap mindenki.',
      },
      { id: 'RH-S4', text: 'Mindenki húz 6 tervkártyát, és titokban tartja őket a többiek előtt.' },
      {
        id: 'RH-S5',
        text: 'A kezdőjátékost kisorsoljátok, vagy a házigazda jelöli ki. Ezután mindenki választ egy készletet, a körök sorrendjéhez képest visszafelé: a sorban utolsó játékos választ először.',
      },
      {
        id: 'RH-S6',
        text: 'Most mindenki egyszerre készül fel, és ki-ki ebben a sorrendben halad: RH-S6, RH-S7, RH-S8. Rakd le a 3 városkártyád közül kettőt, ezzel kezdődik a városod; a harmadik a kezedben marad.',
      },
      {
        id: 'RH-S7',
        text: 'Ha a készletedben városfejlesztés van, tedd rá a két kártya egyikére. Bármilyen más jelzőt tarts meg.',
      },
      {
        id: 'RH-S8',
        text: 'Tegyél a 6 tervkártyádból 4-et a vonalaidra, mindegyikre egyet. A másik 2 a tervkártyák dobópaklijába kerül.',
      },
    ],
  },
  {
    id: 'rounds',
    title: 'Fordulók',
    rules: [
      {
        id: 'RH-R1',
        text: 'A játék 14 fordulóból áll. A második fordulótól kezdve minden forduló elején a kezdőjátékos-kártya az óramutató járása szerint továbbkerül.',
      },
      {
        id: 'RH-R2',
        text: 'A forduló előkészítése: ami a központi táblán maradt, képpel felfelé a dobópaklikba és a dobókupacba kerül. Ezután képpel felfelé 4 városkártyát kell kirakni, egyet-egyet az a, b, c és d helyszínre, valamint 2 tervkártyát és 2 fejlesztésjelzőt.',
      },
      {
        id: 'RH-R3',
        text: 'Ha tervkártyára vagy fejlesztésjelzőre van szükség, és elfogyott, akkor az eldobottakat kell megkeverni, és azokból húzni. Vásárolni (RH-F1) nem lehet, ha sehol sincs már jelző.',
        ruling: 'Ha ezekkel együtt sincs elég, annyit húzol, amennyi van.',
      },
      {
        id: 'RH-R4',
        text: 'A körök a kezdőjátékossal indulnak, és az óramutató járása szerint követik egymást. A körödben először kártyát szerzel (A). Utána tetszőleges sorrendben leraksz egy kártyát (B), lefektetsz egy sínt (C), és végrehajtod a helyszínakciót (D). Szabad akciót (RH-F1, RH-F2) bármikor beiktathatsz, de nem egy másik akció közben.',
      },
      {
        id: 'RH-R5',
        text: 'Kártyát szerezni és kártyát lerakni kötelező. Ha mindkettő megtörtént, a köröd akkor ér véget, amikor befejezed.',
        ruling: 'A sínfektetésről és a helyszínakcióról lemondhatsz.',
      },
      {
        id: 'RH-R6',
        text: 'A 14. forduló után minden város teljes, 4×4 kártyás négyzet, és mindenkinek egy városkártya marad a kezében.',
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
      { id: 'RH-P1', text: 'A városod első kártyája bárhová kerülhet. (A jelölésben ennek a mezője a d4.)' },
      {
        id: 'RH-P2',
        text: 'Minden további kártya olyan üres mezőre kerül, amely egy már lerakott kártyád mellett van. Az is elég, ha csak a sarkuk érintkezik.',
      },
      {
        id: 'RH-P3',
        text: 'A városod soha nem lehet 4 kártyánál szélesebb vagy magasabb.',
        example: 'placing',
        caption:
          'A következő kártya a szaggatott mezőkre kerülhet: mindegyik érintkezik egy lerakott kártyával, oldalával vagy sarkával. A város már 4 széles, ezért az áthúzott mezők nem megengedettek; felfelé és lefelé még van hely.',
      },
      {
        id: 'RH-P4',
        text: 'Lerakás előtt a kártyát negyedfordulatonként elforgathatod. Az utak vele fordulnak, a négy érték viszont a saját vonaláé marad.',
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
        text: 'Egy sín a városod két szomszédos kártyáját köti össze, egyenesen vagy átlósan. Az ilyen két kártya közötti helyet sínhelynek hívjuk.',
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
        text: 'Ahol négy kártya összeér, ott két átló keresztezheti egymást. Ha a másik átlón már van sín, a tiéd kereszteződést alkot, és 2 erőforrással többe kerül. Egy vonal önmagát is keresztezheti.',
        ruling: 'A felár mindig összesen 2, akárhány sín van a másik átlón.',
        example: 'intersection',
        caption:
          'A kék már áthalad ezen a kereszteződésen. A piros lefektetheti a másik átlót; a nyílt terep árán felül 2 erőforrást fizet.',
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
        text: 'Vonalanként az egész játékban 8 sínt fektethetsz le. Az elbontott sínek nem kerülnek vissza hozzád.',
      },
      { id: 'RH-T9', text: 'A sín teljes költségét ki kell tudnod fizetni.' },
    ],
  },
  {
    id: 'bonus',
    title: 'Bónusz: a 3. és a 6. sín',
    rules: [
      {
        id: 'RH-B1',
        text: 'Amikor egy vonal 3. vagy 6. sínjét fekteted le – az elbontottakat is beleszámítva –, azonnal, minden más előtt jár egy bónusz. Válassz: 2 erőforrás; vagy még egy sín bármelyik vonalon; vagy húzol 2 tervkártyát, az egyiket egy vonalra teszed, a másikat eldobod.',
        example: 'bonus',
        caption: 'Egy vonal nyolc sínje. A 3. és a 6. egy-egy bónuszt hoz.',
      },
      {
        id: 'RH-B2',
        text: 'A bónuszsín maga is lehet 3. vagy 6. sín, és újabb bónuszt hozhat. Olyan bónuszt nem választhatsz, amelyet nem tudsz végrehajtani.',
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
      { id: 'RH-L1', text: 'Az „a” helyszín: kapsz 2 erőforrást.' },
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
        text: 'Egy vonalon legfeljebb 4 tervkártya lehet. Az ötödikhez előbb el kell dobnod egyet a négy közül.',
      },
      {
        id: 'RH-N3',
        text: 'A „három létesítmény” kivételével minden terven ott a „nem ismételhető” jel: ugyanaz a terv nem lehet kétszer egy vonalon.',
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
        example: 'upgrade',
        caption: 'A 4-es piros érték a piros ×2-vel 8 lesz. A 2-es kék érték a kék +3-mal 5 lesz.',
      },
      {
        id: 'RH-D4',
        text: 'A Dupla sínt tartsd meg, amíg szükséged lesz rá: elköltve olyan sínhelyre is fektethetsz sínt, ahol addig csak más vonalak futnak. A sín költsége a szokásos. Ugyanott a harmadik és a negyedik sínhez is kell egy-egy jelző.',
        ruling:
          'Nem ad plusz sínt, viszont bármelyik sínfektetésnél használható, bónusznál és a „c” helyszínen is. Több jelző közül a legkisebb számút költöd el; ez a dobókupacba kerül.',
        example: 'double-track',
        caption: 'Ezen a sínhelyen már a sárga fut. Egy Dupla sín jelzővel mellé fektethető a fekete.',
      },
      { id: 'RH-D5', text: 'A Joker létesítményeket tartsd meg a pontozásig (RH-V4).' },
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
        text: 'Vásárlás: fizess 3 erőforrást, és húzz titokban 2 fejlesztésjelzőt. Az egyiket tartsd meg az RH-D1–RH-D5 szerint, a másikat dobd el.',
      },
      {
        id: 'RH-F2',
        text: 'Elbontás: vedd ki a játékból az egyik vonalad valamelyik végén lévő sínt vagy az egyetlen sínjét; ezért 2 erőforrást kapsz.',
      },
    ],
  },
  {
    id: 'scoring',
    title: 'Pontozás',
    intro: 'A 14. forduló után mindenki ebben a sorrendben számolja össze a pontjait.',
    rules: [
      {
        id: 'RH-V1',
        text: 'Vonalak: minden vonal minden kártyán, amelyet érint, a saját értékét kapja, a városfejlesztéssel együtt.',
        example: 'line-score',
        caption: 'A piros vonal négy kártyát érint. Piros értékük – 4, 3, 6 és 5 – összesen 18 pont.',
      },
      {
        id: 'RH-V2',
        text: 'Tervek: minden tervkártya megadja a pontjait, ha a vonala teljesíti a feltételét. Minden kártyát külön kell nézni, így egy létesítmény több tervhez is számíthat.',
      },
      {
        id: 'RH-V3',
        text: 'Egy vonal akkor érint egy kártyát, ha valamelyik sínje rajta fekszik. A tervek a következőket kérik.',
        table: {
          head: ['Terv', 'A vonal', 'Pont'],
          rows: [
            ['Három létesítmény', 'mindhárom ábrázolt létesítményt érinti', '8'],
            ['4 egy kategóriából', 'négy, bármelyik egyazon kategóriába tartozó létesítményt érint', '8'],
            ['5 különböző létesítmény', 'öt különböző létesítményt érint', '6'],
            ['2 létesítménypár', 'két egyformát, és még két egyformát érint; négy egyforma is jó', '6'],
            ['7 sín', 'a végén hét vagy több sínje van a táblán', '6'],
            ['Két szemközti sarok', 'mindkét ábrázolt sarkot érinti', '8'],
          ],
        },
        example: 'plan-corners',
        caption:
          'Terv a bal felső és a jobb alsó sarokra: a piros vonal a város mindkét sarokkártyáját érinti, ezért 8 pontot kap.',
      },
      {
        id: 'RH-V4',
        text: 'Minden Joker létesítmény egy tetszőleges létesítményt helyettesít, egyetlen tervkártyához. Ugyanahhoz a kártyához több is felhasználható.',
        ruling:
          'A program osztja ki őket: úgy, hogy a pontszámod összesen a legtöbb legyen, a levonásokat (RH-V5) és az L kérést is beleértve; azután úgy, hogy a legtöbb terv teljesüljön; azután a lehető legkevesebb jokerrel; végül a legkisebb számú kártyákra. A játék közbeni becslésben a sarkok, a sorok és az oszlopok csak akkor számítanak, ha a város már 4 széles és 4 magas.',
      },
      { id: 'RH-V5', text: 'Minden olyan vonaladért, amelynek nincs teljesített tervkártyája, 10 pontot veszítesz.' },
      { id: 'RH-V6', text: 'Add hozzá a lakossági kérések pontjait, ha játszotok velük (RH-Q).' },
      { id: 'RH-V7', text: 'Minden 2 megmaradt erőforrás 1 pontot ér, lefelé kerekítve.' },
      {
        id: 'RH-V8',
        text: 'Az nyer, akinek összesen a legtöbb pontja van. Egyenlőségnél a több teljesített tervkártya dönt; ha ez is egyenlő, a győzelem megosztott.',
      },
    ],
  },
  {
    id: 'requests',
    title: 'Változat: lakossági kérések',
    rules: [
      {
        id: 'RH-Q',
        text: 'Az előkészületek során két kérést kell felfedni a tizenkettőből. A végén mindkettő minden játékosnak pontot hoz. A Joker létesítmény az I kéréshez nem használható, csak tervkártyákhoz.',
        table: {
          head: ['Kérés', 'Pontok'],
          rows: [
            ['A', '4 minden vonalért, amely a felső és az alsó sort is érinti'],
            ['B', '4 minden vonalért, amely a bal és a jobb oszlopot is érinti'],
            ['C', '4 minden kártyáért, amelyen mind a négy vonal fut'],
            ['D', '4 minden szélső kártyáért, amelyen legalább három vonal fut'],
            ['E', '4 minden sarokkártyáért, amelyen legalább két vonal fut'],
            ['F', '4 minden kereszteződésért: mindkét átlón van sín; egyszer számít, akárhány sín van ott'],
            ['G', '4 minden vonalért, amely a négy középső kártyából legalább hármat érint'],
            ['H', '4 minden vonalért, amely legalább két sarokkártyát érint'],
            ['I', '4 minden vonalért, amely mindegyik kategóriából legalább két létesítményt érint'],
            ['J', '8, ha mind a 16 kártyán van sín'],
            ['K', '3 a legkevesebb sínből álló vonal minden sínjéért'],
            ['L', '4 a legkevesebb tervet teljesítő vonal minden teljesített tervéért'],
          ],
        },
      },
    ],
  },
  {
    id: 'variants',
    title: 'További változatok',
    intro: 'A változatok tetszés szerint kombinálhatók, egyszemélyes játékban is, ahol van értelmük.',
    rules: [
      { id: 'RH-X1', text: 'Forgatás nélkül: minden kártyát álló helyzetben kell lerakni.' },
      {
        id: 'RH-X2',
        text: 'Egyidejű körök: a kártyaszerzés a körök sorrendjében, egymás után történik. Utána mindenki egyszerre játssza le a köre hátralévő részét, és a forduló akkor ér véget, amikor mindenki befejezte. Amíg az utolsó kártyát is el nem vették, csak az cselekedhet, aki éppen kártyát szerez; ez a szabad akciókra is vonatkozik. Aki előbb kér, az húz előbb.',
      },
    ],
  },
  {
    id: 'solo',
    title: 'Egyszemélyes játék',
    rules: [
      { id: 'RH-Z1', text: 'A központi táblát (RH-R2) csak a páratlan fordulókban kell előkészíteni.' },
      {
        id: 'RH-Z2',
        text: 'Ezért a páros fordulóban nem használhatod az előző forduló helyszínét: ott már nincs kártya.',
      },
      {
        id: 'RH-Z3',
        text: 'Az összpontszámod alapján címet kapsz. Lakossági kérésekkel minden határ 20 ponttal magasabb.',
        table: {
          head: ['Összesen', 'Kérésekkel', 'Cím'],
          rows: [
            ['legfeljebb 80', 'legfeljebb 100', 'Kormányzásra alkalmatlan'],
            ['81–100', '101–120', 'Újonc polgármester'],
            ['101–120', '121–140', 'Tapasztalatlan polgármester'],
            ['121–140', '141–160', 'Átlagos polgármester'],
            ['141–160', '161–180', 'Átlag feletti polgármester'],
            ['161–180', '181–200', 'Ügyes polgármester'],
            ['181–200', '201–220', 'Nagyon ügyes polgármester'],
            ['201–220', '221–240', 'Élvonalbeli polgármester'],
            ['221–240', '241–260', 'Legendás polgármester'],
            ['241–260', '261–280', 'Emberfelettien kiváló polgármester'],
            ['261 vagy több', '281 vagy több', 'Isteni polgármester'],
          ],
        },
      },
    ],
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
        ['place 17 d4 r90', 'a 17-es városkártya a d4 mezőre, 90°-kal elforgatva (r0, r90, r180 vagy r270)'],
        ['upgrade d4', 'az előkészületek során: a készlet városfejlesztése a d4 mezőre kerül'],
        ['plan 42 red', 'a 42-es tervkártya a piros vonalra kerül'],
        ['plan 42 red -13', 'ugyanez, miután a 13-as tervkártyát eldobtad onnan'],
        ['acquire b', 'a „b” helyszín városkártyájának elvétele'],
        ['lay red d4-e5', 'piros sín d4 és e5 között; ha a sínhely foglalt, egy Dupla sínt költ el'],
        ['collect', '„a” helyszín: 2 erőforrás'],
        ['develop 30', '„d” helyszín: a 30-as jelző elvétele'],
        ['develop 5 d4', '„d” helyszín: az 5-ös városfejlesztés a d4 mezőre kerül'],
        ['bonus resources', 'bónusz: 2 erőforrás'],
        ['bonus track', 'bónusz: még egy sín, ezután lay …'],
        ['bonus plans', 'bónusz: 2 tervkártya, ezután plan …'],
        ['buy', 'szabad akció: 2 fejlesztésjelző húzása, ezután keep …'],
        ['keep 30', 'a 30-as jelző megtartása'],
        ['keep 5 d4', 'az 5-ös városfejlesztés megtartása, a d4 mezőre kerül'],
        ['scrap red d4-e5', 'szabad akció: ennek a sínnek az elbontása'],
        ['end', 'a kör vége'],
      ],
    },
    rules: [],
  },
]
