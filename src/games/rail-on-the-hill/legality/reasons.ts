/** Every way in which an action can be refused: the rule that is broken, and a key into the texts. */
export interface Reason<Key extends string = string> {
  readonly rule: string
  readonly reason: Key
}

function because<Key extends string>(rule: string, reason: Key): Reason<Key> {
  return { rule, reason }
}

export const NOT_AN_ACTION = because('RH-R4', 'not-an-action')
export const NO_SUCH_SEAT = because('RH-S1', 'no-such-seat')
export const GAME_OVER = because('RH-R6', 'game-over')

export const NOT_YOUR_PICK = because('RH-S5', 'not-your-pick')
export const SETS_FIRST = because('RH-S5', 'sets-first')
export const NO_SUCH_SET = because('RH-S5', 'no-such-set')
export const SETS_ARE_OUT = because('RH-S5', 'sets-are-out')
export const SETUP_DONE = because('RH-S6', 'setup-done')
export const PLACE_TWO_FIRST = because('RH-S6', 'place-two-first')
export const UPGRADE_FIRST = because('RH-S7', 'upgrade-first')
export const NO_SET_UPGRADE = because('RH-S7', 'no-set-upgrade')
export const PLANS_FIRST = because('RH-S8', 'plans-first')
export const NOT_IN_PLAN_HAND = because('RH-S8', 'not-in-plan-hand')
export const ONE_PLAN_PER_LINE = because('RH-S8', 'one-plan-per-line')

export const NOT_YOUR_TURN = because('RH-R4', 'not-your-turn')
export const ACQUIRE_FIRST = because('RH-R4', 'acquire-first')
export const LAID_ALREADY = because('RH-R4', 'laid-already')
export const LOCATION_USED = because('RH-R4', 'location-used')
export const TURN_ENDED = because('RH-R5', 'turn-ended')
export const NOT_DONE_YET = because('RH-R5', 'not-done-yet')
export const WAIT_FOR_ACQUISITIONS = because('RH-X2', 'wait-for-acquisitions')

export const ACQUIRED_ALREADY = because('RH-A1', 'acquired-already')
export const NO_CARD_THERE = because('RH-A1', 'no-card-there')

export const PLACED_ALREADY = because('RH-P6', 'placed-already')
export const NOT_IN_HAND = because('RH-P6', 'not-in-hand')
export const FIRST_ON_D4 = because('RH-P1', 'first-on-d4')
export const NOT_BESIDE_A_CARD = because('RH-P2', 'not-beside-a-card')
export const SQUARE_TAKEN = because('RH-P2', 'square-taken')
export const TOWN_TOO_LARGE = because('RH-P3', 'town-too-large')
export const NO_ROTATION = because('RH-X1', 'no-rotation')

export const NOT_BETWEEN_CARDS = because('RH-T1', 'not-between-cards')
export const NO_TRACKS_LEFT = because('RH-T8', 'no-tracks-left')
export const SPOT_TAKEN = because('RH-T3', 'spot-taken')
export const TANGLED = because('RH-T7', 'tangled')
export const NOT_AT_AN_END = because('RH-T6', 'not-at-an-end')
export const TOO_EXPENSIVE = because('RH-T9', 'too-expensive')

export const BONUS_FIRST = because('RH-B1', 'bonus-first')
export const BONUS_TRACK_FIRST = because('RH-B1', 'bonus-track-first')
export const BONUS_PLAN_FIRST = because('RH-B1', 'bonus-plan-first')
export const NO_BONUS_DUE = because('RH-B1', 'no-bonus-due')
export const NOT_DRAWN = because('RH-B1', 'plan-not-drawn')
export const NO_TRACK_POSSIBLE = because('RH-B2', 'no-track-possible')
export const NO_PLANS_LEFT = because('RH-B2', 'no-plans-left')

export const NOT_AT_A = because('RH-L1', 'not-at-location')
export const NOT_AT_B = because('RH-L2', 'not-at-location')
export const NOT_AT_D = because('RH-L4', 'not-at-location')
export const PLAN_NOT_FACE_UP = because('RH-L2', 'plan-not-face-up')
export const TOKEN_NOT_FACE_UP = because('RH-L4', 'token-not-face-up')

export const LINE_FULL = because('RH-N2', 'line-full')
export const NOTHING_TO_DISCARD = because('RH-N2', 'line-not-full')
export const NOT_ON_LINE = because('RH-N2', 'plan-not-on-line')
export const DUPLICATE_PLAN = because('RH-N3', 'duplicate-plan')

export const NO_PLACE_FOR_UPGRADE = because('RH-D1', 'no-place-for-upgrade')
export const UPGRADE_NEEDS_SQUARE = because('RH-D1', 'upgrade-needs-square')
export const NOT_AN_UPGRADE = because('RH-D1', 'not-an-upgrade')

export const KEEP_FIRST = because('RH-F1', 'keep-first')
export const NOTHING_BOUGHT = because('RH-F1', 'nothing-bought')
export const TOKEN_NOT_DRAWN = because('RH-F1', 'token-not-drawn')
export const CANNOT_AFFORD_TOKEN = because('RH-F1', 'cannot-afford-token')
export const NO_TOKENS_LEFT = because('RH-R3', 'no-tokens-left')
export const NOT_AN_END_TRACK = because('RH-F2', 'not-an-end-track')
