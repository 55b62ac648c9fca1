import type { ReactNode } from 'react'
import { HelpFrame, HelpPart } from '../../../../boards/HelpFrame.tsx'
import type { Seat } from '../../../../engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { HelpTexts } from '../../text/types/help.ts'
import type { LokoView } from '../../view.ts'
import { EngineSvg } from '../pieces/EngineSvg.tsx'
import { ShapePicture } from '../pieces/ShapePicture.tsx'
import type { StrokeLook } from '../pieces/strokes/Stroke.tsx'
import styles from './HelpPanel.module.css'
import { PackIcon } from './PackIcon.tsx'
import { SectionSample } from './SectionSample.tsx'
import { SecretIcon } from './ShapeIcons.tsx'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly options: LokoView['options']
  /** Whose pen the pictures are drawn with. */
  readonly pen: Seat
  readonly texts: HelpTexts
  readonly shortcuts: readonly { readonly keys: string; readonly what: string }[]
  ruleAddress(rule: string): string
  onClose(): void
}

/** The game on one page. Each line leads to its rule. */
export function HelpPanel({ cards, options, pen, texts, shortcuts, ruleAddress, onClose }: HelpPanelProps) {
  const item = (rule: string, icon: ReactNode, text: string) => (
    <li key={text}>
      <a className={styles.item} href={ruleAddress(rule)} title={texts.rule(rule)}>
        <span className={styles.icon}>{icon}</span>
        <span>{text}</span>
      </a>
    </li>
  )
  const line = (look: StrokeLook | 'free') => <SectionSample look={look} seat={pen} className={styles.line} />
  const engine = <EngineSvg engine="electric-box" className={styles.engine} />
  const example = cards.shapes.find(({ points }) => points === 2)
  const shape = (turns: number) =>
    example !== undefined && (
      <ShapePicture shape={example} lattice={cards.map.lattice} turns={turns} className={styles.shape} />
    )
  const { goal, turn, buying, shapes, end, variants } = texts
  const { players, hiddenAgendas, advanced } = options
  return (
    <HelpFrame texts={texts} shortcuts={shortcuts} onClose={onClose}>
      <HelpPart title={goal.title}>{item('LK-V1', engine, goal.points)}</HelpPart>
      <HelpPart title={turn.title}>
        {item('LK-A2', line('solid'), turn.draw)}
        {item('LK-A1', line('dotted'), turn.reserve)}
        {item('LK-B1', engine, turn.buy)}
        {item('LK-A3', line('blocked'), turn.taken)}
      </HelpPart>
      <HelpPart title={buying.title}>
        {item('LK-B1', line('pay'), buying.price)}
        {item('LK-B1', line('black'), buying.used)}
        {item('LK-B5', <PackIcon />, buying.refill)}
      </HelpPart>
      <HelpPart title={shapes.title}>
        {item('LK-B2', shape(0), shapes.take)}
        {item('LK-B2', shape(1), shapes.turned)}
        {item('LK-B3', '+', shapes.more)}
      </HelpPart>
      <HelpPart title={end.title}>
        {item('LK-E1', line('free'), end.end)}
        {item('LK-V1', engine, end.score)}
        {item('LK-V1', '−1', end.unused)}
        {item('LK-V2', '=', end.tie)}
      </HelpPart>
      {(players === 2 || hiddenAgendas || advanced) && (
        <HelpPart title={variants.title}>
          {players === 2 && item('LK-2P', line('blocked'), variants.twoPlayers)}
          {hiddenAgendas && item('LK-H1', <SecretIcon />, variants.hiddenAgendas)}
          {advanced && item('LK-X1', '∗', variants.advanced)}
        </HelpPart>
      )}
    </HelpFrame>
  )
}
