import type { HintTexts } from '../types/hints.ts'

/** Why a move is good, in Hungarian. No suffix is next to a value, as it would go by the value's sound. */
export const HINTS: HintTexts = {
  'plan-met': 'Teljesül egy terv ({line} vonal, {card}. tervkártya): {points} pont.',
  'penalty-avoided':
    'Teljesül a vonal első terve ({line} vonal, {card}. tervkártya): {points} pont, és elmarad a 10 pont levonás.',
  'plan-nearer': 'Közelebb kerül egy terv ({line} vonal, {card}. tervkártya): már csak {missing} hiányzik.',
  'plan-taken': 'Ez a terv illik a vonalhoz ({line} vonal, {card}. tervkártya).',
  bonus: 'Bónuszt hoz ez a vonal: {line}.',
  'line-value': 'Többet ér egy vonal ({line}): {points} ponttal.',
  request: 'Többet hoz egy lakossági kérés ({request}): {points} ponttal.',
  token: 'Jól jön itt ez a fejlesztésjelző: {token}.',
  resources: 'Marad {resources} erőforrás a következő sínekre.',
  room: 'Jó folytatást kap ez a vonal: {line}.',
  scrap: 'Egy elbontott sín ({line} vonal) valami jobbra ad erőforrást.',
  draw: 'A húzás többet ígér, mint bármi az asztalon.',
  opening: 'Ezek a kártyák és tervek jól illenek egymáshoz.',
  outlook: 'Ez ígéri végül a legtöbb pontot.',
  steady: 'Így ér a legtöbbet ez a kör a végén.',
  easy: 'Első ránézésre ez a legjobb.',
  random: 'Nincs oka: bármelyik szabályos akció megtenné.',
}
