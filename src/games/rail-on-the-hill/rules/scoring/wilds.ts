import { LINES } from '../../cards/cards.ts'
import { PENALTY, PLANS_PER_LINE } from '../numbers.ts'

/**
 * The exact assignment of Wild landmarks (RH-V4): it tries every choice of Plan cards that the Wilds can serve, those
 * with low numbers first, and replaces a choice only by a better one. So among equal choices the one with the lowest
 * card numbers wins.
 */

const MAX_PLANS = LINES.length * PLANS_PER_LINE

/** The Plan cards of a player's lines: input and result of the assignment. */
export class PlanSheet {
  count = 0
  readonly card = new Int32Array(MAX_PLANS)
  readonly line = new Int32Array(MAX_PLANS)
  readonly points = new Int32Array(MAX_PLANS)
  /** How many Wilds would meet the plan: 0 if it is met without. */
  readonly needed = new Int32Array(MAX_PLANS)
  /** Result: how many Wilds serve the plan. */
  readonly wilds = new Int32Array(MAX_PLANS)
  /** Result: whether the plan is met. */
  readonly met = new Int32Array(MAX_PLANS)

  clear(): void {
    this.count = 0
  }

  add(line: number, card: number, points: number, needed: number): void {
    const i = this.count++
    this.card[i] = card
    this.line[i] = line
    this.points[i] = points
    this.needed[i] = needed
    this.wilds[i] = 0
    this.met[i] = needed === 0 ? 1 : 0
  }
}

/** The plans that Wilds could meet, lowest card number first, as indexes into the sheet. */
const candidates = new Int32Array(MAX_PLANS)
let candidateCount = 0
const chosen = new Int32Array(MAX_PLANS)
const metOnLine = new Int32Array(LINES.length)

const best = { worth: 0, wilds: 0, choice: new Int32Array(MAX_PLANS), choices: 0 }

/** Fills in the sheet's `wilds` and `met`; `perFewest` is what request L gives for each plan of the poorest line. */
export function assignWilds(sheet: PlanSheet, wilds: number, perFewest: number): void {
  findCandidates(sheet, wilds)
  if (candidateCount === 0) return
  metOnLine.fill(0)
  for (let i = 0; i < sheet.count; i++) metOnLine[sheet.line[i]] += sheet.met[i]
  best.worth = Number.NEGATIVE_INFINITY
  tryFrom(sheet, 0, 0, wilds, wilds, 0, perFewest)
  for (let i = 0; i < best.choices; i++) {
    sheet.wilds[best.choice[i]] = sheet.needed[best.choice[i]]
    sheet.met[best.choice[i]] = 1
  }
}

function findCandidates(sheet: PlanSheet, wilds: number): void {
  candidateCount = 0
  if (wilds === 0) return
  for (let i = 0; i < sheet.count; i++) {
    if (sheet.needed[i] === 0 || sheet.needed[i] > wilds) continue
    let at = candidateCount++
    while (at > 0 && sheet.card[candidates[at - 1]] > sheet.card[i]) {
      candidates[at] = candidates[at - 1]
      at--
    }
    candidates[at] = i
  }
}

/** Decides about the candidates from `index` on, with `choices` made, `left` of all `wilds` unused and `points` won. */
function tryFrom(
  sheet: PlanSheet,
  index: number,
  choices: number,
  left: number,
  wilds: number,
  points: number,
  perFewest: number,
): void {
  if (index === candidateCount || left === 0) {
    weigh(choices, wilds - left, points, perFewest)
    return
  }
  const plan = candidates[index]
  if (sheet.needed[plan] <= left) {
    chosen[choices] = plan
    metOnLine[sheet.line[plan]]++
    tryFrom(sheet, index + 1, choices + 1, left - sheet.needed[plan], wilds, points + sheet.points[plan], perFewest)
    metOnLine[sheet.line[plan]]--
  }
  tryFrom(sheet, index + 1, choices, left, wilds, points, perFewest)
}

/** RH-V4: highest total, then most plans met, then fewest Wilds; RH-V5 and request L are part of the total. */
function weigh(choices: number, used: number, points: number, perFewest: number): void {
  const worth = points - PENALTY * linesWithout() + perFewest * fewestOnALine()
  if (worth < best.worth) return
  if (worth === best.worth) {
    if (choices < best.choices) return
    if (choices === best.choices && used >= best.wilds) return
  }
  best.worth = worth
  best.wilds = used
  best.choices = choices
  best.choice.set(chosen)
}

function linesWithout(): number {
  let without = 0
  for (let line = 0; line < LINES.length; line++) if (metOnLine[line] === 0) without++
  return without
}

function fewestOnALine(): number {
  let fewest = metOnLine[0]
  for (let line = 1; line < LINES.length; line++) fewest = Math.min(fewest, metOnLine[line])
  return fewest
}
