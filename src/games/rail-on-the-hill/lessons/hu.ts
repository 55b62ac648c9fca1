import type { Lessons } from './en.ts'

export const words: Lessons = {
  first: {
    title: 'Az első játszmád',
    line: 'Várost építesz, síneket fektetsz, és három forduló alatt teljesíted az első tervet.',
    steps: {
      welcome:
        'Ez a The Rail on the Hill. 14 forduló alatt 4×4 kártyás várost építesz, és négy vasútvonallal kötöd össze. Minden kártya pontot hoz, amelyet egy vonal érint.',
      town: 'Három városkártyád van, rajtuk az értékek: fent piros és kék, lent sárga és fekete. Kettőt most raksz le, a harmadik a kezedben marad. Válaszd ki a kijelölt kártyát, és tedd a kijelölt mezőre.',
      zoo: 'A következő kártyán állatkert áll, a piros és a kék vonalnak 6-ot ér. A kártyák sarokkal is érintkezhetnek, és forgathatók: forgasd a kártyát a jelölés szerint, és rakd le.',
      yellowPlan:
        'Minden vonal kap egy tervkártyát: ez mondja meg, mit érintsen. Tedd a sárga vonalra a bank, városháza, tűzoltóság tervet. Ha teljesül, 8 pont.',
      redPlan: 'Állatkert már van a városodban. Tedd a vidámpark, állatkert, iskola tervet a piros vonalra.',
      bluePlan:
        'Ez a terv négy azonos kategóriájú létesítményt kér, például szabadidősöket: állatkertet, akváriumot, vidámparkot. Tedd a kék vonalra.',
      blackPlan: 'És egy terv a fekete vonalra. A megmaradt két tervet eldobod.',
      acquire:
        '1. forduló. A kör egy városkártyával kezdődik a négy helyszín egyikéről; minden helyszínhez akció is tartozik. Vedd el az „a” helyszín városházáját, mert a sárgának kell.',
      place:
        'Most lerakás, sínfektetés és helyszínakció jön, bármilyen sorrendben. Előbb rakd le a tűzoltóságot az első kártyád mellé.',
      lay: 'A sín két szomszédos kártyát köt össze. Ingyenes, ahol mindkettőn út van; nyílt terepen felenként 1 erőforrásba kerül. Fektess ingyen sárga sínt a két kijelölt kártya közé.',
      collect:
        'A sárga két kártyát érint, ez 5 és 3 pont. Most az „a” helyszín akciója: végy el 2 erőforrást. Ezekkel fizetsz a nyílt terepen át vezető sínekért.',
      end: 'Ebben a körben minden megvan. Fejezd be, és kezdődik a következő forduló.',
      secondRound:
        '2. forduló. Egyedül csak minden második fordulóban jönnek új kártyák, ezért az „a” helyszín üres. Vedd el a bankot a „b” helyszínről: ez kell még a sárgának.',
      cityHall:
        'Két kártya van a kezedben. Rakd le a városházát a tűzoltóságtól keletre, úgy forgatva, hogy az útjaik találkozzanak.',
      secondTrack:
        'A vonal valamelyik végén folytatódik, elágazás és hurok nélkül. Ahol már van sín, oda nem jöhet másik. Vidd tovább a sárgát a városházához: 6-ot ér.',
      wild: 'Láttad, mekkorát ugrott a pontszámod? A Jokerlétesítményed a hiányzó bank helyett áll, így a sárga terv teljesült. A „b” helyszín új tervet ad: tedd a kijelöltet a kék vonalra.',
      secondEnd:
        'Egy vonalon legfeljebb négy terv lehet. Az a vonal, amelynek egy terve sem teljesül, a játék végén 10 pont levonás. Fejezd be a kört.',
      thirdRound: '3. forduló, új kártyákkal. Vedd el megint az „a” helyszín kártyáját, az erőforrások miatt.',
      bank: 'Rakd le az igazi bankot a városházától délkeletre. Így a Jokerlétesítmény felszabadul egy másik tervhez. Forgasd a jelölés szerint.',
      thirdTrack:
        'Most a harmadik sárga sín. Minden vonal harmadik és hatodik sínje bónuszt ad, ezért érdemes odáig elvinni.',
      bonus:
        'A bónusz: 2 erőforrás, még egy sín bármelyik vonalra, vagy két tervkártya, amelyből választasz. A pirosnak van ingyenes helye, ezért válaszd a sínt.',
      red: 'Az átlós sín olyan, mint a többi. Fektess pirosat az első kártyád és az állatkert közé: mindkettőn út van arra, és az állatkert 6 pont.',
      goodbye:
        'Már ismered a játékot: kártyát szerzel, lerakod, sínt fektetsz, használod a helyszínt. A ? az áttekintés, a H a tipp. Játssz tovább innen, vagy jöhet a következő lecke.',
    },
  },
  crossings: {
    title: 'Átlók és kereszteződések',
    line: 'Mennyibe kerül egy sín keresztezése, és hogyan lesz újra erőforrásod.',
    steps: {
      diagonal:
        'Egy piros sín átlósan fut négy mező között, és a négyből egy üres. Rakd oda a városházát, úttal a tűzoltóság felé.',
      cross:
        'A másik átlón a sárga sín keresztezi a pirosat: ez 2 erőforrással több. Itt 1 a nyílt terep és 2 a kereszteződés. Pont 3 erőforrásod van: fektesd le.',
      scrap:
        'Drága volt, de a sárga most a városházát és a tűzoltóságot érinti, a bankot a Jokerlétesítmény pótolja: teljesült a terv. Ez jóval többet ér 3 erőforrásnál.',
      end: 'Ha elfogy az erőforrásod, a körödben – de bónusz közben nem – elbonthatsz egy sínt egy vonal végén: 2 erőforrást ad. Ha lehet, kerüld. De egy vonalon a játszmában csak 8 sín fektethető, és az elbontott is számít.',
    },
  },
  plans: {
    title: 'Bónusz és tervek',
    line: 'Tervkártyák húzása, és melyik vonalra valók.',
    steps: {
      third: 'A sárga vonalnak két sínje van. Fektesd le a harmadikat a délkeleti bankhoz, és bónuszt kapsz.',
      draw: 'Most a tervkártyákat válaszd bónusznak: kettőt húzol, és csak te látod őket.',
      choose:
        'Az egyik hét sínt kér egy vonalon, a másik három létesítményt. A sárga a leghosszabb vonalad, ezért tedd rá a hét sín tervét. A másik kártyát eldobod.',
      end: 'Egy vonalon négy terv lehet, de két egyforma csak akkor, ha három létesítményt sorolnak fel. Minden terv külön számít, és egy létesítmény több tervhez is jó.',
    },
  },
  tokens: {
    title: 'Fejlesztésjelzők',
    line: 'Városfejlesztés, Dupla sín és Jokerlétesítmény.',
    steps: {
      upgrade:
        'A készletedben városfejlesztés van: +3 a pirosnak egy kártyán. Egy kártyára egy fejlesztés fér. Tedd az első kártyára, ahol a piros 6-ot ér: így már 9.',
      acquire: 'A „d” helyszínen vannak a fejlesztésjelzők. Vedd el a városkártyáját.',
      take: 'A kártya lekerült, és egy sárga sín is. Most vedd el a „d” helyszínről a Dupla sín jelzőt. Megmarad, amíg szükséged nem lesz rá.',
      double:
        'Egy fordulóval később. Két kártya között rendesen csak egy sín lehet. A Dupla sínnel mellé fektethetsz egy másik vonalat is. Fektess oda kéket: ingyenes, és a jelző elfogy.',
      buy: 'Jelzőt venni is lehet a körödben, csak bónusz közben nem: 3 erőforrásért titokban kettőt húzol, és egyet megtartasz.',
      end: 'A négy fajta: a ×2 és a +3 növeli egy kártya értékét egy vonalnak, a Dupla sín megoszt egy sínhelyet, a Jokerlétesítmény pedig a végén egy tervben bármit helyettesít.',
    },
  },
  requests: {
    title: 'Lakossági kérések',
    line: 'Változat két további pontszerzési móddal.',
    steps: {
      requests:
        'Ebben a változatban két kérés az elejétől nyitott. Most ezek: 4 pont minden kereszteződésért, és 8 pont, ha a város minden kártyáján van sín.',
      cross:
        'A fekete az egyik átlón fut. Fektess pirosat a másikra: a kereszteződés 2 erőforrás, de a kérés 4 pontot ad érte, a kártyák értékén felül.',
      end: 'Nézd meg a kéréseket, mielőtt az első kártyát lerakod: megmutatják, hol érnek többet a sínek. Az asztalnál mindenki ugyanarra a kettőre kap pontot.',
    },
  },
}
