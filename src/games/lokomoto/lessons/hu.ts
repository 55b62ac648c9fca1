import type { Lessons } from './en.ts'

export const words: Lessons = {
  first: {
    title: 'Az első játszmád',
    line: 'Rajzolj vonalat, védd meg, és vedd meg vele az első vonatodat.',
    steps: {
      welcome:
        'Ez a Lokomoto. Vasútvonalakat rajzolsz, és velük fizetsz a vonatokért. A Bzmot ára 3 szakasz, a nyitott 1 pontos alakzat pedig egy háromszög: három Budapest környéki szakasz mindkettőt meghozhatja.',
      draw: 'Egy körben három dolog egyikét teszed: egy szakaszt megrajzolsz, kettőt lefoglalsz, vagy vonatot veszel. Rajzold meg a Tatabánya–Budapest szakaszt: koppints a szürke vonalra kétszer.',
      reserve:
        'Mira melléd rajzolt, és amit más rajzolt, azt nem használhatod. Védd meg a háromszög többi részét: válaszd ki a Tatabánya–Székesfehérvár és a Székesfehérvár–Budapest szakaszt, és foglald le őket.',
      second:
        'A pontozott szakaszok a tieid: csak te rajzolhatod meg őket. Fizetni még nem lehet velük, ezért rajzold meg őket, körönként egyet. Kezdd a Tatabánya–Székesfehérvár szakasszal.',
      third: 'Már csak egy hiányzik. Rajzold meg a Székesfehérvár–Budapest szakaszt, és bezárul a háromszög.',
      buy: 'Három összefüggő szakasz, pont a Bzmot ára, és együtt kiadják a háromszöget. Válaszd ki a Bzmotot, nézd meg, hogy az alakzat is benne van, és vedd meg.',
      next: 'Ez 5 pont: 3 az ár, 1 a jutalom, 1 az alakzat. A fizető szakaszok feketék, senki sem használhatja többé őket. Új kártyák jöttek. Kezdj új vonalat: rajzold meg a Veszprém–Székesfehérvár szakaszt.',
      end: 'A játszma véget ér, amikor nincs több szabad szakasz. Minden megrajzolt, de fel nem használt szakasz 1 pont levonás, ezért fejezd be, amit elkezdtél. Játssz tovább innen, vagy jöhet a következő lecke.',
    },
  },
  opening: {
    title: 'Két játékos',
    line: 'Így lesz kisebb a térkép, mielőtt ketten elkezditek.',
    steps: {
      first:
        'Két játékosnak túl nagy a térkép. Előbb felváltva hat-hat szakaszt lezártok. A lezárt szakasz fekete, és senki sem használhatja. Zárd le a Budapest–Cegléd szakaszt.',
      second:
        'Mira is lezárt egyet. A lezárások alakítják a térképet: hagyj magadnak egy vidéket sok háromszöggel. Zárd le a Hatvan–Szolnok szakaszt.',
      last: 'Néhány körrel később már öt-öt szakaszt zártatok le. Ez a hatodik és utolsó: Kiskunhalas–Kecskemét.',
      begin:
        'Tizenkét szakasz le van zárva, és kezdődik a rendes játék. A lezárt szakaszok végig zárva maradnak. Rajzold meg az első szakaszodat: Tatabánya–Budapest.',
      end: 'Két játékossal csak ennyi a különbség. Innen már az a játék jön, amelyet ismersz.',
    },
  },
  shapes: {
    title: 'Alakzatok és fizetés',
    line: 'Mely szakaszokkal fizethetsz, és hogyan jár alakzat a vonathoz.',
    steps: {
      network:
        'Öt összefüggő szakaszod van Budapest körül; el is ágazhatnak. A két pontozott csak le van foglalva, és lefoglalt szakasszal nem lehet fizetni. Ezért 6-os vonatra még nem futja.',
      buy: 'A BDVmot ára 5, és négy szakaszod kiadja a nyitott 2 pontos alakzat cikcakkját. Az alakzat elforgatható, de nem tükrözhető. Válaszd ki a BDVmotot, nézd meg az alakzatot, és vedd meg.',
      end: '7 pont egy vásárlással: 5 a vonat, 2 az alakzat. Egy vonathoz legfeljebb egy alakzat jár, és minden szakaszának ott kell lennie a fizetők között.',
    },
  },
  more: {
    title: 'Többet fizetni',
    line: 'Mikor kerülhet többe az alakzat, mint a vonat.',
    steps: {
      rhombus:
        'Megrajzoltad a nyitott 1 pontos alakzat rombuszát: négy szakasz. De nincs nyitott 4-es vonat, és rendesen pontosan az árat kell fizetni.',
      buy: 'Van egy kivétel: alakzatért többet is fizethetsz, ha nincs ilyen árú nyitott vonat, és pontosan az alakzattal fizetsz. Vedd meg a 3-as Mk48-at mind a négy szakasszal.',
      end: '3 pont a vonatért, 1 az alakzatért. Ha lett volna nyitott 4-es vonat, azt kellett volna megvenned.',
    },
  },
  stroke: {
    title: 'Egy vonallal',
    line: 'A haladó játék: csak azzal fizethetsz, ami a toll felemelése nélkül megrajzolható.',
    steps: {
      fork: 'A haladó játékban a fizető szakaszoknak egy vonallal megrajzolhatónak kell lenniük. A három szakaszod villát formáz, ezért nem veheted meg velük a 3-as M32-t. Zárd be a háromszöget: Cegléd–Hatvan.',
      buy: 'Egy farok és egy háromszög: Tatabányáról indulva, körbe, fel sem kell emelned a tollat. Vedd meg a 4-es 275-öst mind a négy szakasszal.',
      end: 'Ökölszabály: legfeljebb két állomáson lehet páratlan számú fizető szakasz. A csillagos alakzatok egy vonallal nem rajzolhatók meg, ezért kimaradnak.',
    },
  },
  agendas: {
    title: 'Titkos alakzatok',
    line: 'Alakzatok, amelyekért csak te kaphatsz pontot.',
    steps: {
      secret:
        'Titkos alakzatokkal csak az 1 pontosak nyitottak. Mindenkinél van egy titkos 2 és egy titkos 3 pontos. A tieidet az „Alakzatok” alatt látod: a szakaszaid az egyiket már ki is adják.',
      buy: 'A titkos alakzat is vonattal együtt jár, mint a nyitott. Válaszd ki a 4-es Bobót, nézd meg, hogy a 2 pontos alakzatod benne van, és vedd meg.',
      end: 'Ezt az alakzatot most már mindenki látja. A fel nem használt titkos alakzat nem ér semmit, és nem is kerül semmibe. Vonatonként itt is csak egy alakzat jár.',
    },
  },
}
