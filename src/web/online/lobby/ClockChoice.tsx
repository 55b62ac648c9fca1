import type { Clock } from '#wire/tables.ts'
import controls from '../../pages/parts/controls.module.css'
import { BANK_TIMES, TURN_TIMES, timeWords } from './clock-words.ts'
import { useOnlineTexts } from './OnlineFrame.tsx'

interface Props {
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

/** How long one may think. */
export function ClockChoice({ id, clock, describedBy, choose }: Props) {
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
