import '../colours.css'
import { useState } from 'react'
import type { PositionEditor, SourcesProps } from '#boards/editor/editor.ts'
import { ButtonRow, CardPicker, FieldGroup, FieldRow, Select, Stepper } from '#boards/editor/fields.tsx'
import { LINES } from '../../cards/cards.ts'
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
import { filledTown, namesOf, PositionTown, type RailEditorProps } from './PositionTown.tsx'
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
  const { phase, round, starter, active, board, requests, townDeck, townDiscard } = position
  const isBegun = phase === 'main' || phase === 'over'
  const spare = [...townDeck, ...townDiscard].toSorted((one, other) => one - other)
  const { planName, tokenName, townName } = namesOf(props)
  const begin = () => change(atRound(position, Math.max(1, round), starter))
  return (
    <LineLetters value={texts.words.lineLetters}>
      <div className={styles.editor}>
        <FieldRow>
          <Select
            label={words.phase}
            value={phase}
            choices={(isBegun ? (['main', 'over'] as const) : ([phase, 'main', 'over'] as const)).map((each) => [
              each,
              words.phases[each],
            ])}
            choose={(chosen) =>
              chosen === 'main' ? begin() : change({ ...atRound(position, ROUNDS, starter), phase: chosen })
            }
          />
          {phase === 'main' && (
            <>
              <Select
                label={words.round}
                value={round}
                choices={Array.from({ length: ROUNDS }, (_, i) => [i + 1, String(i + 1)])}
                choose={(chosen) => change(atRound(position, chosen, starter))}
              />
              {names.length > 1 && (
                <Select
                  label={words.starter}
                  value={starter}
                  choices={names.map((name, i) => [i + 1, name])}
                  choose={(chosen) => change(atRound(position, round, chosen))}
                />
              )}
              {names.length > 1 && !position.options.simultaneous && (
                <Select
                  label={words.turn}
                  value={active[0] ?? starter}
                  choices={names.map((name, i) => [i + 1, name])}
                  choose={(chosen) => change(atTurn(position, chosen))}
                />
              )}
            </>
          )}
        </FieldRow>
        <ButtonRow label={words.players}>
          {names.map((name, i) => (
            <button key={name} type="button" aria-pressed={i + 1 === shown} onClick={() => setSeat(i + 1)}>
              {name}
            </button>
          ))}
        </ButtonRow>
        <PlayerEditor key={shown} {...props} seat={shown} />
        {isBegun && (
          <FieldGroup title={words.board}>
            <div className={styles.row}>
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
            </div>
            <CardPicker
              label={words.plans}
              add={words.addPlan}
              words={words}
              cards={position.plans}
              free={position.plans.length < FACE_UP ? [...position.planDeck, ...position.planDiscard] : []}
              nameOf={planName}
              change={(plans) => change({ ...position, plans })}
            />
            <CardPicker
              label={words.devs}
              add={words.addToken}
              words={words}
              cards={position.devs}
              free={position.devs.length < FACE_UP ? [...position.devPile, ...position.devDiscard] : []}
              nameOf={tokenName}
              change={(devs) => change({ ...position, devs })}
            />
            <CardPicker
              label={words.planDiscard}
              add={words.addPlan}
              words={words}
              cards={position.planDiscard}
              free={position.planDeck}
              nameOf={planName}
              change={(planDiscard) => change({ ...position, planDiscard })}
            />
            <CardPicker
              label={words.devDiscard}
              add={words.addToken}
              words={words}
              cards={position.devDiscard}
              free={position.devPile}
              nameOf={tokenName}
              change={(devDiscard) => change({ ...position, devDiscard })}
            />
          </FieldGroup>
        )}
        <p className={styles.hint}>{isBegun ? words.pilesKept : words.setupKept}</p>
      </div>
    </LineLetters>
  )
}

function PlayerEditor(props: RailEditorProps & { readonly seat: number }) {
  const { position, change, cards, texts, words, names, seat } = props
  const player = position.players[seat - 1]
  const { planName, tokenName } = namesOf(props)
  const put = (part: Partial<RailPlayer>) =>
    change({ ...position, players: position.players.with(seat - 1, { ...player, ...part }) })
  const isBegun = position.phase === 'main' || position.phase === 'over'
  const freeTokens = [...position.devPile, ...position.devDiscard]
  return (
    <FieldGroup title={names[seat - 1]}>
      <PositionTown {...props} player={player} put={put} />
      <div className={styles.line}>
        <span>{words.resources}</span>
        <Stepper
          label={words.resources}
          value={player.resources}
          to={MOST_RESOURCES}
          change={(resources) => put({ resources })}
        />
      </div>
      {isBegun && (
        <CardPicker
          label={words.kept}
          add={words.addToken}
          words={words}
          cards={player.kept}
          free={freeTokens.filter((token) => !isUpgradeToken(token, cards))}
          nameOf={tokenName}
          change={(kept) => put({ kept })}
        />
      )}
      {isBegun && <PositionTurn {...props} player={player} put={put} />}
      {isBegun &&
        LINES.map((line) => {
          const { plans, laid, tracks } = player.lines[line]
          const putLine = (part: Partial<typeof player.lines.red>) =>
            put({ lines: { ...player.lines, [line]: { ...player.lines[line], ...part } } })
          return (
            <div key={line} className={styles.planLine}>
              <LineBadge line={line} size={28} />
              <CardPicker
                label={words.plansOf(texts.words.lineNames[line])}
                add={words.addPlan}
                words={words}
                cards={plans}
                free={plans.length < PLANS_PER_LINE ? [...position.planDeck, ...position.planDiscard] : []}
                nameOf={planName}
                change={(list) => putLine({ plans: list })}
              />
              <span className={styles.laid}>
                <small>{words.laid}</small>
                <Stepper
                  label={words.laidOf(texts.words.lineNames[line])}
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
