import { MAX_PLAYERS, MIN_PLAYERS, START_COINS } from '../../rules/numbers.ts'
import { words } from '../hu/words.ts'
import { COUNTS, establishmentRows, landmarkRows, type MachiRuleSection } from './tables.ts'

export const rules: readonly MachiRuleSection[] = [
  {
    id: 'minute',
    title: 'A játék egy perc alatt',
    intro:
      'Várost építesz. A körödben dobsz, és minden vállalkozás működésbe lép, amelyen a dobott szám áll: van, amelyik minden tulajdonosának hoz érmét, van, amelyik csak neked, a többiek vendéglői pedig benyújtják neked a számlát. Ezután építhetsz egyet. Több vállalkozás több érmét hoz, az érmékből pedig megépül a városod négy nevezetessége: a Vasútállomás, a Pláza, a Vidámpark és a Rádiótorony. Az nyer, akinek elsőként áll mind a négy.',
    rules: [],
  },
  {
    id: 'setup',
    title: 'Előkészületek',
    intro: `A játékban ${COUNTS.all} kártya van. A kínálatban ${COUNTS.kinds}-féle vállalkozás van, mindegyikből ${COUNTS.copies} kártya, és ${COUNTS.majorKinds}-féle nagyvállalkozás, ezek a lilák, mindegyikből ${COUNTS.majorCopies} kártya. A négy játékos mindegyikének jut ezenkívül egy Búzamező és egy Pékség a kezdéshez, valamint ${COUNTS.landmarks} nevezetesség; ezek nem tartoznak a kínálathoz.`,
    rules: [
      {
        id: 'MK-S1',
        text: `A játékot ${MIN_PLAYERS}–${MAX_PLAYERS} játékos játszhatja. Mindenki egy Búzamezővel, egy Pékséggel, ${START_COINS} érmével és ${COUNTS.landmarks} még meg nem épült nevezetességgel kezd. A teljes kínálat felfordítva fekszik, akárhányan játszotok; négynél kevesebb játékosnál a fölösleges kezdőkártyák és nevezetességek kimaradnak. Semmi sem titkos.`,
        example: 'start',
        caption: `Egy város kezdéskor: egy Búzamező, egy Pékség, ${START_COINS} érme, és tervként a nevezetességek: Vasútállomás, Pláza, Vidámpark és Rádiótorony.`,
      },
      {
        id: 'MK-S2',
        text: 'Egyezzetek meg tetszés szerint, hogy ki kezd. A körök az óramutató járása szerint követik egymást.',
        ruling: 'Itt a kezdőjátékost a program sorsolja ki, vagy a házigazda jelöli ki.',
      },
    ],
  },
  {
    id: 'turn',
    title: 'Egy kör',
    rules: [
      { id: 'MK-R1', text: 'A körödben dobsz, ezután jön a bevétel, végül építhetsz egyet.' },
      {
        id: 'MK-R2',
        text: 'Egy kockával dobsz. Ha van Vasútállomásod, minden alkalommal eldöntheted, hogy eggyel vagy kettővel. Két kockánál csak az összeg számít.',
      },
      {
        id: 'MK-R3',
        text: 'Ha van Rádiótornyod, körönként egyszer, miután láttad a dobásodat, újra dobhatsz.',
        ruling: 'A második dobás végleges; a kockák számát újra megválaszthatod hozzá.',
      },
    ],
  },
  {
    id: 'income',
    title: 'Bevétel',
    intro: 'Minden kártyán látszik, melyik számoknál működik. Ezt jelenti a színe:',
    table: {
      head: ['Szín', 'Mikor működik', 'Ki fizet'],
      rows: [
        ['Piros: vendéglők', 'ha más dob', 'az, aki dobott'],
        ['Kék: őstermelés', 'akárki dob', 'a bank'],
        ['Zöld: boltok, gyárak, piacok', 'ha te dobsz', 'a bank'],
        ['Lila: nagyvállalkozások', 'ha te dobsz', 'más játékosok'],
      ],
    },
    rules: [
      {
        id: 'MK-I1',
        text: 'A bevételnek sorrendje van: először a többiek piros kártyái; aztán mindenki kék kártyái és a dobó játékos zöld kártyái.',
        ruling: 'A dobó játékos lila kártyái kerülnek sorra utoljára.',
        example: 'order',
        caption:
          'Először a piros, itt egy Kávézó; aztán a kék és a zöld, itt egy Búzamező és egy Pékség; végül a lila, itt egy Stadion. Vagyis előbb fizetsz, és csak utána kapsz a banktól.',
      },
      {
        id: 'MK-I2',
        text: 'Ha te dobtál, a piros kártyákért az óramutató járásával ellentétesen fizetsz: először a tőled jobbra ülő játékosnak, aki előtted volt soron, aztán a következőnek. Mindenki a teljes összeget kapja, amíg az érméid tartanak. Amit nem tudsz kifizetni, azt elengedik, és senki sem pótolja. Az érmék száma soha nem megy nulla alá.',
        example: 'counter-clockwise',
        caption:
          'Anna (A) 3-ast dob, és 3 érméje van. Bélának (B) három Kávézója van, Chiyónak (C) kettő. Chiyo Anna jobbján ül, ezért előbb ő kapja meg a 2 érméjét. Bélának egy érme marad; a másik 2-t elengedi.',
      },
      {
        id: 'MK-I3',
        text: 'A kék kártyák után bárki körében minden tulajdonos kap a banktól. A zöld kártyák csak annak fizetnek, aki dobott. A bank soha nem fogy ki az érmékből, és akárhány érméd lehet.',
        example: 'empty-purse',
        caption:
          'Anna (A) 3-ast dob, és nincs érméje, így Béla (B) Kávézójáért nem tartozik semmivel. Ezután a két Péksége 2 érmét hoz neki a banktól. Béla Péksége zöld, és nem hoz semmit, mert nem ő van soron.',
      },
      {
        id: 'MK-I4',
        text: 'Egy kártya minden példánya fizet. A Pláza +1 érméje is példányonként jár. A gyárak és a piacok a saját városuk kártyáit számolják, és minden példányuk újra megszámolja őket.',
        example: 'copies',
        caption:
          'Két Pékség és egy Pláza: mindegyik Pékség 1 érmét hoz és még 1-et, ez 4 érme. Egy Sajtgyár és két Tanya: Tanyánként 3 érme, ez 6.',
      },
      {
        id: 'MK-I5',
        text: 'A lila kártyák közül csak azéi működnek, aki dobott. Mindegyik legfeljebb annyit vesz el, amennyi a többieknek van. Ha többen fizetnek, az óramutató járásával ellentétesen kerülnek sorra.',
        ruling:
          'Először a Stadion jön, aztán a Tévéstúdió, végül az Üzleti központ. A Tévéstúdióhoz kötelező valakit választani, akár olyat is, akinek nincs érméje. Az Üzleti központ cseréje kihagyható.',
      },
      {
        id: 'MK-I6',
        text: 'Cserénél mindkét fél pontosan egy kártyát ad, és egyik sem lehet lila. Két egyforma kártya is elcserélhető. Olyan játékossal nem cserélhetsz, akinek nincs ilyen kártyája. A naplóban az a lépés is külön akció, amelynél csak egy lehetőség van; a képernyő megteheti helyetted.',
        example: 'swap',
        caption:
          'Anna (A) az Üzleti központjával egy Tanyát ad Bélának (B), és egy Bányát kap érte. Mindkettőjüknek ugyanannyi kártyája van, mint előtte.',
      },
    ],
  },
  {
    id: 'building',
    title: 'Építés',
    rules: [
      {
        id: 'MK-B1',
        text: 'A bevétel után, ha te vagy soron, megépíthetsz egy vállalkozást a kínálatból vagy egy nevezetességet. Az árát a banknak fizeted. Az építést ki is hagyhatod.',
      },
      { id: 'MK-B2', text: 'Ami elfogyott, az nem építhető meg.' },
      {
        id: 'MK-B3',
        text: 'A városodban minden lila kártyából csak egy lehet: egy Stadion, egy Tévéstúdió, egy Üzleti központ. A többiből akárhány lehet.',
      },
      {
        id: 'MK-B4',
        text: 'Egy nevezetesség csak egyszer építhető meg.',
        ruling:
          'A nevezetességek ára, valamint a Vidámpark és a Rádiótorony hatása az alapjátéké: a szabálykönyv nálunk lévő szövegéből hiányzik.',
      },
    ],
  },
  {
    id: 'end',
    title: 'További körök és győzelem',
    rules: [
      {
        id: 'MK-X1',
        text: 'Ha van Vidámparkod, a dupla után még egy teljes kört kapsz.',
        ruling:
          'Ha abban is duplát dobsz, megint egyet. A végleges dobás számít, és a Vidámparknak már a dobáskor állnia kell.',
        example: 'extra-turn',
        caption: 'Két ötös és egy Vidámpark: megkapod a 10-es bevételét, építesz, ha szeretnél, és újra dobsz.',
      },
      { id: 'MK-W1', text: 'Aki mind a négy nevezetességet megépítette, azonnal nyer.' },
    ],
  },
  {
    id: 'establishments',
    title: 'Vállalkozások',
    intro:
      'A szín megmondja, mikor működik egy kártya (MK-I1); a boltok és a vendéglők a Plázával többet hoznak (MK-I4). A számok és a hatások az alapjátékéi, kiegészítve ott, ahol a szabálykönyv nálunk lévő szövege hiányos; a rajzok a mieink.',
    table: {
      head: ['Kártya', 'Szín', 'Dobás', 'Ár', 'Bevétel'],
      rows: establishmentRows(words),
    },
    rules: [],
  },
  {
    id: 'landmarks',
    title: 'Nevezetességek',
    table: {
      head: ['Nevezetesség', 'Ár', 'Ha megépült'],
      rows: landmarkRows(words),
    },
    rules: [],
  },
  {
    id: 'notation',
    title: 'Jelölés',
    intro:
      'Minden akció leírható, mint egy sakklépés. A helyek számozása 1-gyel kezdődik. A kártyák az angol nevükkel szerepelnek, kisbetűvel, a szavak között kötőjellel. A bevételhez nem kell akció: megtörténik, amint a dobás végleges.',
    table: {
      head: ['Leírva', 'Jelentése'],
      rows: [
        ['roll 2', 'dobás két kockával'],
        ['reroll 1', 'Rádiótorony: új dobás egy kockával'],
        ['stand', 'Rádiótorony: a dobás megtartása'],
        ['tv 3', 'Tévéstúdió: érmék elvétele a 3. helyen ülő játékostól'],
        ['swap ranch 2 mine', 'Üzleti központ: egy Tanya a 2. helyen ülő játékos Bányájáért'],
        ['noswap', 'Üzleti központ: a csere kihagyása'],
        ['build cheese-factory', 'egy Sajtgyár építése'],
        ['build train-station', 'a Vasútállomás építése'],
        ['pass', 'az építés kihagyása'],
      ],
    },
    rules: [],
  },
]
