import '../colours.css'
import type { EditorProps, PositionEditor } from '#boards/editor/editor.ts'
import {
  Choices,
  CountRow,
  FieldGrid,
  FieldGroup,
  FieldRow,
  numbersTo,
  SeatSelect,
  Select,
  Stepper,
} from '#boards/editor/fields.tsx'
import type { CardSet } from '../../cards/cards.ts'
import { MOST_COINS } from '../../rules/check-position.ts'
import type { MachiTypes } from '../../rules/facts.ts'
import { DIE_SIDES, MAX_DICE } from '../../rules/numbers.ts'
import type { MachiPlayer, MachiPosition } from '../../rules/position.ts'
import { PHASES } from '../../rules/state.ts'
import type { MachiTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'
import { textsFor } from '../narrate.ts'
import { BuildingSvg } from '../pieces/BuildingPicture.tsx'
import styles from './editor.module.css'
import { loadEditorWords } from './scorer.ts'

type Props = EditorProps<MachiTypes, MachiTexts, EditorWords>

export const editor: PositionEditor<MachiTypes, MachiTexts, EditorWords> = {
  loadWords: loadEditorWords,
  Editor,
  tidy,
  tries,
  nameValues: ({ card, ...values }, texts, cards) => ({
    ...values,
    ...(card !== undefined && { card: textsFor(texts, cards).words.items[card] ?? card }),
  }),
}

/** The supply is what no town has; the seat whose turn it is may act, until it has all landmarks. */
function tidy(position: MachiPosition, { establishments, landmarks }: CardSet): MachiPosition {
  const { players, turn, dice } = position
  const supply = establishments.map(({ id, copies, start = 0 }): [string, number] => {
    const owned = players.reduce((sum, { cards }) => sum + (cards[id] ?? 0), 0)
    return [id, Math.max(0, copies + start * players.length - owned)]
  })
  const hasWon = landmarks.every(({ id }) => players[turn - 1].landmarks.includes(id))
  const phase = hasWon ? 'over' : position.phase === 'over' ? 'roll' : position.phase
  return {
    ...position,
    phase,
    dice: phase === 'roll' ? [] : dice.length === 0 ? [1] : dice,
    active: hasWon ? [] : [turn],
    supply: Object.fromEntries(supply),
  }
}

/** Every action that a player could think of, legal or not. */
function tries(
  { players, dice: rolled }: MachiPosition,
  seat: number,
  { establishments, landmarks }: CardSet,
): string[] {
  const dice = Array.from({ length: MAX_DICE }, (_, i) => i + 1)
  const others = players.map((_, i) => i + 1).filter((other) => other !== seat)
  const ownedBy = (player: number) =>
    establishments.map(({ id }) => id).filter((id) => (players[player - 1].cards[id] ?? 0) > 0)
  return [
    ...dice.map((count) => `roll ${count}`),
    ...(rolled.length === 0 ? [] : [...dice.map((count) => `reroll ${count}`), 'stand']),
    ...others.map((other) => `tv ${other}`),
    ...others.flatMap((other) =>
      ownedBy(seat).flatMap((given) => ownedBy(other).map((taken) => `swap ${given} ${other} ${taken}`)),
    ),
    'noswap',
    ...[...establishments, ...landmarks].map(({ id }) => `build ${id}`),
    'pass',
  ]
}

function Editor(props: Props) {
  const { position, names, change, words } = props
  const { turn, phase, dice } = position
  const setDie = (die: number, value: number) => {
    const rolled = Array.from({ length: MAX_DICE }, (_, i) => (i === die ? value : (dice[i] ?? 0)))
    change({ ...position, dice: rolled.filter((each) => each > 0) })
  }
  return (
    <>
      <FieldRow>
        <SeatSelect
          label={words.turn}
          value={turn}
          names={names}
          choose={(seat) => change({ ...position, turn: seat })}
        />
        <Select
          label={words.phase}
          value={phase}
          choices={PHASES.filter((each) => (each === 'over') === (phase === 'over')).map((each) => [
            each,
            words.phases[each],
          ])}
          choose={(chosen) => change({ ...position, phase: chosen })}
        />
        {phase !== 'roll' &&
          Array.from({ length: MAX_DICE }, (_, die) => die).map((die) => (
            <Select
              key={die}
              label={words.die(die + 1)}
              value={dice[die] ?? 0}
              choices={die === 0 ? numbersTo(DIE_SIDES) : [[0, words.noDie], ...numbersTo(DIE_SIDES)]}
              choose={(value) => setDie(die, value)}
            />
          ))}
      </FieldRow>
      <FieldGrid least={300}>
        {position.players.map((player, i) => (
          <Town
            key={names[i]}
            {...props}
            name={names[i]}
            player={player}
            put={(part) => change({ ...position, players: position.players.with(i, { ...player, ...part }) })}
          />
        ))}
      </FieldGrid>
    </>
  )
}

interface TownProps extends Props {
  readonly name: string
  readonly player: MachiPlayer
  put(part: Partial<MachiPlayer>): void
}

function Town({ name, player, put, position, cards, texts, words }: TownProps) {
  const { items, shortItems } = textsFor(texts, cards).words
  const { coins, cards: owned, landmarks } = player
  const all = cards.landmarks.map(({ id }) => id)
  return (
    <FieldGroup title={name}>
      <CountRow
        title={words.coins}
        label={`${name}: ${words.coins}`}
        value={coins}
        to={MOST_COINS}
        change={(count) => put({ coins: count })}
      />
      <Choices
        label={`${name}: ${words.landmarks}`}
        className={styles.landmarks}
        items={all.map((id) => ({
          value: id,
          name: items[id],
          picture: (
            <>
              <BuildingSvg id={id} isLandmark isLit={landmarks.includes(id)} />
              {shortItems[id]}
            </>
          ),
        }))}
        isChosen={(id) => landmarks.includes(id)}
        choose={(id) => put({ landmarks: all.filter((each) => landmarks.includes(each) !== (each === id)) })}
      />
      <ul className={styles.cards} aria-label={`${name}: ${words.establishments}`}>
        {cards.establishments.map(({ id, colour }) => {
          const count = owned[id] ?? 0
          const left = position.supply[id] ?? 0
          return (
            <li key={id} data-colour={colour} data-none={count === 0 || undefined}>
              <BuildingSvg id={id} />
              <span className={styles.card}>
                {items[id]}
                <small>{words.left(left)}</small>
              </span>
              <Stepper
                label={`${name}: ${items[id]}`}
                value={count}
                to={colour === 'purple' ? 1 : count + left}
                change={(wanted) => put({ cards: withCount(owned, id, wanted, cards) })}
              />
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}

/** Only what the town has, in the order of the card set. */
function withCount(owned: MachiPlayer['cards'], id: string, count: number, { establishments }: CardSet) {
  const counts = establishments.map((each): [string, number] => [
    each.id,
    each.id === id ? count : (owned[each.id] ?? 0),
  ])
  return Object.fromEntries(counts.filter(([, copies]) => copies > 0))
}
