import type { RefusalTexts } from '../types/refusals.ts'

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
  'no-second-die': 'két kockával csak Vasútállomással lehet dobni',
  'reroll-or-stand': 'előbb döntsd el, megtartod-e ezt a dobást',
  'no-reroll': 'újra dobni csak Rádiótoronnyal lehet',
  'no-reroll-now': 'ez a dobás már marad: a Rádiótorony körönként egyszer használható, még a bevétel előtt',
  'tv-first': 'előbb válaszd ki, kitől vesz el érméket a Tévéstúdiód',
  'no-tv-now': 'most nem a Tévéstúdió következik',
  'not-from-oneself': 'a Tévéstúdió csak másik játékostól vehet el érméket',
  'nobody-there': 'ezen a helyen nem ül senki: {seat}',
  'swap-first': 'előbb döntsd el, cserélsz-e az Üzleti központtal',
  'no-swap-now': 'most nem az Üzleti központ következik',
  'not-with-oneself': 'cserélni csak másik játékossal lehet',
  'purple-stays': 'lila kártyát nem lehet elcserélni',
  'not-owned': 'ilyen kártya nincs a városodban: {given}',
  'not-theirs': 'ilyen kártya nincs a másik játékos városában: {taken}',
  'too-expensive': '{card} építése {cost} érmébe kerül, de csak {coins} van',
  'sold-out': 'ez a kártya elfogyott: {card}',
  'one-per-town': 'ebből csak egy lehet egy városban: {card}',
  'built-already': 'ez már megépült: {card}',
}
