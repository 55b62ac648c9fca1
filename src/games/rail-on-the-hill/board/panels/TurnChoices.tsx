import { type ReactNode, useState } from 'react'
import { Dock } from '#boards/Dock.tsx'
import { useMarks } from '#boards/marks.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { Dragged, type Point, usePointerDrag } from '#ui/use-pointer-drag.tsx'
import { type CardSet, LINES, type LineName, planCardOf, tokenOf } from '../../cards/cards.ts'
import type { Bonus } from '../../rules/actions.ts'
import type { PanelTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import type { Mark } from '../marks/marks.ts'
import { PlanPicture } from '../pieces/PlanPicture.tsx'
import { GainPicture } from '../pieces/Resources.tsx'
import { LineBadge, TokenPicture } from '../pieces/TokenPicture.tsx'
import { aboutPlan, planMeaning, planText } from '../plans-and-points.ts'
import type { Offer } from '../use-turn.ts'
import styles from './TurnChoices.module.css'

interface UpgradePromptProps {
  readonly token: number
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  /** Where the token can still be put back. */
  onCancel?: (() => void) | undefined
}

/** RH-D1: a Town upgrade waits for its card; the town is where it is chosen. */
export function UpgradePrompt({ token: id, cards, texts, words, onCancel }: UpgradePromptProps) {
  const token = tokenOf(cards, id)
  const cancel = onCancel === undefined ? undefined : { label: texts.cancel, onCancel }
  return (
    <Dock title={texts.upgrade.title(words.token(token.kind, token.line))} line={texts.upgrade.line} cancel={cancel}>
      <div className={styles.prompt}>
        <span className={styles.token} aria-hidden="true">
          <TokenPicture token={token} words={words} />
        </span>
        <span className={styles.effect}>{words.tokenEffect(token.kind, token.line)}</span>
      </div>
    </Dock>
  )
}

interface BonusChoiceProps {
  readonly offer: Offer
  readonly texts: PanelTexts
  onBonus(bonus: Bonus): void
}

const BONUSES: readonly Bonus[] = ['resources', 'track', 'plans']

/** RH-B1: the bonus for the 3rd or 6th track. */
export function BonusChoice({ offer, texts, onBonus }: BonusChoiceProps) {
  const mark = useMarks<Mark>()
  return (
    <Dock title={texts.bonus.title} line={texts.bonus.line}>
      <div className={`${parts.cells} ${styles.bonuses}`}>
        {BONUSES.map((bonus) => {
          const isPossible = offer.bonuses.includes(bonus)
          const { name, line } = texts.bonus.choices[bonus]
          return (
            <Touchable
              key={bonus}
              className={`${parts.stack} ${styles.bonus}`}
              isPossible={isPossible}
              data-hint={mark(`bonus ${bonus}`)}
              onClick={() => onBonus(bonus)}
            >
              <GainPicture gain={bonus} />
              <span className={parts.name}>{name}</span>
              <span className={parts.note}>{isPossible ? line : texts.bonus.impossible}</span>
            </Touchable>
          )
        })}
      </div>
    </Dock>
  )
}

interface PlanHandPanelProps {
  /** The Plan cards in hand. */
  readonly hand: readonly number[]
  /** How many of them still go on a line. */
  readonly left: number
  readonly offer: Offer
  readonly cards: CardSet
  readonly texts: PanelTexts
  readonly words: WordTexts
  readonly selected: number | null
  onPlan(card: number): void
  /** A line for the chosen card; null when a line was touched before a card. */
  onAssign(card: number | null, line: LineName): void
}

/** RH-S8: the secret Plan cards of the setup. A tap chooses one, then a line; or it is dragged there. */
export function PlanHandPanel(props: PlanHandPanelProps) {
  const { hand, left, offer, texts, words, selected, onAssign } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const told = hand.find((card) => card === pointed) ?? selected
  const isPossible = (each: LineName) => (selected === null ? false : offer.plans.get(selected)?.has(each) === true)
  return (
    <Dock
      title={texts.planHand.title}
      line={left === 0 ? texts.planHand.done : texts.planHand.left(left)}
      detail={told === null ? undefined : aboutPlan(planCardOf(props.cards, told), texts, words)}
    >
      <div className={styles.panel}>
        <div className={`${parts.cells} ${styles.hand}`} data-cards={hand.length}>
          {hand.map((card) => (
            <HandPlan key={card} id={card} panel={props} onPoint={setPointed} />
          ))}
        </div>
        <LineChoice
          words={words}
          group={texts.planHand.lines}
          label={(each) => texts.lines.put(words.lineNames[each])}
          isPossible={isPossible}
          onLine={(each) => onAssign(selected, each)}
        />
      </div>
    </Dock>
  )
}

interface HandPlanProps {
  readonly id: number
  readonly panel: PlanHandPanelProps
  /** The card under the pointer or with the focus; null when there is none any more. */
  onPoint(card: number | null): void
}

function HandPlan({ id, panel, onPoint }: HandPlanProps) {
  const { offer, cards, texts, words, selected, onPlan, onAssign } = panel
  const mark = useMarks<Mark>()
  const plan = planCardOf(cards, id)
  const name = planText(plan, words)
  const { at, handlers } = usePointerDrag(offer.plans.has(id), {
    // What is dragged is chosen, so that the lines that can take it are lit.
    onMove() {
      if (selected !== id) onPlan(id)
    },
    onEnd(point) {
      const line = lineAt(point)
      if (line !== undefined) onAssign(id, line)
    },
  })
  return (
    <>
      <Touchable
        className={parts.dragged}
        aria-pressed={selected === id}
        isPossible={offer.plans.has(id)}
        data-hint={mark(`plan ${id}`)}
        aria-label={texts.planHand.choose(id, name, words.points(plan.points))}
        title={planMeaning(plan, texts, words)}
        data-dragged={at !== null}
        onClick={() => onPlan(id)}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(null)}
        {...handlers}
      >
        <PlanPicture plan={plan} words={words} />
      </Touchable>
      {at !== null && (
        <Dragged at={at} width={104} height={64}>
          <PlanPicture plan={plan} words={words} />
        </Dragged>
      )}
    </>
  )
}

/** The line whose row or button is at a point of the window. */
function lineAt({ x, y }: Point): LineName | undefined {
  const name = document.elementFromPoint(x, y)?.closest('[data-line]')?.getAttribute('data-line')
  return LINES.find((line) => line === name)
}

interface LineChoiceProps {
  readonly words: WordTexts
  /** The spoken name of the four together. */
  readonly group: string
  /** The spoken name of a line's button. */
  label(line: LineName): string
  /** What stands below the line's name. */
  note?(line: LineName): ReactNode
  isPossible(line: LineName): boolean
  onLine(line: LineName): void
}

/** Four buttons, one for each line. Something dragged can be dropped on them, too: see `lineAt`. */
export function LineChoice({ words, group, label, note, isPossible, onLine }: LineChoiceProps) {
  const mark = useMarks<Mark>()
  return (
    <fieldset className={`${parts.cells} ${styles.choice}`} aria-label={group}>
      {LINES.map((line) => (
        <Touchable
          key={line}
          className={`${parts.line} ${styles.lineButton}`}
          data-line={line}
          isPossible={isPossible(line)}
          data-hint={mark(`onto ${line}`)}
          aria-label={label(line)}
          onClick={() => onLine(line)}
        >
          <LineBadge line={line} size={26} />
          <span className={styles.words}>
            <span className={parts.label}>{words.lineNames[line]}</span>
            {note !== undefined && <span className={parts.note}>{note(line)}</span>}
          </span>
        </Touchable>
      ))}
    </fieldset>
  )
}
