import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LANDMARKS } from '../../cards/cards.ts'
import { insightOf } from '../../rules/insight.ts'
import { FULL_TOWN, landmarks, line, plainGame, Table, town } from '../../rules/testing/positions.ts'
import { score } from '../../text/en/panels.ts'
import { words } from '../../text/en/words.ts'
import { Poster } from './Poster.tsx'

const game = plainGame(landmarks(Object.fromEntries(LANDMARKS.map((landmark, i) => [i + 1, landmark]))))

function poster(...names: string[]): string {
  const towns = [
    { ...FULL_TOWN, e5: { card: 6, turn: 90, token: 1 } },
    town('d4', '17 18 19 20', '21 22 23 24', '25 26 27 28', '29 30 31 32'),
  ]
  const lines = { red: line('d4-e5'), yellow: line('d5-e4'), blue: line('f6-g6'), black: line('f6-g6 f5-g6') }
  const players = names.map((_, i) => ({ town: towns[i], lines }))
  const { state } = Table.at(
    { options: { players: names.length }, phase: 'over', active: [], round: 14, players },
    game,
  )
  return renderToStaticMarkup(
    <Poster
      cards={game.cards}
      view={game.view(state, 'spectator')}
      insight={insightOf(state)}
      standing={game.standing(state)}
      seats={names.map((name) => ({ name, kind: 'person' }))}
      texts={{ name: 'The Rail on the Hill', words, score }}
    />,
  )
}

test('the poster of a solo game has the title, that of others who won', () => {
  expect(poster('Anna')).toContain('Unsuited for governance')
  expect(poster('Anna', 'Béla')).toContain('Winner')
})
