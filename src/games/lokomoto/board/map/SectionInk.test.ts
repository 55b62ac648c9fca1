import { expect, it } from 'vitest'
import { inkReader } from './SectionInk.tsx'

const nothing = {
  sections: {
    free: 'free',
    mine: { seat: 2, solid: true },
    theirs: { seat: 1, solid: false },
    used: 'black',
    blocked: 'black',
  },
  blocked: new Set(['blocked']),
  eyes: 2,
  picked: [],
  pickLook: 'dotted',
  paying: new Set<string>(),
  matched: [],
  missing: [],
  last: [],
  fresh: [],
} as const

it('is what pens have left on a section', () => {
  const inkOf = inkReader({ ...nothing, paying: new Set(['mine']), used: { used: 3 } })
  expect(inkOf('free')).toMatchObject({ look: 'free' })
  expect(inkOf('mine')).toMatchObject({ look: 'pay', seat: 2 })
  expect(inkOf('theirs')).toMatchObject({ look: 'dotted', seat: 1 })
  expect(inkOf('used')).toMatchObject({ look: 'black', user: 3 })
  expect(inkOf('blocked')).toMatchObject({ look: 'blocked', user: undefined })
})

it('is what one has chosen, with the player’s own pen', () => {
  expect(inkReader({ ...nothing, picked: ['free'] })('free')).toMatchObject({ pick: 'dotted', pen: 2 })
})

it('has the mark of the player who touched it last, and only the newest is drawn as it happens', () => {
  const last = [
    { section: 'theirs', seat: 3 },
    { section: 'used', seat: 3 },
    { section: 'used', seat: 1 },
  ]
  const inkOf = inkReader({ ...nothing, last, fresh: ['used'] })
  expect(inkOf('theirs')).toMatchObject({ actor: 3, isFresh: false })
  expect(inkOf('used')).toMatchObject({ actor: 1, isFresh: true })
  expect(inkOf('mine')).toMatchObject({ actor: undefined, isFresh: false })
})
