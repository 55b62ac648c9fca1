import type { HelpTexts } from '../types/help.ts'

export const help: HelpTexts = {
  goal: { title: 'Goal', points: 'The most points win: from trains, and from shapes.' },
  turn: {
    title: 'Your turn: one of three',
    draw: 'Draw one section: a free one, or one that you have reserved.',
    reserve: 'Reserve two free sections anywhere: dot them.',
    buy: 'Buy one of the face-up trains.',
    taken: 'What others have marked, and what is black, is closed to you.',
  },
  buying: {
    title: 'Buying a train',
    price:
      'Pay as many of your drawn sections as it costs. They must hang together; branches are fine, reserved ones do not count.',
    used: 'What has paid turns black and is used up.',
    refill: 'While the pack lasts, a new card takes its place.',
  },
  shapes: {
    title: 'Shapes',
    take: 'If what pays holds a shape, take the card too: one per train.',
    turned: 'The card may be turned, never mirrored.',
    more: 'For a shape you may pay more than the price: its sections exactly, if no face-up train costs so many.',
  },
  end: {
    title: 'End and score',
    end: 'The game ends as soon as no section is free.',
    score: 'Prices and bonuses of your trains, and the points of your shapes.',
    unused: 'Each drawn section that has not paid costs 1 point. Reserved ones cost nothing.',
    tie: 'Tie: more trains, then more points in shapes.',
  },
  variants: {
    title: 'In this game',
    twoPlayers: 'Two players first block 6 sections each, in turn.',
    hiddenAgendas: 'Each has two secret shapes, worth 2 and 3. Unused ones are worth nothing.',
    advanced: 'What pays must be drawable in one stroke.',
  },
}
