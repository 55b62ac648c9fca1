import { type ReactNode, useState } from 'react'
import type { Seat } from '#engine/game.ts'
import { findFacts } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Field.tsx'
import type { You } from '#wire/moves.ts'
import type { SeatFacts } from '#wire/tables.ts'
import { useIntro } from '../../game-texts.ts'
import { BotLevels, ColourChoice, SeatNumber } from '../../pages/new-game/SeatChoice.tsx'
import { RemoveButton } from '../../pages/parts/buttons.tsx'
import { useOnlineTexts } from '../texts.tsx'
import styles from './WaitingSeat.module.css'

type Filling = 'open' | { readonly bot: string }

interface Props {
  readonly gameId: string
  readonly seat: Seat
  readonly facts: SeatFacts
  readonly you: You
  /** There are no bots at a rated table. */
  readonly isRated: boolean
  readonly maySit: boolean
  /** Whether the player does not have the table open. */
  readonly isAbsent: boolean
  /** The colours of all seats, and those that other players have chosen. */
  readonly colours: { readonly all: readonly number[]; readonly taken: readonly number[] }
  /** Whether the host can give the seat to another player. */
  readonly isRemovable: boolean
  sit(): void
  paint(colour: number): void
  sendAway(): void
  fill(who: Filling): Promise<void>
}

/** Who sits on one seat before the game begins, and what can be done about it. */
export function WaitingSeat(props: Props) {
  const { gameId, seat, facts, you, isRated, maySit, isAbsent, colours, isRemovable, sit, paint, sendAway, fill } =
    props
  const {
    waiting: texts,
    lobby: { guest },
  } = useOnlineTexts()
  const intro = useIntro(gameId)
  const isYou = seat === you.seat
  const level = (bot: string) => intro?.bots[bot] ?? bot
  return (
    <li className={styles.row} data-open={facts.kind === 'open' || undefined}>
      <SeatNumber seat={seat} />
      {facts.kind === 'person' ? (
        <span className={styles.who}>
          <span className={styles.name}>{facts.name}</span>
          {facts.isGuest && <span className={styles.mark}>{guest}</span>}
          {isYou && <span className={styles.mark}>{texts.you}</span>}
          {facts.isHost && <span className={styles.mark}>{texts.host}</span>}
          {!isYou && (facts.isAsked || isAbsent) && (
            <span className={styles.mark}>{facts.isAsked ? texts.asked : texts.away}</span>
          )}
        </span>
      ) : you.isHost && !isRated ? (
        <FillChoice
          label={texts.whoSits(seat)}
          current={facts.kind === 'bot' ? (facts.bot ?? '') : OPEN}
          choose={(value) => fill(value === OPEN ? OPEN : { bot: value })}
        >
          <option value={OPEN}>{texts.openSeat}</option>
          <BotLevels bots={findFacts(gameId)?.bots ?? []} text={(bot) => texts.botOf(level(bot))} />
        </FillChoice>
      ) : (
        <span className={styles.who}>
          {facts.kind === 'bot' ? texts.botOf(level(facts.bot ?? facts.name)) : texts.openSeat}
        </span>
      )}
      {isYou && intro?.colours && (
        <ColourChoice
          seat={seat}
          names={intro.colours}
          colour={colours.all[seat - 1]}
          taken={colours.taken}
          choose={paint}
        />
      )}
      {facts.kind === 'open' && you.seat === null && maySit && (
        <Button look="primary" aria-label={texts.sitOn(seat)} onClick={sit}>
          {texts.sitHere}
        </Button>
      )}
      {facts.kind === 'person' && you.isHost && !isYou && isRemovable && (
        <RemoveButton
          what={facts.name}
          words={{ button: texts.sendAway, spoken: texts.sendAwayWhom(facts.name) }}
          remove={sendAway}
        />
      )}
    </li>
  )
}

const OPEN = 'open'

interface ChoiceProps {
  readonly label: string
  readonly current: string
  choose(value: string): Promise<void>
  readonly children: ReactNode
}

/** Shows what was chosen while the server is asked. */
function FillChoice({ label, current, choose, children }: ChoiceProps) {
  const [wanted, setWanted] = useState<string>()
  return (
    <Select
      className={styles.fill}
      aria-label={label}
      value={wanted ?? current}
      onChange={async ({ target: { value } }) => {
        setWanted(value)
        await choose(value)
        setWanted(undefined)
      }}
    >
      {children}
    </Select>
  )
}
