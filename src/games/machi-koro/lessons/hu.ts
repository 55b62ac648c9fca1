import type { Lessons } from './en.ts'

export const words: Lessons = {
  first: {
    title: 'Az első játszmád',
    line: 'Egy kör a dobástól az építésig, a kártyák színei és az első nevezetesség.',
    steps: {
      welcome:
        'Ez a Machi Koro. Neked is, Mirának is van egy kis városa. Az nyer, aki elsőként megépíti városának mind a négy nevezetességét.',
      roll: 'Egy kör három részből áll: dobás, bevétel, építés. A Búzameződ 1-esre fizet, a Pékséged 2-esre vagy 3-asra. Dobj a kockával.',
      store:
        '3-as: a Pékséged 1 érmét fizetett. A zöld kártyák csak a saját dobásodra fizetnek. Most építs Kisboltot 2 érméért; 4-esre 3 érmét ad. A Stadion 6 érméért még túl drága.',
      wheat:
        'Mira 1-est dobott. A Búzamező kék, és a kék kártya minden tulajdonosának fizet, bárki dob: te is kaptál 1 érmét. Aztán Mira Kávézót épített. Te jössz: dobj.',
      ranch:
        '4-es: a Kisbolt 3 érmét fizetett. A korán vett kártya fizet a legtöbbször, ezért építs tovább: végy egy Tanyát 1 érméért. Kék, és 2-esre fizet.',
      blue: 'Mira 2-est dobott, és a Tanyád az ő körében is fizetett. Minél többféle számra fizet a városod, annál gyakrabban kapsz érmét. Dobj.',
      station:
        '3-as: előbb Mira piros Kávézója vett el tőled 1 érmét, mert a piros kártya attól vesz el, aki dob. Aztán a Pékséged fizetett 1-et. 6 érméd van: építsd meg az első nevezetességet, a Vasútállomást.',
      dice: 'Négyből egy nevezetesség megvan. A Vasútállomással két kockával is dobhatsz, így 7-től 12-ig is jöhet szám. Dobj két kockával.',
      bakery:
        '2 meg 6 az 8: csak az összeg számít, és 8-asra nincs kártyád. Építs egy második Pékséget 1 érméért. Minden példány fizet, így a 2-es vagy a 3-as már 2 érmét hoz.',
      odds: 'Nézd meg az „Esélyek” részt: minden dobásra megmutatja, ki mennyit kapna. Ha a kínálatban kiválasztasz egy kártyát, annak a hatását is hozzáteszi.',
      end: 'Most már ismered a játékot. A többi nevezetesség 10, 16 és 22 érmébe kerül. A ? billentyű a játék áttekintése, a H a tipp. Játssz tovább innen, vagy jöhet a következő lecke.',
    },
  },
  dice: {
    title: 'Két kocka',
    line: 'Gyárak, bányák, és hogy mikor érdemes egy vagy két kockával dobni.',
    steps: {
      factory:
        'Három Tanyád, Vasútállomásod és 5 érméd van. Építs Sajtgyárat: 7-esre minden Tanyád után 3 érmét fizet.',
      seven: 'Két kockával a 7 a leggyakoribb összeg: hat dobásból egyszer jön ki. Dobj két kockával.',
      mine: '7-es: három Tanya, háromszor 3, vagyis 9 érme egyetlen kártyáért. Most építs Bányát 6 érméért. Kék, és minden 9-esre 5 érmét fizet, Mira dobására is.',
      choose:
        'Egy kocka vagy kettő? Eggyel a három Tanyád 2-esre 3 érmét hoz. Kettővel a 7-es 9, a 9-es 5 érmét ad, de 1-es sosem jön. Az „Esélyek” összeveti őket: ott válthatsz a kockák száma között.',
      end: 'Egy jó terv: kezdj olcsó kártyákkal 1-től 6-ig, építsd meg a Vasútállomást, aztán gyűjts egyféle kártyát és a hozzá való gyárat. A legtöbb játszmát így nyerik.',
    },
  },
  purple: {
    title: 'Lila kártyák',
    line: 'Stadion, Tévéstúdió és Üzleti központ, egyetlen dobással.',
    steps: {
      welcome:
        'A lila kártyák a többiektől vesznek el valamit. 6-osra működnek, és csak akkor, ha te magad dobod. Tévéstúdiód és Üzleti központod már van.',
      stadium:
        '13 érméd van: építs Stadiont 6 érméért. Második Tévéstúdiót nem lehetne, mert minden lila kártyából csak egy állhat egy városban.',
      six: 'Most mindhárom lila kártya 6-osra vár. Mira és Theo már lépett. Dobj egy kockával.',
      tv: '6-os. A Stadion mindenkitől 2 érmét vett el; Mirának csak 1 volt, a többit elengedjük. A Tévéstúdió egy általad választott játékostól vesz el 5-öt. Theónál van a legtöbb: nyomd meg az érméit.',
      swap: 'Az Üzleti központ kicseréli egy kártyádat valaki más kártyájára; a lilák kivételek. Adj egy Búzamezőt Mira Bányájáért: válaszd ki mindkettőt, és erősítsd meg.',
      end: 'Egy dobással 8 érmét és egy Bányát szereztél. A sorrend mindig Stadion, Tévéstúdió, Üzleti központ, és a cserét ki is hagyhatod. Ebben a körben még építhetsz.',
    },
  },
  landmarks: {
    title: 'Nevezetességek',
    line: 'Egy játszma utolsó körei: Pláza, Rádiótorony, Vidámpark, és a győzelem.',
    steps: {
      mall: 'Négy Kisboltod, Vasútállomásod és 21 érméd van. Építsd meg a Plázát 10 érméért. Minden boltod és éttermed 1 érmével többet fizet.',
      one: 'Minden boltod 4-esre vár. Egy kockával kétszer olyan gyakran jön 4-es, mint kettővel, ezért dobj egy kockával.',
      tower:
        '4-es: a négy bolt 3 helyett 4-4 érmét fizetett, ez 16 érme. 27 érméd van: építsd meg a Rádiótornyot 22 érméért.',
      two: 'A Rádiótoronnyal minden körben egyszer újra dobhatsz, ha nem tetszik a dobás. Most dobj két kockával.',
      again:
        '4 meg 1 az 5, ez neked semmit sem fizet. Dobj újra két kockával. A második dobás számít, akár jobb, akár nem.',
      park: '1 meg 3: megint 4-es, és 16 érme. Építsd meg a Vidámparkot 16 érméért. A következő körtől dupla után újabb kört adna.',
      end: 'Áll a negyedik nevezetesség, és ezzel azonnal nyertél, a forduló közepén. Már senki más nem jön. Próbáld ki egy saját játszmában.',
    },
  },
}
