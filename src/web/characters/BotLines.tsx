import { Fragment } from 'react'
import type { SeatInfo } from '#boards/board.ts'
import style from './BotLines.module.css'
import { Face } from './Face.tsx'
import type { CharacterId } from './roster.ts'
import { useCharacters } from './use-characters.tsx'

interface Props {
  readonly seats: readonly SeatInfo[]
}

/** What the bots say when a game begins, in one paragraph: the place of the news, which there are none of yet. */
export function Greeting({ seats }: Props) {
  const { speakers } = useSpeakers(seats, () => 'hello')
  return speakers.map(({ seat, name, text }) => (
    <Fragment key={seat}>
      <b>{name}</b> {text}{' '}
    </Fragment>
  ))
}

interface BotLinesProps extends Props {
  hasWon(seat: number): boolean
}

/** What the bots of a table say when a game has ended, each beside its face. */
export function BotLines({ seats, hasWon }: BotLinesProps) {
  const { label, speakers } = useSpeakers(seats, (seat) => (hasWon(seat) ? 'won' : 'lost'))
  if (speakers.length === 0) return null
  return (
    <ul className={style.lines} aria-label={label}>
      {speakers.map(({ seat, name, bot, character, text }) => (
        <li key={seat}>
          <Face character={character} level={bot} />
          <p>
            <b>{name}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The bots that have something to say; none until the texts are loaded. */
function useSpeakers(seats: readonly SeatInfo[], line: (seat: number) => 'hello' | 'won' | 'lost') {
  const characters = useCharacters()
  const speakers = seats.flatMap(({ name, bot, character }, i) => {
    const texts = characters?.people[character as CharacterId]
    return texts === undefined ? [] : [{ seat: i + 1, name, bot, character, text: texts[line(i + 1)] }]
  })
  return { label: characters?.said, speakers }
}
