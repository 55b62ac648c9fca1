import type { RefusalTexts } from '../en/refusals.ts'

/**
 * `{section}`, `{train}`, `{shape}` are names, the others numbers. No article and no suffix is next to a value, as both
 * would go by its sound.
 */
export const REFUSALS: RefusalTexts = {
  'not-an-action': 'ilyen akció nincs a játékban: {action}',
  'no-such-seat': 'ezen a helyen nem ül senki',
  'game-over': 'a játék véget ért',
  'not-your-turn': 'most más van soron',
  'block-first': 'előbb a nyitás jön: zárj le egy szabad szakaszt',
  'no-blocking': 'szakaszt lezárni csak a kétszemélyes játék nyitásában lehet',
  'block-not-free': '{section}: ez már fekete, válassz egy szabad szakaszt',
  'reserve-two': 'két szakaszt foglalj le: egyet csak akkor lehet, ha az az utolsó szabad',
  'reserve-different': 'két különböző szakaszt foglalj le',
  'reserve-not-free': '{section}: ez már a tiéd, lefoglalni csak szabad szakaszt lehet',
  'drawn-already': '{section}: ezt már megrajzoltad',
  'not-yours': '{section}: ez a szakasz másé',
  'black-already': '{section}: ez fekete, már senki sem használhatja',
  'reserved-cannot-pay': '{section}: ezt még csak lefoglaltad, előbb rajzold meg, és utána fizethetsz vele',
  'free-cannot-pay': '{section}: ez még nincs megrajzolva, fizetni csak a saját megrajzolt szakaszaiddal lehet',
  'no-such-train': '{train}: ez nincs a felfordított vonatok között',
  'section-twice': 'egy szakasszal csak egyszer lehet fizetni',
  'not-connected': 'fizetni csak egymáshoz kapcsolódó szakaszokkal lehet',
  'too-few': '{train}: az ára {price} szakasz, ez csak {paid}',
  'too-many': '{train}: az ára {price} szakasz, ez {paid}, és többet csak alakzatért fizethetsz',
  'no-such-shape': 'ezt az alakzatot most nem lehet elvenni: {shape}',
  'shape-not-there': 'a szakaszokban, amelyekkel fizetsz, nem rajzolódik ki ez az alakzat: {shape}',
  'price-is-open':
    '{train}: nem fizethetsz érte {paid} szakasszal, mert van olyan felfordított vonat, amely pontosan ennyibe kerül',
  'more-than-shape': 'az árnál többet csak pontosan az alakzat szakaszaival fizethetsz: ez most {size} szakasz',
  'not-one-stroke': 'fizetni csak olyan szakaszokkal lehet, amelyek egy vonallal megrajzolhatók',
}
