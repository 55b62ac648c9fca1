import { Choices, FieldRow, Select } from '#boards/editor/fields.tsx'
import type { Pending, RailPlayer } from '../../rules/position.ts'
import { LOCATIONS } from '../../rules/state.ts'
import { namesOf, pickersOf, type RailEditorProps } from './PositionTown.tsx'
import { FACE_UP } from './tidy.ts'

interface Props extends RailEditorProps {
  readonly player: RailPlayer
  put(part: Partial<RailPlayer>): void
}

const FLAGS = ['placed', 'laid', 'located', 'ended'] as const
const STEPS = ['bonus', 'track', 'plans', 'keep'] as const

type Step = (typeof STEPS)[number]

/** The Town cards in hand, what the player has done in this round, and a step that is still due. */
export function PositionTurn(props: Props) {
  const { position, player, put, change, words, texts } = props
  const { townName } = namesOf(props)
  const { hand, acquired, pending } = player
  const { board, townDeck, townDiscard, phase } = position
  const spare = [...townDeck, ...townDiscard].toSorted((one, other) => one - other)
  const taken = position.players.flatMap((each) => each.acquired ?? [])
  const acquire = (location: (typeof LOCATIONS)[number] | '') => {
    if (location === '') return put({ acquired: null })
    // The card that lay there is in the hand now.
    const card = board[location]
    const next = { ...player, acquired: location, hand: card === null ? hand : [...hand.slice(0, 1), card] }
    change({
      ...position,
      board: { ...board, [location]: null },
      players: position.players.map((each) => (each === player ? next : each)),
    })
  }
  return (
    <>
      <FieldRow>
        {hand.map((card, i) => (
          <Select
            key={card}
            label={words.handCard(i + 1)}
            value={card}
            choices={[card, ...spare].map((each) => [each, townName(each)])}
            choose={(chosen) => put({ hand: hand.with(i, chosen) })}
          />
        ))}
      </FieldRow>
      {phase === 'main' && (
        <>
          <FieldRow>
            <Select
              label={words.acquired}
              value={acquired ?? ''}
              choices={[
                ['', words.notYet],
                ...LOCATIONS.filter((each) => each === acquired || !taken.includes(each)).map(
                  (each) => [each, `${each}: ${texts.words.locations[each].name}`] as const,
                ),
              ]}
              choose={acquire}
            />
            <Select
              label={words.pending}
              value={pending?.kind ?? ''}
              choices={[['', words.none], ...STEPS.map((step) => [step, words.steps[step]] as const)]}
              choose={(step) => put({ pending: pendingStep(step as Step | '', props) })}
            />
          </FieldRow>
          <Choices
            label={words.doneNow}
            items={FLAGS.map((value) => ({ value, name: words.done[value] }))}
            isChosen={(flag) => player[flag]}
            choose={(flag) => put({ [flag]: !player[flag] })}
          />
          <PendingCards {...props} />
        </>
      )}
    </>
  )
}

/** The cards or tokens that were drawn, of which the player has to choose. */
function PendingCards(props: Props) {
  const { player, put, words } = props
  const { planPicker, tokenPicker } = pickersOf(props)
  const { pending } = player
  switch (pending?.kind) {
    case 'plans':
      return planPicker(words.steps.plans, pending.cards, FACE_UP, (cards) =>
        put({ pending: { kind: 'plans', cards } }),
      )
    case 'keep':
      return tokenPicker(words.steps.keep, pending.tokens, FACE_UP, (tokens) =>
        put({ pending: { kind: 'keep', tokens } }),
      )
    default:
      return null
  }
}

function pendingStep(step: Step | '', { position: { planDeck, devPile } }: Props): Pending | null {
  switch (step) {
    case '':
      return null
    case 'plans':
      return { kind: step, cards: planDeck.slice(0, FACE_UP) }
    case 'keep':
      return { kind: step, tokens: devPile.slice(0, FACE_UP) }
    default:
      return { kind: step }
  }
}
