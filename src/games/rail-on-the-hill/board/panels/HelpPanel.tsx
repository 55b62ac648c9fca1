import { Help, HelpPart, stepIcon } from '#boards/Help.tsx'
import type { HelpFrame } from '#boards/TableFrame.tsx'
import { usePart } from '#ui/Part.tsx'
import parts from '#ui/parts.module.css'
import {
  type CardSet,
  type DevToken,
  type Landmark,
  PLAN_KINDS,
  type PlanKind,
  TOKEN_KINDS,
} from '../../cards/cards.ts'
import {
  INTERSECTION_COST,
  PLANS_PER_LINE,
  SCRAP_VALUE,
  TOKEN_PRICE,
  TRACKS_PER_BONUS,
  TRACKS_PER_LINE,
} from '../../rules/numbers.ts'
import type { HelpTexts } from '../../text/en/help.ts'
import type { WordTexts } from '../../text/en/words.ts'
import { NoDuplicates, PlanSymbol } from '../pieces/PlanPicture.tsx'
import { ResourceIcon } from '../pieces/Resources.tsx'
import { LineShape, TokenPicture } from '../pieces/TokenPicture.tsx'
import { AS_READ } from '../town/CardPicture.tsx'
import { LandmarkPicture } from '../town/LandmarkPicture.tsx'
import styles from './HelpPanel.module.css'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: HelpTexts
  readonly frame: HelpFrame
}

interface LazyHelpProps extends Omit<HelpPanelProps, 'texts'> {
  loadTexts(): Promise<{ readonly help: HelpTexts }>
}

/** The summary card of the box. Its texts are many, so they are loaded with it. */
export function HelpPanel({ loadTexts, ...props }: LazyHelpProps) {
  return <Summary {...props} texts={usePart(loadTexts, undefined).help} />
}

function Summary({ cards, words, texts, frame }: HelpPanelProps) {
  const cost = (count: number) => (
    <span className={parts.line}>
      {count}
      <ResourceIcon size={14} />
    </span>
  )
  const { turn, free, track, plans, tokens, scoring, tips } = texts
  const noDuplicates = <NoDuplicates className={styles.noDuplicates} />
  const points = (kind: PlanKind) => (
    <span className={`${parts.chip} ${styles.points}`}>
      {cards.planCards.find((plan) => plan.kind === kind)?.points}
    </span>
  )
  const picture = (token: DevToken) => (
    <span className={styles.token}>
      <TokenPicture token={token} words={words} />
    </span>
  )
  return (
    <Help {...frame} className={styles.help}>
      <HelpPart
        title={turn.title}
        note={turn.order}
        items={[
          ['RH-A1', stepIcon('A'), turn.acquire],
          ['RH-P2', stepIcon('B'), turn.place],
          ['RH-T1', stepIcon('C'), turn.lay],
          ['RH-L1', stepIcon('D'), turn.location],
          ['RH-S2', corners(), turn.corners],
        ]}
      />
      <HelpPart
        title={free.title}
        items={[
          ['RH-F1', cost(TOKEN_PRICE), free.buy],
          ['RH-F2', cost(SCRAP_VALUE), free.scrap],
        ]}
      />
      <HelpPart
        title={plans.title}
        className={styles.plans}
        items={[
          ...PLAN_KINDS.filter((kind) => kind !== 'tr-bl').map(
            (kind) => ['RH-V3', planIcon(kind), plans.kinds[kind], points(kind)] as const,
          ),
          ['RH-N3', noDuplicates, plans.noDuplicates],
          ['RH-N2', PLANS_PER_LINE, plans.limit],
        ]}
      />
      <HelpPart
        title={track.title}
        items={[
          ['RH-T2', cost(0), track.road],
          ['RH-T2', cost(1), track.openLand],
          ['RH-T4', cost(INTERSECTION_COST), track.crossing],
          ['RH-T7', TRACKS_PER_LINE, track.ends],
          ['RH-B1', `${TRACKS_PER_BONUS} · ${2 * TRACKS_PER_BONUS}`, track.bonus],
        ]}
      />
      <HelpPart
        title={tokens.title}
        items={TOKEN_KINDS.flatMap((kind) => {
          const token = cards.devTokens.find((one) => one.kind === kind)
          return token === undefined ? [] : [[TOKEN_RULES[kind], picture(token), tokens.kinds[kind]] as const]
        })}
      />
      <HelpPart
        title={scoring.title}
        items={[
          ['RH-V1', '1', scoring.lines],
          ['RH-V2', '2', scoring.plans],
          ['RH-V5', '3', scoring.penalty],
          ['RH-V6', '4', scoring.requests],
          ['RH-V7', '5', scoring.resources],
          ['RH-V8', '6', scoring.tie],
        ]}
      />
      <HelpPart
        title={tips.title}
        items={[
          ['RH-V2', '·', tips.plans],
          ['RH-S8', '·', tips.landmarks],
          ['RH-V5', '·', tips.penalty],
          ['RH-V1', '·', tips.values],
          ['RH-B1', '·', tips.bonus],
          ['RH-B2', '·', tips.chain],
          ['RH-F1', '·', tips.resources],
          ['RH-F2', '·', tips.scrap],
        ]}
      />
    </Help>
  )
}

const TOKEN_RULES = { x2: 'RH-D2', '+3': 'RH-D3', double: 'RH-D4', wild: 'RH-D5' } as const

/** A small card with the shapes of the lines in their corners. */
function corners() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect width="24" height="24" rx="3" fill="var(--meadow)" />
      {AS_READ.map((line, i) => (
        <g key={line} transform={`translate(${6.5 + (i % 2) * 11} ${i < 2 ? 6.5 : 17.5})`}>
          <LineShape line={line} radius={4.6} />
        </g>
      ))}
    </svg>
  )
}

const EXAMPLE: readonly Landmark[] = ['zoo', 'school', 'city-hall']

/** The sign of a kind of Plan cards, as on the cards; with three landmarks for example. */
function planIcon(kind: PlanKind) {
  return (
    <svg viewBox="0 0 72 32" width="52" height="23" aria-hidden="true">
      {kind === 'three' ? (
        EXAMPLE.map((landmark, i) => (
          <LandmarkPicture key={landmark} landmark={landmark} x={12 + i * 24} y={16} size={23} />
        ))
      ) : (
        <PlanSymbol kind={kind} />
      )}
    </svg>
  )
}
