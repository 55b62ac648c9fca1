import type { GameIntro } from '#boards/board.ts'
import { Face } from '../../characters/Face.tsx'
import type { CharacterId } from '../../characters/roster.ts'
import { useAbout } from '../../game-texts.ts'
import type { SeatPlan } from '../../games/saved-game.ts'
import type { CharacterTexts } from '../../text/en/characters.ts'
import styles from './Opponents.module.css'

interface Props {
  readonly gameId: string
  readonly plans: readonly SeatPlan[]
  readonly intro: GameIntro
  readonly characters: CharacterTexts
}

/** The bots of a new game: face, name, level and temperament of each, and what each level can do. */
export function Opponents({ gameId, plans, intro, characters }: Props) {
  const lines = useAbout(gameId)?.levels
  const bots = plans.flatMap((plan, i) => (plan.kind === 'bot' ? [{ ...plan, seat: i + 1 }] : []))
  if (bots.length === 0) return null
  const levels = [...new Set(bots.map(({ bot }) => bot))]
  const level = (bot: string) => intro.bots[bot] ?? bot
  return (
    <>
      <ul className={styles.bots}>
        {bots.map(({ seat, bot, character, name }) => (
          <li key={seat} className={styles.bot} style={{ '--seat': `var(--seat-${seat})` }}>
            <Face character={character} level={bot} />
            <div>
              <b>{name}</b>
              {character !== undefined && <span className={styles.level}>{level(bot)}</span>}
              <p className={styles.temper}>{characters.people[character as CharacterId]?.temper}</p>
            </div>
          </li>
        ))}
      </ul>
      {levels.map((bot) => (
        <p key={bot} className={styles.line}>
          <b>{level(bot)}</b> {lines?.[bot]}
        </p>
      ))}
    </>
  )
}
