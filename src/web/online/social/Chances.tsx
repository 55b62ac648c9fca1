import { useEffect, useState } from 'react'
import type { Moment, SeatInfo } from '#boards/board.ts'
import { forecastMoment } from '../../bots/ask-bot.ts'
import { botGame, expertOf } from '../../bots/bot-game.ts'
import { useSettings } from '../../settings/settings.ts'
import { useStore } from '../../store.ts'
import type { GameTable } from '../../table/game-table.ts'
import { wholePercents } from '../../text/estimate-words.ts'
import { Drawer } from '../table/Drawer.tsx'
import styles from './social.module.css'
import { useSocialTexts } from './social.ts'

interface Props {
  readonly table: GameTable
  readonly seats: readonly SeatInfo[]
  close(): void
}

/** The chances of the players, for spectators: of an earlier moment, from what was open to everybody then. */
export default function Chances({ table, seats, close }: Props) {
  const texts = useSocialTexts()?.chances
  const { language } = useSettings()
  const { log } = useStore(table.now)
  const index = delayedMoment(log, seats.length)
  const chances = useChances(table, index)
  if (texts === undefined) return null
  const percents = chances && wholePercents(chances)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <Drawer as="section" title={texts.title} place="board" fill="content" onClose={close}>
      {index === undefined ? (
        <p className={styles.note}>{texts.notYet}</p>
      ) : (
        <ul className={styles.chances}>
          {seats
            .map(({ name }, i) => ({ name, seat: i + 1, chance: percents && percents[i] / 100 }))
            .map(({ name, seat, chance }) => (
              <li
                key={seat}
                className={styles.chance}
                style={{ '--seat': `var(--seat-${seat})`, '--chance': chance ?? 0 }}
                aria-label={chance === undefined ? name : texts.of(name, percent.format(chance))}
              >
                <span>{name}</span>
                <b>{chance === undefined ? '–' : percent.format(chance)}</b>
              </li>
            ))}
        </ul>
      )}
      <p className={styles.note}>{texts.line}</p>
    </Drawer>
  )
}

/** The last known chances; undefined before the first forecast. */
function useChances({ game, id, now }: GameTable, index: number | undefined): readonly number[] | undefined {
  const [chances, setChances] = useState<readonly number[]>()
  useEffect(() => {
    const moment = index === undefined ? undefined : now.get().log[index]
    if (moment === undefined) return
    const leaving = new AbortController()
    const question = { ...botGame(game, expertOf(game.id)), view: moment.before, seed: `${id}/${index}` }
    forecastMoment(question, leaving.signal).then(
      (forecast) => {
        if (!leaving.signal.aborted) setChances(forecast?.chances)
      },
      // Without a forecast the panel shows no numbers.
      () => undefined,
    )
    return () => leaving.abort()
  }, [game, id, now, index])
  return chances
}

/**
 * The moment of which spectators see the chances: the beginning of the last turn since whose end every player has acted.
 * It says nothing about a decision that is still open. Undefined until every player has acted.
 */
export function delayedMoment(log: readonly Pick<Moment, 'seat'>[], players: number): number | undefined {
  const acted = new Set<number>()
  let index = log.length
  while (index > 0 && acted.size < players) acted.add(log[--index].seat)
  if (acted.size < players) return undefined
  while (index > 0 && log[index - 1].seat === log[index].seat) index--
  return index
}
