import { useEffect, useState } from 'react'
import type { Moment, SeatInfo } from '#boards/board.ts'
import style from './BotLines.module.css'
import { Face } from './Face.tsx'
import type { CharacterId } from './roster.ts'
import { useCharacters } from './use-characters.ts'

/** How long a greeting can be read, in ms. */
const GREETING = 7000

interface GreetingProps {
  readonly seats: readonly SeatInfo[]
  readonly log: readonly Moment[]
}

/** What the bots say when a game begins. It lies over the table, takes no touch, and is gone with the first action of a person. */
export function Greeting({ seats, log }: GreetingProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), GREETING)
    return () => clearTimeout(timer)
  }, [])
  const hasActed = log.some(({ seat }) => seats[seat - 1].kind === 'person')
  if (isOver || hasActed) return null
  return (
    <div className={style.greeting}>
      <BotLines seats={seats} line={() => 'hello'} />
    </div>
  )
}

interface BotLinesProps {
  readonly seats: readonly SeatInfo[]
  /** What the bot of a seat says. */
  line(seat: number): 'hello' | 'won' | 'lost'
}

/** What the bots of a table say, each beside its face. */
export function BotLines({ seats, line }: BotLinesProps) {
  const characters = useCharacters()
  if (characters === undefined) return null
  const speakers = seats.flatMap(({ name, bot, character }, i) => {
    const texts = characters.people[character as CharacterId]
    return texts === undefined ? [] : [{ seat: i + 1, name, bot, character, text: texts[line(i + 1)] }]
  })
  if (speakers.length === 0) return null
  return (
    <ul className={style.lines} aria-label={characters.said}>
      {speakers.map(({ seat, name, bot, character, text }) => (
        <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
          <Face character={character} level={bot} />
          <p>
            <b>{name}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
