import type { KitTexts } from './en.ts'

export const kit: KitTexts = {
  panels: 'Panelek',
  players: 'Játékosok',
  seat: (name, isActive) => `${name}${isActive ? ', most van soron' : ''}`,
  bot: (level) => `, bot: ${level}`,
  began: 'Ő kezdte a játékot',
  cancel: 'Mégse',
  notLoaded: 'Ezt nem sikerült betölteni.',
  tryAgain: 'Újra',
  log: {
    title: 'Napló',
    empty: 'Ide kerül minden, ami az asztalnál történik.',
    setup: 'Előkészületek',
    round: (round) => `${round}. forduló`,
    replay: 'Ugrás ehhez a pillanathoz',
  },
  help: {
    tab: 'Súgó',
    title: 'A játék dióhéjban',
    lessons: 'Most ismerkedsz a játékkal? Tanuld meg játék közben',
    close: 'Az összefoglaló bezárása',
    rule: (id) => `${id} szabály`,
    explain:
      'Tartsd az ujjad egy kártyán vagy jelen, vagy nyomd meg az I billentyűt a kijelölt elemen, és elolvashatod, mit jelent.',
    keys: 'Billentyűk',
  },
}
