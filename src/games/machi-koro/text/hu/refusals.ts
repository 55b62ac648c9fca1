import type { RefusalTexts } from '../en/refusals.ts'

/**
 * Refusals in Hungarian. `{name}` stands for a value of the refusal. No article and no suffix is next to a value, as
 * both would go by its sound.
 */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'ilyen akció nincs a játékban',
  'no-such-seat': 'ilyen hely nincs az asztalnál',
  'game-over': 'a játék véget ért',
  'not-your-turn': 'most más van soron',
  'roll-first': 'a kör dobással kezdődik',
  'rolled-already': 'ebben a körben már dobtál',
  'no-second-die': 'nincs olyan nevezetességed, amellyel két kockával dobhatnál',
  'reroll-or-stand': 'előbb döntsd el, megtartod-e ezt a dobást',
  'no-reroll': 'nincs olyan nevezetességed, amellyel újra dobhatnál',
  'no-reroll-now': 'ez a dobás már végleges: újra dobni körönként egyszer lehet, még a bevétel előtt',
  'tv-first': 'előbb válaszd ki, kitől veszel el érméket',
  'no-tv-now': 'most nem vehetsz el érméket egy választott játékostól',
  'not-from-oneself': 'érméket csak másik játékostól lehet elvenni',
  'nobody-there': 'ezen a helyen nem ül senki: {seat}',
  'swap-first': 'előbb döntsd el, cserélsz-e kártyát',
  'no-swap-now': 'most nem lehet kártyát cserélni',
  'not-with-oneself': 'cserélni csak másik játékossal lehet',
  'purple-stays': 'lila kártyát nem lehet elcserélni',
  'not-owned': 'ilyen kártya nincs a városodban: {given}',
  'not-theirs': 'ilyen kártya nincs a másik játékos városában: {taken}',
  'too-expensive': '{card} építése {cost} érmébe kerül, de csak {coins} van',
  'sold-out': 'ez a kártya elfogyott: {card}',
  'one-per-town': 'ebből csak egy lehet egy városban: {card}',
  'built-already': 'ez már megépült: {card}',
}
