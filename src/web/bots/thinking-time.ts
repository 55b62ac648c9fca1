/** How long bots think about a turn, in ms. */
const TURN = 1000

/** How long the teacher thinks about each decision of a game that it goes through, and about the whole game. */
const DECISION = 500
const GAME = 45_000

/** How long it is searched for what was possible in a game, in the same proportion. */
const CEILING = 10_000

/** A slow machine, or somebody in a hurry, can ask for less or more in the address: `?think=20`. */
function asked(usual: number): number {
  const text = new URLSearchParams(location.search).get('think')
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : usual
}

export function turnTime(): number {
  return asked(TURN)
}

export function analysisTime(): { readonly each: number; readonly all: number } {
  return { each: asked(DECISION), all: GAME }
}

export function ceilingTime(): number {
  return (CEILING * asked(DECISION)) / DECISION
}
