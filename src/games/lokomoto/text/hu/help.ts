import type { HelpTexts } from '../types/help.ts'

export const help: HelpTexts = {
  goal: { title: 'Cél', points: 'Az nyer, akinek a legtöbb pontja van: a vonatokért és az alakzatokért jár pont.' },
  turn: {
    title: 'A köröd: egy a három közül',
    draw: 'Megrajzolsz egy szakaszt: egy szabadot, vagy egyet, amelyet lefoglaltál.',
    reserve: 'Lefoglalsz két szabad szakaszt bárhol: bepöttyözöd őket.',
    buy: 'Megveszel egyet a felfordított vonatok közül.',
    taken: 'Amit más jelölt meg, és ami fekete, azt nem használhatod.',
  },
  buying: {
    title: 'Vonat vásárlása',
    price:
      'Annyi megrajzolt szakaszoddal fizetsz, amennyibe a vonat kerül. Kapcsolódjanak egymáshoz; elágazhatnak, de lefoglalt nem lehet köztük.',
    used: 'Amivel fizettél, az fekete lesz, és többé nem használható.',
    refill: 'Amíg tart a pakli, új kártya kerül a vonat helyére.',
  },
  shapes: {
    title: 'Alakzatok',
    take: 'Ha abban, amivel fizetsz, kirajzolódik egy alakzat, elveheted a kártyáját is: vonatonként egyet.',
    turned: 'A kártya elforgatható, de nem tükrözhető.',
    more: 'Alakzatért az árnál többet is fizethetsz: pontosan az alakzat szakaszait, ha nincs ennyibe kerülő felfordított vonat.',
  },
  end: {
    title: 'A játék vége és a pontok',
    end: 'A játék véget ér, amint nincs több szabad szakasz.',
    score: 'Pontot ér a vonataid ára és bónusza, és pontot érnek az alakzataid.',
    unused: 'Minden megmaradt megrajzolt szakasz 1 pont levonás. A lefoglaltakért nincs levonás.',
    tie: 'Egyenlőségnél a több vonat dönt, aztán az alakzatokért járó több pont.',
  },
  variants: {
    title: 'Ebben a játékban',
    twoPlayers: 'Ketten nyitásként felváltva lezártok 6-6 szakaszt.',
    hiddenAgendas: 'Mindenkinek van egy 2 és egy 3 pontos titkos alakzata. Amelyiket nem játssza ki, az nem ér semmit.',
    advanced: 'Csak olyan szakaszokkal fizethetsz, amelyek egy vonallal megrajzolhatók.',
  },
}
