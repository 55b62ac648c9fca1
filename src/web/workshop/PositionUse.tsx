import { Suspense, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { GameFace, GameIntro } from '#boards/board.ts'
import type { PositionEditor } from '#boards/editor/editor.ts'
import { Select } from '#boards/editor/fields.tsx'
import { Interim } from '#boards/result/ResultSheet.tsx'
import type { GameOptions } from '#engine/game.ts'
import { chosenVariants } from '#engine/options.ts'
import { Rng } from '#engine/random.ts'
import { findFacts, usualBot } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart, useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { copyText, download } from '../browser.ts'
import { useCharacters } from '../characters/use-characters.tsx'
import { withItsCards } from '../games/card-sets.ts'
import { freshName } from '../games/saved-game.ts'
import { startGame } from '../games/start-game.ts'
import { type SeatDraft, seatPlans } from '../pages/new-game/set-up.ts'
import { addressOf, recordToLink } from '../replay/record-link.ts'
import { hrefOf, PATHS, tableAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { downloadPicture } from '../table/picture.ts'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import { useTexts } from '../text/TextsContext.tsx'
import styles from './PositionPage.module.css'
import { type Draft, positionText, recordAt } from './position-source.ts'

const PositionMoves = lazyPart(async () => (await import('./PositionMoves.tsx')).PositionMoves)

interface Props {
  /** A position that is possible. */
  readonly draft: Draft
  readonly editor: PositionEditor
  readonly face: GameFace
  readonly names: readonly string[]
  readonly texts: WorkshopTexts
  /** What the board says. */
  readonly boardTexts: unknown
  readonly intro: GameIntro
}

/** What may be done in a position, its score, and the ways on: a table, a link, a file, a picture. */
export function PositionUse(props: Props) {
  const {
    draft: { game, position },
    texts,
  } = props
  const state = useMemo(() => game.fromPosition(position, new Rng('workshop')), [game, position])
  const isOver = game.active(state).length === 0
  return (
    <>
      {!isOver && <PlayOn {...props} />}
      {!isOver && (
        <Suspense>
          <PositionMoves {...props} state={state} />
        </Suspense>
      )}
      <h2 className={prose.sectionTitle}>{isOver ? texts.score : texts.scoreNow}</h2>
      <Interim value={!isOver}>
        <ScoreAndShare {...props} state={state} />
      </Interim>
    </>
  )
}

/** Who plays on from here: persons and bots of any level. */
function PlayOn({ draft: { game, position }, names, texts, intro }: Props) {
  const settings = useSettings()
  const { newGame } = useTexts().pages
  const characters = useCharacters()
  const [, go] = useLocation()
  const facts = findFacts(game.id)
  const { options, active } = position as { readonly options: GameOptions; readonly active: readonly number[] }
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([])
  if (facts === undefined || characters === undefined) return null
  // The seat that acts is played by the person, unless something else was chosen.
  const person = active[0] ?? 1
  const players = names.map((_, i) => chosen[i] ?? (i + 1 === person ? PERSON : usualBot(facts)))
  const begin = () => {
    const seats = players.map((bot, i): SeatDraft => {
      const isPerson = bot === PERSON
      const name = isPerson && players.filter((each) => each === PERSON).length === 1 ? settings.name : ''
      return { kind: isPerson ? 'person' : 'bot', name: name || names[i], bot: isPerson ? usualBot(facts) : bot }
    })
    const seed = freshName(10)
    const variants = chosenVariants(facts.variants, { ...options })
    const setUp = { seats, variants, seed, freshSeed: seed, cards: '' }
    const plans = seatPlans(setUp, { texts: newGame, intro, characters })
    const { rulesVersion, cardSetName } = game
    const cards = cardSetName && { cards: cardSetName }
    go(tableAddress(startGame({ game: facts, options, seats: plans, seed, rulesVersion, position, ...cards })))
  }
  return (
    <>
      <h2 className={prose.sectionTitle}>{texts.playOn}</h2>
      <div className={styles.players}>
        {players.map((player, i) => (
          <Select
            key={names[i]}
            label={names[i]}
            value={player}
            choices={[[PERSON, newGame.person], ...facts.bots.map((bot) => [bot, intro.bots[bot] ?? bot] as const)]}
            choose={(wanted) => setChosen(players.with(i, wanted))}
          />
        ))}
        <Button look="primary" onClick={begin}>
          {texts.begin}
        </Button>
      </div>
      <p className={prose.small}>{texts.playOnLine}</p>
    </>
  )
}

const PERSON = ''

function linkTo(draft: Draft): Promise<string> {
  return recordToLink(withItsCards(recordAt(draft)))
}

function ScoreAndShare({ draft, state, editor, face, names, texts, boardTexts }: Props & { readonly state: unknown }) {
  const { game } = draft
  const { table } = useTexts()
  const result = useLoaded(undefined, face.loadResult)
  const [said, setSaid] = useState('')
  const poster = useRef<HTMLDivElement>(null)
  // Browsers allow copying only right after a click, so the link is made before.
  const link = useLoaded(draft, linkTo, true) ?? ''
  const [before, setBefore] = useState(draft)
  if (before !== draft) {
    setBefore(draft)
    setSaid('')
  }
  const sheet = useMemo(() => {
    return {
      cards: game.cards,
      view: game.view(state, 'spectator'),
      insight: face.insight(state, 'spectator'),
      standing: game.standing(state),
      seats: names.map((name) => ({ name, kind: 'person' as const })),
      texts: boardTexts,
    }
  }, [game, state, face, names, boardTexts])
  const copy = async (text: string, done: string) => setSaid((await copyText(text)) ? done : table.notCopied)
  const text = positionText(draft)
  return (
    <>
      <div className={styles.sheet}>{result && <result.Sheet {...sheet} />}</div>
      {editor.Sources &&
        names.map((name, i) => (
          <details key={name} className={styles.sources}>
            <summary>{texts.sourcesOf(name)}</summary>
            {editor.Sources?.({
              score: sheet.standing.scores[i],
              sources: game.pointSources(state, i + 1),
              cards: game.cards,
              texts: boardTexts,
            })}
          </details>
        ))}
      <div className={styles.ways}>
        <Button
          onClick={() =>
            copy(
              location.origin + hrefOf(PATHS.workshop) + addressOf({ kind: 'link', text: link }, 0),
              texts.linkCopied,
            )
          }
        >
          {texts.copyLink}
        </Button>
        <Button onClick={() => copy(text, texts.textCopied)}>{texts.copyText}</Button>
        <Button onClick={() => download(new Blob([text], { type: 'application/json' }), `${game.id}-position.json`)}>
          {texts.saveFile}
        </Button>
        {result?.Poster && (
          <Button
            onClick={async () => {
              const isDone = await downloadPicture(poster.current, `${game.id}-position.png`)
              setSaid(isDone ? '' : table.noPicture)
            }}
          >
            {table.downloadPicture}
          </Button>
        )}
        <span role="status">{said}</span>
      </div>
      {result?.Poster && (
        <div className={styles.poster} ref={poster} aria-hidden="true">
          <result.Poster {...sheet} />
        </div>
      )}
    </>
  )
}
