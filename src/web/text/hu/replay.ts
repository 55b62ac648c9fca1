import type { ReplayTexts } from '../types/replay.ts'

export const replay: ReplayTexts = {
  title: 'Játék visszajátszása',
  player: (seat) => `${seat}. játékos`,
  begin: 'A játék elkezdődik.',
  wrongResult:
    'A felvételben más végeredmény áll, mint amit az akciói adnak. Az asztalon az látszik, amit az akciók adnak.',
  steps: {
    first: 'Az elejére',
    previousTurn: 'Előző kör',
    previousAction: 'Előző akció',
    nextAction: 'Következő akció',
    nextTurn: 'Következő kör',
    last: 'A végére',
  },
  play: 'Lejátszás',
  pause: 'Szünet',
  controls: 'Visszajátszás',
  moment: 'A játék pillanata',
  momentOf: (at, last) => `${at}. akció, összesen ${last}`,
  figures: (at, last) => `${at} / ${last}`,
  copyLink: 'Link másolása ehhez a pillanathoz',
  linkCopied: 'A link a vágólapon van. Benne van az egész játék.',
  playOn: 'Folytatás innen',
  backToTable: 'Vissza az asztalhoz',
  openAnother: 'Másik játék megnyitása',
  open: {
    line: 'Minden játék újra végignézhető akcióról akcióra, és bármelyik pillanatától folytatható. Egy felvétel egy egész játékot tartalmaz; jöhet ebből a böngészőből, fájlból vagy linkről.',
    record: 'Felvétel megnyitása',
    chooseFile: 'Fájl választása',
    orDrop: 'vagy húzz egyet bárhová az oldalra',
    dropHere: 'Engedd el itt a felvételt',
    paste: 'Vagy illessz be ide egy felvételt vagy linket',
    show: 'Megnyitás',
    own: 'Játékok ebben a böngészőben',
    noGames: 'Itt még nem volt játék.',
    replay: 'Visszajátszás',
    replayWhat: (names) => `A játék visszajátszása: ${names}`,
    running: (actions) => `Befejezetlen, ${actions}`,
    reached: (name, reached) => `${name}: ${reached}`,
    refused: (reason) => `Ezt nem lehet megmutatni: ${reason}.`,
    missing:
      'Ez a játék nincs ebben a böngészőben. A játékok abban a böngészőben maradnak meg, amelyikben játsszák őket.',
    noCards: (name) =>
      `Ehhez a játékhoz olyan kártyakészlet kell, amely nincs ebben a böngészőben: ${name}. Add hozzá a beállításokban, aztán nyisd meg újra a játékot.`,
    settings: 'Beállítások',
  },
}
