import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Parts, progressOf, type SetEditor } from '#boards/editor/set-editor.tsx'
import type { ProblemTexts } from '#engine/card-problem.ts'
import { explainCards } from '#engine/card-sentences.ts'
import type { Game } from '#engine/game.ts'
import type { JsonObject } from '#engine/json.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { loadRules } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Input } from '#ui/Field.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useFaceTexts, useIntro } from '../../game-texts.ts'
import { removeCardSet } from '../../games/card-sets.ts'
import { newGameAddress } from '../../routes.ts'
import { chooseCardSet, useSettings } from '../../settings/settings.ts'
import type { WorkshopTexts } from '../../text/en/workshop.ts'
import { type Draft, fileOf, keepDraft, nameOf } from './drafts.ts'
import styles from './Sets.module.css'
import { ShareButtons } from './ShareButtons.tsx'

type SetTexts = WorkshopTexts['sets']

interface SetEditorPageProps {
  readonly draft: Draft | undefined
  readonly texts: SetTexts
  /** What can be wrong in the cards of any game. */
  readonly forms: ProblemTexts
}

/** The editor of one card set: the game's own, and what is the same for all games around it. */
export function SetEditorPage({ draft, texts, forms }: SetEditorPageProps) {
  const tools = useLoaded(draft?.game, loadTools)
  return (
    <>
      {draft === undefined && <p>{texts.gone}</p>}
      {draft && tools && <Editing first={draft} {...tools} {...{ texts, forms }} />}
    </>
  )
}

async function loadTools(game: string | undefined) {
  const loadSetEditor = game === undefined ? undefined : GAME_TOOLS[game]?.loadSetEditor
  if (game === undefined || loadSetEditor === undefined) return undefined
  const [rules, editor] = await Promise.all([loadRules(game), loadSetEditor()])
  return { rules, editor }
}

interface EditingProps extends Pick<SetEditorPageProps, 'texts' | 'forms'> {
  readonly first: Draft
  readonly rules: Game
  readonly editor: SetEditor
}

function Editing({ first, rules, editor, texts, forms }: EditingProps) {
  const { language } = useSettings()
  const [, navigate] = useLocation()
  const intro = useIntro(first.game)
  const faceTexts = useFaceTexts(first.game)
  const [draft, setDraft] = useState(first)
  const [isKept, setKept] = useState(true)
  const name = nameOf(draft)
  const text = useMemo(() => fileOf(draft.json), [draft.json])
  const problem = useMemo(() => {
    const read = rules.withCards(draft.json, { id: name, sha256: '' })
    return read.ok ? undefined : read.error
  }, [rules, draft.json, name])
  const [done, total] = progressOf(editor, draft.json)

  function change(fields: JsonObject): void {
    const changed = { ...draft, json: { ...draft.json, ...fields } }
    setDraft(changed)
    void keepDraft(changed).then(setKept)
  }

  /** Saves the set as it is now in the place of the one that was saved from this draft before. */
  async function play(): Promise<void> {
    const { addCardSet } = await import('../../games/card-files.ts')
    const added = await addCardSet(rules, name || texts.nameless, new TextEncoder().encode(text).buffer)
    if (!added.ok) return setKept(false)
    const { sha256 } = added.value
    if (draft.saved !== undefined && draft.saved !== sha256) removeCardSet(draft.saved)
    await keepDraft({ ...draft, saved: sha256 })
    chooseCardSet(draft.game, sha256)
    navigate(newGameAddress(draft.game))
  }

  return (
    <div className={styles.editor}>
      <div className={styles.side}>
        <Card className={styles.head} aria-label={texts.gameOf(intro?.name ?? '')}>
          <label className={styles.nameField}>
            {texts.name}
            <Input
              maxLength={60}
              autoComplete="off"
              placeholder={texts.nameless}
              value={name}
              onChange={({ target }) => change({ id: target.value })}
            />
          </label>
          <div>
            <progress className={styles.progress} value={done} max={total} aria-label={texts.done(done, total)} />
            <p className={prose.small}>
              {texts.done(done, total)} · {isKept ? texts.saved : texts.notSaved}
            </p>
          </div>
          <div className={styles.actions}>
            <Button
              look="primary"
              disabled={problem !== undefined}
              aria-label={texts.playWhat(name || texts.nameless)}
              onClick={() => void play()}
            >
              {texts.play}
            </Button>
            <ShareButtons gameId={draft.game} name={name || texts.nameless} text={text} texts={texts} />
          </div>
        </Card>
        <p role="status" className={`${styles.state} ${problem === undefined ? styles.good : styles.open}`}>
          {problem === undefined
            ? texts.ready
            : done < total
              ? texts.toEnter(total - done)
              : texts.missing(explainCards(problem, { ...forms, ...editor.texts[language].problems }))}
        </p>
      </div>
      {faceTexts !== undefined && (
        <Card as="div" className={styles.body}>
          <Parts {...{ editor, language, change }} draft={draft.json} board={faceTexts} />
        </Card>
      )}
    </div>
  )
}
