import { because } from '#engine/result.ts'

/** Every way in which an action can be refused. */

export const NOT_AN_ACTION = because('LK-S2', 'not-an-action')
export const NO_SUCH_SEAT = because('LK-S1', 'no-such-seat')
export const GAME_OVER = because('LK-E1', 'game-over')
export const NOT_YOUR_TURN = because('LK-S2', 'not-your-turn')

export const BLOCK_FIRST = because('LK-2P', 'block-first')
export const NO_BLOCKING = because('LK-2P', 'no-blocking')
export const BLOCK_NOT_FREE = because('LK-2P', 'block-not-free')

export const RESERVE_TWO = because('LK-A1', 'reserve-two')
export const RESERVE_DIFFERENT = because('LK-A1', 'reserve-different')
export const RESERVE_NOT_FREE = because('LK-A1', 'reserve-not-free')
export const DRAWN_ALREADY = because('LK-A2', 'drawn-already')
export const NOT_YOURS = because('LK-A3', 'not-yours')
export const BLACK_ALREADY = because('LK-A3', 'black-already')
export const RESERVED_CANNOT_PAY = because('LK-A3', 'reserved-cannot-pay')
export const FREE_CANNOT_PAY = because('LK-B1', 'free-cannot-pay')

export const NO_SUCH_TRAIN = because('LK-B1', 'no-such-train')
export const SECTION_TWICE = because('LK-B1', 'section-twice')
export const NOT_CONNECTED = because('LK-B1', 'not-connected')
export const TOO_FEW = because('LK-B1', 'too-few')
export const TOO_MANY = because('LK-B1', 'too-many')
export const NO_SUCH_SHAPE = because('LK-B2', 'no-such-shape')
export const SHAPE_NOT_THERE = because('LK-B4', 'shape-not-there')
export const PRICE_IS_OPEN = because('LK-B3', 'price-is-open')
export const MORE_THAN_SHAPE = because('LK-B3', 'more-than-shape')
export const NOT_ONE_STROKE = because('LK-X1', 'not-one-stroke')
