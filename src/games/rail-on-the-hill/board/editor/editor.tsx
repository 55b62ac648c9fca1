import '../colours.css'
import { useState } from 'react'
import type { PositionEditor, SourcesProps } from '#boards/editor/editor.ts'
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
import { DEV_TOKENS, LINES, PLAN_CARDS } from '../../cards/cards.ts'
import { MOST_RESOURCES } from '../../rules/check-position.ts'
import type { RailTypes } from '../../rules/facts.ts'
import { PLANS_PER_LINE, ROUNDS, SETUP_TOWNS, TRACKS_PER_LINE } from '../../rules/numbers.ts'
import type { RailPlayer, RailPosition } from '../../rules/position.ts'
import { LOCATIONS, REQUESTS } from '../../rules/state.ts'
import type { RailTexts } from '../../text/en/board.ts'
import type { EditorWords } from '../../text/en/editor.ts'
import { itemLabel } from '../panels/ScorePanel.tsx'
import { itemKey, itemPoints, LINE_ITEMS, otherItems, ScoreSources } from '../panels/ScoreSources.tsx'
import { LineBadge, LineLetters } from '../pieces/TokenPicture.tsx'
import { signed } from '../plans-and-points.ts'
import styles from './editor.module.css'
import { filledTown, namesOf, PositionTown, pickersOf, type RailEditorProps } from './PositionTown.tsx'
import { PositionTurn } from './PositionTurn.tsx'
import { loadEditorWords } from './scorer.tsx'
import { atRound, atTurn, FACE_UP, isUpgradeToken, tidy } from './tidy.ts'
import { tries } from './tries.ts'

export const editor: PositionEditor<RailTypes, RailTexts, EditorWords> = {
  loadWords: loadEditorWords,
  Editor,
  Sources,
  begin,
  tidy,
  tries,
  nameValues: ({ line, ...values }, { words }) => ({
    ...values,
    ...(line !== undefined && { line: words.lines[line as keyof typeof words.lines] ?? line }),
  }),
}

/** The first round, with a town for every player: the draft before it cannot be edited. */
function begin(position: RailPosition): RailPosition {
  const spare = position.townDeck.toSorted((one, other) => one - other)
  const players = position.players.map((player) => ({
    ...player,
    town: filledTown({}, SETUP_TOWNS, spare.splice(0, SETUP_TOWNS)),
  }))
  return tidy(atRound({ ...position, players }, 1, position.starter))
}

function Editor(props: RailEditorProps) {
  const { position, names, change, texts, words } = props
  const [seat, setSeat] = useState(1)
  const shown = Math.min(seat, names.length)
  const { phase, round, starter, active, board, requests, townDeck, townDiscard, planDiscard, devDiscard } = position
  const isBegun = phase === 'main' || phase === 'over'
  const isMain = phase === 'main'
  const spare = [...townDeck, ...townDiscard].toSorted((one, other) => one - other)
  const { townName } = namesOf(props)
  const { planPicker, tokenPicker } = pickersOf(props)
  const phases = isBegun ? (['main', 'over'] as const) : ([phase, 'main', 'over'] as const)
  const begin = () => change(atRound(position, Math.max(1, round), starter))
  return (
    <LineLetters value={texts.words.lineLetters}>
      <FieldRow>
        <Select
          label={words.phase}
          value={phase}
          choices={phases.map((each) => [each, words.phases[each]])}
          choose={(chosen) =>
            chosen === 'main' ? begin() : change({ ...atRound(position, ROUNDS, starter), phase: chosen })
          }
        />
        {isMain && (
          <Select
            label={words.round}
            value={round}
            choices={numbersTo(ROUNDS)}
            choose={(chosen) => change(atRound(position, chosen, starter))}
          />
        )}
        {isMain && names.length > 1 && (
          <SeatSelect
            label={words.starter}
            value={starter}
            names={names}
            choose={(chosen) => change(atRound(position, round, chosen))}
          />
        )}
        {isMain && names.length > 1 && !position.options.simultaneous && (
          <SeatSelect
            label={words.turn}
            value={active[0] ?? starter}
            names={names}
            choose={(chosen) => change(atTurn(position, chosen))}
          />
        )}
      </FieldRow>
      <Choices
        label={words.players}
        items={names.map((name, i) => ({ value: i + 1, name }))}
        isChosen={(value) => value === shown}
        choose={setSeat}
      />
      <PlayerEditor key={shown} {...props} seat={shown} />
      {isBegun && (
        <FieldGroup title={words.board}>
          <FieldGrid least={220}>
            {LOCATIONS.map((location) => {
              const card = board[location]
              return card === null ? null : (
                <Select
                  key={location}
                  label={words.location(location)}
                  value={card}
                  choices={[card, ...spare].map((each) => [each, townName(each)])}
                  choose={(chosen) => change({ ...position, board: { ...board, [location]: chosen } })}
                />
              )
            })}
            {requests.map((letter, i) => (
              <Select
                key={letter}
                label={words.request(i + 1)}
                value={letter}
                choices={REQUESTS.filter((each) => each === letter || !requests.includes(each)).map((each) => [
                  each,
                  `${each}: ${texts.words.requests[each]}`,
                ])}
                choose={(chosen) => change({ ...position, requests: requests.with(i, chosen) })}
              />
            ))}
          </FieldGrid>
          {planPicker(words.plans, position.plans, FACE_UP, (plans) => change({ ...position, plans }))}
          {tokenPicker(words.devs, position.devs, FACE_UP, (devs) => change({ ...position, devs }))}
          {planPicker(words.planDiscard, planDiscard, PLAN_CARDS, (next) => change({ ...position, planDiscard: next }))}
          {tokenPicker(words.devDiscard, devDiscard, DEV_TOKENS, (next) => change({ ...position, devDiscard: next }))}
        </FieldGroup>
      )}
      <p className={styles.hint}>{isBegun ? words.pilesKept : words.setupKept}</p>
    </LineLetters>
  )
}

function PlayerEditor(props: RailEditorProps & { readonly seat: number }) {
  const { position, change, cards, texts, words, names, seat } = props
  const player = position.players[seat - 1]
  const { planPicker, tokenPicker } = pickersOf(props)
  const put = (part: Partial<RailPlayer>) =>
    change({ ...position, players: position.players.with(seat - 1, { ...player, ...part }) })
  const isBegun = position.phase === 'main' || position.phase === 'over'
  const isKept = (token: number) => !isUpgradeToken(token, cards)
  return (
    <FieldGroup title={names[seat - 1]}>
      <PositionTown {...props} player={player} put={put} />
      <CountRow
        title={words.resources}
        label={words.resources}
        value={player.resources}
        to={MOST_RESOURCES}
        change={(resources) => put({ resources })}
      />
      {isBegun && tokenPicker(words.kept, player.kept, DEV_TOKENS, (kept) => put({ kept }), isKept)}
      {isBegun && <PositionTurn {...props} player={player} put={put} />}
      {isBegun &&
        LINES.map((line) => {
          const { plans, laid, tracks } = player.lines[line]
          const name = texts.words.lineNames[line]
          const putLine = (part: Partial<typeof player.lines.red>) =>
            put({ lines: { ...player.lines, [line]: { ...player.lines[line], ...part } } })
          return (
            <div key={line} className={styles.planLine}>
              <LineBadge line={line} size={28} />
              {planPicker(words.plansOf(name), plans, PLANS_PER_LINE, (list) => putLine({ plans: list }))}
              <span className={styles.laid}>
                <small>{words.laid}</small>
                <Stepper
                  label={words.laidOf(name)}
                  value={laid}
                  from={tracks.length}
                  to={TRACKS_PER_LINE}
                  change={(count) => putLine({ laid: count })}
                />
              </span>
            </div>
          )
        })}
    </FieldGroup>
  )
}

/** Every number of the score with the cards, Plans and requests that it comes from. */
function Sources({ score, sources, cards, texts: { words, score: texts } }: SourcesProps<RailTypes, RailTexts>) {
  const items = [...LINE_ITEMS.map(([whole]) => whole), ...otherItems(score)]
  return items.map((item) => (
    <div key={itemKey(item)} className={styles.sources}>
      <h4>
        {itemLabel(item, texts, words)} <b>{signed(itemPoints(item, score))}</b>
      </h4>
      <ScoreSources {...{ item, score, sources, cards, words, texts }} onLight={() => undefined} />
    </div>
  ))
}
