import { useEffect, useMemo, useState } from 'react'
import type { PositionEditor } from '#boards/editor/editor.ts'
import { FieldRow, Select } from '#boards/editor/fields.tsx'
import type { GameOptions } from '#engine/game.ts'
import { fillIn } from '#engine/json.ts'
import { chosenVariants } from '#engine/options.ts'
import type { PositionProblem } from '#engine/position.ts'
import { findFacts } from '#games/index.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useFaceTexts, useIntro } from '../game-texts.ts'
import { CardSetChoice } from '../pages/new-game/CardSetChoice.tsx'
import { Variants } from '../pages/new-game/Variants.tsx'
import { PageFrame } from '../pages/PageFrame.tsx'
import { Refused } from '../replay/OpenRecord.tsx'
import type { Source } from '../replay/record-link.ts'
import { hrefOf, rulesAddress } from '../routes.ts'
import { useSettings } from '../settings/settings.ts'
import { Loading } from '../table/Loading.tsx'
import type { WorkshopTexts } from '../text/en/workshop.ts'
import { useTexts } from '../text/TextsContext.tsx'
import { PasteText } from './PasteText.tsx'
import styles from './PositionPage.module.css'
import { PositionUse } from './PositionUse.tsx'
import { type Draft, freshDraft, gameWithSet, keepDraft, useWorkbench, type Workbench } from './position-source.ts'

interface Props {
  /** Where no source names a game. */
  readonly gameId: string
  readonly source: Source | undefined
  readonly at: number | undefined
  readonly texts: WorkshopTexts
}

/** A position that is set up by hand, what is wrong with it, and what can be done with it. */
export function PositionPage({ gameId, source, at, texts }: Props) {
  const opened = useWorkbench(gameId, source, at)
  const { frame } = useTexts().pages
  if (opened === undefined) return <Loading />
  if (opened.ok) return <Bench first={opened.bench} texts={texts} />
  return (
    <PageFrame title={frame.tab(texts.title)} page="games">
      <h1 className={prose.pageTitle}>{texts.title}</h1>
      <Refused problem={opened.problem} />
    </PageFrame>
  )
}

export interface BenchTexts {
  readonly texts: WorkshopTexts
}

function Bench({ first, texts }: { readonly first: Workbench } & BenchTexts) {
  const { frame, newGame } = useTexts().pages
  const { language } = useSettings()
  const { editor, checking, face } = first
  const [history, setHistory] = useState<readonly Draft[]>([first])
  const [draft] = history
  const { game, position } = draft
  const intro = useIntro(game.id)
  const boardTexts = useFaceTexts(game.id)
  const words = useLoaded(language, editor.loadWords)
  useEffect(() => void keepDraft(draft), [draft])
  const problems = useMemo(() => checking.check(position, game), [checking, position, game])
  if (intro === undefined || boardTexts === undefined || words === undefined) return <Loading />
  const put = (next: Draft) => setHistory([next, ...history].slice(0, MOST_STEPS))
  const { players } = (position as { readonly options: GameOptions }).options
  const names = Array.from({ length: players }, (_, i) => newGame.player(i + 1))
  return (
    <PageFrame title={frame.tab(`${texts.title}: ${intro.name}`)} page="games" gameId={game.id}>
      <div className={styles.top}>
        <h1>{intro.name}</h1>
        <div className={styles.ways}>
          <Button disabled={history.length === 1} onClick={() => setHistory(history.slice(1))}>
            {texts.undo}
          </Button>
          <StartOver {...{ draft, editor, put, texts }} />
          <PasteText texts={texts} gameId={game.id} put={put} explain={(problem) => explained(problem, words, texts)} />
        </div>
      </div>
      <div className={styles.bench}>
        <section className={styles.editor} aria-label={texts.editor}>
          <editor.Editor
            {...{ position, names, words }}
            cards={game.cards}
            texts={boardTexts}
            change={(changed) => put({ game, position: editor.tidy(changed, game.cards) })}
          />
        </section>
        <div className={styles.use}>
          <div className={styles.status} role="status">
            {problems.length > 0 && (
              <div className={styles.problems}>
                <h2>{texts.impossible}</h2>
                <ul>
                  {problems.slice(0, MOST_PROBLEMS).map((problem) => {
                    const { values } = problem
                    const named = editor.nameValues?.(values, boardTexts, game.cards) ?? values
                    return (
                      <li key={JSON.stringify(problem)}>
                        {explained({ ...problem, values: named }, words, texts)}{' '}
                        {problem.rule !== '' && (
                          <a href={hrefOf(rulesAddress(game.id, problem.rule))}>{problem.rule}</a>
                        )}
                      </li>
                    )
                  })}
                </ul>
              </div>
            )}
          </div>
          {problems.length === 0 && <PositionUse {...{ draft, editor, face, names, texts, boardTexts, intro }} />}
        </div>
      </div>
    </PageFrame>
  )
}

const MOST_STEPS = 100
const MOST_PROBLEMS = 8

/** A problem in the language of the page. */
function explained(
  { reason, values }: PositionProblem,
  words: { readonly problems: Readonly<Record<string, string>> },
  texts: WorkshopTexts,
): string {
  const known: Readonly<Record<string, string>> = { ...texts.forms, ...words.problems }
  return texts.problem(fillIn(known[reason] ?? reason, values))
}

interface PutProps extends BenchTexts {
  readonly draft: Draft
  readonly editor: PositionEditor
  put(draft: Draft): void
}

/** Begins again with a fresh game of this many players. */
function StartOver({ draft: { game, position }, editor, put, texts }: PutProps) {
  const facts = findFacts(game.id)
  const intro = useIntro(game.id)
  const { options } = position as { readonly options: GameOptions }
  if (facts === undefined || intro === undefined) return null
  const [fewest, most] = facts.players
  const chosen = chosenVariants(facts.variants, { ...options })
  const begin = (wanted: GameOptions) => put(freshDraft(game, wanted, editor))
  return (
    <details className={styles.more}>
      <summary className={buttonClass({})}>{texts.startOver}</summary>
      <div className={styles.panel}>
        <FieldRow>
          <Select
            label={texts.players}
            value={options.players}
            choices={Array.from({ length: most - fewest + 1 }, (_, i) => [fewest + i, String(fewest + i)])}
            choose={(players) => begin({ players, ...chosen })}
          />
          <Button look="primary" onClick={() => begin({ players: options.players, ...chosen })}>
            {texts.fresh}
          </Button>
        </FieldRow>
        <CardSetChoice
          gameId={game.id}
          chosen={game.cardSetName?.sha256 ?? ''}
          className={styles.cards}
          choose={async (sha256) => {
            const other = await gameWithSet(game.id, sha256)
            if (other.ok) put(freshDraft(other.value, { players: options.players, ...chosen }, editor))
          }}
        />
        {facts.variants.length > 0 && (
          <Variants
            all={facts.variants}
            chosen={chosen}
            intro={intro}
            choose={(variants) => begin({ players: options.players, ...variants })}
          />
        )}
      </div>
    </details>
  )
}
