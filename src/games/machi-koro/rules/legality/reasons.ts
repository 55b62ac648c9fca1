import { because } from '#engine/result.ts'

/** Every way in which an action can be refused. */

export const NOT_AN_ACTION = because('MK-R1', 'not-an-action')
export const NO_SUCH_SEAT = because('MK-S1', 'no-such-seat')
export const GAME_OVER = because('MK-W1', 'game-over')
export const NOT_YOUR_TURN = because('MK-S2', 'not-your-turn')

export const ROLL_FIRST = because('MK-R1', 'roll-first')
export const ROLLED_ALREADY = because('MK-R1', 'rolled-already')
export const NO_SECOND_DIE = because('MK-R2', 'no-second-die')
export const REROLL_OR_STAND = because('MK-R3', 'reroll-or-stand')
export const NO_REROLL = because('MK-R3', 'no-reroll')
export const NO_REROLL_NOW = because('MK-R3', 'no-reroll-now')

export const TV_FIRST = because('MK-I5', 'tv-first')
export const NO_TV_NOW = because('MK-I5', 'no-tv-now')
export const NOT_FROM_ONESELF = because('MK-I5', 'not-from-oneself')
export const NOBODY_THERE = because('MK-I5', 'nobody-there')
export const SWAP_FIRST = because('MK-I5', 'swap-first')
export const NO_SWAP_NOW = because('MK-I5', 'no-swap-now')
export const NOT_WITH_ONESELF = because('MK-I5', 'not-with-oneself')
export const PURPLE_STAYS = because('MK-I5', 'purple-stays')
export const NOT_OWNED = because('MK-I6', 'not-owned')
export const NOT_THEIRS = because('MK-I6', 'not-theirs')

export const TOO_EXPENSIVE = because('MK-B1', 'too-expensive')
export const SOLD_OUT = because('MK-B2', 'sold-out')
export const ONE_PER_TOWN = because('MK-B3', 'one-per-town')
export const BUILT_ALREADY = because('MK-B4', 'built-already')
