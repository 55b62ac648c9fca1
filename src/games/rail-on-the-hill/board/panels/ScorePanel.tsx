import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { PanelHead } from '#boards/Help.tsx'
import parts from '#ui/parts.module.css'
import { Touchable } from '#ui/Touchable.tsx'
import { type CardSet, LINES, type LineName } from '../../cards/cards.ts'
import type { PointSource } from '../../rules/scoring/provenance.ts'
import type { RailScore } from '../../rules/scoring/score.ts'
import type { ScoreTexts } from '../../text/en/panels.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { LineBadge } from '../pieces/TokenPicture.tsx'
import { nextTitle, plansPoints, signed } from '../plans-and-points.ts'
import styles from './ScorePanel.module.css'
import {
  itemKey,
  itemPoints,
  LINE_ITEMS,
  type Lit,
  litByItem,
  otherItems,
  type ScoreItem,
  ScoreSources,
} from './ScoreSources.tsx'

interface ScorePanelProps {
  readonly score: RailScore
  readonly sources: readonly PointSource[]
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: ScoreTexts
  readonly name: string
  /** The line whose cards and Plans are unfolded at first. */
  readonly first?: LineName | undefined
  /** The same function at all times. */
  onLight(lit: Lit | null): void
  onClose(): void
}

/** The live score as on the pad. Each number unfolds into what it comes from. */
export function ScorePanel({ score, sources, cards, words, texts, name, first, onLight, onClose }: ScorePanelProps) {
  const [open, setOpen] = useState<ScoreItem | null>(first === undefined ? null : { kind: 'whole', line: first })
  const openKey = open === null ? null : itemKey(open)
  const id = useId()
  const unfoldedPart = useRef<HTMLElement>(null)
  useEffect(() => {
    if (openKey !== null) unfoldedPart.current?.scrollIntoView({ block: 'nearest' })
  }, [openKey])

  // What is open stays lit, but no light stays on behind a panel that is gone.
  const openLight = useMemo(() => open && litByItem(open, sources), [open, sources])
  useEffect(() => {
    onLight(openLight)
    return () => onLight(null)
  }, [onLight, openLight])
  const point = (lit: Lit | null) => onLight(lit ?? openLight)

  const cell = (item: ScoreItem, label: string, look: string, content?: ReactNode) => {
    const key = itemKey(item)
    const isOpen = key === openKey
    const points = itemPoints(item, score)
    return (
      <Touchable
        look="flat"
        className={`${styles.cell} ${look}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={texts.itemPoints(label, points)}
        onClick={() => setOpen(isOpen ? null : item)}
        onPointerEnter={() => point(litByItem(item, sources))}
        onPointerLeave={() => point(null)}
        onFocus={() => point(litByItem(item, sources))}
        onBlur={() => point(null)}
      >
        {content}
        {item.kind !== 'whole' && <span className={`${parts.figure} ${styles.points}`}>{signed(points)}</span>}
      </Touchable>
    )
  }

  const unfolded = (items: readonly ScoreItem[]) =>
    items
      .filter((item) => itemKey(item) === openKey)
      .map((item) => (
        <section
          key={itemKey(item)}
          id={id}
          ref={unfoldedPart}
          className={styles.unfolded}
          aria-label={itemLabel(item, texts, words)}
        >
          <h3 className={styles.unfoldedTitle} data-kind={item.kind}>
            {itemLabel(item, texts, words)}
            <span className={styles.sum}>{sum(item, score)}</span>
          </h3>
          {item.kind === 'request' && (
            <p className={`${parts.note} ${styles.request}`}>{words.requests[item.request]}</p>
          )}
          <ScoreSources {...{ item, score, sources, cards, words, texts }} onLight={point} />
        </section>
      ))

  const others = otherItems(score)
  return (
    <section className={`${parts.paper} ${styles.panel}`} aria-label={texts.title(name)}>
      <PanelHead closeLabel={texts.close} onClose={onClose}>
        <div className={styles.summary}>
          <h2 className={`${parts.cut} ${styles.name}`}>
            {name} <span className={`${parts.note} ${styles.fulfilled}`}>{texts.fulfilledCount(score.fulfilled)}</span>
          </h2>
          <p className={`${parts.note} ${styles.notes}`}>{meaning(score, texts, words)}</p>
          <p className={styles.total}>
            <span className={parts.note}>{texts.total}</span> {signed(score.total)}
          </p>
        </div>
      </PanelHead>
      <div className={styles.body}>
        <div className={styles.pad}>
          <div className={styles.columns} aria-hidden="true">
            <span>{texts.lineColumn}</span>
            <span>{texts.plansColumn}</span>
          </div>
          {LINES.map((line, i) => (
            <div key={line} className={styles.line}>
              {cell(
                LINE_ITEMS[i][0],
                texts.wholeLine(line),
                styles.lineName,
                <>
                  <LineBadge line={line} size={20} />
                  {words.lineNames[line]}
                </>,
              )}
              {cell(LINE_ITEMS[i][1], words.lineNames[line], styles.number)}
              {cell(LINE_ITEMS[i][2], texts.plansOf(line), styles.number)}
              {unfolded(LINE_ITEMS[i])}
            </div>
          ))}
          <div className={styles.others}>
            {others.map((item) => (
              <div key={itemKey(item)} className={styles.otherItem}>
                {cell(item, itemLabel(item, texts, words), styles.other, itemLabel(item, texts, words))}
                {unfolded([item])}
              </div>
            ))}
          </div>
        </div>
        {open === null && <p className={`${parts.none} ${styles.hint}`}>{texts.chooseNumber}</p>}
      </div>
    </section>
  )
}

export function itemLabel(item: ScoreItem, texts: ScoreTexts, words: WordTexts): string {
  switch (item.kind) {
    case 'whole':
      return texts.wholeLine(item.line)
    case 'line':
      return words.lineNames[item.line]
    case 'plans':
      return texts.plansOf(item.line)
    case 'request':
      return texts.request(item.request)
    default:
      return texts[item.kind]
  }
}

/** A number, and for a whole line what it is made of. */
function sum(item: ScoreItem, score: RailScore): string {
  const total = signed(itemPoints(item, score))
  if (item.kind !== 'whole') return total
  return `${signed(score.lines[item.line])} + ${plansPoints(score.plans[item.line])} = ${total}`
}

function meaning(score: RailScore, texts: ScoreTexts, words: WordTexts): string {
  if (score.title === undefined) return texts.ifItEndedNow
  const next = nextTitle(score.total, Object.keys(score.requests).length > 0)
  const title = words.titles[score.title]
  return next === undefined ? title : texts.titleAndNext(title, next.points, words.titles[next.title])
}
