import { useId } from 'react'
import type { Clock } from '#wire/tables.ts'
import { CardSetChoice } from '../../pages/new-game/CardSetChoice.tsx'
import { Choice } from '../../pages/parts/Choice.tsx'
import controls from '../../pages/parts/controls.module.css'
import { useOnlineTexts } from '../texts.tsx'
import styles from './TableTerms.module.css'
import type { TableDraft } from './table-draft.ts'
import { BANK_TIMES, TURN_TIMES, timeWords } from './table-texts.ts'

interface Props {
  readonly gameId: string
  readonly draft: TableDraft
  change(draft: TableDraft): void
}

/** What a table has online and nowhere else: who can come, and a clock. */
export function TableTerms({ gameId, draft, change }: Props) {
  const texts = useOnlineTexts().newTable
  const id = useId()
  return (
    <div className={`${controls.card} ${styles.terms}`}>
      <div className={styles.term}>
        <span className={styles.label} aria-hidden="true">
          {texts.whoCanCome}
        </span>
        <Choice
          label={texts.whoCanCome}
          value={draft.visibility}
          choices={[
            { value: 'private', text: texts.onlyLink },
            { value: 'open', text: texts.inLobby },
          ]}
          choose={(visibility) => change({ ...draft, visibility })}
        />
        <span className={controls.small} aria-live="polite">
          {draft.visibility === 'private' ? texts.onlyLinkLine : texts.inLobbyLine}
        </span>
      </div>
      <CardSetChoice
        className={`${styles.term} ${styles.label}`}
        gameId={gameId}
        chosen={draft.cards}
        choose={(cards) => change({ ...draft, cards })}
      />
      <div className={styles.term}>
        <label className={styles.label} htmlFor={`${id}-clock`}>
          {texts.clock}
        </label>
        <ClockChoice
          id={`${id}-clock`}
          describedBy={`${id}-clock-line`}
          clock={draft.clock}
          choose={(clock) => change({ ...draft, clock })}
        />
        <span id={`${id}-clock-line`} className={controls.small}>
          {texts.clockLine}
        </span>
      </div>
    </div>
  )
}

interface ClockChoiceProps {
  readonly id: string
  readonly clock: Clock
  /** The id of what explains it. */
  readonly describedBy: string
  choose(clock: Clock): void
}

/** Every clock by a name that can stand in a form: "turn 60". */
const CLOCKS: ReadonlyMap<string, Clock> = new Map(
  [
    { kind: 'none' } as const,
    ...TURN_TIMES.map((seconds) => ({ kind: 'turn', seconds }) as const),
    ...BANK_TIMES.map((seconds) => ({ kind: 'bank', seconds }) as const),
  ].map((clock) => [nameOf(clock), clock]),
)

function nameOf(clock: Clock): string {
  return clock.kind === 'none' ? clock.kind : `${clock.kind} ${clock.seconds}`
}

/** Chooses the clock. */
function ClockChoice({ id, clock, describedBy, choose }: ClockChoiceProps) {
  const texts = useOnlineTexts().clock
  return (
    <select
      id={id}
      className={controls.field}
      aria-describedby={describedBy}
      value={nameOf(clock)}
      onChange={({ target: { value } }) => choose(CLOCKS.get(value) ?? clock)}
    >
      <option value="none">{texts.none}</option>
      {(['turn', 'bank'] as const).map((kind) => (
        <optgroup key={kind} label={texts[kind]}>
          {[...CLOCKS].map(
            ([name, offered]) =>
              offered.kind === kind && (
                <option key={name} value={name}>
                  {kind === 'turn'
                    ? texts.perTurn(timeWords(offered.seconds, texts))
                    : texts.perGame(timeWords(offered.seconds, texts))}
                </option>
              ),
          )}
        </optgroup>
      ))}
    </select>
  )
}
