import type { BoardProps, GameFace, HintFace, SheetProps } from '#boards/board.ts'
import { Help, HelpPart } from '#boards/Help.tsx'
import { PadRow, padColumns, ResultSheet, ScorePad, Verdict } from '#boards/result/ResultSheet.tsx'
import { SeatBar } from '#boards/SeatBar.tsx'
import { Strip, StripButton } from '#boards/Strip.tsx'
import { hintSentence, refusalSentence } from '#boards/sentences.ts'
import { TableFrame } from '#boards/TableFrame.tsx'
import style from './board.module.css'
import { readMove } from './moves.ts'
import { CARDS, type ChestnutsTypes, sackLimit } from './state.ts'
import { type ChestnutsTexts, rules } from './texts.ts'

/** What the rules know of a moment besides its view. */
interface Insight {
  readonly stake: number
}

function Board(board: BoardProps<ChestnutsTypes, Insight, ChestnutsTexts>) {
  const { view, insight, seats, legal, take, mayAct, texts } = board
  return (
    <TableFrame
      board={board}
      seats={
        <SeatBar
          board={board}
          active={view.active}
          look={(seat) => {
            const { points } = view.players[seat - 1]
            return { score: points, scoreLabel: texts.points(seats[seat - 1].name, points) }
          }}
        />
      }
      main={view.players.map(({ sack }, i) => (
        <Cards key={seats[i].name} label={texts.sackOf(seats[i].name, sack.length)} cards={sack} />
      ))}
      panels={[
        { id: 'open', label: texts.open, content: <Cards label={texts.left(view.tree.length)} cards={view.open} /> },
      ]}
      log={{
        narrate: (moment, next) => narrate(moment, next, texts, board.cards, seats),
        roundOf: (_, index) => Math.floor(index / seats.length) + 1,
      }}
      help={(frame) => (
        <Help {...frame}>
          <HelpPart
            title={texts.rules}
            items={rules.flatMap((section) => section.rules.map(({ id, text }) => [id, null, text] as const))}
          />
        </Help>
      )}
      strip={
        <Strip
          board={board}
          now={mayAct ? texts.yourTurn(sackLimit(view.options), insight.stake) : ''}
          buttons={legal.map((action) => (
            <StripButton key={action} mark={action} onPress={() => take(action)}>
              {hints.describe(action, view, texts, board.cards, seats)}
            </StripButton>
          ))}
        />
      }
    />
  )
}

function Cards({ label, cards }: { readonly label: string; readonly cards: readonly (number | null)[] }) {
  return (
    <section className={style.sack} aria-label={label}>
      <h2>{label}</h2>
      {Array.from(cards.entries(), ([place, card]) => (
        <span key={place} className={style.card}>
          {card ?? '?'}
        </span>
      ))}
    </section>
  )
}

const narrate: GameFace<ChestnutsTypes, Insight, ChestnutsTexts>['narrate'] = (moment, next, texts, _cards, seats) => {
  const move = readMove(moment.action)
  const { name } = seats[moment.seat - 1]
  const opened = next.open.slice(moment.before.open.length)
  const done = move.kind === 'call' ? texts.log.call(name, seats[move.seat - 1].name) : texts.log[move.kind](name)
  return opened.length === 0 ? done : `${done} ${texts.log.opened(opened)}`
}

const hints: HintFace<ChestnutsTypes, ChestnutsTexts> = {
  describe(action, _view, texts, _cards, seats) {
    const move = readMove(action)
    return move.kind === 'call' ? texts.moves.call(seats[move.seat - 1].name) : texts.moves[move.kind]
  },
  explain: (reason, texts) => hintSentence(reason, texts.hints),
}

function Sheet({ view, standing, seats, texts: { score } }: SheetProps<ChestnutsTypes, Insight, ChestnutsTexts>) {
  const columns = padColumns(standing, seats, view.players)
  return (
    <ResultSheet label={score.sheet}>
      <Verdict text={score.won(standing.winners.map((seat) => seats[seat - 1].name))} />
      <ScorePad columns={columns} texts={score}>
        <tbody>
          <PadRow label={score.chestnuts} columns={columns} cell={({ player }) => player.points} />
        </tbody>
      </ScorePad>
    </ResultSheet>
  )
}

export const face: GameFace<ChestnutsTypes, Insight, ChestnutsTexts> = {
  Board,
  loadResult: async () => ({ Sheet }),
  insight: ({ stake }) => ({ stake }),
  secretOf: ({ players }, seat) => (players[seat - 1].sack.length > 0 ? 'held' : undefined),
  progress: ({ tree }) => 1 - tree.length / CARDS.length,
  turnOf: ({ turn }) => turn,
  explain: (refusal, texts) => refusalSentence(refusal, texts.refusals),
  narrate,
  headline: ({ total }) => ({ points: total, title: undefined }),
  loadRules: async () => rules,
  loadHints: async () => hints,
}
