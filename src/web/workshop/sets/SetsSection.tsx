import { useCallback, useEffect, useReducer, useState } from 'react'
import { useLocation } from 'wouter'
import type { ProblemTexts } from '#engine/card-problem.ts'
import { explainCards } from '#engine/card-sentences.ts'
import { cardSetIn, withCardSet } from '#engine/card-set.ts'
import { isObject, type JsonObject } from '#engine/json.ts'
import { GAME_TOOLS } from '#games/editors.ts'
import { GAME_IDS, loadRules } from '#games/index.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Select } from '#ui/Field.tsx'
import { useLoaded } from '#ui/Part.tsx'
import prose from '#ui/prose.module.css'
import { useIntro } from '../../game-texts.ts'
import { cardTextOf, listCardSets, removeCardSet } from '../../games/card-sets.ts'
import { FileButton, RemoveButton } from '../../pages/parts/buttons.tsx'
import { type Problem, reasonOf } from '../../problem.ts'
import { linkToText } from '../../replay/record-link.ts'
import { newGameAddress, PATHS } from '../../routes.ts'
import { chooseCardSet, useSettings } from '../../settings/settings.ts'
import { library } from '../../storage/library.ts'
import type { WorkshopTexts } from '../../text/en/workshop.ts'
import { useTexts } from '../../text/TextsContext.tsx'
import { type Draft, eraseDraft, listDrafts, nameOf, newDraft } from './drafts.ts'
import styles from './Sets.module.css'
import { ShareButtons } from './ShareButtons.tsx'

type SetTexts = WorkshopTexts['sets']

interface SectionProps {
  readonly texts: SetTexts
  /** What can be wrong in the cards of any game. */
  readonly forms: ProblemTexts
}

/** The card sets of this browser, game by game, and where new ones begin. */
export function SetsSection(props: SectionProps) {
  const { texts } = props
  const [version, setVersion] = useState(0)
  return (
    <section className={styles.section} aria-labelledby="sets">
      <h2 id="sets" className={prose.sectionTitle}>
        {texts.title}
      </h2>
      <p className={prose.small}>{texts.line}</p>
      <SharedSet {...props} onAdded={() => setVersion(version + 1)} />
      <div className={styles.games}>
        {GAME_IDS.filter((id) => GAME_TOOLS[id] !== undefined).map((id) => (
          <GameSets key={`${id} ${version}`} gameId={id} {...props} />
        ))}
      </div>
    </section>
  )
}

function GameSets({ gameId, texts, forms }: SectionProps & { readonly gameId: string }) {
  const inLanguage = useReasons(forms)
  const { language } = useSettings()
  const [, navigate] = useLocation()
  const intro = useIntro(gameId)
  const { sampleFailed } = useTexts().pages.newGame
  const samples = useLoaded(language, GAME_TOOLS[gameId]?.loadSamples) ?? []
  const [said, setSaid] = useState('')
  const [, refresh] = useReducer((version: number) => version + 1, 0)
  useEffect(() => {
    // Also for what a slow database has later.
    return library.onOtherTab(refresh)
  }, [])
  const drafts = listDrafts(gameId)
  const saved = new Set(drafts.map((draft) => draft.saved))
  const sets = listCardSets(gameId).filter(({ sha256 }) => !saved.has(sha256))
  const open = (draft: Draft) => navigate(`${PATHS.workshop}?set=${draft.id}`)

  async function begin(from: string): Promise<void> {
    const cards = await cardsFrom(gameId, from)
    if (cards === undefined) return setSaid(sampleFailed)
    open(newDraft(gameId, cards))
  }

  async function add(file: File): Promise<void> {
    const [rules, { addCardSet }] = await Promise.all([loadRules(gameId), import('../../games/card-files.ts')])
    const added = await addCardSet(rules, file.name, await file.arrayBuffer())
    setSaid(added.ok ? texts.added(added.value.id) : texts.refused(await inLanguage(gameId, added.problem)))
    refresh()
  }

  function play(sha256: string): void {
    chooseCardSet(gameId, sha256)
    navigate(newGameAddress(gameId))
  }

  return (
    <Card className={styles.game} aria-label={texts.gameOf(intro?.name ?? '')}>
      <h3 className={styles.gameName}>{intro?.name}</h3>
      <ul className={styles.list}>
        {drafts.map((draft) => {
          const name = nameOf(draft) || texts.nameless
          return (
            <li key={draft.id} className={styles.set}>
              <span className={styles.name}>
                {name} <span className={prose.small}>{texts.draft}</span>
              </span>
              <Button aria-label={texts.editWhat(name)} onClick={() => open(draft)}>
                {texts.edit}
              </Button>
              <RemoveButton
                what={name}
                remove={() => {
                  eraseDraft(draft.id)
                  refresh()
                }}
              />
            </li>
          )
        })}
        {sets.map(({ id, sha256 }) => {
          const text = cardTextOf({ id, sha256 }) ?? ''
          return (
            <li key={sha256} className={styles.set}>
              <span className={styles.name}>{id}</span>
              <Button aria-label={texts.playWhat(id)} onClick={() => play(sha256)}>
                {texts.play}
              </Button>
              <Button look="quiet" aria-label={texts.editWhat(id)} onClick={() => void begin(text)}>
                {texts.edit}
              </Button>
              <ShareButtons gameId={gameId} name={id} text={text} texts={texts} />
              <RemoveButton
                what={id}
                remove={() => {
                  removeCardSet(sha256)
                  refresh()
                }}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Select aria-label={texts.begin} value="" onChange={({ target }) => void begin(target.value)}>
          <option value="">{texts.begin}</option>
          <option value="standard">{texts.fromStandard}</option>
          <option value="empty">{texts.fromNothing}</option>
          {samples.map(({ file, name }) => (
            <option key={file} value={`sample/${file}`}>
              {texts.fromSample(name)}
            </option>
          ))}
        </Select>
        <FileButton text={texts.importFile} take={(file) => void add(file)} />
      </div>
      <p role="status" className={prose.small}>
        {said}
      </p>
    </Card>
  )
}

/** What a new draft begins with: nothing, the standard cards, a sample, or the text of a set. */
async function cardsFrom(gameId: string, from: string): Promise<JsonObject | undefined> {
  if (from === 'empty') return (await GAME_TOOLS[gameId].loadSetEditor()).empty
  const rules = await loadRules(gameId)
  if (from === 'standard') return rules.cards as JsonObject
  const text = from.startsWith('sample/')
    ? await (await import('../../games/sample-sets.ts')).loadSample(from.slice('sample/'.length))
    : from
  const set = cardSetIn(text ?? '', '')
  // Checked and completed by the rules: a file may leave out what the standard cards have.
  const game = set.ok ? withCardSet(rules, set.value) : set
  return game.ok && set.ok ? { id: set.value.id, ...(game.value.cards as JsonObject) } : undefined
}

interface Shared {
  readonly gameId: string
  readonly text: string
}

/** A set that came with the link of the page: `#set=GAME.…`. */
function SharedSet({ texts, forms, onAdded }: SectionProps & { onAdded(): void }) {
  const inLanguage = useReasons(forms)
  const [shared, setShared] = useState<Shared>()
  const [said, setSaid] = useState('')
  const intro = useIntro(shared?.gameId ?? GAME_IDS[0])
  useEffect(() => {
    const [gameId, link = ''] = (/^#set=(.+)$/.exec(location.hash)?.[1] ?? '').split('.')
    if (!GAME_IDS.includes(gameId)) return
    void linkToText(link).then(async (text) => {
      if (text.ok) setShared({ gameId, text: text.value })
      else setSaid(texts.refused(await inLanguage(gameId, text.problem)))
    })
  }, [texts, inLanguage])

  async function add({ gameId, text }: Shared): Promise<void> {
    const [rules, { addCardSet }] = await Promise.all([loadRules(gameId), import('../../games/card-files.ts')])
    const added = await addCardSet(rules, nameIn(text), new TextEncoder().encode(text).buffer)
    setSaid(added.ok ? texts.added(added.value.id) : texts.refused(await inLanguage(gameId, added.problem)))
    if (!added.ok) return
    setShared(undefined)
    history.replaceState(null, '', location.pathname)
    onAdded()
  }

  return (
    <div className={styles.shared}>
      {shared && (
        <Card as="div">
          <p>{texts.shared(nameIn(shared.text), intro?.name ?? '')}</p>
          <Button look="primary" onClick={() => void add(shared)}>
            {texts.add}
          </Button>
        </Card>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

/** Why a set is refused, in the language of the page. */
function useReasons(forms: ProblemTexts): (gameId: string, problem: Problem) => Promise<string> {
  const { reasons } = useTexts()
  const { language } = useSettings()
  return useCallback(
    async (gameId, problem) => {
      if (problem.kind !== 'broken' || problem.cards === undefined) return reasonOf(problem, reasons)
      const { texts } = await GAME_TOOLS[gameId].loadSetEditor()
      return explainCards(problem.cards, { ...forms, ...texts[language].problems })
    },
    [forms, language, reasons],
  )
}

function nameIn(text: string): string {
  const set = cardSetIn(text, 'cards')
  return set.ok && isObject(set.value) ? set.value.id : 'cards'
}
