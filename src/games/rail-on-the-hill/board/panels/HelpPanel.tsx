import type { ReactNode } from 'react'
import { HelpFrame, HelpPart } from '../../../../boards/HelpFrame.tsx'
import { type CardSet, PLAN_KINDS, TOKEN_KINDS } from '../../cards/cards.ts'
import type { HelpTexts } from '../../text/types/help.ts'
import type { WordTexts } from '../../text/types/words.ts'
import { NoDuplicates } from '../pieces/NoDuplicates.tsx'
import { ResourceIcon } from '../pieces/ResourceIcon.tsx'
import { TokenPicture } from '../pieces/TokenPicture.tsx'
import styles from './HelpPanel.module.css'
import { HelpPlanIcon } from './HelpPlanIcon.tsx'

interface HelpPanelProps {
  readonly cards: CardSet
  readonly words: WordTexts
  readonly texts: HelpTexts
  readonly shortcuts: readonly { readonly keys: string; readonly what: string }[]
  ruleAddress(rule: string): string
  onClose(): void
}

/** The summary card of the box. Each line leads to its rule. */
export function HelpPanel({ cards, words, texts, shortcuts, ruleAddress, onClose }: HelpPanelProps) {
  const item = (rule: string, icon: ReactNode, text: ReactNode, look = styles.item) => (
    <li key={rule + String(text)}>
      <a className={look} href={ruleAddress(rule)} title={texts.rule(rule)}>
        <span className={styles.icon}>{icon}</span>
        <span>{text}</span>
      </a>
    </li>
  )
  const letter = (name: string) => <span className={styles.letter}>{name}</span>
  const cost = (count: number) => (
    <span className={styles.cost}>
      {count}
      <ResourceIcon size={14} />
    </span>
  )
  const { turn, free, track, plans, tokens, scoring } = texts
  return (
    <HelpFrame texts={texts} shortcuts={shortcuts} onClose={onClose}>
      <HelpPart title={turn.title} note={turn.order}>
        {item('RH-A1', letter('A'), turn.acquire)}
        {item('RH-P2', letter('B'), turn.place)}
        {item('RH-T1', letter('C'), turn.lay)}
        {item('RH-L1', letter('D'), turn.location)}
      </HelpPart>
      <HelpPart title={free.title}>
        {item('RH-F1', cost(3), free.buy)}
        {item('RH-F2', cost(2), free.scrap)}
      </HelpPart>
      <HelpPart title={plans.title}>
        {PLAN_KINDS.filter((kind) => kind !== 'tr-bl').map((kind) => (
          <li key={kind}>
            <a className={styles.plan} href={ruleAddress('RH-V3')} title={texts.rule('RH-V3')}>
              <span className={styles.icon}>
                <HelpPlanIcon kind={kind} />
              </span>
              <span>{plans.kinds[kind]}</span>
              <span className={styles.points}>{cards.planCards.find((plan) => plan.kind === kind)?.points}</span>
            </a>
          </li>
        ))}
        {item('RH-N3', <NoDuplicates className={styles.noDuplicates} />, plans.noDuplicates, styles.plan)}
        {item('RH-N2', '4', plans.limit, styles.plan)}
      </HelpPart>
      <HelpPart title={track.title}>
        {item('RH-T2', cost(0), track.road)}
        {item('RH-T2', cost(1), track.openLand)}
        {item('RH-T4', cost(2), track.crossing)}
        {item('RH-T7', '8', track.ends)}
        {item('RH-B1', '3 · 6', track.bonus)}
      </HelpPart>
      <HelpPart title={tokens.title}>
        {TOKEN_KINDS.map((kind) => {
          const token = cards.devTokens.find((one) => one.kind === kind)
          return (
            token &&
            item(
              TOKEN_RULES[kind],
              <span className={styles.token}>
                <TokenPicture token={token} words={words} />
              </span>,
              tokens.kinds[kind],
            )
          )
        })}
      </HelpPart>
      <HelpPart title={scoring.title}>
        {item('RH-V1', '1', scoring.lines)}
        {item('RH-V2', '2', scoring.plans)}
        {item('RH-V5', '3', scoring.penalty)}
        {item('RH-V6', '4', scoring.requests)}
        {item('RH-V7', '5', scoring.resources)}
        {item('RH-V8', '6', scoring.tie)}
      </HelpPart>
    </HelpFrame>
  )
}

const TOKEN_RULES = { x2: 'RH-D2', '+3': 'RH-D3', double: 'RH-D4', wild: 'RH-D5' } as const
