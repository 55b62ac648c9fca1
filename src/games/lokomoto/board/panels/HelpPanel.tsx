import { Help, type HelpItem, HelpPart } from '#boards/Help.tsx'
import type { HelpFrame } from '#boards/TableFrame.tsx'
import type { Seat } from '#engine/game.ts'
import type { CardSet } from '../../cards/cards.ts'
import type { LokoView } from '../../rules/view.ts'
import type { HelpTexts } from '../../text/en/panels.ts'
import { EngineSvg } from '../pieces/EngineSvg.tsx'
import { PackIcon, SecretIcon, ShapePicture } from '../pieces/ShapePicture.tsx'
import { SectionSample, type StrokeLook } from '../pieces/strokes/Stroke.tsx'
import styles from './HelpPanel.module.css'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly options: LokoView['options']
  /** Whose pen the pictures are drawn with. */
  readonly pen: Seat
  readonly texts: HelpTexts
  readonly frame: HelpFrame
}

/** The game on one page. */
export function HelpPanel({ cards, options, pen, texts, frame }: HelpPanelProps) {
  const line = (look: StrokeLook | 'free') => <SectionSample look={look} seat={pen} className={styles.line} />
  const engine = <EngineSvg engine="electric-box" className={styles.engine} />
  const pack = <PackIcon />
  const secret = <SecretIcon />
  const example = cards.shapes.find(({ points }) => points === 2)
  const shape = (turns: number) =>
    example !== undefined && (
      <ShapePicture shape={example} lattice={cards.map.lattice} turns={turns} className={styles.shape} />
    )
  const { goal, turn, buying, shapes, end, variants } = texts
  const { players, hiddenAgendas, advanced } = options
  const inPlay: readonly HelpItem[] = [
    ...(players === 2 ? [['LK-2P', line('blocked'), variants.twoPlayers] as const] : []),
    ...(hiddenAgendas ? [['LK-H1', secret, variants.hiddenAgendas] as const] : []),
    ...(advanced ? [['LK-X1', '*', variants.advanced] as const] : []),
  ]
  return (
    <Help {...frame} className={styles.help}>
      <HelpPart title={goal.title} items={[['LK-V1', engine, goal.points]]} />
      <HelpPart
        title={turn.title}
        items={[
          ['LK-A2', line('solid'), turn.draw],
          ['LK-A1', line('dotted'), turn.reserve],
          ['LK-B1', engine, turn.buy],
          ['LK-A3', line('blocked'), turn.taken],
        ]}
      />
      <HelpPart
        title={buying.title}
        items={[
          ['LK-B1', line('pay'), buying.price],
          ['LK-B1', line('black'), buying.used],
          ['LK-B5', pack, buying.refill],
        ]}
      />
      <HelpPart
        title={shapes.title}
        items={[
          ['LK-B2', shape(0), shapes.take],
          ['LK-B2', shape(1), shapes.turned],
          ['LK-B3', '+', shapes.more],
          ['LK-B2', shape(2), shapes.try],
        ]}
      />
      <HelpPart
        title={end.title}
        items={[
          ['LK-E1', line('free'), end.end],
          ['LK-V1', engine, end.score],
          ['LK-V1', '−1', end.unused],
          ['LK-V2', '=', end.tie],
        ]}
      />
      {inPlay.length > 0 && <HelpPart title={variants.title} items={inPlay} />}
    </Help>
  )
}
