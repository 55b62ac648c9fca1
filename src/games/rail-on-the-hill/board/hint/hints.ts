import type { HintFace } from '#boards/board.ts'
import { hintSentence } from '#boards/sentences.ts'
import type { LineName } from '../../cards/cards.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { readMove, squaresOfSpot } from '../../rules/notation.ts'
import type { RailView } from '../../rules/view.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { InstructionTexts } from '../../text/en/help.ts'
import { Things } from '../narrate.ts'

type Describe = HintFace<RailTypes, RailTexts>['describe']

/** The hints in the language of `texts`, whose part for hints is loaded now. */
export async function loadHints(texts: RailTexts): Promise<HintFace<RailTypes, RailTexts>> {
  const { instructions, HINTS } = await texts.loadHelp()
  return {
    describe: (...moment) => describe(instructions, ...moment),
    // Lines and tokens are called by their names.
    explain: (reason, { words, log }, cards) =>
      hintSentence(reason, HINTS, (key, value) => {
        if (key === 'line') return words.lines[value as LineName]
        return key === 'token' ? new Things(log, words, cards).token(Number(value)) : undefined
      }),
  }
}

/** An action as an instruction, with the names that cards and tokens have at the table. */
function describe(
  instructions: InstructionTexts,
  ...[action, view, { words, log }, cards]: Parameters<Describe>
): string {
  const things = new Things(log, words, cards)
  const move = readMove(action)
  switch (move.kind) {
    case 'take':
      return instructions.take(move.set)
    case 'place':
      return instructions.place(things.town(move.card), move.square, move.turn)
    case 'upgrade': {
      const token = waitingUpgrade(view)
      return instructions.upgrade(token === undefined ? undefined : things.token(token), move.square)
    }
    case 'plan': {
      const plan = things.plan(move.card)
      if (move.discarded === undefined) return instructions.plan(plan, move.line)
      return instructions.planInstead(plan, move.line, things.plan(move.discarded))
    }
    case 'acquire': {
      const { location } = move
      return instructions.acquire(things.town(view.board[location] ?? 0), location, words.locations[location].name)
    }
    case 'lay':
    case 'scrap':
      return instructions[move.kind](move.line, ...squaresOfSpot(move.spot))
    case 'develop':
    case 'keep': {
      const token = things.token(move.token)
      if (move.square === undefined) return instructions[move.kind](token)
      return move.kind === 'keep' ? instructions.keepOn(token, move.square) : instructions.developOn(token, move.square)
    }
    case 'bonus':
      return instructions.bonus[move.bonus]
    default:
      return instructions[move.kind]
  }
}

/** The upgrade that came with the set of the player who acts now. */
function waitingUpgrade({ active, players }: RailView): number | undefined {
  const [pending] = active.flatMap((seat) => players[seat - 1].pending ?? [])
  return pending?.kind === 'upgrade' ? pending.token : undefined
}
